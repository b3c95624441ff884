"""A server process, Debian's Chromium, and a person who plays."""

from __future__ import annotations

import atexit
import functools
import itertools
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from landsraad.i18n import LANGUAGES
from tests.support.cells import SOAK

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "test-results" / "browser"
SIZES = {
    "phone": (360, 740),
    "side": (844, 390),
    "tablet": (768, 1024),
    "pad": (1024, 768),
    "laptop": (1366, 768),
    "desktop": (1920, 1080),
    "wall": (2560, 1440),
}
CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# What is shown in the make of `make pictures` and of the soak: everything; else every size in two languages and more.
EVERYTHING = SOAK or bool(os.environ.get("LANDSRAAD_PICTURES"))
# Whole games that only the soak plays: the same gestures at another box, or the same box in other words.
only_in_soak = pytest.mark.only_in_soak
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GLOWING = "main .glow[data-option]:visible, .hand .glow[data-option]:visible"
ASKED = f".bar [data-option]:not([disabled]), .bar [data-confirm], {GLOWING}"
# How much longer than usual a thing may take on a machine that has other work too; only a failure waits so long.
PATIENCE = 4
# The boxes that whole games are played with.
BOXES: dict[str, dict[str, Any]] = {
    "base": {"host": "base", "players": 4},
    "ix": {"host": "base", "players": 4, "modules": ["ix"]},
    "uprising": {"host": "uprising", "players": 4, "modules": ["choam"]},
}
# Errors of the pages' scripts; a test that leaves any has failed.
ERRORS: list[str] = []
SETTINGS = {"lang": "en", "theme": "dark", "speed": 0, "motion": False}


def free_port() -> int:
    """Return a port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process that can be killed and started again at the same address."""

    launcher = ""  # the module to run; without one the nursery forks a server, which has everything imported

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = settings
        self.database = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.pid = 0

    def start(self) -> None:
        """Start and wait until it answers."""
        given = {"database": self.database, "port": self.port, **self.settings}
        if self.launcher:
            command = [sys.executable, "-m", self.launcher, json.dumps(given)]
            process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
            self.pid = process.pid
            assert process.stdout is not None
            ready = json.loads(process.stdout.readline())
        else:
            ready = born({**given, "group": True})
            self.pid = int(ready["pid"])
        assert ready["address"].endswith(str(self.port))

    def kill(self) -> None:
        """Kill without a word, workers included."""
        os.killpg(self.pid, signal.SIGKILL)
        for _ in range(1000):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) != 0:
                    return
            time.sleep(0.01)
        raise AssertionError("the server does not die")


@functools.cache
def nursery() -> subprocess.Popen[str]:
    """Return the process that forks the servers of this test process; it ends with it."""
    command = [sys.executable, "-m", "tests.server.nursery"]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.kill)
    return process


def born(given: dict[str, Any]) -> dict[str, Any]:
    """Let the nursery fork a server, and return its address and the number of its process."""
    process = nursery()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(given) + "\n")
    process.stdin.flush()
    return dict(json.loads(process.stdout.readline()))


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """Run a server as long as the block lasts."""
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def chromium(whole: bool = False) -> str:
    """Return the browser; without one the tests cannot say anything, which is a failure.

    The shell is the same Chromium without windows and menus, which every new context would draw for nobody; only the
    whole one shows notices.
    """
    shell = () if whole else ("chromium-headless-shell",)
    found = next(filter(None, map(shutil.which, (*shell, "chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "there is no chromium here: apt-get install chromium chromium-headless-shell fonts-noto-cjk"
    return found


def person(browser: Browser, window: str = "laptop", **settings: Any) -> BrowserContext:
    """Return a browser of one's own, with a window of a size and settings."""
    width, height = SIZES[window]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    stored = json.dumps({**SETTINGS, **settings})
    context.add_init_script(
        f"if (!localStorage['landsraad.settings']) localStorage['landsraad.settings'] = JSON.stringify({stored})"
    )
    context.set_default_timeout(PATIENCE * 20_000)
    return context


def phone(browser: Browser, **settings: Any) -> BrowserContext:
    """Return a phone, touched with a finger."""
    width, height = SIZES["phone"]
    still = "no-preference" if settings.get("motion") else "reduce"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, reduced_motion=still
    )
    stored = json.dumps({**SETTINGS, **settings})
    context.add_init_script(f"localStorage['landsraad.settings'] ||= JSON.stringify({stored})")
    context.set_default_timeout(PATIENCE * 20_000)
    return context


def several(names: Iterable[str], here: str) -> list[Any]:
    """Return the cases of a whole game: one of them is played here, the others in the soak."""
    return [name if name == here else pytest.param(name, marks=only_in_soak) for name in names]


def windows(lang: str, names: tuple[str, ...] = tuple(SIZES)) -> list[str]:
    """Return the sizes at which a language is looked at: all in the soak; else three, every size in two languages."""
    at = LANGUAGES.index(lang)
    return list(names) if EVERYTHING else list(dict.fromkeys(names[(at + step) % len(names)] for step in (0, 2, 5)))


def resized(page: Page, window: str) -> None:
    """Give the window of a page another size, as somebody would: the page is not loaded anew."""
    width, height = SIZES[window]
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def opened(context: BrowserContext, address: str) -> Page:
    """Return a page at an address; errors of its script are noted."""
    page = context.new_page()
    page.on("pageerror", lambda error: ERRORS.append(str(error)))
    page.goto(address)
    return page


def quick_game(page: Page) -> None:
    """Start a game from the first page."""
    page.locator(".way.main").click()
    question(page)


def seated(page: Page, server: Server, setup: dict[str, Any]) -> None:
    """Sit down at a table with bots on all other seats, and wait for the first question."""
    page.locator(".way.main").wait_for()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(setup["players"] - 1))]
    made = asked(page, "POST", "/tables", {"setup": setup, "seats": seats})
    page.goto(f"{server.address}/#table={made['table']['id']}")
    question(page)


def ask_number(page: Page) -> str:
    """Return something that changes with every question."""
    return str(page.evaluate("document.querySelector('section.bar')?.innerText ?? ''"))


def over(page: Page) -> bool:
    """Tell whether the end is shown."""
    return page.locator("section.over").count() > 0


def play(page: Page, choose: Callable[[Page], None], until: Callable[[Page], bool], seconds: float) -> int:
    """Answer questions until something holds; return how many answers it took."""
    deadline = time.monotonic() + PATIENCE * seconds
    answers = 0
    while not until(page):
        assert time.monotonic() < deadline, f"not there after {answers} answers: {ask_number(page)!r}"
        page.locator(f"section.over, .handover button, {ASKED}").first.wait_for()
        # What happens by itself is not the person's to choose.
        page.locator("section.bar[data-ahead]").wait_for(state="detached")
        if until(page):
            break
        choose(page)
        answers += 1
    return answers


def some(answers: int) -> Callable[[Page], bool]:
    """Return a condition that holds after so many answers."""
    left = iter(range(answers))
    return lambda _page: next(left, None) is None


def by_mouse(chance: random.Random) -> Callable[[Page], None]:
    """Return a person with a mouse: things that glow first, else a button; a doubt is confirmed.

    On a small screen a thing opens first and has its options as buttons.
    """

    def choose(page: Page) -> None:
        opened_up = page.locator("[data-zoom-option]")
        if opened_up.count():
            opened_up.nth(chance.randrange(opened_up.count())).click()
            settle(page)
            return
        confirm = page.locator(".bar [data-confirm]")
        if confirm.count():
            confirm.first.click()
            return
        put_away(page)
        # Now and then the list too, so that effects without a place on the board are resolved; what glows is not in it.
        found = page.locator(GLOWING).all()
        if not found or chance.random() >= 0.6:
            found += page.locator(".bar [data-option]:not([disabled])").all()
        if found:
            chance.choice(found).click()
        settle(page)

    return choose


def by_keys(chance: random.Random) -> Callable[[Page], None]:
    """Return a person without a mouse: option keys, Enter for a doubt."""

    def choose(page: Page) -> None:
        if page.locator(".bar [data-confirm]").count():
            page.keyboard.press("Enter")
        else:
            # What glows on the table is not written down, but has its key.
            listed = ".bar :is([data-option], [data-unlisted]):not([disabled]) kbd"
            keys = page.locator(listed).all_text_contents()
            if keys:
                page.keyboard.press(chance.choice(keys).lower())
        settle(page)

    return choose


def in_words(page: Page) -> None:
    """Have everything that can be chosen written down, also what glows on the table; it stays so."""
    closed = page.locator("[data-list][aria-pressed=false]")
    if closed.count():
        closed.first.click()


def put_away(page: Page) -> None:
    """Close the list of everything that can be chosen, which lies over the foot of the board."""
    written = page.locator("[data-list][aria-pressed=true]")
    if written.count():
        written.first.click()


def in_all_sizes(choose: Callable[[Page], None], stay: int = 8) -> Callable[[Page], None]:
    """Return a person whose window takes another of the sizes now and then; the page must fit each time."""
    sizes = itertools.cycle(SIZES.values())
    answers = itertools.count()

    def resize_and_choose(page: Page) -> None:
        if next(answers) % stay == 0:
            width, height = next(sizes)
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            no_scroll(page)
        choose(page)

    return resize_and_choose


def settle(page: Page) -> None:
    """Wait until the answer is on its way back: a doubt, another question, or a moment."""
    page.wait_for_timeout(40)
    page.locator("section.bar[data-ahead]").wait_for(state="detached")


def no_scroll(page: Page) -> None:
    """The page itself never scrolls."""
    inner = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert inner == [0, 0]


def question(page: Page) -> None:
    """Wait until this page is asked."""
    page.locator(ASKED).first.wait_for(timeout=PATIENCE * 40_000)


def violations(page: Page) -> list[str]:
    """Return what axe finds on the page."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:3]]}"
        for one in found["violations"]
    ]


MEASURE = """() => {
    const found = new Set()
    const told = (one) => `<${one.className}> in <${one.closest('section, header, nav, dialog, article')?.className}>`
    const seen = (one) => {
        const box = one.getBoundingClientRect()
        const hidden = one.closest('.visually-hidden') || getComputedStyle(one).visibility === 'hidden'
        return hidden || box.width === 0 || box.height === 0 ? null : box
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
        const one = words.currentNode.parentElement
        const text = words.currentNode.textContent.trim()
        if (!text || one.closest('script, style, option, title') || !seen(one)) continue
        const size = parseFloat(getComputedStyle(one).fontSize)
        if (size < 13.95) found.add(`${size} px: ${text.slice(0, 30)} ${told(one)}`)
    }
    for (const one of document.querySelectorAll('button, a[href], select, input, textarea')) {
        if (!seen(one)) continue
        const tick = ['checkbox', 'radio'].includes(one.type)
        const box = ((tick && one.closest('label')) || one).getBoundingClientRect()
        if (box.width < 43.5 || box.height < 43.5) {
            const name = one.getAttribute('data-thing') ?? one.innerText.slice(0, 30)
            found.add(`${Math.round(box.width)} x ${Math.round(box.height)}: ${name} ${told(one)}`)
        }
    }
    return [...found]
}"""


def too_small(page: Page) -> list[str]:
    """Return visible text below 14 pixels and everything clickable below 44."""
    return list(page.evaluate(MEASURE))


def parts(page: Page) -> Iterator[str]:
    """Show every part of the table, one after the other: the tabs, and on the board what the camera can look at."""
    settle(page)
    tabs: list[str] = page.locator("[data-tab]").evaluate_all("all => all.map((one) => one.dataset.tab)")
    for tab in tabs or [""]:
        if tab:
            page.locator(f"[data-tab={tab}]").click()
        views: list[str] = page.locator("[data-view]").evaluate_all("all => all.map((one) => one.dataset.view)")
        for view in views or [""]:
            if view:
                page.locator(f"[data-view={view}]").click()
                # A part is laid out when its pane has been measured.
                settle(page)
            yield f"{tab} {view}".strip()


def fits_fingers(page: Page) -> None:
    """On phone and tablet, every part of the table is within the window and large enough."""
    before = page.viewport_size
    for window in ("phone", "tablet", "pad"):
        width, height = SIZES[window]
        page.set_viewport_size({"width": width, "height": height})
        for part in parts(page):
            no_scroll(page)
            found = too_small(page)
            assert found == [], (window, part, found)
    if before:
        page.set_viewport_size(before)


def asked(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """Ask the server as the page would."""
    script = """async ([method, path, body]) => {
      const headers = {'Content-Type': 'application/json'}
      const given = body === null ? {method} : {method, headers, body: JSON.stringify(body)}
      return await (await fetch('/api/v1' + path, given)).json()
    }"""
    answer: dict[str, Any] = page.evaluate(script, [method, path, body])
    assert "error" not in answer, answer
    return answer
