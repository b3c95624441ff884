"""Sound and motion: off means silent, less motion means cuts, and a scripted turn stays within the frame budget."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import PATIENCE, Server, opened, person, question, quick_game, settle

# Milliseconds of work in one frame of a mid-range phone, which is taken to be four times slower than this machine.
FRAME_MS = 50
SLOWER = 4
COUNT = """
window.instruments = 0
const Real = window.AudioContext
window.AudioContext = class extends Real { constructor(...given) { super(...given); window.instruments += 1 } }
"""


def a_turn(page: Page) -> None:
    """Lift a card, send the Agent, deploy or end, and watch until the next question."""
    page.locator("[data-zone=hand].glow").first.click()
    page.locator(".plaque.glow").first.click()
    settle(page)
    stepper = page.locator(".stepper [data-option]:not([disabled])")
    (stepper if stepper.count() else page.locator(".bar [data-option]:not([disabled])")).last.click()
    settle(page)
    question(page)


def test_off_means_silent(browser: Browser, server: Server) -> None:
    context = person(browser)
    context.add_init_script(COUNT)
    page = opened(context, server.address)
    quick_game(page)
    a_turn(page)
    assert page.evaluate("window.instruments") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sound").check()
    page.keyboard.press("Escape")
    page.locator("header").click()
    page.wait_for_timeout(200)
    assert page.evaluate("window.instruments") == 1
    context.close()


def longest_tasks(trace: dict[str, Any]) -> list[tuple[float, float]]:
    """Return the tasks of the page's main thread by their time on the processor, in milliseconds."""
    events = trace["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    busy: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    for event in events:
        where = (event.get("pid"), event.get("tid"))
        if event.get("name") == "RunTask" and where in main and "tdur" in event:
            busy[where].append((event["tdur"] / 1000, event["dur"] / 1000))
    page = max(busy.values(), key=lambda tasks: sum(task for task, _ in tasks))
    return sorted(page, reverse=True)


def test_a_turn_stays_within_the_frame_budget(browser: Browser, server: Server, tmp_path: Path) -> None:
    """Processor time, not time on the wall: other work on the machine says nothing about the page."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
    context.set_default_timeout(PATIENCE * 20_000)
    context.add_init_script("localStorage['landsraad.settings'] = JSON.stringify({lang: 'en', speed: 150})")
    page = opened(context, server.address)
    quick_game(page)
    a_turn(page)  # pictures and letters are there now
    page.locator("[data-zone=hand].glow").first.wait_for()
    target = tmp_path / "trace.json"
    browser.start_tracing(page=page, path=str(target), categories=["devtools.timeline", "toplevel"])
    a_turn(page)
    browser.stop_tracing()
    found = longest_tasks(json.loads(target.read_text("utf-8")))
    context.close()
    assert len(found) > 50
    assert found[0][0] * SLOWER <= FRAME_MS, found[:8]


def test_less_motion_gives_cuts(browser: Browser, server: Server) -> None:
    page = opened(person(browser, speed=600, motion=True), server.address)
    quick_game(page)
    assert page.evaluate("document.documentElement.classList.contains('moving')") is False
    running = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
    assert running == 0
    expect(page.locator(".dusk, .flight")).to_have_count(0)
    page.context.close()
