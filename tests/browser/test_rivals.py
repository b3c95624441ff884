"""Rivals at the table: their cards are turned one by one, every choice with its reason, under their own name."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.kit import (
    ASKED,
    PATIENCE,
    RESULTS,
    SETTINGS,
    SIZES,
    Server,
    asked,
    by_mouse,
    no_scroll,
    opened,
    over,
    person,
    play,
    question,
    settle,
    several,
    some,
)

SPEED = 250
# What of the table a person sees of a Rival's turn, noted whenever it changes.
NOTE = """
window.noted = []
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const cards = [...document.querySelectorAll('[data-turned-card]')]
    const now = {
        turned: cards.map((one) => one.dataset.turnedCard),
        skipped: cards.filter((one) => one.classList.contains('skipped')).map((one) => one.dataset.turnedCard),
        said: document.querySelector('section.bar .told')?.innerText ?? '',
    }
    const last = window.noted.at(-1)
    const same = JSON.stringify(last?.now) === JSON.stringify(now)
    if (cards.length && !same) window.noted.push({ at: performance.now(), now })
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }))
"""


def solo(page: Page, server: Server, host: str) -> None:
    """Sit down alone against two Rivals."""
    page.locator(".way.main").wait_for()
    made = asked(page, "POST", "/tables", {"setup": {"host": host, "players": 1}, "seats": [{"kind": "me"}]})
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)


@pytest.mark.parametrize(("host", "window"), [("uprising", "laptop"), ("base", "phone"), ("uprising", "phone")])
def test_cards_are_turned_one_by_one_with_their_reasons(
    browser: Browser, server: Server, host: str, window: str
) -> None:
    width, height = SIZES[window]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    stored = json.dumps({**SETTINGS, "speed": SPEED, "motion": True})
    context.add_init_script(f"localStorage['landsraad.settings'] ||= JSON.stringify({stored})")
    context.add_init_script(NOTE)
    context.set_default_timeout(PATIENCE * 20_000)
    page = opened(context, server.address)
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        def receive(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "state":
                told.extend(message["events"]["items"])

        socket.on("framereceived", receive)

    page.on("websocket", listen)
    solo(page, server, host)
    if window == "laptop":
        expect(page.locator("aside article .portrait img")).to_have_count(2)
    shot = RESULTS / f"rival-{host}-{window}.png"

    point = by_mouse(random.Random(2))

    def choose(page: Page) -> None:
        point(page)
        if page.locator("[data-turned-card]").count():
            page.screenshot(path=shot)

    play(page, choose, some(14), 240)
    page.wait_for_timeout(4 * SPEED)
    page.locator("[data-skip]").wait_for(state="detached")
    question(page)
    turned = [event for event in told if event["kind"] == "rival_revealed"]
    skipped = [event for event in told if event["kind"] == "rival_skipped"]
    assert len(turned) > 3
    notes = page.evaluate("window.noted")
    # Every card that was turned was the latest on the table for a while, and every choice was said with its rule.
    latest = [note["now"]["turned"][-1] for note in notes]
    for event in turned:
        assert event["what"] in latest, (event["text"], latest)
    said = [note["now"]["said"] for note in notes]
    for event in [*turned, *skipped, *(event for event in told if event["kind"] == "rival_sent")]:
        assert any(event["text"] in words for words in said), (event["text"], said)
        assert event["other"] in event["text"], event
    # A skipped card stays in sight as one that was skipped.
    shown = {card for note in notes for card in note["now"]["skipped"]}
    assert {event["what"] for event in skipped} <= shown
    # Never two at once, and each long enough to be read.
    for before, after in itertools.pairwise(notes):
        grown = len(after["now"]["turned"]) - len(before["now"]["turned"])
        assert grown <= 1, (before, after)
        if grown == 1:
            assert after["at"] - before["at"] > SPEED, (before, after)
    context.close()


def headings(page: Page) -> list[tuple[str, list[str]]]:
    """Return the turns of the log: whose they are, and the kinds of what happened."""
    script = """all => all.map((group) => {
        const heading = group.querySelector('h2')
        const lines = [...group.querySelectorAll('li')].map((line) => `${line.dataset.seat} ${line.dataset.kind}`)
        return [heading.dataset.owner ?? heading.className, lines]
    })"""
    return [tuple(one) for one in page.locator(".log .group").evaluate_all(script)]


@pytest.mark.parametrize("host", several(("uprising", "base"), "uprising"))
def test_a_whole_game_alone_files_every_rivals_move_under_its_name(browser: Browser, server: Server, host: str) -> None:
    page = opened(person(browser), server.address)
    solo(page, server, host)
    seen = 0

    def check(page: Page) -> bool:
        nonlocal seen
        for owner, lines in headings(page):
            for line in lines:
                seat, kind = line.split()
                if kind in ("rival_revealed", "rival_skipped", "rival_sent", "rival_chose", "rival_idle"):
                    seen += 1
                    assert owner == seat or "combat" in owner, (owner, lines)
        return over(page)

    assert play(page, by_mouse(random.Random(4)), check, 420) > 20
    assert seen > 20
    expect(page.locator(".standings li")).to_have_count(3)
    no_scroll(page)


def test_two_people_at_two_browsers_finish_a_game_with_a_rival(browser: Browser, server: Server) -> None:
    first = opened(person(browser), server.address)
    first.locator(".way.main").wait_for()
    setup = {"host": "uprising", "players": 2, "modules": ["choam"]}
    made = asked(first, "POST", "/tables", {"setup": setup, "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made["table"]["id"]
    first.goto(f"{server.address}/#table={table}")
    invite = made["invites"][0]
    link = f"{server.address}/#table={table}&seat={invite['seat']}&invite={invite['token']}"
    second = opened(person(browser, "phone", lang="es"), link)
    second.locator("form input").fill("Bo")
    second.get_by_role("button", name="Sentarse").click()
    people = (first, second)
    chance = random.Random(5)
    turns = {page: 0 for page in people}
    for _ in range(3000):
        if all(over(page) for page in people):
            break
        page = next((one for one in people if one.locator(ASKED).count() and not over(one)), None)
        if page is None:
            first.wait_for_timeout(60)
        else:
            turns[page] += 1
            by_mouse(chance)(page)
    assert all(over(page) for page in people), [page.locator("section.bar").inner_text() for page in people]
    assert min(turns.values()) > 15
    for page in people:
        settle(page)
        expect(page.locator(".standings li")).to_have_count(3)
        no_scroll(page)
    first.screenshot(path=RESULTS / "rival-two.png")
