"""The server is killed in the middle of a game; the open tab goes on without a reload."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.kit import ASKED, by_mouse, opened, person, play, quick_game, serving, some


def test_the_tab_survives_the_death_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        page = opened(person(browser), server.address)
        quick_game(page)
        page.evaluate("window.sameTab = true")
        chance = random.Random(2)
        for _ in range(2):
            play(page, by_mouse(chance), some(8), 60)
            page.wait_for_timeout(1500)  # the latest answer has come back
            page.locator(ASKED).first.wait_for()
            # What an option under the pointer would bring is no part of the game.
            page.locator("header").hover()
            expect(page.locator("section.you .delta")).to_have_count(0)
            before = page.locator("section.you").inner_text()
            hand = [one.get_attribute("data-thing") for one in page.locator("[data-zone=hand]").all()]
            server.kill()
            expect(page.locator(".offline")).to_be_visible()
            server.start()
            expect(page.locator(".offline")).to_have_count(0)
            page.locator(ASKED).first.wait_for()
            assert page.locator("section.you").inner_text() == before
            assert [one.get_attribute("data-thing") for one in page.locator("[data-zone=hand]").all()] == hand
        play(page, by_mouse(chance), some(8), 60)
        assert page.evaluate("window.sameTab") is True
