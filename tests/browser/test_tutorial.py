"""The guide points: each step lights something on the screen, and doing it leads on."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from tests.browser.kit import ASKED, RESULTS, Server, opened, person, settle

LIGHT = """() => {
    const box = document.querySelector('[data-light]')?.getBoundingClientRect()
    return box ? [box.left, box.top, box.right - innerWidth, box.bottom - innerHeight] : null
}"""
COACH = """() => {
    const box = document.querySelector('.guide .coach').getBoundingClientRect()
    return [box.left >= 0, box.top >= 0, box.right <= innerWidth, box.bottom <= innerHeight]
}"""


def lesson(page: Page) -> str:
    """Return the step that is shown, empty after the guide has been left."""
    shown = page.locator("[data-lesson]")
    return (shown.get_attribute("data-lesson") or "") if shown.count() else ""


def check_pointed(page: Page, now: str) -> None:
    """What a step speaks of is lit inside the window, and so is the sentence."""
    light = page.evaluate(LIGHT)
    assert light is not None, f"{now} points at nothing"
    assert min(light[:2]) > -8, (now, light)
    assert max(light[2:]) < 8, (now, light)
    assert page.evaluate(COACH) == [True] * 4, now


def do_it(page: Page, now: str) -> None:
    """Do what the step asks for, as a person would who reads it."""
    following = page.locator(".guide [data-next]")
    glowing = {
        "card": "[data-zone=hand].glow",
        "second": "[data-zone=hand].glow, .plaque.glow",
        "place": ".plaque.glow",
        "acquire": ".bar [data-verb=end]",
        "reveal": ".bar [data-verb=reveal], .bar [data-confirm]",
    }.get(now)
    if following.count():
        following.click()
    elif glowing and page.locator(glowing).count():
        with suppress(PlaywrightError):  # it may be gone: effects resolve by themselves
            page.locator(glowing).last.click(timeout=5000)
    elif page.locator(".bar [data-confirm]").count():
        page.locator(".bar [data-confirm]").first.click()
    elif page.locator(ASKED).count():
        # What stands last in the bar ends, passes or declines.
        page.locator(ASKED).last.click(force=True)
    settle(page)


@pytest.mark.parametrize("window", ["laptop", "phone"])
def test_every_step_points_at_something_in_sight(browser: Browser, server: Server, window: str) -> None:
    page = opened(person(browser, window), server.address)
    page.locator(".way", has_text="Learn").click()
    page.locator("[data-lesson=goal]").wait_for()
    seen: list[str] = []
    for _ in range(60):
        now = lesson(page)
        if now not in seen:
            seen.append(now)
            page.wait_for_timeout(350)
            if lesson(page) == now and now not in ("done", "others", ""):
                check_pointed(page, now)
                page.screenshot(path=RESULTS / f"tutorial-{window}-{now}.png")
        if now == "done":
            break
        do_it(page, now)
    assert seen[:4] == ["goal", "towers", "card", "place"]
    assert seen[-1] == "done"
