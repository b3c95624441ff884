"""What the pictures look like: drawn small, no two of them are nearly the same, in either theme."""

from __future__ import annotations

import subprocess

import pytest
from playwright.sync_api import Browser

from tests.browser.kit import ROOT

# The mean difference of a colour channel, of 255, below which two pictures would be taken for each other.
APART = 12.0
DRAW = """async ([code, theme]) => {
    const address = URL.createObjectURL(new Blob([code], {type: 'text/javascript'}))
    const { PICTURED, picture } = await import(address)
    const [width, height] = [16, 12]
    const pen = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true})
    const grids = []
    for (const thing of PICTURED) {
        const image = new Image()
        const drawing = picture(thing, theme).replace('<svg ', '<svg width="160" height="120" ')
        image.src = 'data:image/svg+xml,' + encodeURIComponent(drawing)
        await image.decode()
        pen.clearRect(0, 0, width, height)
        pen.drawImage(image, 0, 0, width, height)
        grids.push([thing, pen.getImageData(0, 0, width, height).data])
    }
    const near = []
    grids.forEach(([one, a], at) => grids.slice(0, at).forEach(([other, b]) => {
        const sum = a.reduce((total, value, k) => total + Math.abs(value - b[k]), 0)
        near.push([sum / (width * height * 3), one, other])
    }))
    near.sort((a, b) => a[0] - b[0])
    return [grids.length, near.slice(0, 5)]
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_two_pictures_look_alike(browser: Browser, theme: str) -> None:
    script = "import('./web/tools/art.mjs').then(async (m) => process.stdout.write(await m.bundled()))"
    code = subprocess.run(
        ["node", "-e", script], cwd=ROOT, check=True, capture_output=True, text=True, timeout=120
    ).stdout
    page = browser.new_page()
    page.set_content("<title>pictures</title>")
    count, near = page.evaluate(DRAW, [code, theme])
    page.close()
    assert count > 380
    assert near[0][0] >= APART, near
