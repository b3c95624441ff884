"""Drag and drop, and fingers: a card is pulled to its place, a game is played by taps alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.kit import (
    BOXES,
    Server,
    no_scroll,
    opened,
    over,
    person,
    phone,
    play,
    quick_game,
    seated,
    settle,
    several,
)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_from_the_hand_to_a_place(browser: Browser, server: Server) -> None:
    page = opened(person(browser, "laptop"), server.address)
    quick_game(page)
    card = page.locator("[data-zone=hand].glow").first
    name = card.get_attribute("data-thing")
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=4)
    place = page.locator("main .plaque.glow").first
    place.wait_for()
    space = place.get_attribute("data-thing")
    page.mouse.move(*middle(place), steps=6)
    page.mouse.up()
    settle(page)
    expect(page.locator(f"[data-thing='{space}'] .agent").first).to_be_visible()
    expect(page.locator(f"section.you [data-zone=play][data-thing='{name}']").first).to_be_visible()


def test_a_card_dropped_nowhere_goes_nowhere(browser: Browser, server: Server) -> None:
    page = opened(person(browser, "laptop"), server.address)
    quick_game(page)
    # Others may have gone first.
    before = page.locator("main .plaque .agent").count()
    card = page.locator("[data-zone=hand].glow").first
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 60, steps=5)
    page.mouse.move(*middle(page.locator("header")), steps=5)
    page.mouse.up()
    settle(page)
    assert page.locator("main .plaque .agent").count() == before


def by_taps(chance: random.Random) -> Callable[[Page], None]:
    """Return a person with a finger: what glows is tapped, a thing that opens is answered, else a button."""

    def choose(page: Page) -> None:
        opened_up = page.locator("[data-zoom-option]")
        confirm = page.locator(".bar [data-confirm]")
        glowing = page.locator("main .glow[data-option]:visible")
        buttons = page.locator(".bar [data-option]:not([disabled])")
        if opened_up.count():
            opened_up.nth(chance.randrange(opened_up.count())).tap()
        elif confirm.count():
            confirm.first.tap()
        else:
            things = glowing if glowing.count() and chance.random() < 0.5 else buttons
            if things.count():
                things.nth(chance.randrange(things.count())).tap()
        settle(page)

    return choose


@pytest.mark.parametrize("box", several(BOXES, "ix"))
def test_a_whole_game_by_touch_on_a_phone(browser: Browser, server: Server, box: str) -> None:
    context = phone(browser)
    page = opened(context, server.address)
    if box == "base":
        page.locator(".way.main").tap()
        page.locator("[data-zone=hand].glow").first.wait_for()
    else:
        seated(page, server, BOXES[box])
    assert play(page, by_taps(random.Random(3)), over, 420) > 25
    no_scroll(page)
    expect(page.locator(".standings li")).to_have_count(4)
    context.close()
