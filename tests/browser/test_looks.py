"""Seven sizes, all languages, two themes, large text: nothing scrolls, nothing is covered, axe finds nothing."""

from __future__ import annotations

import json
import os
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from landsraad.i18n import LANGUAGES
from tests.browser.kit import (
    EVERYTHING,
    RESULTS,
    ROOT,
    SIZES,
    Server,
    asked,
    by_mouse,
    no_scroll,
    opened,
    parts,
    person,
    play,
    question,
    quick_game,
    resized,
    some,
    too_small,
    violations,
    windows,
)
from tests.browser.measures import covered, cut, overlapping, unhinted

PICTURE = ROOT / "docs" / "images" / "table.png"
FILM = PICTURE.with_name("film.webm")
# The address of a table, and the cookies of somebody who sits there.
Visited = tuple[str, list[Any]]


@pytest.fixture(scope="module")
def game(browser: Browser, server: Server) -> Visited:
    """A game in its second round before a turn, seen by whoever has the cookie."""
    context = person(browser)
    page = opened(context, server.address)
    quick_game(page)
    enough = some(16)
    turn = page.locator("[data-zone=hand].glow")
    play(page, by_mouse(random.Random(4)), lambda page: enough(page) and turn.count() > 0, 120)
    question(page)
    state = context.cookies()
    address = page.url
    context.close()
    return address, state


def visit(browser: Browser, game: Visited, window: str, **settings: Any) -> Page:
    context = person(browser, window, **settings)
    context.add_cookies(game[1])
    page = opened(context, game[0])
    page.locator("section.bar").wait_for()
    question(page)
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_size_shows_the_board_whole(browser: Browser, game: Visited, lang: str) -> None:
    page = visit(browser, game, "laptop", lang=lang)
    for size in windows(lang):
        resized(page, size)
        seen: set[str] = set()
        for part in parts(page):
            if part and not part.startswith("board"):
                continue
            no_scroll(page)
            assert page.locator("main").evaluate("part => part.scrollHeight - part.clientHeight") <= 0
            assert covered(page, ".plaque, .plate, .conflict, .faction, .view, section.bar") == [], (size, part)
            assert cut(page) == [], (size, part)
            assert overlapping(page) == [], (size, part)
            assert unhinted(page) == [], (size, part)
            seen |= set(
                page.locator(".plaque, .faction button").evaluate_all("all => all.map((one) => one.dataset.thing)")
            )
            page.screenshot(path=RESULTS / f"{size}-{lang}{part.replace('board', '').replace(' ', '-')}.png")
        assert len(seen) == 22 + 4, size
        if size in ("phone", "side", "tablet"):
            page.locator("[data-tab=board]").click()
        assert covered(page, ".bar [data-verb=reveal]") == [] or size == "side", size
        if size not in ("phone", "side"):
            assert covered(page, "section.you .card, [data-zone=market]") == [], size
            expect(page.locator("section.you")).to_be_visible()
        page.screenshot(path=RESULTS / f"{size}-{lang}.png")
        if size == "laptop" and lang == "en" and os.environ.get("LANDSRAAD_PICTURES"):
            shutil.copy(RESULTS / f"{size}-{lang}.png", PICTURE)
    page.context.close()


# Colours change with the theme, what there is with the size.
BOTH_THEMES = ("phone", "laptop")
AXE_AT = [(size, theme) for number, size in enumerate(SIZES) for theme in ("dark", "light")
          if EVERYTHING or size in BOTH_THEMES or ("dark", "light")[number % 2] == theme]  # fmt: skip


@pytest.mark.parametrize(("size", "theme"), AXE_AT)
def test_axe_finds_nothing(browser: Browser, server: Server, game: Visited, size: str, theme: str) -> None:
    page = visit(browser, game, size, theme=theme)
    assert violations(page) == []
    if size == "laptop":
        page.keyboard.press("t")
        page.get_by_role("region", name="Text board").wait_for()
        assert violations(page) == []
        page.keyboard.press("t")
    if size in ("phone", "laptop"):
        for name in ("Help", "Settings", "Seats and links"):
            page.get_by_role("button", name=name).click()
            page.get_by_role("dialog").wait_for()
            assert violations(page) == []
            page.keyboard.press("Escape")
    page.goto(server.address)
    page.locator(".way.main").wait_for()
    assert violations(page) == []
    page.screenshot(path=RESULTS / f"landing-{size}-{theme}.png")
    if size == "phone":
        for way in ("Rules", "Choose everything"):
            page.get_by_role("button", name=way).click()
            page.locator("dialog dd, fieldset").first.wait_for()
            assert violations(page) == []
            page.keyboard.press("Escape")
    page.context.close()


@pytest.mark.parametrize("size", ["phone", "side", "tablet", "pad"])
def test_everything_is_large_enough(browser: Browser, server: Server, game: Visited, size: str) -> None:
    """No text below 14 pixels, nothing to tap below 44; other moments of the game are measured where they come up."""
    page = visit(browser, game, size)

    def fits() -> None:
        no_scroll(page)
        assert too_small(page) == []

    for _part in parts(page):
        fits()
    if size != "pad":
        for name in ("Since your turn", "Chat"):
            page.get_by_role("tab", name=name).click()
            fits()
        page.locator("[data-tab=board]").click()
    if size in ("phone", "side"):
        page.locator("[data-view=council]").click()
    page.locator(".plaque").first.click(button="right")
    page.get_by_role("dialog").wait_for()
    fits()
    page.keyboard.press("Escape")
    for name in ("Help", "Settings", "Seats and links"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        fits()
        page.keyboard.press("Escape")
    page.goto(server.address)
    page.locator(".resume").first.wait_for()
    fits()
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog dd").first.wait_for()
    fits()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Choose everything").click()
    page.get_by_role("radio", name="For one sitting").check()
    fits()
    seats = [{"kind": "me"}, {"kind": "open"}]
    lobby = asked(page, "POST", "/tables", {"setup": {"host": "base", "players": 2}, "seats": seats})
    page.goto(f"{server.address}/#table={lobby['table']['id']}")
    page.locator("main.lobby li").first.wait_for()
    fits()
    page.context.close()


def test_large_text_keeps_the_layout(browser: Browser, game: Visited) -> None:
    """German has the longest words, Korean the widest letters."""
    windows = [
        ("phone", "de"),
        ("phone", "ko"),
        ("tablet", "de"),
        ("tablet", "ko"),
        ("laptop", "de"),
        ("desktop", "ko"),
    ]
    for window, lang in windows:
        page = visit(browser, game, window, size=150, lang=lang)
        for tab in page.locator("[data-tab]").all():
            tab.click()
            no_scroll(page)
        no_scroll(page)
        assert covered(page, "section.bar") == []
        page.screenshot(path=RESULTS / f"{window}-large.png")
        page.context.close()


def test_the_language_changes_in_the_game(browser: Browser, game: Visited) -> None:
    page = visit(browser, game, "laptop")
    answers = page.locator(".bar [data-option]").count()
    for lang, word in (("de", "Runde"), ("es", "Ronda"), ("ko", "라운드"), ("en", "Round")):
        page.locator("header select").select_option(lang)
        expect(page.locator("header .fact").first).to_contain_text(word)
        expect(page.locator("section.log h2", has_text=word).first).to_be_attached()
        assert page.locator("html").get_attribute("lang") == lang
        assert page.locator(".bar [data-option]").count() == answers
    page.context.close()


def test_a_step_back_into_another_round_is_asked_twice(browser: Browser, game: Visited) -> None:
    context = person(browser)
    context.add_cookies(game[1])
    page = context.new_page()
    wishes: list[str] = []
    rounds: list[int] = []

    def socket(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def receive(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "state" and data["undo"]:
                rounds.append(data["view"]["round"] - 1)
                data["undo"] = {**data["undo"], "depth": 0, "can_ask": True, "ask_round": rounds[-1]}
            route.send(json.dumps(data))

        def wish(message: str | bytes) -> None:
            # The game is others' too: the wish is heard here and goes no further.
            if json.loads(message)["type"] == "ask_undo":
                wishes.append("ask_undo")
            else:
                server.send(message)

        server.on_message(receive)
        route.on_message(wish)

    page.route_web_socket("**/ws", socket)
    page.goto(game[0])
    question(page)
    page.locator(".back button", has_text="?").click()
    doubt = page.locator("[data-far]")
    expect(doubt).to_contain_text(str(rounds[-1]))
    assert wishes == []
    doubt.click()
    page.wait_for_timeout(100)
    assert wishes == ["ask_undo"]
    context.close()


def test_a_thing_is_shown_closely_and_says_why_it_cannot_be_had(browser: Browser, game: Visited) -> None:
    page = visit(browser, game, "laptop")
    page.locator("[data-zone=market]:not(.glow)").first.click(button="right")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".why")).to_be_visible()
    rule = dialog.locator(".why button")
    name = rule.inner_text()
    rule.click()
    expect(page.get_by_role("dialog").locator("dt").first).to_have_text(name)
    page.get_by_role("searchbox").fill("tie")
    expect(page.get_by_role("dialog").locator("dd").first).to_contain_text("ti")
    page.context.close()


def test_the_readme_shows_a_picture_of_the_tests() -> None:
    """`make pictures` renews it, `make film` the film, which is below 3 MB."""
    told = Path(ROOT / "README.md").read_text("utf-8")
    for picture in (PICTURE, FILM):
        assert picture.is_file()
        assert f"docs/images/{picture.name}" in told
    assert FILM.stat().st_size < 3_000_000


def test_the_board_of_rise_of_ix_fits(browser: Browser, server: Server) -> None:
    """Shipping, Tech tiles and dreadnoughts have their ground too; German names are the longest."""
    page = opened(person(browser, lang="de"), server.address)
    page.locator(".way.main").wait_for()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(3))]
    made = asked(page, "POST", "/tables", {"setup": {"host": "base", "players": 4, "modules": ["ix"]}, "seats": seats})
    page.goto(f"{server.address}/#table={made['table']['id']}")
    page.reload()
    question(page)
    for size in ("phone", "tablet", "pad", "laptop"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for part in parts(page):
            no_scroll(page)
            if part and not part.startswith("board"):
                continue
            assert covered(page, ".plaque, .plate, .conflict, .faction, .track .place") == [], (size, part)
            assert cut(page) == [], (size, part)
            assert overlapping(page) == [], (size, part)
            page.screenshot(path=RESULTS / f"ix-{size}{part.replace('board', '').replace(' ', '-')}.png")
    page.context.close()


def test_spaces_that_nobody_placed_get_free_ground(browser: Browser, game: Visited) -> None:
    """A box of one's own shows up on the board without a row in the layout, with an Agent on every space."""
    strange = {"toy_bazaar": "city", "toy_senate": "landsraad", "toy_court": "emperor"}
    context = person(browser)
    context.add_cookies(game[1])
    page = context.new_page()

    def catalogue(route: Route) -> None:
        reply = route.fetch().json()
        model = reply["catalog"]["spaces"][0]
        reply["catalog"]["spaces"] += [{**model, "id": name, "icon": icon} for name, icon in strange.items()]
        route.fulfill(json=reply)

    def socket(route: WebSocketRoute) -> None:
        def receive(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "state":
                spaces = data["view"]["board"]["spaces"]
                model = next(iter(spaces.values()))
                spaces.update({name: dict(model) for name in strange})
                for number, space in enumerate(spaces.values()):
                    space["agents"] = [int(actor == number % 4) for actor in range(4)]
            route.send(json.dumps(data))

        route.connect_to_server().on_message(receive)

    page.route("**/catalog*", catalogue)
    page.route_web_socket("**/ws", socket)
    page.goto(game[0])
    page.locator(".plaque").first.wait_for()
    for size in SIZES:
        resized(page, size)
        seen: set[str] = set()
        for part in parts(page):
            if part and not part.startswith("board"):
                continue
            assert covered(page, ".plaque") == [], (size, part)
            assert cut(page) == [], (size, part)
            assert overlapping(page) == [], (size, part)
            plates = page.locator(".plaque")
            assert page.locator(".plaque .agent").count() == plates.count(), (size, part)
            seen |= set(plates.evaluate_all("all => all.map((one) => one.dataset.thing)"))
            page.screenshot(path=RESULTS / f"strange-{size}{part.replace('board', '').replace(' ', '-')}.png")
        assert seen >= {f"space/{name}" for name in strange}, size
        assert len(seen) == 22 + len(strange), size
    context.close()
