"""The analysis in the replay: asked for, waited for, looked at, and the way to the step where most was lost."""

from __future__ import annotations

import random
import re
import time
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.kit import (
    RESULTS,
    Server,
    asked,
    by_mouse,
    fits_fingers,
    no_scroll,
    opened,
    over,
    person,
    play,
    question,
    too_small,
)

Data = dict[str, Any]
# Two bots that say what they considered; nobody has to click.
GAME = {"setup": {"host": "base", "players": 2}, "seats": [{"kind": "bot", "level": "adept"}] * 2}


def finished_game(page: Page) -> str:
    """Let bots play a game and return its table."""
    expect(page.locator(".way.main")).to_be_visible()
    table: str = asked(page, "POST", "/tables", GAME)["table"]["id"]
    deadline = time.monotonic() + 90
    while asked(page, "GET", f"/tables/{table}")["status"] != "finished":
        assert time.monotonic() < deadline, "the bots do not come to an end"
        page.wait_for_timeout(200)
    return table


def shown_step(page: Page) -> int:
    """Return the step that the replay shows."""
    return int(page.locator("[data-step]").get_attribute("data-step") or -1)


def test_the_replay_shows_where_a_game_was_lost(browser: Browser, server: Server) -> None:
    page = opened(person(browser, "laptop"), server.address)
    table = finished_game(page)
    page.goto(f"{server.address}/#replay={table}&step=0")
    page.locator("[data-analysis]").click()
    panel = page.get_by_role("dialog", name="Analysis of the game")
    panel.locator("[data-analyse]").click()
    # It says how far it is, and the panel may be closed meanwhile.
    expect(panel.get_by_role("progressbar")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.locator("[data-analysis]").click()
    expect(panel.locator("[data-curve]")).to_be_visible(timeout=300_000)
    info = asked(page, "GET", f"/tables/{table}/analysis")
    lines = panel.locator("[data-curve] polyline")
    expect(lines).to_have_count(2)
    drawn = sum(len((line.get_attribute("points") or "").split()) for line in lines.all())
    assert drawn == len(info["points"]) > 20
    turns = panel.locator("[data-turn]")
    expect(turns).to_have_count(len(info["turns"]))
    worst = info["turns"][0]
    expect(turns.first).to_contain_text(worst["played"])
    expect(turns.first).to_contain_text(worst["best"])
    page.screenshot(path=RESULTS / "analysis.png")
    # A click goes to the decision, which is told in the bar.
    turns.first.click()
    expect(panel).to_have_count(0)
    expect(page.locator(f"[data-step='{worst['step']}']")).to_be_visible()
    verdict = page.locator(f"[data-verdict='{worst['step']}']")
    expect(verdict).to_contain_text(worst["best"])
    no_scroll(page)
    page.screenshot(path=RESULTS / "analysis-step.png")
    # What the analysis tried, and what the bot that played had considered.
    verdict.click()
    thoughts = panel.locator("[data-thoughts]")
    expect(thoughts).to_have_count(2)
    expect(thoughts.nth(1)).to_contain_text("heuristic")
    expect(thoughts.nth(1).locator(".played")).to_have_count(1)
    # A click into the picture goes there too.
    box = panel.locator("[data-curve]").bounding_box()
    assert box is not None
    panel.locator("[data-curve]").click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(panel).to_have_count(0)
    expect(page.locator("[data-step]")).to_have_text(re.compile(r"^\d+/\d+$"))
    middle = info["all"] / 2
    # Asked from here: the page's policy allows no strings to be run as script.
    deadline = time.monotonic() + 20
    while abs(shown_step(page) - middle) >= 0.1 * info["all"]:
        assert time.monotonic() < deadline, shown_step(page)
        page.wait_for_timeout(50)
    assert shown_step(page) != worst["step"] or abs(worst["step"] - middle) < 0.1 * info["all"]
    on_the_phone(page, server, table, info)
    by_itself(page, server, table, info)


def on_the_phone(page: Page, server: Server, table: str, info: Data) -> None:
    """The same on a phone and in another language: it is there at once, since it is kept."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("localStorage['landsraad.settings'] = JSON.stringify({lang: 'de', theme: 'light', speed: 0})")
    page.goto(f"{server.address}/#replay={table}&step={info['turns'][0]['step']}")
    page.reload()
    expect(page.locator("[data-verdict]")).to_be_visible()
    page.screenshot(path=RESULTS / "analysis-phone-step.png")
    # The whole bar is in sight, whatever the step brings.
    assert page.evaluate("(bar => bar.scrollHeight - bar.clientHeight)(document.querySelector('section.replay'))") <= 0
    fits_fingers(page)
    page.locator("[data-analysis]").click()
    panel = page.get_by_role("dialog", name="Analyse der Partie")
    expect(panel.locator("[data-curve]")).to_be_visible()
    told = asked(page, "GET", f"/tables/{table}/analysis?lang=de")
    expect(panel.locator("[data-turn]").first).to_contain_text(told["turns"][0]["best"])
    no_scroll(page)
    assert too_small(page) == []
    page.screenshot(path=RESULTS / "analysis-phone.png")
    tried_again(page, panel, told)


def tried_again(page: Page, panel: Locator, told: Data) -> None:
    """The review names the three costliest turns, what was better and why, and one of them is played otherwise."""
    costliest = sorted(told["review"], key=lambda turn: -turn["loss"])[:3]
    reviewed = panel.locator("[data-review] .reviewed")
    expect(reviewed).to_have_count(len(costliest))
    for place, turn in enumerate(costliest):
        for words in (turn["played"], turn["best"], *turn["reasons"]):
            expect(reviewed.nth(place)).to_contain_text(words)
    assert any(turn["reasons"] for turn in costliest)
    panel.locator("[data-again]").first.click()
    question(page)
    table = asked(page, "GET", f"/tables/{page.url.rpartition('table=')[2]}")
    assert table["kind"] == "fork"
    assert [seat["seat"] for seat in table["seats"] if seat["yours"]] == [costliest[0]["seat"]]


def by_itself(page: Page, server: Server, table: str, info: Data) -> None:
    """Who has played sees the own costliest turns at the end without asking, and a click tells all about them."""
    page.set_viewport_size({"width": 1366, "height": 768})
    late = {"step": info["all"] * 9 // 10, "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    forked = asked(page, "POST", f"/tables/{table}/fork", late)["table"]["id"]
    page.goto(f"{server.address}/#table={forked}")
    play(page, by_mouse(random.Random(3)), over, 120)
    costly = page.locator("[data-costly]")
    expect(costly).to_be_visible()
    turns = costly.locator("[data-turn]")
    expect(turns.first).to_be_visible(timeout=300_000)
    found = asked(page, "GET", f"/tables/{forked}/analysis?lang=de")
    own = sorted((turn for turn in found["review"] if turn["seat"] == 0), key=lambda turn: -turn["loss"])[:3]
    assert 0 < len(own) == turns.count()
    expect(turns.first).to_contain_text(own[0]["best"])
    no_scroll(page)
    page.screenshot(path=RESULTS / "analysis-by-itself.png")
    turns.first.click()
    expect(page.locator("[data-review] .reviewed")).to_have_count(len(own))
    expect(page.locator(f"[data-step='{own[0]['step']}']")).to_have_count(1)
