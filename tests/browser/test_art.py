"""What the pictures look like: drawn small, no two of them are nearly the same, in either theme."""

from __future__ import annotations

import subprocess

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import RESULTS, ROOT, Server, opened, person, quick_game, violations

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


# What stands in an image, looked at closely: the same picture gives the same bytes, wherever it comes from.
SEEN = """(selector) => {
    const pen = new OffscreenCanvas(48, 36).getContext('2d', {willReadFrequently: true})
    return [...document.querySelectorAll(selector + ' img')].map((one) => {
        pen.clearRect(0, 0, 48, 36)
        pen.drawImage(one, 0, 0, 48, 36)
        return pen.getImageData(0, 0, 48, 36).data.join()
    })
}"""


def faces(page: Page, selector: str) -> list[str]:
    """Return what is seen of the pictures in things, all of them drawn and at rest as bitmaps."""
    drawn = "(one) => one.naturalWidth && one.src.startsWith('blob:')"
    page.wait_for_function(f"s => [...document.querySelectorAll(s + ' img')].every({drawn})", arg=selector)
    found = list(page.evaluate(SEEN, selector))
    assert len(found) == page.locator(selector).count()
    return found


def test_cards_and_leaders_have_faces(browser: Browser, server: Server) -> None:
    context = person(browser)
    page = opened(context, server.address)
    quick_game(page)
    page.locator("[data-zone=market] img").first.wait_for()
    market = faces(page, "[data-zone=market]")
    things = page.locator("[data-zone=market][data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert len(market) >= 8
    assert len(set(zip(things, market, strict=True))) == len(set(market)) == len(set(things))  # copies look the same
    hand = page.locator("[data-zone=hand][data-thing]").evaluate_all("all => all.map(one => one.dataset.thing)")
    assert len(set(faces(page, "[data-zone=hand]"))) == len(set(hand))
    assert len(hand) == 5
    assert len(set(faces(page, "article .portrait"))) == 3
    assert len(faces(page, ".conflict .art")) == 1
    kept = "localStorage['landsraad.settings']"
    page.evaluate(f"{kept} = JSON.stringify({{...JSON.parse({kept}), theme: 'light'}})")
    page.reload()
    page.locator("[data-zone=market] img").first.wait_for()
    light = faces(page, "[data-zone=market]")
    assert len(light) == len(market)
    assert not set(light) & set(market)
    context.close()


@pytest.mark.parametrize(("size", "lang"), [("phone", "de"), ("laptop", "ko"), ("laptop", "es")])
def test_a_card_shown_closely_bears_all_its_words(browser: Browser, server: Server, size: str, lang: str) -> None:
    context = person(browser, size, lang=lang)
    page = opened(context, server.address)
    quick_game(page)
    if size == "phone":
        page.locator("[data-tab=you]").click()
    for at in range(page.locator("[data-zone=market]").count()):
        page.locator("[data-zone=market]").nth(at).click(button="right")
        face = page.locator("dialog .card.large")
        face.wait_for()
        told = " ".join(page.locator("dialog ul.visually-hidden li").all_inner_texts())
        words = face.locator(".words").all_inner_texts()
        assert words
        for sentence in words:
            assert sentence.split(". ")[0].rstrip(".") in told
        cut = face.evaluate(
            "card => [card, ...card.querySelectorAll('.words, .name, .box')]"
            ".filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)"
            ".map((one) => one.className)"
        )
        assert cut == []
        page.keyboard.press("Escape")
        face.wait_for(state="detached")
    context.close()


def test_a_leader_is_chosen_by_portrait(browser: Browser, server: Server) -> None:
    context = person(browser)
    page = opened(context, server.address)
    page.get_by_role("button", name="Choose everything").click()
    page.get_by_role("button", name="Leader of seat 1").click()
    dialog = page.get_by_role("dialog")
    wanted = dialog.locator("[data-leader]").nth(3)
    expect(wanted).to_contain_text("Signet Ring")
    expect(wanted.locator("img")).to_be_visible()
    assert violations(page) == []
    name = wanted.locator("b").inner_text()
    # A click shows everything about a Leader, the button chooses; so does a second click.
    wanted.click()
    looked = dialog.locator("[data-looked]")
    expect(looked).to_contain_text(name)
    expect(looked.locator("[data-plan]")).not_to_be_empty()
    page.screenshot(path=RESULTS / "picker.png")
    assert violations(page) == []
    # What it is good at is counted from its data: every Leader brings something, this one two troops and two goods.
    blocks = "all => Object.fromEntries(all.map((one) => [one.dataset.field, Number(one.dataset.count)]))"
    for one in dialog.locator(".all [data-leader]").all():
        one.click()
        assert sum(looked.locator("[data-strengths] [data-field]").evaluate_all(blocks).values()) > 0
    dialog.locator(".all [data-leader=glossu_the_beast_rabban]").click()
    brought = looked.locator("[data-strengths] [data-field]").evaluate_all(blocks)
    assert brought == {"combat": 2, "influence": 0, "goods": 2, "cards": 0}
    expect(looked.locator("[data-field=combat] .on")).to_have_count(2)
    wanted.click()
    looked.locator("[data-choose]").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Leader of seat 1")).to_contain_text(name)
    page.get_by_role("button", name="Leader of seat 2").click()
    expect(page.get_by_role("dialog").locator("[data-leader]").nth(3)).to_be_disabled()
    for _ in range(2):
        page.get_by_role("dialog").locator("[data-leader]").nth(1).click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.locator("section.you .name").first).to_have_text(name)
    context.close()
