"""Every label of every language in its real place on the narrowest screen: nothing is longer than its place."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from landsraad.i18n import LANGUAGES, words
from tests.browser.kit import (
    RESULTS,
    Server,
    asked,
    by_mouse,
    opened,
    parts,
    person,
    play,
    question,
    settle,
    several,
    some,
)
from tests.browser.measures import spilled
from tests.support.play import size

SETUPS: dict[str, dict[str, Any]] = {
    "base": {"host": "base", "players": 4, "modules": ["ix"]},
    "uprising": {"host": "uprising", "players": 4, "modules": ["choam"]},
}
# A kind of thing that only this host's boxes have.
OWN = {"base": "tile", "uprising": "contract"}
# Labels that take turns in one place: the place, and the keys of all that may stand there.
TURNS = {
    "header .phase": [
        f"phase-{name}" for name in ("setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame")
    ],
    "[data-tab]": [f"web-tab-{name}" for name in ("board", "you", "players", "log")],
    "[data-view]": [f"web-view-{name}" for name in ("factions", "council", "desert", "combat")],
}
SWAP = """([place, label]) => {
    const one = document.querySelector(place)
    const text = [...one.querySelectorAll('*'), one].flatMap((part) => [...part.childNodes])
        .filter((part) => part.nodeType === 3 && part.textContent.trim()).at(-1)
    const before = text.textContent
    text.textContent = label
    one.setAttribute('data-swapped', before)
}"""
BACK = """(place) => {
    const one = document.querySelector(place)
    const text = [...one.querySelectorAll('*'), one].flatMap((part) => [...part.childNodes])
        .filter((part) => part.nodeType === 3 && part.textContent.trim()).at(-1)
    text.textContent = one.getAttribute('data-swapped')
}"""


def table(browser: Browser, server: Server, lang: str, setup: dict[str, Any]) -> Page:
    """Return a phone at a table with three bots."""
    page = opened(person(browser, "phone", lang=lang), server.address)
    page.locator(".way.main").wait_for()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(3))]
    made = asked(page, "POST", "/tables", {"setup": setup, "seats": seats})
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)
    return page


def shot(page: Page, name: str) -> None:
    page.screenshot(path=RESULTS / f"labels-{name}.png")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_before_a_game(browser: Browser, server: Server, lang: str) -> None:
    page = opened(person(browser, "phone", lang=lang), server.address)
    page.locator("[data-chapter]").first.wait_for()
    assert spilled(page) == [], "landing"
    shot(page, f"{lang}-landing")
    for panel in ("rules", "help", "settings"):
        page.locator(".corner button").nth(("rules", "help", "settings").index(panel)).click()
        page.get_by_role("dialog").wait_for()
        assert spilled(page, "[role=dialog], dialog") == [], panel
        shot(page, f"{lang}-{panel}")
        page.keyboard.press("Escape")
    for way in ("screen", "friends", "custom"):
        page.locator(f"[data-way={way}]").click()
        page.locator("form.panel").wait_for()
        hosts = page.locator("select:has(option[value=uprising])")
        for host in ("base", "uprising"):
            if hosts.count():
                hosts.select_option(host)
            assert spilled(page) == [], (way, host)
        shot(page, f"{lang}-new-{way}")
        page.reload()
        page.locator("[data-chapter]").first.wait_for()
    page.context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("host", list(SETUPS))
def test_every_card_leader_and_tile(browser: Browser, server: Server, lang: str, host: str) -> None:
    """The album holds everything that has a face."""
    page = opened(person(browser, "phone", lang=lang), f"{server.address}/#album=1")
    page.locator("[data-entry]").first.wait_for()
    page.locator("select:has(option[value=uprising])").select_option(host)
    kinds = page.locator("select:has(option[value=intrigue])")
    page.locator(f"select option[value={OWN[host]}]").first.wait_for(state="attached")
    seen = 0
    for kind in kinds.locator("option").evaluate_all("all => all.map((one) => one.value)"):
        kinds.select_option(kind)
        page.locator(f"[data-entry^='{kind}/']").first.wait_for()
        settle(page)
        seen += page.locator("[data-entry]").count()
        assert spilled(page) == [], kind
        shot(page, f"{lang}-{host}-album-{kind}")
    assert seen > 100
    page.context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("host", list(SETUPS))
def test_the_table(browser: Browser, server: Server, lang: str, host: str) -> None:
    page = table(browser, server, lang, SETUPS[host])
    for round_ in range(size(1, 3)):
        for part in parts(page):
            assert spilled(page) == [], part
            shot(page, f"{lang}-{host}-{round_}-{part.replace(' ', '-')}")
        page.locator("[data-tab]").first.click()
        play(page, by_mouse(random.Random(round_)), some(9), 120)
        question(page)
        if page.locator("dialog[open]").count():  # a thing was opened and not chosen yet
            page.keyboard.press("Escape")
    spoken = words(lang)
    for place, keys in TURNS.items():
        for key in keys:
            if page.locator(place).count():
                page.evaluate(SWAP, [place, spoken.text(key)])
                assert spilled(page) == [], (place, key)
                page.evaluate(BACK, place)
    page.context.close()


@pytest.mark.parametrize("lang", several(LANGUAGES, "de"))
def test_questions_on_the_way(browser: Browser, server: Server, lang: str) -> None:
    """Whatever is asked in some rounds, each answer fits its button."""
    page = table(browser, server, lang, SETUPS["uprising"])
    choose = by_mouse(random.Random(8))

    def look_and_choose(page: Page) -> None:
        assert spilled(page, "section.bar") == []
        choose(page)

    play(page, look_and_choose, some(40), 240)
    page.context.close()
