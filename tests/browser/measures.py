"""What the page is measured for: nothing outside the window, nothing cut, nothing under anything else."""

from __future__ import annotations

from playwright.sync_api import Page

COVERED = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const box = one.getBoundingClientRect()
    if (box.width === 0) return []
    const name = one.getAttribute('data-thing') ?? one.className
    const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const hidden = top && !one.contains(top) && !top.contains(one)
    return outside || hidden ? [`${name} ${outside ? 'outside' : 'under ' + top.outerHTML.slice(0, 80)}`] : []
})"""

WORDS = ".plate .name, .plate .deal, .conflict .name, .rewards li, .pile .name"
CUT = """(words) => [...document.querySelectorAll(words)].flatMap((one) => {
    const box = one.getBoundingClientRect()
    const holder = one.closest('.plate, .prize, .mound, .pile')?.getBoundingClientRect()
    if (box.width === 0) return []
    if (!holder) return [`no plate: ${one.outerHTML}`]
    const wide = one.scrollWidth > one.clientWidth + 1
    const out = box.bottom > holder.bottom + 1 || box.right > holder.right + 1 || box.top < holder.top - 1
    return wide || out ? [`${one.className}: ${one.textContent}`] : []
})"""

OVERLAPPING = """() => {
    const boxes = (names) => [...document.querySelectorAll(names)].map((one) => [one, one.getBoundingClientRect()])
    const across = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    const meet = (a, b) => across(a, b) && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const told = (one) => one.closest('[data-thing]')?.dataset.thing ?? one.className
    const apart = (one, other) => !one.contains(other) && !other.contains(one)
    const places = boxes('.plaque, .conflict > *, .faction, .track')
    const words = boxes('.plate .name, .plate .deal')
    const found = []
    places.forEach(([one, a], at) => places.slice(at + 1).forEach(([other, b]) => {
        if (apart(one, other) && meet(a, b)) found.push(`${told(one)} on ${told(other)}`)
    }))
    for (const [piece, a] of boxes('.agent, .bonus, .flag, .hung, .post .stand, .wall'))
        for (const [word, b] of words)
            if (apart(piece, word) && meet(a, b))
                found.push(`${piece.getAttribute('class')} of ${told(piece)} covers ${told(word)}`)
    return found
}"""


def covered(page: Page, selector: str) -> list[str]:
    """Return what of the things named is not wholly inside the window, or lies under something else."""
    return list(page.evaluate(COVERED, selector))


def cut(page: Page) -> list[str]:
    """Return names and effects of places, Conflict and Reserve that their plate does not hold."""
    return list(page.evaluate(CUT, WORDS))


def overlapping(page: Page) -> list[str]:
    """Return pairs of places that lie on each other, and pieces that cover the words of any place."""
    return list(page.evaluate(OVERLAPPING))
