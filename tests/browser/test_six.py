"""Six players at the table: two teams told apart, the board at all sizes, six browsers that finish a game."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import (
    ASKED,
    PATIENCE,
    RESULTS,
    Server,
    asked,
    by_mouse,
    no_scroll,
    opened,
    over,
    parts,
    person,
    play,
    question,
    settle,
    some,
    violations,
)

SETUP = {"host": "uprising", "players": 6}
SPACES, TRACKS, ALLIES = 28, 6, 4
THINGS = "all => all.map((one) => one.dataset.thing)"
Visited = tuple[str, list[Any]]


def seated(page: Page, server: Server, mine: int) -> None:
    """Sit down at a table of six with five bots."""
    page.locator(".way.main").wait_for()
    seats = [{"kind": "me"} if n == mine else {"kind": "bot", "level": "novice"} for n in range(6)]
    made = asked(page, "POST", "/tables", {"setup": SETUP, "seats": seats})
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)


@pytest.fixture(scope="module")
def game(browser: Browser, server: Server) -> Visited:
    """A game under way, seen by Muad'Dib."""
    context = person(browser)
    page = opened(context, server.address)
    seated(page, server, 0)
    play(page, by_mouse(random.Random(7)), some(12), 240)
    question(page)
    state = (page.url, context.cookies())
    context.close()
    return state


@pytest.mark.parametrize("window", ["phone", "tablet", "laptop", "desktop"])
def test_two_teams_at_every_size(browser: Browser, game: Visited, window: str) -> None:
    context = person(browser, window)
    context.add_cookies(game[1])
    page = opened(context, game[0])
    question(page)
    scores = page.locator("header [data-team-score]")
    assert scores.evaluate_all("all => all.map((one) => one.dataset.teamScore)") == ["1", "0"]  # each on its side
    spaces: set[str] = set()
    tracks: set[str] = set()
    players: set[str] = set()
    for part in parts(page):
        settle(page)
        no_scroll(page)
        things = set(page.locator("main [data-thing]:visible").evaluate_all(THINGS))
        spaces |= {thing for thing in things if thing.startswith("space/")}
        tracks |= {thing for thing in things if thing.startswith("track/")}
        players |= set(page.locator("[data-actor]:visible").evaluate_all("all => all.map((one) => one.dataset.actor)"))
        if part in ("", "board combat", "board"):
            expect(page.locator(".forces > li")).to_have_count(ALLIES)  # a Commander never fights
        page.screenshot(path=RESULTS / f"six-{window}-{part.replace(' ', '-') or 'whole'}.png")
    assert (len(spaces), len(tracks)) == (SPACES, TRACKS)
    assert players >= set("012345")
    if window in ("phone", "tablet"):
        page.locator("[data-tab=players]").click()
    signs = page.locator(".opponents h2 [data-team]")
    assert signs.evaluate_all("all => all.map((one) => one.dataset.team)") == ["1", "0"]
    # The sides differ in form, not in colour alone.
    forms = {sign.evaluate("one => getComputedStyle(one).borderRadius") for sign in signs.all()}
    assert len(forms) == 2
    context.close()


def test_nothing_stands_in_the_way_of_a_screen_reader(browser: Browser, game: Visited) -> None:
    context = person(browser)
    context.add_cookies(game[1])
    page = opened(context, game[0])
    question(page)
    assert violations(page) == []
    context.close()


def test_a_place_is_chosen_in_the_form(browser: Browser, server: Server) -> None:
    context = person(browser)
    page = opened(context, server.address)
    page.get_by_role("button", name="Choose everything").click()
    page.locator("form select").first.select_option("uprising")
    page.get_by_label("Players", exact=True).select_option("6")
    expect(page.locator("ol > li[data-side]")).to_have_count(6)
    page.get_by_label("Your place").select_option("3")
    page.get_by_role("button", name="Start").click()
    question(page)
    expect(page.locator("section.you .name").first).to_contain_text("Shaddam")
    expect(page.locator("section.you [data-arrow]")).to_have_count(2)
    context.close()


def nearly_over(host: Page, left: int) -> dict[str, Any]:
    """Let six bots play a game to its end; return a table for six people that goes on ``left`` decisions before it."""
    bots = [{"kind": "bot", "level": "novice"} for _ in range(6)]
    played = asked(host, "POST", "/tables", {"setup": SETUP, "seats": bots})["table"]["id"]
    deadline = time.monotonic() + PATIENCE * 150
    while asked(host, "GET", f"/tables/{played}")["status"] != "finished":
        assert time.monotonic() < deadline
        host.wait_for_timeout(500)
    steps = asked(host, "GET", f"/tables/{played}/replay")["steps"]
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in range(5))]
    return asked(host, "POST", f"/tables/{played}/fork", {"step": steps - left, "seats": wishes})


def test_six_browsers_finish_a_game(browser: Browser, server: Server) -> None:
    """Six people with a browser each play the last rounds; whoever is asked answers, in another's turn too."""
    contexts = [person(browser) for _ in range(6)]
    host = opened(contexts[0], server.address)
    host.locator(".way.main").wait_for()
    made = nearly_over(host, 160)
    table = made["table"]["id"]
    pages = [host]
    for context, invite in zip(contexts[1:], made["invites"], strict=True):
        page = opened(context, server.address)
        page.locator(".way.main").wait_for()
        asked(page, "POST", f"/tables/{table}/join", {"token": invite["token"], "name": f"P{invite['seat']}"})
        pages.append(page)
    for page in pages:
        page.goto(f"{server.address}/#table={table}")
        page.locator("section.bar").wait_for()
    chance = random.Random(5)
    waited = False
    deadline = time.monotonic() + PATIENCE * 240
    while not over(host):
        assert time.monotonic() < deadline
        turn = next((page for page in pages if page.locator(ASKED).count()), None)
        if turn is None:
            host.wait_for_timeout(50)
            continue
        waited = waited or any(page.locator("[data-waited]").count() > 0 for page in pages)
        by_mouse(chance)(turn)
    for page in pages:
        page.locator("section.over").wait_for()
        expect(page.locator("section.over [data-team-score]")).to_have_count(2)
    assert waited  # somebody was waited for in another's turn, and the page said so
    host.screenshot(path=RESULTS / "six-over.png")
    for context in contexts:
        context.close()
