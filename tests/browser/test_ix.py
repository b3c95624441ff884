"""Rise of Ix with few clicks: a Tech tile is pointed at, a Freighter without rewards climbs, Plot cards rest."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

import landsraad as ls
from landsraad import positions
from tests.browser.kit import Server, asked, opened, person, question, settle

LEADERS = ("paul_atreides", "earl_memnon_thorvald", "duke_leto_atreides", "glossu_the_beast_rabban")
TABLE: list[list[Any]] = [
    ["empty_hands"],
    ["empty_board"],
    ["agents", 0, 2],
    ["spice", 0, 3],
    ["stacks", ["training_drones"], ["invasion_ships"], ["windtraps"]],
]


def begun(browser: Browser, server: Server, words: list[list[Any]], kind: str = "bot") -> Page:
    """Open a table of Ix for a person and three others, before the person's turn."""
    page = opened(person(browser), server.address)
    page.locator(".way.main").wait_for()
    setup = ls.Setup(host="base", modules=("ix",), players=4, leaders=LEADERS)
    text = positions.to_text(setup, [*TABLE, *words, ["turn", 0]], 1)
    others: list[dict[str, Any]] = [{"kind": "bot", "level": "novice"} for _ in range(2)]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"} if kind == "bot" else {"kind": "open"}, *others]
    made = asked(page, "POST", "/positions", {"position": text, "seats": seats})
    if kind != "bot":
        other = opened(person(browser), server.address)
        other.locator(".way.main").wait_for()
        body = {"token": made["invites"][0]["token"], "name": "P"}
        asked(other, "POST", f"/tables/{made['table']['id']}/join", body)
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)
    return page


def sent(page: Page, card: str, space: str) -> None:
    """Send an Agent: a card and a place."""
    page.locator(f"[data-zone=hand].glow[data-thing='card/{card}']").click()
    page.locator(f".plaque.glow[data-thing='space/{space}']").click()
    settle(page)


def test_a_tile_is_acquired_by_pointing_at_it(browser: Browser, server: Server) -> None:
    page = begun(browser, server, [["hand", 0, "dagger", "diplomacy"], ["intrigue", 0, "windfall"]])
    sent(page, "dagger", "tech_negotiation")
    glowing = page.locator(".works .glow[data-option]")
    # With 3 spice and one less to pay, the drones (3) and the trap (2) can be had, the ships (5) cannot.
    expect(glowing).to_have_count(2)
    page.locator(".works .glow[data-thing='tile/training_drones']").click()
    settle(page)
    expect(page.locator("section.you [data-thing='tile/training_drones']")).to_be_visible()
    expect(page.locator(".works [data-thing='tile/training_drones']")).to_have_count(0)
    page.context.close()


def test_a_freighter_at_the_bottom_climbs_by_itself(browser: Browser, server: Server) -> None:
    page = begun(browser, server, [["hand", 0, "dune_the_desert_planet", "diplomacy"], ["intrigue", 0, "windfall"]])
    sent(page, "dune_the_desert_planet", "smuggling")
    expect(page.locator(".bar [data-verb=freighter]")).to_have_count(0)
    expect(page.locator(".track .place").nth(2).locator(".pegs > *")).to_have_count(1)
    page.context.close()


def test_a_freighter_on_its_way_is_asked_for(browser: Browser, server: Server) -> None:
    words = [["hand", 0, "dune_the_desert_planet"], ["intrigue", 0, "windfall"], ["freighter", 0, 1]]
    page = begun(browser, server, words)
    sent(page, "dune_the_desert_planet", "smuggling")
    expect(page.locator(".bar [data-verb=freighter]")).to_have_count(2)
    page.context.close()


def test_plot_cards_rest_for_a_round(browser: Browser, server: Server) -> None:
    page = begun(browser, server, [["hand", 0, "dagger", "diplomacy"], ["intrigue", 0, "windfall"], ["solari", 0, 2]])
    sent(page, "dagger", "mentat")
    rest = page.locator("[data-rest]")
    expect(rest).to_have_attribute("aria-pressed", "false")
    rest.click()
    settle(page)
    question(page)
    # The card can still be played before the next Agent, and the sign wakes it.
    expect(rest).to_have_attribute("aria-pressed", "true")
    sent(page, "diplomacy", "wealth")
    # Neither the end of this turn nor to reveal is asked for; what can be bought is.
    expect(page.locator("section.bar")).to_contain_text("Your Reveal turn")
    rest.click()
    expect(rest).to_have_count(0)
    expect(page.locator(".bar [data-verb=end]")).to_be_visible()
    page.context.close()


def test_nobody_reads_plot_cards_from_a_quick_end(browser: Browser, server: Server) -> None:
    """Where people look on, no turn ends by itself while Intrigue cards are held: resting is not offered."""
    page = begun(browser, server, [["hand", 0, "dagger", "diplomacy"], ["intrigue", 0, "windfall"]], "open")
    page.locator("[data-zone=hand].glow").first.click()
    page.locator(".plaque.glow[data-option]").first.click()
    page.locator(".bar [data-verb=end]").wait_for()
    expect(page.locator("[data-rest]")).to_have_count(0)
    page.context.close()
