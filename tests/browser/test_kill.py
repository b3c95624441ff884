"""The server is killed in the middle of a game; the open tab goes on without a reload."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.kit import by_mouse, opened, person, play, quick_game, serving


def test_the_tab_survives_the_death_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        page = opened(person(browser), server.address)
        quick_game(page)
        page.evaluate("window.sameTab = true")
        chance = random.Random(2)
        for _ in range(2):
            answers = iter(range(8))
            play(page, by_mouse(chance), lambda _page, left=answers: next(left, None) is None, 60)
            page.wait_for_timeout(1500)  # the latest answer has come back
            page.locator(".bar [data-option]").first.wait_for()
            before = page.locator("section.you").inner_text()
            hand = [one.get_attribute("data-thing") for one in page.locator("[data-zone=hand]").all()]
            server.kill()
            expect(page.locator(".offline")).to_be_visible()
            server.start()
            expect(page.locator(".offline")).to_have_count(0)
            page.locator(".bar [data-option]:not([disabled])").first.wait_for()
            assert page.locator("section.you").inner_text() == before
            assert [one.get_attribute("data-thing") for one in page.locator("[data-zone=hand]").all()] == hand
        answers = iter(range(8))
        play(page, by_mouse(chance), lambda _page: next(answers, None) is None, 60)
        assert page.evaluate("window.sameTab") is True
