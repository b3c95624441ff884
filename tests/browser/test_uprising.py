"""Uprising with CHOAM at the table: its board at all sizes, its questions by one gesture, its chapter."""

from __future__ import annotations

import os
import random
import shutil
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from landsraad.i18n import LANGUAGES
from tests.browser import kit
from tests.browser.kit import (
    BOXES,
    RESULTS,
    ROOT,
    SIZES,
    Server,
    by_mouse,
    in_all_sizes,
    in_words,
    no_scroll,
    only_in_soak,
    opened,
    over,
    parts,
    person,
    play,
    put_away,
    question,
    resized,
    settle,
    several,
    some,
    too_small,
    violations,
    windows,
)
from tests.browser.measures import covered, cut, overlapping
from tests.browser.test_tutorial import check_pointed, lesson

PLACES = ".plaque, .plate, .conflict, .faction, .view, section.bar, .post, .contract"
# The small set for the papers: `make pictures` renews it.
PICTURES = (
    "uprising-laptop-es.png",
    "uprising-pad-ko.png",
    "uprising-phone-es-council.png",
    "uprising-phone-ko-combat.png",
)
SPACES, TRACKS, POSTS = 22, 4, 13
THINGS = "all => all.map((one) => one.dataset.thing)"
# The address of a table, and the cookies of somebody who sits there.
Visited = tuple[str, list[Any]]


def seated(page: Page, server: Server, **setup: Any) -> None:
    """Sit down at a table of Uprising with three bots."""
    kit.seated(page, server, {**BOXES["uprising"], **setup})


@pytest.fixture(scope="module")
def game(browser: Browser, server: Server) -> Visited:
    """A game in its middle rounds, seen by whoever has the cookie."""
    context = person(browser)
    page = opened(context, server.address)
    seated(page, server)
    play(page, by_mouse(random.Random(7)), some(60), 240)
    question(page)
    state = (page.url, context.cookies())
    context.close()
    return state


def visit(browser: Browser, game: Visited, window: str, **settings: Any) -> Page:
    """Return a page that looks at the game."""
    context = person(browser, window, **settings)
    context.add_cookies(game[1])
    page = opened(context, game[0])
    question(page)
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_is_whole_at_every_size(browser: Browser, game: Visited, lang: str) -> None:
    page = visit(browser, game, "laptop", lang=lang)
    for size in windows(lang):
        resized(page, size)
        seen: set[str] = set()
        for part in parts(page):
            no_scroll(page)
            if part and not part.startswith("board"):
                continue
            assert page.locator("main").evaluate("part => part.scrollHeight - part.clientHeight") <= 0
            assert covered(page, PLACES) == [], (size, part)
            assert cut(page) == [], (size, part)
            assert overlapping(page) == [], (size, part)
            seen |= set(page.locator(".plaque, .faction button, .post").evaluate_all(THINGS))
            seen |= {f"post/{one.get_attribute('data-post')}" for one in page.locator(".plaque [data-post]").all()}
            seen |= {"wall"} if page.locator("[data-wall]").count() else set()
            name = f"uprising-{size}-{lang}{part.replace('board', '').replace(' ', '-')}.png"
            page.screenshot(path=RESULTS / name)
            if name in PICTURES and os.environ.get("LANDSRAAD_PICTURES"):
                shutil.copy(RESULTS / name, ROOT / "docs" / "images" / name)
        assert len(seen) == SPACES + TRACKS + POSTS + 1, (size, sorted(seen))
    page.context.close()


@pytest.mark.parametrize("size", ["phone", "side", "tablet", "pad"])
def test_fingers_and_eyes_find_everything(browser: Browser, game: Visited, size: str) -> None:
    page = visit(browser, game, size)
    for part in parts(page):
        no_scroll(page)
        assert too_small(page) == [], part
    page.context.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(browser: Browser, game: Visited, theme: str) -> None:
    for size in ("laptop", "phone"):
        page = visit(browser, game, size, theme=theme)
        for part in parts(page):
            assert violations(page) == [], (size, part)
            page.screenshot(path=RESULTS / f"uprising-{size}-{theme}-{part.replace(' ', '-')}.png")
        page.context.close()


def until(page: Page, wanted: str, *words: str) -> Locator:
    """Play until something of a kind may be chosen, liking options with some words, and return what."""
    found = page.locator(wanted)
    any_of = by_mouse(random.Random(5))

    def choose(page: Page) -> None:
        in_words(page)
        labels = page.locator(".bar [data-option]:not([disabled])").all_inner_texts()
        liked = [at for word in words for at, label in enumerate(labels) if word in label]
        if liked and not page.locator(".bar [data-confirm], [data-zoom-option]").count():
            page.locator(".bar [data-option]:not([disabled])").nth(liked[0]).click()
            settle(page)
        else:
            any_of(page)

    play(page, choose, lambda _page: found.count() > 0 or over(page), 240)
    assert not over(page), f"{wanted} was never asked for"
    put_away(page)
    settle(page)
    return found


SPYING = ("place 1 Spy", "Espionage", "Diplomacy", "Seek Allies")


def test_a_spy_is_placed_by_a_click_on_its_post(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server)
    while True:
        posts = until(page, "main .post.glow", *SPYING)
        if "place a Spy" in page.locator("section.bar").inner_text():
            break
        posts.first.click()
        settle(page)
    before = int(page.locator("section.you [data-spies]").get_attribute("data-spies") or "")
    page.screenshot(path=RESULTS / "uprising-placing.png")
    thing = posts.first.get_attribute("data-thing")
    # The ways to its spaces are lit while it can be chosen.
    assert page.locator("svg.ways path.lit").count() == posts.count()
    posts.first.click()
    expect(page.locator("section.you [data-spies]")).to_have_attribute("data-spies", str(before - 1))
    post = page.locator(f".post[data-thing='{thing}']")
    expect(post).to_contain_text("Spy of")
    post.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Spy of")


def test_on_a_phone_a_space_is_tapped_for_its_post(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server)
    until(page, "main .post.glow", *SPYING)
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    glowing = page.locator(".plaque.glow:has([data-post])")
    glowing.first.wait_for()
    assert too_small(page) == []
    asked_before = page.locator("section.bar").inner_text()
    glowing.first.click()
    settle(page)
    several = page.locator("[data-zoom-option]")
    if several.count():
        several.first.click()
    expect(page.locator("section.bar")).not_to_have_text(asked_before)


def test_a_contract_is_taken_by_a_click_and_lies_before_its_owner(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server)
    contracts = until(page, "main .contract.glow", "take 1 contract", "Accept Contract", "Dutiful Service")
    thing = contracts.first.get_attribute("data-thing")
    name = contracts.first.locator(".name").inner_text()
    contracts.first.click()
    # One that is completed at once turns over; any other lies open.
    own = page.locator(f"section.you [data-deals] [data-thing='{thing}'], section.you [data-done]")
    expect(own.first).to_be_visible()
    expect(page.locator("section.log")).to_contain_text(name)


def test_what_a_seat_holds_is_shown(browser: Browser, game: Visited) -> None:
    page = visit(browser, game, "laptop")
    expect(page.locator("section.you [data-spies]")).to_be_visible()
    expect(page.locator("section.you [data-won] button").first).to_be_visible()
    expect(page.locator("article [data-won]")).to_have_count(3)
    expect(page.locator(".prize [data-battle]")).to_be_visible()
    page.locator("section.you [data-won] button").first.click()
    expect(page.get_by_role("dialog").locator("img")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    board = page.get_by_role("region", name="Text board")
    for told in ("Shield Wall", "observation posts", "Contracts"):
        expect(board).to_contain_text(told)
    page.context.close()


def test_leaders_with_a_track_or_another_side_show_it(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server, leaders=["feyd_rautha_harkonnen", "lady_jessica", None, None])
    page.locator("section.you .leader").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".training .place")).to_have_count(8)
    expect(dialog.locator(".training .now")).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("article .head[data-thing='leader/lady_jessica']").click()
    dialog.locator("[data-turned]").click()
    expect(dialog).to_contain_text("Reverend Mother")


@only_in_soak
def test_a_whole_game_by_mouse_at_all_sizes(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server)
    assert play(page, in_all_sizes(by_mouse(random.Random(21)), stay=12), over, 420) > 40
    page.set_viewport_size({"width": 1366, "height": 768})
    no_scroll(page)
    expect(page.locator(".standings li")).to_have_count(4)
    page.screenshot(path=RESULTS / "uprising-end.png")


FOUR = ("phone", "tablet", "laptop", "desktop")
# What a turn is made of, by what the page asks or shows.
MOMENTS = {
    "combat": ".stage",
    "deploy": ".stepper",
    "acquire": "[data-place=market] .glow[data-option]",
    "place": ".plaque.glow[data-option]",
    "hand": "[data-zone=hand].glow[data-option]",
}


@pytest.mark.parametrize("lang", several(("es", "ko"), "ko"))
def test_a_whole_game_in_other_words_at_four_sizes(browser: Browser, server: Server, lang: str) -> None:
    """Every moment of a turn is measured when it first comes, at every size."""
    page = opened(person(browser, lang=lang), server.address)
    seated(page, server)
    seen: set[str] = set()
    point = by_mouse(random.Random(33))

    def look(name: str) -> None:
        page.mouse.move(1, 1)  # a card that the pointer rests on opens over what is below it
        for size in FOUR:
            page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
            settle(page)
            page.screenshot(path=RESULTS / f"game-{lang}-{name}-{size}.png")
            no_scroll(page)
            assert covered(page, "section.bar") == [], (name, size)
            assert cut(page) == [], (name, size)
            assert size not in ("phone", "tablet") or too_small(page) == [], (name, size)
        page.set_viewport_size({"width": 1366, "height": 768})
        settle(page)

    def choose(page: Page) -> None:
        now = next((name for name, mark in MOMENTS.items() if page.locator(mark).count()), "other")
        if now not in seen and not page.locator("[data-zoom-option], [data-confirm]").count():
            seen.add(now)
            look(now)
        point(page)

    assert play(page, choose, over, 600) > 25
    # Combat asks only whom it concerns.
    assert set(MOMENTS) - {"combat"} <= seen, seen
    for size in FOUR:
        page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        settle(page)
        no_scroll(page)
        page.screenshot(path=RESULTS / f"game-{lang}-end-{size}.png")
    expect(page.locator(".standings li")).to_have_count(4)


def test_large_text_keeps_the_board(browser: Browser, game: Visited) -> None:
    """Half as large again, in the languages with the longest words and the widest letters."""
    windows = [
        ("phone", "es"),
        ("phone", "ko"),
        ("tablet", "de"),
        ("laptop", "es"),
        ("laptop", "ko"),
        ("desktop", "de"),
    ]
    for window, lang in windows:
        page = visit(browser, game, window, size=150, lang=lang)
        for part in parts(page):
            no_scroll(page)
            assert covered(page, "section.bar") == [], (window, lang, part)
            name = f"uprising-{window}-{lang}-150{part.replace('board', '').replace(' ', '-')}.png"
            page.screenshot(path=RESULTS / name)
            if not part or part.startswith("board"):
                assert cut(page) == [], (window, lang, part)
        page.context.close()


def test_the_new_game_page_offers_the_host_and_its_module(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.get_by_role("button", name="Choose everything").click()
    host = page.locator("select:has(option[value=uprising])")
    page.get_by_label("Rise of Ix").check()
    host.select_option("uprising")
    page.get_by_label("CHOAM Module").check()
    page.get_by_role("button", name="Leader of seat 1").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-leader=shaddam_corrino_iv] img")).to_be_visible()
    expect(dialog.locator("[data-leader=reverend_mother_jessica]")).to_have_count(0)
    dialog.locator("[data-leader=shaddam_corrino_iv]").click()
    dialog.locator("[data-choose]").click()
    page.get_by_role("button", name="Start").click()
    question(page)
    expect(page.locator("section.you .name").first).to_have_text("Shaddam Corrino IV")
    expect(page.locator("[data-place=contracts] .contract")).to_have_count(2)


@pytest.mark.parametrize("window", ["laptop", "phone"])
def test_the_chapter_points_at_what_is_new(browser: Browser, server: Server, window: str) -> None:
    page = opened(person(browser, window), server.address)
    page.locator("[data-chapter=uprising]").click()
    page.locator("[data-lesson=new]").wait_for()
    seen: list[str] = []
    for _ in range(40):
        now = lesson(page)
        if now not in seen:
            seen.append(now)
            page.wait_for_timeout(350)
            if now not in ("away", ""):
                check_pointed(page, now)
            page.screenshot(path=RESULTS / f"chapter-{window}-{now}.png")
        if now == "away":
            break
        following = page.locator(".guide [data-next]")
        thing = page.locator("[data-zone=hand].glow" if now == "try" else ".plaque.glow")
        (following if following.count() else thing).first.click()
        settle(page)
    assert seen == ["new", "posts", "needs", "wall", "worms", "icons", "deals", "try", "place", "away"]
