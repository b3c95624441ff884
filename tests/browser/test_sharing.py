"""Games to show and friends to invite: files, links to steps, strangers, QR codes, two addresses of the machine."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, Page, expect

import landsraad as ls
from landsraad import positions
from tests.browser.kit import (
    RESULTS,
    Server,
    no_scroll,
    opened,
    person,
    question,
    serving,
    settle,
    too_small,
    violations,
)
from tests.support.qr_reader import read

NEIGHBOUR = "127.0.0.2"


def finished_save() -> dict[str, object]:
    """Return the save of a game in which everybody takes the first option."""
    game = ls.new_game(ls.Setup(players=3), 11)
    while not game.over:
        game.apply(game.legal_actions()[0])
    return game.save()


def brought(page: Page, folder: Path) -> None:
    """Open a saved game from its file."""
    file = folder / "game.json"
    file.write_text(json.dumps({**finished_save(), "considered": [{"decision": 1, "long": "x" * 100_000}]}))
    page.locator("[data-import]").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    page.locator("section.replay").wait_for()


def test_a_stranger_opens_a_step_of_a_game_that_is_shown(browser: Browser, server: Server, tmp_path: Path) -> None:
    page = opened(person(browser), server.address)
    brought(page, tmp_path)
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    page.locator('[data-step="12"]').wait_for()
    private = page.url
    page.locator("[data-sharing]").click()
    dialog = page.get_by_role("dialog", name="Share")
    expect(dialog).to_contain_text("Only the people of this table")
    stranger = opened(person(browser, lang="de"), private)
    expect(stranger.get_by_role("alert")).to_be_visible()
    dialog.locator("[data-share=yes]").click()
    link = dialog.get_by_label("Link to this step").input_value()
    assert "?game=" in link
    assert link.endswith("step=12")
    expect(dialog.locator("img")).to_have_js_property("complete", True)
    assert dialog.locator("img").evaluate("one => one.naturalWidth") == 1200
    page.screenshot(path=RESULTS / "share.png")
    assert violations(page) == []
    for window in ((360, 740), (768, 1024)):
        page.set_viewport_size({"width": window[0], "height": window[1]})
        settle(page)
        no_scroll(page)
        assert too_small(page) == []

    stranger.goto(link)
    stranger.locator('[data-step="12"]').wait_for()
    stranger.locator("[data-score]").click()
    expect(stranger.get_by_role("dialog", name="Wertungsblatt").locator(".bars li")).to_have_count(3)
    stranger.keyboard.press("Escape")
    # A link may name a step that the game does not have.
    stranger.goto(link.replace("step=12", "step=99999"))
    stranger.reload()
    expect(stranger.locator("[data-step]")).to_have_attribute("data-step", str(len(finished_save()["decisions"])))  # type: ignore[arg-type]
    stranger.goto(link)
    stranger.reload()
    stranger.locator('[data-step="12"]').wait_for()
    stranger.get_by_role("button", name="Von hier").click()
    question(stranger)
    assert "#table=" in stranger.url


def test_a_position_is_played_from_a_link(browser: Browser, server: Server) -> None:
    words: list[list[object]] = [["hand", 1, "dagger", "diplomacy"], ["solari", 1, 9], ["turn", 1]]
    text = positions.to_text(ls.Setup(players=3), words, 4)
    page = opened(person(browser), f"{server.address}/#position={text}")
    page.get_by_role("button", name="Play on from here").click()
    question(page)
    hand = {one.get_attribute("data-thing") for one in page.locator("[data-zone=hand]").all()}
    assert hand == {"card/dagger", "card/diplomacy"}
    page.goto(f"{server.address}/#position=nonsense")
    page.reload()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("alert")).to_contain_text("no position")


def reached(address: str) -> bool:
    """Tell whether somebody listens at an address."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=10) as answer:
            return bool(answer.status == 200)
    except URLError:
        return False


def test_friends_join_by_a_qr_code_at_another_address(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, may_open_network=True, neighbour=NEIGHBOUR) as server:
        near = f"http://{NEIGHBOUR}:{server.port}"
        first = opened(person(browser), server.address)
        first.get_by_role("button", name="With friends").click()
        first.get_by_label("Players", exact=True).select_option("3")
        first.get_by_label("Who sits on seat 3").select_option("bot")
        first.get_by_role("button", name="Start").click()
        expect(first.locator("[data-here-only]")).to_contain_text("Only this machine can open these links")
        assert not reached(near)
        first.locator("[data-open-network]").click()
        expect(first.locator("[data-here-only]")).to_have_count(0)
        assert reached(near)
        invite = first.get_by_label("Invite link").input_value()
        assert invite.startswith(f"{near}/#table=")
        first.get_by_role("button", name="QR code").first.click()
        code = first.locator("[data-qr]").get_attribute("data-qr") or ""
        first.screenshot(path=RESULTS / "qr.png")
        assert violations(first) == []
        told = read(code.split("\n"))
        assert told == invite

        # The friend's machine knows nothing but the text of the code.
        second = opened(person(browser), told)
        second.get_by_label("Your name").fill("Bo")
        second.get_by_role("button", name="Sit down").click()
        for page in (first, second):
            page.locator("section.bar").wait_for()
        assert second.url.startswith(near)
        expect(first.locator("aside")).to_contain_text("Bo")
        # Who is not at this machine may not open it further, and names nobody gave it stay strange.
        with pytest.raises(URLError):
            urllib.request.urlopen(urllib.request.Request(near, headers={"Host": "evil.example"}), timeout=10)


@pytest.mark.parametrize("way", ["Copied", "Ctrl+C"])
def test_copying_needs_no_clipboard_of_the_page(browser: Browser, server: Server, way: str) -> None:
    context = person(browser)
    context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    if way == "Ctrl+C":  # a browser that copies for nobody but its own keys
        context.add_init_script("document.execCommand = () => false")
    page = opened(context, server.address)
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Start").click()
    field = page.get_by_label("Spectator link")
    page.get_by_role("button", name="Spectator link").click()
    expect(page.get_by_text(way)).to_be_visible()
    selected = (
        "() => { const one = document.activeElement; return one.value.slice(one.selectionStart, one.selectionEnd) }"
    )
    if way == "Ctrl+C":
        assert page.evaluate(selected) == field.input_value()
        page.keyboard.press("Control+C")
    # What was copied is what another field gets.
    page.evaluate("document.body.prepend(Object.assign(document.createElement('textarea'), {id: 'other'}))")
    page.locator("#other").focus()
    page.keyboard.press("Control+V")
    expect(page.locator("#other")).to_have_value(field.input_value())
