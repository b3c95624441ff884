"""People meet in Chromium: open tables joined by a click, a draft of Leaders, clubs by link, push to a real worker."""

from __future__ import annotations

import json
import os
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, Page, expect

from landsraad.server import push
from tests.browser.kit import (
    RESULTS,
    Server,
    asked,
    no_scroll,
    opened,
    person,
    phone,
    question,
    serving,
    violations,
)

SCRIPT = '<img src=x onerror="window.hurt=1">'
LANGUAGES = ("en", "es", "de", "ko", "fr")


def unhurt(*pages: Page) -> None:
    """Check that nothing that somebody wrote was run."""
    for page in pages:
        assert page.evaluate("window.hurt") is None


def test_an_open_table_is_joined_by_a_click_and_leaders_are_drafted(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = opened(person(browser, name=f"Ada {SCRIPT}"), server.address)
        bo = opened(person(browser, name="Bo"), server.address)
        bo.locator("[data-lobby]").wait_for(state="attached")
        expect(bo.locator("[data-waiting-table]")).to_have_count(0)
        ada.get_by_role("button", name="With friends").click()
        ada.get_by_label("Players", exact=True).select_option("2")
        ada.get_by_label("Title", exact=True).fill(SCRIPT)
        ada.get_by_label("Draft").check()
        expect(ada.locator(".wish [aria-haspopup=dialog]")).to_have_count(0)
        ada.locator("form button[type=submit]").click()
        ada.get_by_role("button", name="Let anybody join from the front page").click()
        expect(ada.locator("[data-offer=true]")).to_be_visible()
        assert violations(ada) == []

        waiting = bo.locator("[data-waiting-table]")
        expect(waiting).to_contain_text(SCRIPT)
        expect(waiting).to_contain_text("1 of 2")
        expect(waiting).to_contain_text("Draft")
        bo.screenshot(path=RESULTS / "lobby.png")
        no_scroll(bo)
        assert violations(bo) == []
        waiting.get_by_role("button", name="Join").focus()
        bo.keyboard.press("Enter")

        # The last seat chooses first, with portrait and what is printed in sight; the other one looks on.
        expect(bo.locator("[data-choosing=leader]")).to_contain_text("Choose: Bo")
        expect(ada.locator("[data-choosing=leader]")).to_contain_text("Choosing: Bo")
        assert ada.locator("[data-leader]:enabled").count() == 0
        assert bo.locator("[data-leader]:enabled").count() == 4
        first = bo.locator("[data-leader]").first
        expect(first.locator(".picture")).to_have_count(1)
        expect(first.locator(".ring")).not_to_be_empty()
        bo.screenshot(path=RESULTS / "draft.png")
        assert violations(bo) == []
        taken = first.get_attribute("data-leader")
        first.focus()
        bo.keyboard.press("Enter")
        expect(ada.locator(f"[data-leader={taken}]")).to_be_disabled()
        ada.locator("[data-leader]:enabled").first.click()
        for page in (ada, bo):
            page.locator("section.bar").wait_for()
        told = asked(bo, "GET", f"/tables/{bo.url.rpartition('table=')[2]}")
        assert told["setup"]["leaders"][1] == taken
        unhurt(ada, bo)


def test_an_auction_of_seats_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        page = opened(phone(browser, name="Ada"), server.address)
        page.locator(".way.main").wait_for()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}]
        body = {"setup": {"host": "base", "players": 3}, "seats": seats, "choosing": "auction"}
        made = asked(page, "POST", "/tables", body)
        page.goto(f"{server.address}/#table={made['table']['id']}")
        page.get_by_role("slider").fill("10")
        page.get_by_role("button", name="Seal the bid").click()
        # Ten for the seat: the first choice of it, and the last of the Leader.
        page.locator("[data-choosing=place]").wait_for()
        no_scroll(page)
        assert violations(page) == []
        page.get_by_role("button", name="Seat 3").click()
        page.locator("[data-choosing=leader]").wait_for()
        assert page.locator("[data-leader]:enabled").count() == 3
        page.locator("[data-leader]:enabled").first.click()
        page.locator("section.bar").wait_for()
        told = asked(page, "GET", f"/tables/{made['table']['id']}")
        assert [seat["yours"] for seat in told["seats"]] == [False, False, True]


def test_quick_pairing_and_conduct(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pages = [opened(person(browser, name=name), server.address) for name in ("Ada", f"Bo {SCRIPT}")]
        for page in pages:
            page.locator("[data-way=pair]").click()
            page.get_by_label("Players", exact=True).select_option("2")
            assert violations(page) == []
            page.get_by_role("button", name="Find players").click()
        for page in pages:
            page.locator("section.bar").wait_for()
        ada, bo = pages
        table = ada.url.rpartition("table=")[2]
        assert bo.url.rpartition("table=")[2] == table
        bo.get_by_role("tab", name="Chat").click()
        bo.get_by_label("Say something").fill(f"rude {SCRIPT}")
        bo.keyboard.press("Enter")
        ada.get_by_role("tab", name="Chat").click()
        expect(ada.locator("section.log")).to_contain_text(f"rude {SCRIPT}")
        ada.get_by_role("button", name="Seats and links").click()
        ada.locator("[data-mute]").click()
        ada.locator("[data-report]").click()
        ada.get_by_label("What happened").fill(SCRIPT)
        assert violations(ada) == []
        ada.get_by_role("button", name="Send").click()
        expect(ada.get_by_role("dialog")).to_contain_text("Thank you")
        ada.keyboard.press("Escape")
        expect(ada.locator("section.log")).not_to_contain_text("rude")
        expect(ada.locator("[data-muted]")).to_be_visible()
        # Kept: also after the page was loaded again.
        ada.reload()
        ada.get_by_role("tab", name="Chat").click()
        expect(ada.locator("[data-muted]")).to_be_visible()
        expect(ada.locator("section.log")).not_to_contain_text("rude")
        unhurt(ada, bo)


def test_a_club_by_link_and_ladders_in_all_languages(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, accounts=True) as server:
        ada = opened(person(browser, name="Ada"), f"{server.address}/#clubs=1")
        ada.get_by_label("Name of the club").fill(f"Friday {SCRIPT}")
        ada.keyboard.press("Enter")
        link = ada.locator("[data-link]").input_value()
        assert "#club=" in link
        assert violations(ada) == []
        bo = opened(person(browser, name="Bo"), link)
        bo.locator("[data-club-join]").click()
        expect(bo.locator("[data-clubs]")).to_contain_text("Members: 2")
        assert "join=" not in bo.url
        unhurt(ada, bo)
        for lang in LANGUAGES:
            page = opened(person(browser, lang=lang, name="Cy"), f"{server.address}/#ladder=1")
            page.locator("[data-ladder] select").wait_for()
            for place in ("", "#clubs=1", "#ladder=1"):
                page.goto(f"{server.address}/{place}")
                page.reload()
                page.locator("[data-way=pair], [data-clubs], [data-ladder] select").first.wait_for()
                text = page.locator("main").inner_text()
                raw = [word for word in text.split() if word.startswith(("lobby-", "club-", "ladder-", "choose-"))]
                assert raw == [], (lang, raw)
                no_scroll(page)
            page.context.close()


WATCHED = """
    Object.defineProperty(document, 'hidden', {get: () => true})
    const Real = window.Notification
    window.notices = []
    window.Notification = class extends Real {
      constructor(title, options) { super(title, options); window.notices.push([title, options.body]) }
    }
"""


def test_the_browser_tells_whose_turn_it_is_to_who_looks_elsewhere(whole_browser: Browser, server: Server) -> None:
    context = person(whole_browser, name="Ada")
    context.add_init_script(WATCHED)
    context.grant_permissions(["notifications"], origin=server.address)
    page = opened(context, server.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    body = {"setup": {"host": "base", "players": 2}, "seats": seats, "title": "Friday"}
    table = asked(page, "POST", "/tables", body)["table"]["id"]
    page.goto(f"{server.address}/#table={table}")
    question(page)
    expect(page).to_have_title("(1) Landsraad")
    title, told = page.evaluate("window.notices")[-1]
    assert title == "Landsraad"
    assert "Friday" in told
    page.goto(f"{server.address}/#account=1")
    expect(page).to_have_title("Landsraad")


class PushService(BaseHTTPRequestHandler):
    """A push service on this machine."""

    got: Queue[bytes] = Queue()

    def do_POST(self) -> None:
        """Take a message."""
        self.got.put(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def test_a_push_is_received_by_a_real_service_worker(whole_browser: Browser, tmp_path: Path) -> None:
    private, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    service = HTTPServer(("127.0.0.1", 0), PushService)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    told = {
        "endpoint": f"http://127.0.0.1:{service.server_port}/push/1",
        "keys": {"p256dh": push.coded(push.point(private.public_key())), "auth": push.coded(auth)},
    }
    # The push service of the browser's maker is far away: its place is taken by the one above, everything else is real.
    double = f"""
        const told = {json.dumps(told)}
        const made = {{ endpoint: told.endpoint, toJSON: () => told }}
        PushManager.prototype.subscribe = async (options) => {{
          sessionStorage.sub = String(options.applicationServerKey.length)
          return made
        }}
        PushManager.prototype.getSubscription = async () => (sessionStorage.sub ? made : null)
    """
    try:
        with serving(tmp_path, push_anywhere=True, notice_seconds=0.3) as server:
            received(whole_browser, server, double, private, auth)
    finally:
        service.shutdown()


def received(browser: Browser, server: Server, double: str, private: ec.EllipticCurvePrivateKey, auth: bytes) -> None:
    """Play until Bo, who is away, is told, and let the worker of Bo's browser show it."""
    context = person(browser, name="Bo")
    context.add_init_script(double)
    context.grant_permissions(["notifications"], origin=server.address)
    bo = opened(context, server.address)
    # The page can be installed.
    manifest = bo.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert bo.evaluate("(src) => fetch(src).then((answer) => answer.status)", icon["src"]) == 200
    bo.get_by_role("button", name="Settings").click()
    bo.locator("[data-push]").check()
    expect(bo.locator("[data-push]")).to_be_checked()
    for _ in range(100):
        if asked(bo, "GET", "/notices")["browsers"] == 1:
            break
        bo.wait_for_timeout(100)
    assert bo.evaluate("sessionStorage.sub") == "65", "the server's public key has so many bytes"
    expect(bo.locator("[data-push]")).to_be_checked()
    bo.keyboard.press("Escape")

    ada = opened(person(browser, name="Ada"), server.address)
    ada.locator(".way.main").wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = asked(ada, "POST", "/tables", {"setup": {"host": "base", "players": 2}, "seats": seats, "title": "Friday"})
    table = made["table"]["id"]
    asked(bo, "POST", f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
    asked(ada, "POST", f"/tables/{table}/takeover", {"seat": 0, "level": "novice"})
    message = push.opened(PushService.got.get(timeout=60), private, auth).decode()
    assert json.loads(message)["url"] == f"#table={table}"

    talk = context.new_cdp_session(bo)
    found: list[str] = []
    talk.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    talk.send("ServiceWorker.enable")
    bo.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(100):
        if found:
            break
        bo.wait_for_timeout(100)
    shown = """navigator.serviceWorker.ready.then((here) => here.getNotifications()).then((all) =>
      all.map((one) => ({title: one.title, body: one.body, tag: one.tag, url: one.data.url})))"""
    evil = json.dumps({"title": 5, "url": "https://evil.example/", "tag": "evil"})
    notices: dict[str, Any] = {}
    for tag, data in ((f"turn-{table}", message), ("landsraad", "no JSON"), ("evil", evil)):
        push_it = {"origin": server.address, "registrationId": found[0], "data": data}
        talk.send("ServiceWorker.deliverPushMessage", push_it)
        for _ in range(400):
            notices |= {one["tag"]: one for one in bo.evaluate(shown)}
            if tag in notices:
                break
            bo.wait_for_timeout(100)
    mine = notices[f"turn-{table}"]
    assert (mine["title"], mine["url"]) == ("Landsraad", f"#table={table}")
    assert "Friday" in mine["body"]
    # A message that nobody of ours has written leads nowhere else.
    assert (notices["evil"]["title"], notices["evil"]["url"]) == ("Landsraad", "")
    assert notices["landsraad"]["url"] == ""
    # The list on the front page, and the number in the title.
    bo.reload()
    expect(bo.locator("[data-waiting]")).to_contain_text("Friday")
    expect(bo).to_have_title("(1) Landsraad")
    bo.locator("[data-waiting] button").click()
    question(bo)
