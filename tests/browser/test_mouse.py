"""A newcomer plays a whole game against bots with the mouse."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Browser, expect

from tests.browser.kit import (
    PATIENCE,
    RESULTS,
    Server,
    by_mouse,
    in_all_sizes,
    no_scroll,
    opened,
    over,
    person,
    play,
    too_small,
    violations,
)
from tests.support.cells import SOAK

# From the address to the first move; beside other work it may take longer.
FIRST_MOVE_S = 3.0


def test_a_newcomer_finishes_a_game_by_mouse_and_watches_it_again(browser: Browser, server: Server) -> None:
    begin = time.monotonic()
    page = opened(person(browser), server.address)
    # One click to the hand, one more to the card that is played first; nothing is asked before, and it takes 3 s.
    page.locator(".way.main").wait_for()
    page.locator(".way.main").click()
    page.locator("[data-zone=hand].glow").first.click()
    page.locator(".plaque.glow, .bar [data-option]").first.wait_for()
    took = time.monotonic() - begin
    print(f"from the address to the first move: {took:.2f} s")
    assert took < FIRST_MOVE_S * (1 if SOAK else PATIENCE)
    page.keyboard.press("Escape")
    assert play(page, in_all_sizes(by_mouse(random.Random(11))), over, 300) > 40
    page.set_viewport_size({"width": 1366, "height": 768})
    no_scroll(page)
    page.screenshot(path=RESULTS / "end.png")
    expect(page.locator(".standings li")).to_have_count(4)
    # Whoever won stands first in the score too, also with equal points, and a sentence tells how.
    winner = page.locator(".winner .title").inner_text()
    expect(page.locator(".story")).to_contain_text(winner)
    first = page.locator("[data-scored]").first.get_attribute("data-scored")
    assert page.locator(".standings li").first.get_attribute("style") == f"--me: var(--s{first});"
    expect(page.locator(".seed")).to_contain_text("SHA-256")

    page.locator(".next").get_by_role("button", name="Replay").click()
    page.locator("[data-step='0']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-step='1']").wait_for()
    assert "step=1" in page.url
    page.keyboard.press("End")
    expect(page.locator("section.replay [data-step]")).not_to_have_attribute("data-step", "1")
    page.get_by_label("Whose view").select_option("spectator")
    page.keyboard.press("Home")
    page.locator("[data-step='0']").wait_for()
    page.get_by_label("Step", exact=True).fill("30")
    page.locator("[data-step='30']").wait_for()
    no_scroll(page)
    page.screenshot(path=RESULTS / "replay.png")
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("[data-tab=board]").wait_for()
    no_scroll(page)
    assert violations(page) == []
    assert too_small(page) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**#table=*")
    page.locator("section.bar").wait_for()
