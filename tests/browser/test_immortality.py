"""Immortality at the table: both tracks at all sizes, grafting by clicks and by dragging, specimens, Family Atomics."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from landsraad.i18n import LANGUAGES
from tests.browser.kit import (
    RESULTS,
    Server,
    asked,
    by_mouse,
    in_all_sizes,
    in_words,
    no_scroll,
    opened,
    over,
    person,
    play,
    put_away,
    question,
    resized,
    settle,
    some,
    too_small,
    violations,
    windows,
)
from tests.browser.measures import covered, overlapping
from tests.browser.test_tutorial import check_pointed, lesson

PLACES, SPACES = 22, 8
HAND = "[data-zone=hand]"
# The address of a table, and the cookies of somebody who sits there.
Visited = tuple[str, list[Any]]
# Places that lie on each other or are smaller than what stands in them, and icons too small to read.
FLAWS = """() => {
    const found = []
    const all = [...document.querySelectorAll('.lab .place, .lab .space')]
    const boxes = all.map((one) => [one.dataset.thing, one.getBoundingClientRect()])
    boxes.forEach(([one, a], at) => boxes.slice(at + 1).forEach(([other, b]) => {
        const across = a.left < b.right - 1 && b.left < a.right - 1
        if (across && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`${one} on ${other}`)
    }))
    for (const one of all)
        for (const part of one.querySelectorAll('.icon, .num')) {
            const a = one.getBoundingClientRect(), b = part.getBoundingClientRect()
            if (!b.width || part.closest('.visually-hidden')) continue
            if (b.left < a.left - 1 || b.right > a.right + 1 || b.top < a.top - 1 || b.bottom > a.bottom + 1)
                found.push(`${part.outerHTML.slice(0, 40)} out of ${one.dataset.thing}`)
            if (part.matches('.bonus .icon, .top .icon') && !part.closest('.badge') && b.width < 12)
                found.push(`${b.width} px in ${one.dataset.thing}`)
        }
    return found
}"""


def seated(page: Page, server: Server, players: int = 4, **setup: Any) -> None:
    """Sit down at a table with bots, or with the Rivals."""
    page.locator(".way.main").wait_for()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(players - 1))]
    given = {"host": "base", "players": players, "modules": ["immortality"], **setup}
    made = asked(page, "POST", "/tables", {"setup": given, "seats": seats})
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)


@pytest.fixture(scope="module")
def game(browser: Browser, server: Server) -> Visited:
    """A game in its middle rounds, seen by whoever has the cookie."""
    context = person(browser)
    page = opened(context, server.address)
    seated(page, server)
    play(page, by_mouse(random.Random(7)), some(50), 240)
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


def show_lab(page: Page) -> Locator:
    """Open the Bene Tleilax board as a person would, and return it."""
    lab = page.locator("section.lab")
    if not lab.count():
        tab = page.locator("[data-tab=board]")
        if tab.count():
            tab.click()
        # Where the Imperium Row comes forward it bears the plate too.
        page.locator("[data-view=lab]:visible, [data-lab]:visible").last.click()
    lab.wait_for()
    settle(page)
    return lab


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_tracks_are_readable_at_every_size(browser: Browser, game: Visited, lang: str) -> None:
    page = visit(browser, game, "laptop", lang=lang)
    for size in windows(lang):
        resized(page, size)
        lab = show_lab(page)
        no_scroll(page)
        assert lab.locator("[data-thing^='research/']").count() == PLACES
        assert lab.locator("[data-thing^='tleilaxu/']").count() == SPACES
        # A phone on its side is too low for all of it: there the board is scrolled.
        if size != "side":
            assert covered(page, ".lab .place, .lab .space, .lab .card") == [], (lang, size)
        assert page.evaluate(FLAWS) == [], (lang, size)
        assert overlapping(page) == [], (lang, size)
        if size in ("phone", "tablet", "pad"):
            assert too_small(page) == [], (lang, size)
        if lang in ("en", "es", "ko"):
            page.screenshot(path=RESULTS / f"immortality-{size}-{lang}.png")
    page.context.close()


def test_the_tanks_the_row_and_what_a_seat_has_are_shown(browser: Browser, game: Visited) -> None:
    page = visit(browser, game, "laptop")
    lab = show_lab(page)
    expect(lab.locator("[data-place=tanks] [data-specimens]")).to_have_count(4)
    expect(lab.locator("[data-place=tleilaxu_row] .card")).to_have_count(3)
    for field in ("research", "tleilaxu", "specimens"):
        expect(page.locator(f"section.you [data-{field}]")).to_be_visible()
        expect(page.locator(f"article [data-{field}]")).to_have_count(3)
    assert violations(page) == []
    lab.locator("[data-thing='research/c8c']").click()
    expect(page.get_by_role("dialog")).to_contain_text("Pay 7 Solari")
    page.keyboard.press("Escape")
    page.locator("[data-lab-close]").click()
    expect(lab).to_have_count(0)
    page.keyboard.press("t")
    board = page.get_by_role("region", name="Text board")
    for told in ("Research track", "Tleilaxu track", "Tleilaxu Row"):
        expect(board).to_contain_text(told)


def test_a_way_of_the_research_track_is_chosen_on_the_track(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server)
    ways = page.locator(".research .place.glow")
    researching = page.locator(".bar [data-option]", has_text="Experimentation")

    def choose(page: Page) -> None:
        in_words(page)
        if researching.count():
            researching.first.click()
            settle(page)
        else:
            by_mouse(random.Random(3))(page)

    play(page, choose, lambda _page: ways.count() > 1, 240)
    put_away(page)
    page.screenshot(path=RESULTS / "immortality-research.png")
    place = (ways.last.get_attribute("data-thing") or "").partition("/")[2]
    column = place[1]
    ways.last.click()
    expect(page.locator("section.log")).to_contain_text(f"reaches column {column}")
    expect(page.locator("section.you [data-research]")).not_to_have_attribute("data-research", "0")


def holding_a_graft(page: Page) -> Locator:
    """Play the solo game until a card with the banner is in the hand beside two others, and return it.

    Every Reveal turn brings specimens, and they buy such cards.
    """
    banner = page.locator(f"{HAND}.glow:has(.graft)")
    wanted = page.locator("main .card.glow:has(.graft)[data-zone=market], .market .card.glow:has(.graft)")

    def choose(page: Page) -> None:
        in_words(page)
        confirm = page.locator(".bar [data-confirm]")
        reveal = page.locator(".bar [data-verb=reveal]")
        things = next((one for one in (confirm, wanted, reveal) if one.count()), None)
        (things.first if things else page.locator(".bar [data-option]:not([disabled])").last).click()
        settle(page)

    play(page, choose, lambda page: banner.count() > 0 and page.locator(f"{HAND}.glow").count() > 2, 240)
    return banner.first


def middle(thing: Locator) -> tuple[float, float]:
    """Return the middle of a thing."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_onto(page: Page, thing: Locator, other: Locator) -> None:
    """Carry a card onto another one."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 25, steps=4)
    settle(page)
    page.mouse.move(*middle(other), steps=8)
    page.mouse.up()
    settle(page)


def paired(page: Page, *names: str) -> None:
    """Two cards are lifted, and places glow for them."""
    expect(page.locator(f"{HAND}.lifted")).to_have_count(2)
    expect(page.locator(".plaque.glow").first).to_be_visible()
    told = page.locator("section.bar .lifted").inner_text()
    assert sorted(told.split(" + ")) == sorted(names)


def test_two_cards_are_grafted_by_two_clicks_and_by_dragging(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server, 1)
    banner = holding_a_graft(page)
    thing = banner.get_attribute("data-thing")
    banner.click()
    first = page.locator(f"{HAND}.lifted")
    expect(first).to_have_attribute("data-thing", thing or "")
    partners = page.locator(f"{HAND}.glow")
    expect(page.locator("section.bar")).to_contain_text("graft")
    page.screenshot(path=RESULTS / "immortality-graft.png")
    # A partner with an icon that leads somewhere.
    partner_thing = partners.last.get_attribute("data-thing")
    names = [page.locator(f"{HAND}[data-thing='{one}'] .name").first.inner_text() for one in (thing, partner_thing)]
    plain = [name.replace("\u00ad", "").strip() for name in names]
    partners.last.click()
    paired(page, *plain)
    # Back, and the same pair by dragging, whichever card is carried to the other.
    undo = page.locator(".bar .back button").first
    for one, other in ((thing, partner_thing), (partner_thing, thing)):
        for _ in range(2):
            undo.click()
            settle(page)
        expect(page.locator(".bar [data-verb=reveal]")).to_be_visible()
        drag_onto(
            page,
            page.locator(f"{HAND}[data-thing='{one}']").first,
            page.locator(f"{HAND}[data-thing='{other}']").first,
        )
        paired(page, *plain)
    page.locator(".plaque.glow").first.click()
    expect(page.locator("section.log")).to_contain_text("grafts")


def test_family_atomics_replace_the_row(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server)
    # A Leader may ask something else first.
    atomics = page.locator(".bar [data-verb=family_atomics]")
    play(page, by_mouse(random.Random(2)), lambda _page: atomics.count() > 0, 60)
    row = page.locator(".market .row .card")
    before = [one.get_attribute("data-thing") for one in row.all()]
    assert len(before) == 5
    atomics.click()
    settle(page)
    expect(page.locator("section.log")).to_contain_text("Family Atomics")
    expect(page.locator("section.you [data-atomics]")).to_have_count(0)
    assert [one.get_attribute("data-thing") for one in row.all()] != before


def test_a_whole_game_by_mouse_at_all_sizes(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    seated(page, server)
    assert play(page, in_all_sizes(by_mouse(random.Random(21)), stay=12), over, 420) > 40
    page.set_viewport_size({"width": 1366, "height": 768})
    no_scroll(page)
    expect(page.locator(".standings li")).to_have_count(4)


def test_the_new_game_page_offers_the_box(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.get_by_role("button", name="Choose everything").click()
    page.get_by_label("Immortality").check()
    page.get_by_role("button", name="Start").click()
    question(page)
    expect(page.locator("[data-lab]")).to_be_visible()


@pytest.mark.parametrize("window", ["laptop", "phone"])
def test_the_chapter_points_at_what_is_new(browser: Browser, server: Server, window: str) -> None:
    page = opened(person(browser, window), server.address)
    page.locator("[data-chapter=immortality]").click()
    page.locator("[data-lesson=lab]").wait_for()
    seen: list[str] = []
    for _ in range(40):
        now = lesson(page)
        if now not in seen:
            seen.append(now)
            page.wait_for_timeout(350)
            if now not in ("away", ""):
                check_pointed(page, now)
            page.screenshot(path=RESULTS / f"chapter-immortality-{window}-{now}.png")
        if now == "away":
            break
        following = page.locator(".guide [data-next]")
        thing = page.locator("[data-zone=hand].glow" if now == "begin" else ".plaque.glow")
        (following if following.count() else thing).first.click()
        settle(page)
    wanted = ["lab", "research", "markers", "tleilaxu", "tanks", "graft", "atomics", "begin", "place", "away"]
    assert seen == wanted
