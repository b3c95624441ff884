"""Puzzles and the deal of the day in Chromium: chosen, answered, remembered; played and compared; by keyboard too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from landsraad.server.hall.puzzles import shipped
from tests.browser.kit import (
    RESULTS,
    Server,
    asked,
    no_scroll,
    opened,
    person,
    phone,
    serving,
    settle,
    too_small,
    violations,
)

LANGUAGES = ("en", "es", "de", "ko", "fr")


def options(page: Page) -> tuple[str, dict[str, int]]:
    """Return the puzzle that a page shows and its options by text."""
    name = page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""
    asking = asked(page, "GET", f"/puzzles/{name}")["question"]
    return name, {one["text"]: one["action"] for one in asking["options"]}


def shown(page: Page, place: int) -> None:
    """Wait until a page shows the puzzle of a place of the list."""
    name = list(shipped())[place]
    page.locator(f"[data-puzzle='{name}'] [data-choice]").first.wait_for()


@pytest.mark.parametrize("window", ["laptop", "phone"])
def test_puzzles_are_chosen_answered_and_remembered(browser: Browser, server: Server, window: str) -> None:
    page = opened(phone(browser) if window == "phone" else person(browser), f"{server.address}/#puzzles=1")
    shown(page, 0)
    name, actions = options(page)
    puzzle = shipped()[name]
    page.locator(f"[data-choice='{actions[puzzle.second]}']").click()
    expect(page.locator("[data-verdict=false]")).to_be_visible()
    page.locator("[data-tell]").click()
    answer = page.locator(f"[data-choice='{actions[puzzle.best]}']")
    expect(page.locator("[data-verdict=false]")).to_contain_text(answer.inner_text())
    page.screenshot(path=RESULTS / f"puzzle-{window}.png")
    assert violations(page) == []
    no_scroll(page)
    answer.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict=true]")).to_contain_text("Right")

    # There are many: by game, by question, those that are not solved.
    page.locator("[data-choose]").click()
    dialog = page.get_by_role("dialog", name="Choose a puzzle")
    expect(dialog.locator("[data-place]")).to_have_count(len(shipped()))
    page.screenshot(path=RESULTS / f"puzzles-{window}.png")
    assert violations(page) == []
    if window == "phone":
        assert too_small(page) == []
    dialog.locator("[data-filter=unsolved]").check()
    expect(dialog.locator("[data-place]")).to_have_count(len(shipped()) - 1)
    game = dialog.locator("[data-filter=game]")
    game.select_option(index=2)
    chosen = game.input_value()
    dialog.locator("[data-filter=kind]").select_option("play_card")
    fitting = [int(one.get_attribute("data-place") or -1) for one in dialog.locator("[data-place]").all()]
    listed = asked(page, "GET", "/puzzles")["puzzles"]
    keys = ("host", "modules", "epic", "players")
    alike = [n for n, one in enumerate(listed) if one["kind"] == "play_card" and n]
    same = [listed[n]["setup"] for n in fitting]
    assert fitting
    assert all([one[key] for key in keys] == [same[0][key] for key in keys] for one in same)
    assert fitting == [n for n in alike if all(listed[n]["setup"][key] == same[0][key] for key in keys)]
    # The choice stays while one goes on, in another language too.
    dialog.locator(f"[data-place='{fitting[0]}']").click()
    shown(page, fitting[0])
    page.locator("[data-next]").click()
    shown(page, fitting[1 % len(fitting)])
    page.locator("[data-choose]").click()
    assert game.input_value() == chosen
    page.keyboard.press("Escape")
    page.reload()
    shown(page, fitting[1 % len(fitting)])
    expect(page.locator("[data-puzzle]")).to_contain_text("solved: 1")


def test_the_study_in_all_languages(browser: Browser, server: Server) -> None:
    for lang in LANGUAGES:
        page = opened(person(browser, lang=lang), f"{server.address}/#puzzles=1")
        shown(page, 0)
        page.locator("[data-choose]").click()
        told = page.get_by_role("dialog").inner_text() + page.locator("[data-puzzle]").inner_text()
        page.goto(f"{server.address}/#daily=1")
        page.reload()
        page.locator("[data-daily] form").wait_for()
        told += page.locator("[data-daily]").inner_text()
        raw = [word for word in told.split() if word.startswith(("puzzle-", "prompt-", "daily-", "web-", "module-"))]
        assert raw == [], lang
        no_scroll(page)
        page.context.close()


def test_the_deal_of_the_day_has_a_table_of_results(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pages = [opened(person(browser, name=name), f"{server.address}/#daily=1") for name in ("Ada", "Bo")]
        for page in pages:
            page.locator("[data-daily] form button").click()
            page.locator("section.bar").wait_for()
        tables = [page.url.rpartition("table=")[2] for page in pages]
        assert tables[0] != tables[1]
        told = [asked(page, "GET", f"/tables/{table}") for page, table in zip(pages, tables, strict=True)]
        assert told[0]["seed_sha256"] == told[1]["seed_sha256"]
        settle(pages[0])
        pages[0].goto(f"{server.address}/#daily=1")
        pages[0].reload()
        expect(pages[0].locator("[data-daily]")).to_contain_text("Nobody has finished")
        expect(pages[0].locator("[data-daily] form button")).to_contain_text("Go on")
        assert violations(pages[0]) == []
        no_scroll(pages[0])
