"""Levels of bots and their thinking time: in the form of a new game, in the lobby, and for a seat during the game."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.kit import RESULTS, SIZES, Server, asked, opened, person, too_small

NAMES = {
    "en": ["Novice", "Adept", "Mentat", "Kwisatz Haderach"],
    "de": ["Neuling", "Adept", "Mentat", "Kwisatz Haderach"],
}


def choose(place: Locator, level: str, seconds: str | None = None) -> None:
    """Choose a level, and a thinking time where there is one."""
    place.get_by_label("Strength of the bot").select_option(level)
    if seconds is None:
        expect(place.get_by_label("Thinking time of the bot")).to_have_count(0)
    else:
        place.get_by_label("Thinking time of the bot").select_option(label=seconds)


def fits(page: Page) -> None:
    """Everything is large enough for fingers, once the page has taken in its new size."""
    deadline = time.monotonic() + 10
    while too_small(page):
        assert time.monotonic() < deadline, too_small(page)
        page.wait_for_timeout(50)


def bots(page: Page, table: str) -> list[tuple[Any, Any]]:
    """Return level and thinking time by seat, as the server knows them."""
    return [(seat["level"], seat["seconds"]) for seat in asked(page, "GET", f"/tables/{table}")["seats"]]


def test_bots_are_chosen_by_level_and_thinking_time(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Who sits on seat 4").select_option("bot")
    row = page.locator("form li").nth(3)
    expect(row.get_by_label("Strength of the bot").locator("option")).to_have_text(NAMES["en"])
    choose(row, "novice")
    choose(row, "mentat", "0.5 s")
    page.get_by_role("button", name="Start").click()
    lobby = page.locator("[data-bots]")
    lobby.wait_for()
    table = page.url.partition("table=")[2].partition("&")[0]
    assert bots(page, table) == [(None, None), (None, None), (None, None), ("mentat", 0.5)]
    # The host gives one seat to a bot, and the rest to others by starting.
    choose(lobby, "novice")
    page.locator("main li").nth(1).get_by_role("button").last.click()
    expect(page.locator("main li").nth(1)).to_contain_text("Novice")
    choose(lobby, "kwisatz_haderach", "0.1 s")
    page.set_viewport_size(dict(zip(("width", "height"), SIZES["phone"], strict=True)))  # type: ignore[arg-type]
    fits(page)
    page.screenshot(path=RESULTS / "levels-lobby-phone.png")
    page.get_by_role("button", name="Start now").click()
    page.locator("section.bar").wait_for()
    others = [("novice", None), ("kwisatz_haderach", 0.1), ("mentat", 0.5)]
    assert bots(page, table) == [(None, None), *others]
    # A bot takes over one's own seat, and gives it back.
    page.get_by_role("button", name="Seats and links").click()
    panel = page.get_by_role("dialog", name="Seats and links")
    choose(panel.locator("[data-bots]"), "mentat", "0.1 s")
    fits(page)
    page.screenshot(path=RESULTS / "levels-seats-phone.png")
    panel.get_by_role("button", name="let a bot play").click()
    back = panel.get_by_role("button", name="play again yourself")
    expect(back).to_be_visible()
    assert bots(page, table) == [("mentat", 0.1), *others]
    expect(panel.locator("[data-bots]")).to_have_count(0)  # nobody is left to be replaced
    back.click()
    expect(panel.locator("[data-bots]")).to_be_visible()
    assert bots(page, table) == [(None, None), *others]


def test_levels_are_named_in_the_language_of_the_page(browser: Browser, server: Server) -> None:
    page = opened(person(browser, lang="de"), server.address)
    page.get_by_role("button", name="Alles selbst wählen").click()
    expect(page.get_by_label("Stärke des Bots").first.locator("option")).to_have_text(NAMES["de"])
