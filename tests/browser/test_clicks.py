"""How many clicks a round takes, over whole games of somebody who uses every Agent, fights and buys."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError

from tests.browser.kit import BOXES, PATIENCE, Server, opened, over, person, play, seated, settle, several
from tests.support.cells import SOAK

# Sixteen before effects resolved by themselves.
MOST_A_ROUND = 11


def thrifty(chance: random.Random, count: list[str]) -> Callable[[Page], None]:
    """Return a player who points at things: a card, a place, the troops, a Tech tile, cards of the Row, the end.

    Plot cards are kept, and at the end of a turn they are let rest for the round.
    """

    def click(things: Locator, why: str, at: int = 0) -> None:
        thing = things.nth(at)
        verb = thing.get_attribute("data-verb") if why == "effect" else None
        try:
            thing.click(timeout=5000 * PATIENCE)
        except TimeoutError:
            if things.count():
                raise
            return  # the page has answered by itself in the meantime
        count.append(f"{why} {verb}" if verb else why)
        settle(things.page)

    def choose(page: Page) -> None:
        ways = [
            ("sure", page.locator(".bar [data-confirm]")),
            ("place", page.locator(".plaque.glow[data-option]")),
            ("deploy", page.locator(".stepper [data-option]:not([disabled])")),
            ("acquire", page.locator("[data-place=market] .glow[data-option]")),
            ("tile", page.locator(".works .glow[data-option]")),
            ("card", page.locator("[data-zone=hand].glow[data-option]")),
            (
                "effect",
                page.locator(".bar [data-option]:not([disabled]):not([data-verb=end]):not([data-verb=intrigue])"),
            ),
            ("rest", page.locator("[data-rest][aria-pressed=false]")),
            ("end", page.locator(".bar [data-option]:not([disabled])")),
        ]
        for why, things in ways:
            found = things.count()
            if found:
                click(things, why, chance.randrange(found) if why in ("place", "card", "acquire", "tile") else 0)
                return
        settle(page)

    return choose


# Cards and Leaders make one game longer than another: several are played in the soak.
CHANCES = (7, 8) if SOAK else (7,)


@pytest.mark.parametrize("box", several(BOXES, "uprising"))
def test_a_round_takes_few_clicks(browser: Browser, server: Server, box: str) -> None:
    count: list[str] = []
    rounds = 0
    for chance in CHANCES:
        page = opened(person(browser), server.address)
        seated(page, server, BOXES[box])
        settle(page)
        play(page, thrifty(random.Random(chance), count), over, 300)
        rounds += int(page.locator("header .fact b").first.inner_text().split()[1])
        page.context.close()
    kinds = {why: round(count.count(why) / rounds, 2) for why in sorted(set(count))}
    print(f"{box}: {len(count) / rounds:.1f} clicks a round, {rounds} rounds: {kinds}")
    assert len(count) / rounds <= MOST_A_ROUND, f"{rounds} rounds: {kinds}"
