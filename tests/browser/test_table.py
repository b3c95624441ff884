"""What the table shows by itself: previews on the board, tokens that fly, the stepper, ties, what is left unspent."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.kit import (
    ASKED,
    RESULTS,
    Server,
    asked,
    by_mouse,
    fits_fingers,
    no_scroll,
    opened,
    person,
    play,
    question,
    quick_game,
)
from tests.browser.measures import unhinted

# Counts the tokens by kind and seat, as they appear on the page.
WATCH = """() => {
    window.flown = []
    new MutationObserver((changes) => {
        for (const change of changes) for (const one of change.addedNodes)
            if (one.dataset?.flight) window.flown.push([one.dataset.flight, one.dataset.seat])
    }).observe(document.querySelector('.sky'), { childList: true })
}"""


def sending(page: Page) -> bool:
    """Tell whether a space is asked for."""
    return page.locator(".plaque.glow").count() > 0


def first_card(page: Page) -> None:
    """Play the first card of the hand that glows, else whatever the bar asks first."""
    card = page.locator("[data-zone=hand].glow")
    (card if card.count() else page.locator(ASKED)).first.click()
    page.wait_for_timeout(150)


def fighting(page: Page) -> None:
    """Send Agents to Combat spaces where possible, and reveal without them."""
    confirm = page.locator(".bar [data-confirm]")
    combat = page.locator(".plaque.glow:has(.mark)")
    cards = page.locator("[data-zone=hand].glow")
    if confirm.count():
        confirm.first.click()
    elif combat.count():
        combat.first.click()
    elif cards.count():
        cards.nth(random.Random(cards.count()).randrange(cards.count())).click()
    else:
        page.locator(ASKED).last.click()
    page.wait_for_timeout(80)


def test_a_hovered_option_is_drawn_on_the_board(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    quick_game(page)
    play(page, first_card, sending, 60)
    expect(page.locator("main .ghost")).to_have_count(0)
    for space in page.locator(".plaque.glow").all():
        space.hover()
        # The Agent as a ghost on the space, and one Agent less in the purse.
        expect(space.locator(".agent.ghost")).to_have_count(1)
        expect(page.locator("section.you .purse .delta.less").first).to_be_visible()
    page.screenshot(path=RESULTS / "preview.png")
    # The resting pointer is shown the space in full.
    expect(page.locator("[data-peek^='space/']")).to_be_visible()
    page.locator("header").hover()
    expect(page.locator("main .ghost")).to_have_count(0)
    expect(page.locator("[data-peek]")).to_have_count(0)
    # The same from the list, by keyboard.
    listed = page.locator(".bar [data-unlisted]").first
    listed.focus()
    expect(page.locator(".plaque .agent.ghost")).to_have_count(1)
    # Whoever wants all of it in words opens the list.
    page.locator("[data-list]").click()
    expect(page.locator(".bar [data-unlisted]")).to_have_count(0)
    assert unhinted(page) == []
    page.locator("[data-list]").click()


def test_deployment_is_a_stepper_and_persuasion_left_is_told(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    quick_game(page)
    stepper = page.locator(".conflict .stepper", has_text="Deploy")
    play(page, fighting, lambda page: stepper.count() > 0, 120)
    expect(stepper.locator(".limit")).to_contain_text("At most")
    fits_fingers(page)
    less, more = stepper.get_by_role("button", name="less"), stepper.get_by_role("button", name="more")
    expect(more).to_be_disabled()
    for _ in range(12):
        if less.is_disabled():
            break
        less.click()
    assert stepper.locator("[data-option]").inner_text().startswith("Deploy 1")
    # Soldiers that may march stand dashed in the arena; a click says how many go, another takes the last one back.
    may, going = page.locator(".forces [data-may]"), page.locator(".forces .going")
    most = int(may.last.get_attribute("data-may") or 0)
    assert most == may.count() > 1
    expect(going).to_have_count(1)
    may.last.click()
    expect(stepper.locator("[data-option]")).to_contain_text(f"Deploy {most}")
    expect(going).to_have_count(most)
    may.last.click()
    expect(going).to_have_count(most - 1)
    while not less.is_disabled():
        less.click()
    stepper.locator("[data-option]").hover()
    expect(page.locator(".forces .delta").first).to_be_visible()
    page.screenshot(path=RESULTS / "stepper.png")
    deployed = page.locator(".forces li").first.locator(".count").first
    before = int(deployed.locator(".num").first.inner_text())
    stepper.locator("[data-option]").click()
    expect(deployed.locator(".num").first).to_have_text(str(before + 1))


def test_troops_march_and_the_turn_ends_with_one_click(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    quick_game(page)
    both = page.locator(".conflict .stepper [data-option]:has(.then)")
    play(page, fighting, lambda page: both.count() > 0, 120)
    expect(both).to_contain_text("End the turn")
    turns = page.locator("aside.log h2.turn, .log h2.turn").count()
    agents = page.locator("main .plaque .agent").count()
    both.click()
    # Others have moved since, or it is the next turn: nobody was asked whether this one is over.
    page.wait_for_function(
        "([turns, agents]) => document.querySelectorAll('.log h2.turn').length > turns"
        " || document.querySelectorAll('main .plaque .agent').length > agents",
        arg=[turns, agents],
    )


def test_what_nothing_else_is_left_for_is_revealed_by_itself(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    quick_game(page)
    bought = page.locator("section.you .reveal b")

    def never_revealing(page: Page) -> None:
        # Cards to places, whatever else is asked, but no Reveal turn unless an Intrigue card could be played before it.
        for things in (
            ".bar [data-confirm]",
            ".plaque.glow",
            "[data-zone=hand].glow",
            ".bar [data-option]:not([disabled]):not([data-verb=reveal])",
        ):
            if page.locator(things).count():
                page.locator(things).first.click()
                break
        page.wait_for_timeout(150)

    play(page, never_revealing, lambda page: bought.count() > 0, 120)
    expect(bought.first).to_be_visible()


def test_unspent_persuasion_is_told_before_a_reveal_turn_ends(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    quick_game(page)
    reveal = page.locator(".bar [data-verb=reveal]")
    play(page, first_card, lambda page: reveal.count() > 0 or sending(page), 60)
    if not reveal.count():
        page.keyboard.press("u")
    reveal.click()
    confirm = page.locator(".bar [data-confirm]")
    unspent = page.locator("[data-unspent]")
    # Mandatory effects first, if a card brings any; meanwhile the end of the turn sleeps.
    for _ in range(10):
        page.locator(f"[data-unspent], [data-confirm], {ASKED}").first.wait_for()
        if unspent.count():
            break
        (confirm if confirm.count() else page.locator(ASKED)).first.click()
        page.wait_for_timeout(200)
    left = unspent.get_attribute("data-unspent")
    expect(page.locator("section.you .reveal b").first).to_have_text(str(left))
    fits_fingers(page)


def test_moves_of_others_fly_to_their_place(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    context.add_init_script("localStorage['landsraad.settings'] = JSON.stringify({lang: 'en', speed: 300})")
    page = opened(context, server.address)
    quick_game(page)
    page.evaluate(WATCH)

    def flown() -> set[tuple[str, str]]:
        return {(kind, seat) for kind, seat in page.evaluate("window.flown")}

    def others(_page: Page) -> bool:
        return any(kind == "agent_placed" and seat != "0" for kind, seat in flown())

    play(page, by_mouse(random.Random(1)), others, 90)
    assert len(flown()) > 1
    # Nothing stays in the air.
    expect(page.locator(".flight")).to_have_count(0)
    # What they did is summed up by seat.
    page.get_by_role("tab", name="Since your turn").click()
    expect(page.locator("[data-summary]")).to_be_visible()
    context.close()


def test_without_motion_nothing_flies(browser: Browser, server: Server) -> None:
    page = opened(person(browser, speed=300, motion=True), server.address)
    quick_game(page)
    page.evaluate(WATCH)
    log = page.locator("section.log")
    # The system wishes less motion: the moves are told in the log alone.
    play(page, by_mouse(random.Random(1)), lambda _page: log.inner_text().count("sends an Agent") > 2, 90)
    assert page.evaluate("window.flown") == []


def fight(state: dict[str, Any]) -> None:
    """Put a Combat with a tie into a state: seat 0 has passed, seats 1 and 2 tie for first."""
    first = state["events"]["start"]
    view = state["view"]
    told = [
        ("combat_started", None, 0, None),
        ("combat_passed", 0, 0, None),
        ("combat_tied", 1, 6, "B-TIE-01"),
        ("combat_tied", 2, 6, "B-TIE-01"),
        ("reward_taken", 1, 2, None),
        ("reward_taken", 2, 2, None),
    ]
    view["phase"] = "combat"
    view["seats"][1]["strength"] = view["seats"][2]["strength"] = 6
    state["events"]["items"] += [
        {
            "n": first + len(state["events"]["items"]) + at, "kind": kind, "seat": seat, "what": None, "amount": amount,
            "other": other, "hidden": False, "text": kind, "round": view["round"], "turn": 99,
        }
        for at, (kind, seat, amount, other) in enumerate(told)
    ]  # fmt: skip


def test_a_tie_is_explained_with_its_rule(browser: Browser, server: Server) -> None:
    """The engine's tests say which ties there are; no luck brings one here, so it is put into what the server sends."""
    page = opened(person(browser), server.address)
    quick_game(page)

    def route(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "state":
                fight(data)
            socket.send(json.dumps(data))

        real.on_message(receive)

    page.route_web_socket("**/ws", route)
    page.reload()
    panel = page.locator("section.conflict")
    expect(panel.locator("[data-passed='0']")).to_have_text("passed")
    tie = panel.locator("[data-tie='B-TIE-01']")
    expect(tie).to_contain_text("Tied for first at strength 6: nobody wins")
    page.screenshot(path=RESULTS / "tie.png")
    fits_fingers(page)
    tie.get_by_role("button", name="B-TIE-01").click()
    expect(page.get_by_role("dialog").locator("dt").first).to_have_text("B-TIE-01")


def test_many_cards_in_hand_are_seen_and_reached(browser: Browser, server: Server) -> None:
    """On a laptop ten cards lie over each other: at least half of each is in sight, or the row slides to it."""
    page = opened(person(browser), server.address)
    page.locator(".way.main").wait_for()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(3))]
    made = asked(page, "POST", "/tables", {"setup": {"host": "base", "players": 4}, "seats": seats})

    def socket(route: WebSocketRoute) -> None:
        def receive(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "state" and data["view"]:
                own = data["view"]["seats"][0]
                own["hand"], own["intrigue"] = (own["hand"] * 3)[:10], ["dispatch_an_envoy"] * 4
            route.send(json.dumps(data))

        route.connect_to_server().on_message(receive)

    page.route_web_socket("**/ws", socket)
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)
    cards = page.locator(".hand [data-zone=hand]")
    expect(cards).to_have_count(10)
    no_scroll(page)
    page.screenshot(path=RESULTS / "many-cards.png")
    for at in range(10):
        cards.nth(at).scroll_into_view_if_needed()
        box = cards.nth(at).bounding_box()
        assert box is not None
        assert box["width"] >= 72, box
        top = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-zone=hand]')?.dataset.thing",
            [box["x"] + box["width"] * 0.45, box["y"] + box["height"] / 2],
        )
        assert top == cards.nth(at).get_attribute("data-thing")
