"""A passkey is made and used in Chromium, and a second browser joins by a code."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.kit import RESULTS, no_scroll, opened, person, question, quick_game, serving, violations


def with_authenticator(context: BrowserContext, page: Page) -> None:
    """Give a page an authenticator as a laptop has one built in."""
    talk = context.new_cdp_session(page)
    talk.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    talk.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_is_made_and_used_and_a_device_joins(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, accounts=True) as server:
        # Passkeys belong to names, not to addresses of numbers.
        home = f"http://localhost:{server.port}"
        context = person(browser)
        page = opened(context, home)
        with_authenticator(context, page)
        quick_game(page)
        table = page.url.rpartition("table=")[2]
        page.goto(f"{home}/#account=1")
        expect(page.locator("[data-has=false]")).to_be_visible()
        page.locator("[data-passkey]").click()
        expect(page.locator("[data-has=true]")).to_contain_text("passkeys: 1")
        page.screenshot(path=RESULTS / "account.png")
        no_scroll(page)
        assert violations(page) == []
        page.locator("[data-device]").click()
        code = page.locator("[data-code]").inner_text()

        second = opened(person(browser), f"{home}/#account=1")
        second.get_by_label("Code of your account").fill(code.lower())
        second.get_by_role("button", name="Enter", exact=True).click()
        expect(second.locator("[data-has=true]")).to_contain_text("Devices: 2")
        second.goto(f"{home}/#table={table}")
        second.reload()
        question(second)

        # The first browser forgets its cookie: the passkey opens the account again.
        context.clear_cookies()
        page.goto(f"{home}/")
        page.reload()
        page.goto(f"{home}/#account=1")
        expect(page.locator("[data-has=false]")).to_be_visible()
        with page.expect_request("**/account/passkey/enter") as proof:
            page.locator("[data-passkey-enter]").click()
        expect(page.locator("[data-has=true]")).to_be_visible()
        # What proved it once proves nothing any more: a challenge is answered once.
        thief = opened(person(browser), home)
        thief.locator(".way.main").wait_for()
        answer = thief.evaluate(
            """(body) => fetch('api/v1/account/passkey/enter', {
              method: 'POST', body, headers: {'Content-Type': 'application/json'}
            }).then((one) => one.status)""",
            proof.value.post_data,
        )
        assert answer == 403
        assert thief.evaluate("fetch('api/v1/account').then((one) => one.json())")["account"] is False
        page.goto(f"{home}/#table={table}")
        question(page)
