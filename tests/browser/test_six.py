"""Six players at the table: two teams told apart, the board at all sizes, six browsers that finish a game."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import landsraad as ls
from landsraad import positions
from tests.browser.kit import (
    ASKED,
    PATIENCE,
    RESULTS,
    Server,
    ask_number,
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
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, OPEN, QUIET, S_LEFT, S_RIGHT, SHADDAM

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


# The last round: each has two cards, nobody has an Intrigue card, and no Conflict comes after this one.
LAST_ROUND: list[list[Any]] = [
    ["empty_hands"],
    ["empty_board"],
    ["conflict", OPEN],
    ["conflict_deck"],
    ["hand", MUAD_DIB, "muad_dib_usul", "muad_dib_signet_ring"],
    ["hand", SHADDAM, "emperor_signet_ring", "emperor_seek_allies"],
    *(["hand", ally, "dagger", "diplomacy"] for ally in (S_RIGHT, M_LEFT, M_RIGHT, S_LEFT)),
    *(["troops", ally, 3] for ally in (S_RIGHT, M_LEFT, M_RIGHT, S_LEFT)),
    *([goods, seat, n] for seat in range(6) for goods, n in (("solari", 4), ("spice", 2), ("water", 1))),
    ["first", MUAD_DIB],
    ["turn", MUAD_DIB],
]


def gathered(browser: Browser, server: Server) -> list[Page]:
    """Six people with a browser each at a table in its last round, by seat; four of them read the text board."""
    windows = [("laptop", False), ("phone", False), *(("laptop", True) for _ in range(4))]
    contexts = [person(browser, window, textBoard=text) for window, text in windows]
    host = opened(contexts[0], server.address)
    host.locator(".way.main").wait_for()
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in range(5))]
    position = positions.to_text(ls.Setup(host="uprising", players=6, leaders=QUIET), LAST_ROUND, 1)
    made = asked(host, "POST", "/positions", {"position": position, "seats": wishes})
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
    return pages


def test_six_browsers_finish_a_game(browser: Browser, server: Server) -> None:
    """Six people with a browser each play the last round; whoever is asked answers, in another's turn too."""
    pages = gathered(browser, server)
    host = pages[MUAD_DIB]
    question(host)
    # Muad'Dib sends the Agent with the arrow to one Ally into a fight; that Ally decides about the troops (S-ACT-10).
    for word in ("Usul", "Gurney Halleck", "Carthag"):
        host.locator(".bar [data-option]", has_text=word).click()
        settle(host)
    expect(host.locator(f"[data-activated='{M_LEFT}']")).to_have_count(1)
    end = host.get_by_role("button", name="End the turn")
    play(host, by_mouse(random.Random(2)), lambda _: end.is_enabled() if end.count() else over(host), 60)
    end.click()
    question(pages[M_LEFT])
    for seat, page in enumerate(pages):
        if seat != M_LEFT:  # everybody else reads who is waited for, in whose turn, and what about
            expect(page.locator(f"[data-waited='{M_LEFT}']")).to_contain_text("Muad'Dib")
    expect(pages[M_LEFT].locator("section.bar")).to_contain_text("Your Commander has sent an Agent")
    chance = random.Random(5)
    deadline = time.monotonic() + PATIENCE * 120
    while not over(host):
        assert time.monotonic() < deadline, [ask_number(page) for page in pages]
        turn = next((page for page in pages if page.locator(ASKED).count()), None)
        if turn is None:
            host.wait_for_timeout(50)
        else:
            by_mouse(chance)(turn)
    for page in pages:
        page.locator("section.over").wait_for()
        expect(page.locator("section.over [data-team-score]")).to_have_count(2)
    host.screenshot(path=RESULTS / "six-over.png")
    for page in pages:
        page.context.close()
