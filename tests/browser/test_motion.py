"""Sound and motion: off means silent, and less motion means cuts."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import Server, opened, person, question, quick_game, settle

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


def test_less_motion_gives_cuts(browser: Browser, server: Server) -> None:
    page = opened(person(browser, speed=600, motion=True), server.address)
    quick_game(page)
    assert page.evaluate("document.documentElement.classList.contains('moving')") is False
    running = page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length")
    assert running == 0
    expect(page.locator(".dusk, .flight")).to_have_count(0)
    page.context.close()
