"""The server is killed in the middle of a game, connections break: the open tab goes on without a reload."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.browser.kit import ASKED, ERRORS, Server, by_mouse, opened, person, play, quick_game, serving, some


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


def test_a_question_that_got_lost_on_the_way_is_asked_again(browser: Browser, server: Server) -> None:
    """A connection breaks now and then; no form stays empty for it, and what is only read is read again."""
    page = person(browser).new_page()
    page.on("pageerror", lambda error: ERRORS.append(str(error)))
    lost: set[str] = set()

    def lose_once(route: Route) -> None:
        path = route.request.url.split("?")[0]
        if path in lost:
            route.fallback()
        else:
            lost.add(path)
            route.abort("connectionreset")

    page.route(re.compile(r"/api/v1/(setups|tables|catalog)$"), lose_once)
    page.goto(server.address)
    page.get_by_role("button", name="Choose everything").click()
    page.locator("select:has(option[value=uprising])").select_option("uprising")
    page.get_by_role("button", name="Leader of seat 1").click()
    expect(page.get_by_role("dialog").locator("[data-leader]").first).to_be_visible()
    assert {path.rsplit("/", 1)[1] for path in lost} == {"setups", "tables", "catalog"}
    page.context.close()
