"""A silent film of a game, for the README: ``python tools/film.py docs/images/film.webm``.

A person plays by pointing at things, the browser's own screencast is the camera, and the browser's own encoder writes
the film. It is slower than a test, so no test makes it.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402
from playwright.sync_api import Error as PlaywrightError  # noqa: E402

from tests.browser.kit import CHROMIUM, chromium, serving  # noqa: E402

SECONDS = 20
WIDTH, HEIGHT = 1366, 768
LIMIT = 3_000_000
# Pictures a second, at most.
RATE = 12
# Which things to point at, in this order; the rest of the time the others play.
WAYS = (
    ".bar [data-confirm]",
    ".plaque.glow[data-option]",
    ".stepper [data-option]:not([disabled])",
    "[data-place=market] .glow[data-option]",
    "[data-zone=hand].glow[data-option]",
    ".bar [data-option]:not([disabled])",
)
ENCODE = """async ([frames, width, height, rate]) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    const stream = canvas.captureStream(12)
    const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: rate })
    const parts = []
    recorder.ondataavailable = (event) => parts.push(event.data)
    const done = new Promise((ready) => (recorder.onstop = ready))
    // One picture at a time: all of them decoded would fill the memory.
    const decoded = ([, data]) => createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], { type: 'image/jpeg' }))
    let next = await decoded(frames[0])
    pen.drawImage(next, 0, 0, width, height)
    recorder.start()
    const start = performance.now()
    for (const [at, [second]] of frames.entries()) {
        const picture = next
        const wait = 1000 * second - (performance.now() - start)
        if (wait > 0) await new Promise((ready) => setTimeout(ready, wait))
        pen.drawImage(picture, 0, 0, width, height)
        picture.close()
        if (at + 1 < frames.length) next = await decoded(frames[at + 1])
    }
    await new Promise((ready) => setTimeout(ready, 300))
    recorder.stop()
    await done
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768))
    return btoa(text)
}"""


def filmed(page: Page) -> list[tuple[float, str]]:
    """Play for a while and return the frames, each with its second."""
    frames: list[tuple[float, str]] = []
    camera: CDPSession = page.context.new_cdp_session(page)
    begun = time.monotonic()

    def take(event: dict[str, Any]) -> None:
        now = time.monotonic() - begun
        if not frames or now - frames[-1][0] >= 1 / RATE:
            frames.append((now, event["data"]))
        camera.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    camera.on("Page.screencastFrame", take)
    size = {"maxWidth": WIDTH, "maxHeight": HEIGHT}
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 85, **size})
    chance = random.Random(4)
    while time.monotonic() - begun < SECONDS:
        page.wait_for_timeout(650)
        for way in WAYS:
            things = page.locator(way)
            found = things.count()
            if found:
                thing = things.nth(chance.randrange(found) if ".plaque" in way or "hand" in way else 0)
                with suppress(PlaywrightError):  # it may be gone: effects resolve by themselves
                    thing.hover(timeout=2000)
                    page.wait_for_timeout(350)
                    thing.click(timeout=2000)
                break
    camera.send("Page.stopScreencast")
    return frames


def film(browser: Browser, address: str) -> bytes:
    """Return the film of the first minutes of a game."""
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
    context.add_init_script(
        "localStorage['landsraad.settings'] = JSON.stringify({lang: 'en', theme: 'dark', speed: 300})"
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".way.main").click()
    page.locator("[data-zone=hand].glow").first.wait_for()
    frames = filmed(page)
    context.close()
    studio = browser.new_context().new_page()
    bits = 1_000_000
    written: str = studio.evaluate(ENCODE, [frames, 1024, 576, bits])
    return base64.b64decode(written)


def main(target: Path) -> None:
    """Write the film."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        made = film(browser, server.address)
        browser.close()
    if len(made) > LIMIT:
        raise SystemExit(f"the film has {len(made)} bytes, more than {LIMIT}")
    target.write_bytes(made)
    print(f"{target}: {len(made)} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
