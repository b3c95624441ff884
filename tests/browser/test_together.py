"""Several people: two browsers with a spectator, and one screen for all."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Page, expect

import landsraad as ls
from landsraad.positions import to_text
from tests.browser.kit import ASKED, PATIENCE, RESULTS, Server, asked, by_mouse, opened, person, play, question


def test_two_browsers_and_a_spectator(browser: Browser, server: Server) -> None:
    first = opened(person(browser), server.address)
    first.get_by_role("button", name="With friends").click()
    first.get_by_label("Players", exact=True).select_option("3")
    first.get_by_label("Name on seat 1").fill("Ada <b>bold</b>")
    first.get_by_label("Who sits on seat 3").select_option("bot")
    first.get_by_role("button", name="Start").click()
    invite = first.get_by_label("Invite link").input_value()
    watch = first.get_by_label("Spectator link").input_value()
    assert "#table=" in invite
    assert "invite=" in invite

    second = opened(person(browser, lang="de"), invite)
    second.get_by_label("Dein Name").fill("Bo")
    second.get_by_role("button", name="Platz nehmen").click()
    spectator = opened(person(browser, lang="es"), watch)
    for page in (first, second, spectator):
        page.locator("section.bar").wait_for()
    assert "invite" not in second.url
    assert "watch" not in spectator.url

    chance = random.Random(3)
    for _ in range(40):
        asked = next((page for page in (first, second) if page.locator(ASKED).count()), None)
        if asked is None:
            first.wait_for_timeout(100)
        else:
            by_mouse(chance)(asked)
    # All three come to the same round, each at its own pace.
    for _ in range(100 * PATIENCE):
        rounds = {page.locator("header .fact").first.inner_text().split()[1] for page in (first, second, spectator)}
        if len(rounds) == 1:
            break
        first.wait_for_timeout(100)
    assert len(rounds) == 1, rounds
    assert spectator.locator(".glow").count() == 0
    assert spectator.locator("section.you").count() == 0
    assert spectator.locator("[data-zone=hand]").count() == 0
    # A name is text, never markup.
    assert "Ada <b>bold</b>" in second.locator("aside").inner_text()

    first.get_by_role("tab", name="Chat").click()
    first.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    first.keyboard.press("Enter")
    second.get_by_role("tab", name="Chat").click()
    expect(second.locator("section.log")).to_contain_text("<img src=x onerror=alert(1)> hello")
    spectator.screenshot(path=RESULTS / "spectator.png")


def hand_of(page: Page) -> set[str]:
    """Return the cards that the page shows as a hand."""
    return {str(one.get_attribute("data-thing")) for one in page.locator("[data-zone=hand]").all()}


def test_hot_seat_hides_the_other_hand(browser: Browser, server: Server) -> None:
    page = opened(person(browser), server.address)
    page.get_by_role("button", name="Same screen").click()
    page.get_by_label("Name on seat 1").fill("Ada")
    page.get_by_label("Name on seat 2").fill("Bo")
    page.get_by_label("Name on seat 3").fill("Cy")
    page.get_by_role("button", name="Start").click()
    chance = random.Random(8)
    seen: set[str] = set()
    # A Leader may ask before the hands are drawn: such a hand-over shows no hand, so there may be a few more.
    for _ in range(9):
        button = page.locator(".handover button")
        button.wait_for()
        # Nothing of anybody's hand is on the page while the device changes hands.
        assert page.locator("[data-thing], [data-option], section.you").count() == 0
        name = page.locator(".handover h1").inner_text()
        page.screenshot(path=RESULTS / "handover.png")
        button.click()
        question(page)
        # Everybody has a name, nobody but the one who plays is meant by "you".
        others = page.locator(".opponents .person").all_inner_texts()
        assert sorted(other.split()[0] for other in others) == sorted({"Ada", "Bo", "Cy"} - set(name.split()))
        if hand_of(page):
            seen.add(name)
        if len(seen) == 3:
            break
        play(page, by_mouse(chance), lambda page: page.locator(".handover button").count() > 0, 60)
    assert len(seen) == 3


def test_nobody_is_ended_by_the_page_who_holds_secrets_before_others(browser: Browser, server: Server) -> None:
    """How quickly a turn ends would tell others what Intrigue cards are held; bots read nothing from it."""
    words = [["intrigue", 0, "ambush"], ["hand", 0, "dagger"], ["turn", 0]]
    position = to_text(ls.Setup(players=3), words)
    bot = {"kind": "bot", "level": "novice"}
    page = opened(person(browser), server.address)
    page.locator(".way.main").wait_for()
    other = opened(person(browser), server.address)
    other.locator(".way.main").wait_for()
    for beside in (bot, {"kind": "open"}):
        made = asked(page, "POST", "/positions", {"position": position, "seats": [{"kind": "me"}, beside, bot]})
        table = made["table"]["id"]
        for invite in made["invites"]:
            asked(other, "POST", f"/tables/{table}/join", {"token": invite["token"]})
        page.goto(f"{server.address}/#table={table}")
        page.locator("[data-zone=hand].glow").first.click()
        page.locator(".plaque.glow[data-thing='space/hall_of_oratory']").click()
        if beside is bot:
            # The turn ends, the others have theirs, and with an empty hand the Reveal turn comes by itself, too: it
            # has the Persuasion of the Hall of Oratory.
            expect(page.locator(".bar [data-unspent='1']")).to_be_visible(timeout=PATIENCE * 20_000)
        else:
            ending = page.locator(".bar [data-verb=end]")
            expect(ending).to_be_visible()
            page.wait_for_timeout(2500)
            expect(ending).to_be_enabled()
            ending.click()
            expect(ending).to_have_count(0)
