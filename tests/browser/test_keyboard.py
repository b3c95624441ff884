"""The same game without a mouse, the first decisions from the text board."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import (
    BOXES,
    RESULTS,
    Server,
    by_keys,
    in_all_sizes,
    opened,
    over,
    person,
    play,
    question,
    seated,
    several,
)


def tab_to(page: Page, selector: str, limit: int = 60) -> None:
    """Press Tab until the focus is on something."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab never reached {selector}")


def test_a_game_by_keyboard_only(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.locator(".way.main").wait_for()
    tab_to(page, ".way.main")
    page.keyboard.press("Enter")
    question(page)

    page.keyboard.press("t")
    board = page.get_by_role("region", name="Text board")
    expect(board.get_by_role("heading", name="Influence")).to_be_visible()
    expect(board).to_contain_text("Arrakeen")
    before = board.locator("[data-text-option]").first.inner_text()
    tab_to(page, "[data-text-option]")
    page.keyboard.press("Enter")
    expect(board.locator("[data-text-option]").first).not_to_have_text(before)
    page.keyboard.press("u")
    expect(board.locator("[data-text-option]").first).to_have_text(before)
    page.screenshot(path=RESULTS / "text-board.png")
    page.keyboard.press("t")

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # The deal is a fresh one: a short game, much of which goes by itself, asks some thirty times.
    assert play(page, in_all_sizes(by_keys(random.Random(5))), over, 300) > 20
    expect(page.locator(".standings li")).to_have_count(4)


@pytest.mark.parametrize("box", several(("ix", "uprising"), "uprising"))
def test_other_boxes_by_keyboard_only(browser: Browser, server: Server, box: str) -> None:
    page = opened(person(browser), server.address)
    seated(page, server, BOXES[box])
    assert play(page, in_all_sizes(by_keys(random.Random(6))), over, 300) > 25
    expect(page.locator(".standings li")).to_have_count(4)
