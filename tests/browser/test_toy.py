"""A box that the browser has never heard of: its board, its units and its question, by mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import ASKED, RESULTS, Server, asked, in_words, no_scroll, opened, person, settle


class ToyServer(Server):
    """A server process that knows the toy."""

    launcher = "tests.toy.launch"


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = ToyServer(tmp_path_factory.mktemp("toy"))
    server.start()
    yield server
    server.kill()


def click_first(page: Page, *wanted: str) -> None:
    """Choose the first option whose label has one of the words, else the first one; doubts are confirmed."""
    page.locator(ASKED).first.wait_for()
    in_words(page)
    confirm = page.locator(".bar [data-confirm]")
    buttons = page.locator(".bar [data-option]:not([disabled])")
    if confirm.count():
        confirm.first.click()
    else:
        labels = buttons.all_inner_texts()
        liked = [at for word in wanted for at, label in enumerate(labels) if word in label]
        buttons.nth(liked[0] if liked else 0).click()
    settle(page)


def test_a_game_on_another_host_is_shown_and_its_question_answered(browser: Browser, toy: Server) -> None:
    page = opened(person(browser), toy.address)
    page.locator(".way.main").wait_for()
    setup = {"host": "outpost", "players": 2, "modules": ["caches"]}
    bot = {"kind": "bot", "level": "novice"}
    made = asked(page, "POST", "/tables", {"setup": setup, "seats": [{"kind": "me"}, bot]})
    page.goto(f"{toy.address}/#table={made['table']['id']}")
    page.locator(ASKED).first.wait_for()

    # The board: all spaces, those of the tracks beside them, the third track under its own name.
    for space, name in {"hangar": "Hangar", "outpost_tents": "Tents", "imperial_basin": "Imperial Basin"}.items():
        expect(page.locator(f".plaque[data-thing='space/{space}'] .name")).to_have_text(name)
    expect(page.locator(".faction [data-thing='track/nomads']")).to_be_visible()
    above = page.locator(".faction [data-thing='track/nomads']").bounding_box() or {}
    below = page.locator("[data-thing='space/outpost_tents']").bounding_box() or {}
    apart = above["x"] + above["width"] / 2 - below["x"] - below["width"] / 2
    assert abs(apart) < above["width"], "the Tents stand at the tower of the Nomads"
    expect(page.locator(".faction")).to_have_count(3)
    expect(page.locator("section.you [data-unit=ornithopter] .num")).to_have_text("0")
    no_scroll(page)

    # An Agent to the Hangar; its question is answered on the board.
    glowing = page.locator(".plaque.glow[data-thing='space/outpost_well']")
    for _ in range(60):
        if "cache" in page.locator("section.bar").inner_text() and glowing.count():
            break
        click_first(page, "Hangar", "hide", "Reconnaissance", "Signet Ring", "Dune, The Desert Planet")
    expect(page.locator("section.bar")).to_contain_text("Where do you hide your cache?")
    page.screenshot(path=RESULTS / "toy.png")
    glowing.click()
    expect(page.locator("[data-field=cache]")).to_contain_text("Well")
    expect(page.locator("section.you [data-field=cached_spice]")).to_contain_text("2")
    expect(page.locator("section.you [data-unit=ornithopter] .num")).to_have_text("1")

    expect(page.locator("section.log")).to_contain_text("hides 2 spice: Well.")
    no_scroll(page)
    page.screenshot(path=RESULTS / "toy-hidden.png")
