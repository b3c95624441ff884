"""Draw sheets of all pictures, to look at them: python tools/art_sheets.py [FOLDER] (default test-results/art)."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
EACH = 96  # pictures on a sheet
GROUND = {"dark": ("#120e1e", "#fcf0d8"), "light": ("#fff6e2", "#2a1a14")}
SCRIPT = """import('./web/tools/art.mjs').then(async ({ art }) => {
    const { PICTURED, picture } = await art()
    const { MOTIFS } = await art('motifs/index.ts')
    const K = { d: '#2a1426', m: '#8e3a34', l: '#f6d9a4', a: '#ffb347' }
    const drawn = (theme) => Object.fromEntries(PICTURED.map((thing) => [thing, picture(thing, theme)]))
    const motif = (draw) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 128 128"><rect x="-14" y="-14" width="128" height="128" fill="#c9552c"/>${draw(K)}</svg>`
    const motifs = Object.fromEntries(Object.entries(MOTIFS).map(([name, draw]) => [name, motif(draw)]))
    process.stdout.write(JSON.stringify({ motifs, dark: drawn('dark'), light: drawn('light') }))
})"""  # noqa: E501


def page_of(pictures: list[tuple[str, str]], theme: str) -> str:
    """Return a page with pictures and their names; each is a document of its own."""
    ground, text = GROUND[theme]
    cells = "".join(
        f'<figure><img src="data:image/svg+xml;utf8,{drawing.replace("#", "%23").replace(chr(34), chr(39))}">'
        f"<figcaption>{name}</figcaption></figure>"
        for name, drawing in pictures
    )
    style = (
        f"body{{margin:8px;background:{ground};color:{text};font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}}"
        "figure{margin:0;width:150px}img{width:150px;border-radius:8px;display:block}"
        "figcaption{overflow:hidden;white-space:nowrap}"
    )
    return f"<style>{style}</style>{cells}"


def main() -> None:
    """Write the sheets."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "test-results" / "art"
    folder.mkdir(parents=True, exist_ok=True)
    told = subprocess.run(["node", "-e", SCRIPT], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    sets: dict[str, dict[str, str]] = json.loads(told)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1290, "height": 800})
        for name, pictures in sets.items():
            listed = list(pictures.items())
            for number, start in enumerate(range(0, len(listed), EACH), 1):
                page.set_content(page_of(listed[start : start + EACH], name if name in GROUND else "dark"))
                page.screenshot(path=folder / f"{name}-{number}.png", full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
