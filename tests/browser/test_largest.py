"""The largest games fit the browser: nothing is cut, nothing covered, at four sizes, in long words and wide letters."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kit import (
    EVERYTHING,
    RESULTS,
    Server,
    by_mouse,
    no_scroll,
    opened,
    parts,
    person,
    play,
    question,
    resized,
    seated,
    settle,
    some,
    too_small,
)
from tests.browser.measures import cut, overlapping, spilled, unreached

SETUPS: dict[str, dict[str, Any]] = {
    "six": {"host": "uprising", "players": 6, "modules": ["ix", "base_cards"], "epic": True},
    "all": {"host": "uprising", "players": 4, "modules": ["choam", "ix", "base_cards", "immortality"], "epic": True},
}
SPACES = {"six": 28, "all": 22}
# What is read on the board: places, tracks, the Conflict, freighters, contracts and the Bene Tleilax in small.
READ = (
    ".plaque, .plate, .faction, .conflict .prize, .forces li, .track .place, .contracts .contract, .labplate, "
    "section.bar"
)
THINGS = "all => all.map((one) => one.dataset.thing)"
Visited = tuple[str, list[Any]]


@pytest.fixture(scope="module")
def games(browser: Browser, server: Server) -> dict[str, Visited]:
    """Both games in their first turns, before a turn of the person who sits there."""
    found: dict[str, Visited] = {}
    for name, setup in SETUPS.items():
        context = person(browser)
        page = opened(context, server.address)
        seated(page, server, setup)
        enough = some(14)
        turn = page.locator("[data-zone=hand].glow")
        play(page, by_mouse(random.Random(4)), lambda page, n=enough, t=turn: n(page) and t.count() > 0, 240)
        found[name] = (page.url, context.cookies())
        context.close()
    return found


FOUR = ("phone", "tablet", "laptop", "desktop")
# Long words, wide letters and the other theme; here each at two of the sizes, and every size in one and more.
SPOKEN = {
    "de": ("dark", ("phone", "laptop")),
    "es": ("light", ("tablet", "desktop")),
    "ko": ("dark", ("phone", "desktop")),
}


@pytest.mark.parametrize("lang", list(SPOKEN))
@pytest.mark.parametrize("name", list(SETUPS))
def test_nothing_is_cut_or_covered(browser: Browser, games: dict[str, Visited], name: str, lang: str) -> None:
    theme, here = SPOKEN[lang]
    context = person(browser, lang=lang, theme=theme)
    context.add_cookies(games[name][1])
    page = opened(context, games[name][0])
    question(page)
    for window in FOUR if EVERYTHING else here:
        resized(page, window)
        seen: set[str] = set()
        for part in parts(page):
            settle(page)
            no_scroll(page)
            where = (window, part)
            picture = f"largest-{name}-{window}-{lang}{part.replace('board', '').replace(' ', '-')}.png"
            page.screenshot(path=RESULTS / picture)
            assert spilled(page) == [], where
            if window in ("phone", "tablet"):
                assert too_small(page) == [], where
            if part and not part.startswith("board"):
                continue
            assert cut(page) == [], where
            assert overlapping(page) == [], where
            assert unreached(page, READ) == [], where
            seen |= set(page.locator("main [data-thing^='space/']:visible").evaluate_all(THINGS))
        assert len(seen) == SPACES[name], window
        if window in ("laptop", "desktop"):
            assert unreached(page, "section.you .card, [data-zone=market], .works .tile") == [], window
            expect(page.locator("section.opponents article")).to_have_count(SETUPS[name]["players"] - 1)
    context.close()
