"""A full hand beside piles, Intrigue cards and Tech tiles: every card can be pointed at, nothing is cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

import landsraad as ls
from landsraad.positions import to_text
from tests.browser.kit import Server, asked, opened, person, question, resized
from tests.browser.measures import covered

HELD: list[list[Any]] = [
    [
        "hand",
        0,
        "fedaykin_death_commando",
        "dune_the_desert_planet",
        "reconnaissance",
        "arrakis_recruiter",
        "seek_allies",
    ],
    ["discard", 0, "dagger", "diplomacy", "convincing_argument"],
    ["intrigue", 0, "dispatch_an_envoy", "grand_conspiracy", "to_the_victor"],
    ["tiles", 0, "invasion_ships", "training_drones"],
    ["turn", 0],
]
SPILLED = """() => [...document.querySelectorAll('.you, .you .who')].flatMap((one) =>
    one.scrollHeight > one.clientHeight + 1 ? [`${one.className}: ${one.scrollHeight} in ${one.clientHeight}`] : [])"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_full_hand_lies_beside_everything_else(browser: Browser, server: Server, lang: str) -> None:
    page = opened(person(browser, lang=lang), server.address)
    page.locator(".way.main").wait_for()
    leaders = ("princess_yuna_moritani", "paul_atreides", "count_ilban_richese", "glossu_the_beast_rabban")
    position = to_text(ls.Setup(players=4, modules=("ix",), leaders=leaders), HELD)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(3))]
    made = asked(page, "POST", "/positions", {"position": position, "seats": seats})
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)
    assert page.locator("[data-zone=hand]").count() == 5
    for size in ("laptop", "desktop"):
        resized(page, size)
        # What revealing would bring is shown beside what is held.
        page.locator(".bar [data-verb=reveal]").hover()
        page.locator(".bar .preview").wait_for()
        assert covered(page, ".you [data-zone=hand]") == [], size
        assert page.evaluate(SPILLED) == [], size
