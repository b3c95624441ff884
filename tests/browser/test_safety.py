"""W2 in a real browser: what people write is text and never runs, and the page keeps to its own security policy."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect

from tests.browser.kit import ASKED, Server, opened, person, play, question, quick_game, settle, some

# Each fits into a name, the shortest of the fields.
PAYLOADS = (
    "<img src=x onerror=hit=1>",
    "<svg onload=alert(2)>",
    '"><script>hit=3</script>',
    "</h1><iframe src=javascript:hit=4>",
    "<a href=javascript:hit=5>click</a>",
    "{hit=6} ${hit=6} {{hit=6}}",
    "<style>*{display:none}</style>",
    "&lt;b&gt; <!-- %3Cscript%3E",
)
NUMBERS = itertools.count()
HIT = "Object.defineProperty(window, 'hit', { set(value) { console.error(`hit: ${value}`) } })"


class Watch:
    """What happened in the pages of some people that must not: scripts that ran, and breaches of the policy."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def over(self, context: BrowserContext) -> BrowserContext:
        """Watch all pages of somebody."""
        context.add_init_script(HIT)
        context.on("page", self.look)
        return context

    def look(self, page: Page) -> None:
        """Watch a page."""

        def asked(dialog: Dialog) -> None:
            self.seen.append(f"dialog: {dialog.message}")
            dialog.dismiss()

        page.on("dialog", asked)
        page.on(
            "console",
            lambda told: (
                self.seen.append(told.text)
                if "Content Security Policy" in told.text or told.text.startswith("hit: ")
                else None
            ),
        )


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    assert watching.seen == []


def without_elements(page: Page) -> None:
    """Nothing that was written has become an element."""
    made = "img[src=x], iframe, body script, body style, svg[onload], a[href^='javascript']"
    assert page.locator(made).count() == 0


def test_the_watch_has_teeth(browser: Browser, server: Server) -> None:
    watching = Watch()
    page = opened(watching.over(person(browser)), server.address)
    page.locator(".way.main").wait_for()
    for markup in ("<img src=x onerror=hit=1>", "<p style='color: red'>", "<style>p {}</style>"):
        with page.expect_console_message(lambda told: "Content Security Policy" in told.text):
            page.evaluate("markup => document.body.insertAdjacentHTML('beforeend', markup)", markup)
    assert len(watching.seen) >= 3
    page.evaluate("setTimeout(() => { hit = 2 })")
    page.wait_for_event("console", predicate=lambda told: told.text == "hit: 2")
    with page.expect_event("dialog"):
        page.evaluate("setTimeout(() => alert(3))")
    assert [told for told in watching.seen if "Policy" not in told] == ["hit: 2", "dialog: 3"]


@pytest.mark.parametrize("shift", range(0, len(PAYLOADS), 2))
def test_titles_and_names_are_text(browser: Browser, server: Server, watch: Watch, shift: int) -> None:
    title, first, second, third = (PAYLOADS[(shift + n) % len(PAYLOADS)] for n in range(4))
    page = opened(watch.over(person(browser)), server.address)
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Players", exact=True).select_option("3")
    page.get_by_label("Title").fill(title)
    page.get_by_label("Name on seat 1").fill(first)
    page.get_by_label("Who sits on seat 2").select_option("here")
    page.get_by_label("Name on seat 2").fill(second)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("main.lobby h1")).to_have_text(title)
    for number, name in enumerate((first, second)):
        expect(page.locator("main.lobby .who").nth(number)).to_contain_text(name)
    without_elements(page)
    invite = page.get_by_label("Invite link").input_value()

    other = opened(watch.over(person(browser)), invite)
    other.get_by_label("Your name").fill(third)
    other.get_by_role("button", name="Sit down").click()
    other.locator("section.bar").wait_for(timeout=60_000)
    for name in (first, second):
        expect(other.locator("aside")).to_contain_text(name)
    without_elements(other)

    page.goto(server.address)
    page.reload()
    expect(page.locator(".resume b").first).to_have_text(title)
    without_elements(page)
    for one in (page, other):
        one.context.close()


def test_chat_and_hand_over_are_text(browser: Browser, server: Server, watch: Watch) -> None:
    page = opened(watch.over(person(browser)), server.address)
    page.get_by_role("button", name="Same screen").click()
    for seat, payload in enumerate(PAYLOADS[:3], 1):
        page.get_by_label(f"Name on seat {seat}").fill(payload)
    page.get_by_role("button", name="Start").click()
    page.locator(".handover button").wait_for()
    told = page.locator(".handover h1").inner_text()
    assert any(payload in told for payload in PAYLOADS[:3])
    without_elements(page)
    page.locator(".handover button").click()
    question(page)
    page.get_by_role("tab", name="Chat").click()
    for payload in PAYLOADS:
        page.get_by_label("Say something").fill(payload)
        page.keyboard.press("Enter")
        expect(page.locator("section.log")).to_contain_text(payload)
    without_elements(page)
    # It comes back as text from the server too.
    page.reload()
    page.locator(".handover button").click()
    page.get_by_role("tab", name="Chat").click()
    for payload in PAYLOADS:
        expect(page.locator("section.log")).to_contain_text(payload)
    without_elements(page)


def test_the_look_up_and_the_address_are_text(browser: Browser, server: Server, watch: Watch) -> None:
    page = opened(watch.over(person(browser)), server.address)
    page.get_by_role("button", name="Rules").click()
    for payload in PAYLOADS:
        with page.expect_response(lambda answer: "/rules?" in answer.url):
            page.get_by_role("searchbox").fill(payload)
        without_elements(page)
    page.keyboard.press("Escape")
    for payload in PAYLOADS:
        for parts in (f"table={payload}&invite={payload}", f"table=x&watch={payload}", f"replay={payload}"):
            # Another query loads the page anew, as a link from outside would.
            page.goto(f"{server.address}/?{next(NUMBERS)}#{parts}")
            page.locator("main").wait_for()
            without_elements(page)


def from_the_bar(page: Page) -> None:
    """Choose the first answer of the list, which is shown at every size; what opens first has its own."""
    opened_up = page.locator("[data-zoom-option]")
    (opened_up if opened_up.count() else page.locator(ASKED)).first.click()
    settle(page)


@pytest.mark.parametrize("window", ["phone", "laptop"])
def test_play_keeps_to_the_policy(browser: Browser, server: Server, watch: Watch, window: str) -> None:
    """Nothing the page does needs inline script or style: cards, tracks, zoom, panels, movement."""
    page = opened(watch.over(person(browser, window, speed=200, motion=True)), server.address)
    answer = page.request.get(server.address)
    assert "unsafe" not in answer.headers["content-security-policy"]
    quick_game(page)
    play(page, from_the_bar, some(12), 120)
    if page.get_by_role("dialog").count():  # on a phone a card opens before it is chosen
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    for panel in ("Settings",) if window == "phone" else ("Rules", "Help", "Settings"):
        page.get_by_role("button", name=panel).first.click()
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_page_of_another_version_says_so(browser: Browser, server: Server, watch: Watch) -> None:
    context = watch.over(person(browser))
    context.add_init_script(
        """const send = WebSocket.prototype.send
        WebSocket.prototype.send = function (data) { send.call(this, data.replace('"v":1', '"v":2')) }"""
    )
    page = opened(context, server.address)
    page.locator(".way.main").click()
    expect(page.locator("main.center")).to_contain_text("This page is out of date. Load it again.")


def test_every_tab_hears_that_the_session_has_ended(browser: Browser, server: Server, watch: Watch) -> None:
    context = watch.over(person(browser))
    page = opened(context, server.address)
    quick_game(page)
    second = opened(context, page.url)
    question(second)
    assert page.evaluate("fetch('/api/v1/session', { method: 'DELETE' }).then((answer) => answer.status)") == 204
    for tab in (page, second):
        expect(tab.locator("main.center")).to_contain_text("This session has ended.")
