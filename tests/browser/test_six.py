"""Six players at the table: two teams told apart, the board at all sizes, six browsers that finish a game."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import landsraad as ls
from landsraad import positions
from tests.browser.kit import (
    ASKED,
    PATIENCE,
    RESULTS,
    SIZES,
    Server,
    ask_number,
    asked,
    by_mouse,
    in_words,
    no_scroll,
    opened,
    over,
    parts,
    person,
    play,
    question,
    resized,
    serving,
    settle,
    several,
    some,
    too_small,
    violations,
)
from tests.browser.measures import covered, cut, overlapping, spilled, sunk
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, OPEN, QUIET, S_LEFT, S_RIGHT, SHADDAM

SETUP = {"host": "uprising", "players": 6}
SPACES, TRACKS, ALLIES = 28, 6, 4
THINGS = "all => all.map((one) => one.dataset.thing)"
Visited = tuple[str, list[Any]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose analyses take few tries."""
    with serving(tmp_path_factory.mktemp("server"), analysis_iterations=8) as served:
        yield served


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


ALLIES_BY_SEAT = (S_RIGHT, M_LEFT, M_RIGHT, S_LEFT)
# A late round with something everywhere: Agents, spies, control, contracts, won cards, two cards in the Throne Row.
LATE: list[list[Any]] = [
    ["empty_hands"],
    ["empty_board"],
    ["conflict", "battle_for_imperial_basin"],
    ["conflict_deck", "propaganda"],
    *(
        ["spies", seat, *posts]
        for seat, posts in (
            (MUAD_DIB, ("great_houses", "choam")),
            (S_RIGHT, ("guild", "research_sietch")),
            (M_LEFT, ("bene_gesserit", "habbanya_erg", "hagga_basin")),
            (SHADDAM, ("fringe_worlds", "landsraad_council")),
            (M_RIGHT, ("refinery_arrakeen", "deep_desert")),
            (S_LEFT, ("imperial_basin", "carthag")),
        )
    ),
    *([goods, seat, n + seat] for seat in range(6) for goods, n in (("solari", 9), ("spice", 8), ("water", 3))),
    *(["troops", ally, 5, ally % 3] for ally in ALLIES_BY_SEAT),
    *(
        ["influence", ally, track, n]
        for ally, track, n in (
            (M_LEFT, "great_houses", 4),
            (M_RIGHT, "guild", 4),
            (S_LEFT, "bene_gesserit", 5),
            (S_RIGHT, "fringe_worlds", 4),
            (MUAD_DIB, "fremen", 3),
            (SHADDAM, "emperor", 2),
        )
    ),
    *(["council", seat] for seat in (MUAD_DIB, SHADDAM, M_LEFT)),
    *(["swordmaster", seat] for seat in (MUAD_DIB, SHADDAM, S_LEFT)),
    *(
        ["agent_at", ally, *spaces]
        for ally, spaces in (
            (S_RIGHT, ("economic_support", "arrakeen")),
            (M_LEFT, ("habbanya_erg", "expedition")),
            (S_LEFT, ("hagga_basin",)),
        )
    ),
    ["arrow_at", MUAD_DIB, M_LEFT, "hardy_warriors"],
    ["arrow_at", SHADDAM, S_LEFT, "vast_wealth"],
    ["control", S_RIGHT, "spice_refinery"],
    *(["bonus_spice", space, n] for space, n in (("deep_desert", 4), ("hagga_basin", 2), ("habbanya_erg", 3))),
    ["hooks", M_LEFT, M_RIGHT],
    ["won", M_LEFT, "test_of_loyalty", "shadow_contest"],
    ["won", S_LEFT, "spice_freighters", "trade_dispute"],
    ["contracts", SHADDAM, "espionage", "heighliner_water"],
    ["contracts", S_RIGHT, "harvest_3"],
    ["completed", M_RIGHT, "deliver_supplies", "arrakeen_water"],
    ["throne_row", "overthrow", "spacing_guilds_favor"],
    [
        "hand",
        SHADDAM,
        "emperor_signet_ring",
        "emperor_seek_allies",
        "emperor_critical_shipments",
        "emperor_imperial_tent",
    ],
    *(["hand", seat, "dagger", "diplomacy"] for seat in (MUAD_DIB, *ALLIES_BY_SEAT)),
    ["intrigue", SHADDAM, "call_to_arms"],
    ["discard", SHADDAM, "emperor_convincing_argument", "emperor_demand_results"],
    ["turn", SHADDAM],
]


@pytest.fixture(scope="module")
def late(browser: Browser, server: Server) -> Visited:
    """A late round, seen by Shaddam; bots have the other seats."""
    context = person(browser)
    page = opened(context, server.address)
    page.locator(".way.main").wait_for()
    seats = [{"kind": "me"} if n == SHADDAM else {"kind": "bot", "level": "novice"} for n in range(6)]
    made = begun(page, seats, LATE)
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)
    state = (page.url, context.cookies())
    context.close()
    return state


# What must be whole and free: places, towers, what is asked.
PLACES = ".plaque, .plate, .conflict, .faction, .view, section.bar, .contracts"


@pytest.mark.parametrize("lang", several(("en", "de"), "de"))
def test_nothing_is_cut_or_covered(browser: Browser, late: Visited, lang: str) -> None:
    """German has the longest names; beside the board all five others are seen at once."""
    context = person(browser, lang=lang)
    context.add_cookies(late[1])
    page = opened(context, late[0])
    question(page)
    for window in SIZES:
        resized(page, window)
        for part in parts(page):
            settle(page)
            no_scroll(page)
            assert covered(page, PLACES) == [], (window, part)
            assert cut(page) == [], (window, part)
            assert overlapping(page) == [], (window, part)
            if window in ("pad", "laptop", "desktop", "wall"):  # in rows of a small screen there is space between them
                assert sunk(page) == [], (window, part)
            assert spilled(page, "header") == [], (window, part)
            if window in ("phone", "tablet"):
                assert too_small(page) == [], (window, part)
            page.screenshot(path=RESULTS / f"six-late-{window}-{lang}-{part.replace(' ', '-') or 'whole'}.png")
        if window in ("laptop", "desktop"):
            others = page.locator(".others")
            assert others.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
            assert others.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
            expect(others.locator("article")).to_have_count(5)
            assert covered(page, ".others article, .others h2") == []
            assert spilled(page, ".others") == []
    context.close()


def test_on_a_phone_the_personal_boards_have_a_view(browser: Browser, game: Visited) -> None:
    """Each Commander's track and spaces are on the side of the team: Shaddam's left, Muad'Dib's right."""
    context = person(browser, "phone")
    context.add_cookies(game[1])
    page = opened(context, game[0])
    question(page)
    page.locator("[data-view=boards]").click()
    settle(page)

    def middle(thing: str) -> float:
        box = page.locator(f"main [data-thing='{thing}']").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2

    for thing in ("track/emperor", "space/vast_wealth", "space/sardaukar"):
        assert middle(thing) < 180, thing
    for thing in ("track/fremen", "space/hardy_warriors", "space/desert_mastery"):
        assert middle(thing) > 180, thing
    owners = page.locator(".owner [data-team]").evaluate_all("all => all.map((one) => one.dataset.team)")
    assert owners == ["1", "0"]
    page.locator("[data-view=factions]").click()
    settle(page)
    expect(page.locator("main [data-thing^='track/']")).to_have_count(4)
    expect(page.locator("main [data-thing^='space/']")).to_have_count(8)
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
    page.locator("select:has(option[value=uprising])").select_option("uprising")
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


def begun(page: Page, seats: list[dict[str, Any]], words: list[list[Any]]) -> dict[str, Any]:
    """Open a table that begins in a position."""
    position = positions.to_text(ls.Setup(host="uprising", players=6, leaders=QUIET), words, 1)
    return asked(page, "POST", "/positions", {"position": position, "seats": seats})


def gathered(browser: Browser, server: Server) -> list[Page]:
    """Six people with a browser each at a table in its last round, by seat; four of them read the text board."""
    windows = [("laptop", False), ("phone", False), *(("laptop", True) for _ in range(4))]
    contexts = [person(browser, window, textBoard=text) for window, text in windows]
    host = opened(contexts[0], server.address)
    host.locator(".way.main").wait_for()
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in range(5))]
    made = begun(host, wishes, LAST_ROUND)
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


def into_a_fight(page: Page) -> None:
    """Muad'Dib sends the Agent with the arrow to an Ally into a fight; the Ally decides about troops (S-ACT-10)."""
    for word in ("Usul", "Gurney Halleck", "Carthag"):
        in_words(page)
        page.locator(".bar [data-option]", has_text=word).click()
        settle(page)
    expect(page.locator(f"[data-activated='{M_LEFT}']")).to_have_count(1)
    end = page.locator(".bar [data-verb=end]")
    play(page, by_mouse(random.Random(2)), lambda page: end.is_enabled() if end.count() else over(page), 60)
    end.click()


def test_six_browsers_finish_a_game(browser: Browser, server: Server) -> None:
    """Six people with a browser each play the last round; whoever is asked answers, in another's turn too."""
    pages = gathered(browser, server)
    host = pages[MUAD_DIB]
    question(host)
    into_a_fight(host)
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
    # The score is told by teams: those of a team stand together, and each team has one line.
    scored = host.locator("[data-scored]").evaluate_all("all => all.map((one) => Number(one.dataset.scored) % 2)")
    assert scored in ([0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0])
    expect(host.locator("[data-line]")).to_have_count(2)
    host.screenshot(path=RESULTS / "six-over.png")
    for page in pages:
        page.context.close()


@pytest.mark.parametrize("others", several(("here", "mixed"), "mixed"))
def test_people_at_one_screen_and_bots_finish_a_game(browser: Browser, server: Server, others: str) -> None:
    """All six at one screen, or three of them with bots between: whoever is asked gets the screen, and reads why."""
    bot = {"kind": "bot", "level": "novice"}
    kinds = [{"kind": "here"}] * 5 if others == "here" else [bot, {"kind": "here"}, bot, {"kind": "here"}, bot]
    page = opened(person(browser, textBoard=others == "mixed"), server.address)
    page.locator(".way.main").wait_for()
    made = begun(page, [{"kind": "me"}, *kinds], LAST_ROUND)
    page.goto(f"{server.address}/#table={made['table']['id']}")
    chance = by_mouse(random.Random(5))
    passed: set[str] = set()

    def answer(page: Page) -> None:
        # Looked at in one moment: nothing of anybody's hand is on the page while it changes hands.
        title, shown = page.evaluate(
            """() => [document.querySelector('.handover h1')?.innerText ?? '',
                document.querySelectorAll('[data-thing], [data-option], section.you').length]"""
        )
        if not title:
            chance(page)
            return
        assert shown == 0
        passed.add(title)
        page.locator(".handover button").click()
        # The answer may take a while; somebody else may be handed the screen next.
        expect(page.locator(".handover h1", has_text=title)).to_have_count(0)
        settle(page)

    page.locator(f".handover button, {ASKED}").first.wait_for()
    if page.locator(".handover").count():
        answer(page)
    question(page)
    into_a_fight(page)
    # The Ally is handed the screen in the middle of the Commander's turn, and it says so.
    expect(page.locator(".handover [data-between]")).to_contain_text("Gurney Halleck is asked in the turn of Muad'Dib")
    expect(page.locator(".handover [data-between]")).to_contain_text("how many troops do you deploy")
    page.screenshot(path=RESULTS / "six-handover.png")
    play(page, answer, over, 120)
    assert len(passed) >= (
        5 if others == "here" else 2
    )  # whoever opened the table may have begun without being handed it
    page.context.close()


def test_the_analysis_speaks_of_teams(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.locator(".way.main").wait_for()
    table = begun(page, [{"kind": "bot", "level": "novice"}] * 6, LAST_ROUND)["table"]["id"]
    deadline = time.monotonic() + PATIENCE * 60
    while asked(page, "GET", f"/tables/{table}")["status"] != "finished":
        assert time.monotonic() < deadline
        page.wait_for_timeout(200)
    page.goto(f"{server.address}/#replay={table}&step=0&review=1")
    panel = page.get_by_role("dialog", name="Analysis of the game")
    panel.locator("[data-analyse]").click()
    expect(panel.locator("[data-curve]")).to_be_visible(timeout=PATIENCE * 60_000)
    lines = panel.locator("[data-curve] polyline")
    expect(lines).to_have_count(2)  # what a member does changes the chance of the whole team
    info = asked(page, "GET", f"/tables/{table}/analysis")
    drawn = sum(len((line.get_attribute("points") or "").split()) for line in lines.all())
    assert drawn == len(info["points"]) > 5
    expect(panel.locator("figcaption")).to_contain_text("Team of Muad'Dib")
    records = panel.locator("[data-team-record]")
    expect(records).to_have_count(2)
    choices = sum(one["choices"] for one in info["seats"] if one["seat"] % 2 == 1)
    expect(records.first).to_contain_text(str(choices))  # Shaddam's team stands on the left
    page.screenshot(path=RESULTS / "six-analysis.png")
    page.context.close()
