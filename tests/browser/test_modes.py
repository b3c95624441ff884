"""The game against the Rivals, Rise of Ix, the phone, and what a host may set."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import ASKED, RESULTS, Server, asked, by_mouse, no_scroll, opened, person, play, question, some


def from_the_bar(page: Page) -> None:
    """Choose the first answer of the list."""
    page.locator(ASKED).first.click()
    page.wait_for_timeout(300)


def test_solo_against_the_rivals(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.get_by_role("button", name="Solo").click()
    question(page)
    expect(page.locator("aside article")).to_have_count(2)
    play(page, by_mouse(random.Random(6)), some(20), 60)
    expect(page.locator("aside article", has_text="Rival")).to_have_count(2)
    # A Rival's moves stand under its own name.
    for rival in ("1", "2"):
        moves = page.locator(f".log .group:has(h2[data-owner='{rival}'])")
        name = moves.locator("h2").first.inner_text().strip()
        for line in moves.locator("li").all_inner_texts():
            assert name in line, (name, line)
    no_scroll(page)


def test_rise_of_ix_is_drawn_from_its_data(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.get_by_role("button", name="Choose everything").click()
    page.get_by_role("checkbox", name="Rise of Ix").check()
    page.get_by_role("button", name="Start").click()
    question(page)
    expect(page.locator(".works [data-thing^='tile/']")).to_have_count(3)
    expect(page.locator("[data-thing='space/interstellar_shipping']")).to_be_visible()
    expect(page.locator("[data-thing='space/secure_contract']")).to_have_count(0)
    play(page, by_mouse(random.Random(9)), some(25), 90)
    no_scroll(page)
    page.locator(".works [data-thing^='tile/']").first.click(button="right")
    page.screenshot(path=RESULTS / "ix.png")


def test_every_box_has_a_button_that_opens_a_table_with_it(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.locator("[data-box]").first.wait_for()
    boxes = [str(one.get_attribute("data-box")) for one in page.locator("[data-box]").all()]
    assert sorted(boxes) == ["base", "base_cards", "choam", "immortality", "ix", "six_player", "uprising"]
    for box, name, host, players in (
        ("immortality", "Immortality", "base", "4"),
        ("choam", "CHOAM Module", "uprising", "4"),
        ("six_player", "CHOAM Module", "uprising", "6"),
    ):
        page.locator(f"[data-box={box}]").click()
        expect(page.locator("form select").first).to_have_value(host)
        expect(page.get_by_label("Players", exact=True)).to_have_value(players)
        expect(page.get_by_role("checkbox", name=name)).to_be_checked()
        page.get_by_role("button", name="Back").click()
    page.locator("[data-way=custom]").click()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(0)


def test_the_phone_plays_by_taps(browser: Browser, server: Server) -> None:
    page = opened(person(browser, "phone"), server.address)
    page.locator(".way.main").click()
    question(page)
    # Some Leaders choose before the first turn: that is answered from the bar.
    play(page, from_the_bar, lambda page: page.locator("[data-zone=hand].glow").count() > 0, 60)
    # The hand lies below the board: a tap lifts a card, another puts it back, and a glowing place takes it.
    card = page.locator("[data-zone=hand].glow").first
    card.click()
    expect(page.locator(".plaque.glow").first).to_be_visible()
    lifted = page.locator("[data-zone=hand].lifted")
    lifted.first.click()
    expect(lifted).to_have_count(0)
    page.locator("[data-zone=hand].glow").first.click()
    page.locator(".plaque.glow").first.click()
    expect(page.locator(".plaque .agent").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    question(page)
    for tab in ("you", "players", "log", "board"):
        page.locator(f"[data-tab={tab}]").click()
        no_scroll(page)
    # The language is in the settings here, and the game changes with it.
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.locator("[data-tab=board]")).to_contain_text("Spielplan")
    expect(page.locator("section.bar")).not_to_contain_text("your")


def test_a_host_sets_the_clock(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.get_by_role("button", name="Choose everything").click()
    for kind in ("No clock", "For one sitting", "Over days"):
        expect(page.locator("label", has=page.get_by_role("radio", name=kind))).to_be_visible()
    page.get_by_role("radio", name="Over days").check()
    days = page.get_by_label("Days for each move")
    # What the server would refuse cannot be sent.
    days.fill("15")
    page.get_by_role("button", name="Start").click()
    assert not days.evaluate("field => field.checkValidity()")
    page.get_by_role("radio", name="For one sitting").check()
    page.get_by_label("Minutes in stock").fill("1440")
    page.get_by_label("Seconds more for each decision").fill("600")
    page.get_by_role("button", name="Start").click()
    question(page)
    table = page.url.partition("#table=")[2]
    assert asked(page, "GET", f"/tables/{table}")["clock"] == {"kind": "fischer", "seconds": 86_400, "increment": 600}
    expect(page.locator("header .clock")).to_contain_text("23:59")
