"""What the page is measured for: nothing outside the window, nothing cut, nothing under anything else."""

from __future__ import annotations

from playwright.sync_api import Page

# Answers that are nowhere on the table are a sheet of the question; it lies over the foot of the board or over the
# hand, but never over what can be chosen.
COVERED = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
    const box = one.getBoundingClientRect()
    if (box.width === 0) return []
    const name = one.getAttribute('data-thing') ?? one.className
    const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const glows = one.closest('.glow') || one.querySelector('.glow')
    const sheet = top?.closest('section.bar:has(.list:not(.bare))') && !glows
    const hidden = top && !one.contains(top) && !top.contains(one) && !sheet
    return outside || hidden ? [`${name} ${outside ? 'outside' : 'under ' + top.outerHTML.slice(0, 80)}`] : []
})"""

# What can be scrolled to is looked for first.
REACHED = COVERED.replace("const box", "one.scrollIntoView({block: 'nearest'}); const box", 1)

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
    // What hangs at a place, its price and what it asks for, is read too.
    for (const [, a] of boxes('.wall'))
        for (const [tag, b] of boxes('.hung .need, .hung .cost'))
            if (meet(a, b)) found.push(`the wall covers a tag of ${told(tag)}`)
    for (const [piece, a] of boxes('.agent:not(.box), .bonus, .flag, .hung, .post .stand, .wall'))
        for (const [word, b] of words)
            if (apart(piece, word) && meet(a, b))
                found.push(`${piece.getAttribute('class')} of ${told(piece)} covers ${told(word)}`)
    return found
}"""


UNHINTED = """() => {
    const list = document.querySelector('.bar .options')
    if (!list) return []
    const edge = list.getBoundingClientRect().bottom
    const items = [...list.querySelectorAll('li:not(.visually-hidden)')]
    const below = items.filter((one) => one.getBoundingClientRect().bottom > edge + 0.1 * one.offsetHeight)
    const told = Number(document.querySelector('[data-more]')?.dataset.more ?? 0)
    return told === below.length ? [] : [`${below.length} below, ${told} told: ${below.map((one) => one.innerText)}`]
}"""


def unhinted(page: Page) -> list[str]:
    """Return answers below the edge of their list that no sign tells of, once the page has come to rest."""
    page.wait_for_timeout(60)
    return list(page.evaluate(UNHINTED))


def covered(page: Page, selector: str) -> list[str]:
    """Return what of the things named is not wholly inside the window, or lies under something else."""
    return list(page.evaluate(COVERED, selector))


def unreached(page: Page, selector: str) -> list[str]:
    """Return what of the things named cannot be seen whole, by scrolling its part of the page if need be."""
    return list(page.evaluate(REACHED, selector))


def cut(page: Page) -> list[str]:
    """Return names and effects of places, Conflict and Reserve that their plate does not hold."""
    return list(page.evaluate(CUT, WORDS))


def overlapping(page: Page) -> list[str]:
    """Return pairs of places that lie on each other, and pieces that cover the words of any place."""
    return list(page.evaluate(OVERLAPPING))


# A plate that its words make taller than its ground reaches into the one below, or out of its pane; a pixel is spare.
SUNK = """() => [...document.querySelectorAll('.plaque')].flatMap((one) => {
    const ground = one.getBoundingClientRect()
    const plate = one.querySelector('.plate').getBoundingClientRect()
    const deep = Math.round(plate.bottom - ground.bottom)
    return ground.width && deep > 1 ? [`${one.dataset.thing}: ${deep} too low`] : []
})"""


def sunk(page: Page) -> list[str]:
    """Return plates of places that are taller than the ground they have."""
    return list(page.evaluate(SUNK))


# Every text that is seen: what cuts it off (an ancestor that hides what sticks out of it), the button it sticks out
# of, or the edge of the window. What can be scrolled to is not cut. A closed list shows its longest option whole.
SPILLED = """(scope) => {
    const found = new Set()
    const told = (one) => `<${one.tagName.toLowerCase()} class="${one.getAttribute('class') ?? ''}">`
    const root = document.querySelector(scope) ?? document.body
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walk.nextNode()) {
        const text = walk.currentNode.textContent.trim()
        const holder = walk.currentNode.parentElement
        if (!text || holder.closest('.visually-hidden, script, style, option, title, svg')) continue
        const style = getComputedStyle(holder)
        if (style.visibility === 'hidden' || style.opacity === '0') continue
        range.selectNodeContents(walk.currentNode)
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5)
        if (!boxes.length) continue
        const left = Math.min(...boxes.map((box) => box.left)), right = Math.max(...boxes.map((box) => box.right))
        const top = Math.min(...boxes.map((box) => box.top)), bottom = Math.max(...boxes.map((box) => box.bottom))
        let across = true, down = true
        for (let one = holder; one && one !== document.documentElement; one = one.parentElement) {
            const how = getComputedStyle(one), box = one.getBoundingClientRect()
            if (how.display === 'contents' || how.display === 'inline') continue
            const hides = (axis) => ['hidden', 'clip'].includes(axis)
            // Lines are taller than their letters.
            const spare = 0.22 * parseFloat(style.fontSize)
            const wide = right > box.right + 1.5 || left < box.left - 1.5
            if (across && wide && hides(how.overflowX))
                found.add(`${text.slice(0, 50)}: cut across by ${told(one)}`)
            if (down && hides(how.overflowY) && (bottom > box.bottom + spare || top < box.top - spare))
                found.add(`${text.slice(0, 50)}: cut below by ${told(one)}`)
            if (across && wide && one.matches('button, .btn, .plate, .chip, label'))
                found.add(`${text.slice(0, 50)}: out of ${told(one)}`)
            if (['auto', 'scroll'].includes(how.overflowX)) across = false
            if (['auto', 'scroll'].includes(how.overflowY)) down = false
        }
        if (across && (right > innerWidth + 1 || left < -1)) found.add(`${text.slice(0, 50)}: out of the window`)
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const list of root.querySelectorAll('select')) {
        const style = getComputedStyle(list)
        if (!list.clientWidth) continue
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        for (const option of list.options) {
            const wide = pen.measureText(option.textContent.trim()).width
            if (wide > room + 1)
                found.add(`${option.textContent.trim()}: ${Math.round(wide)} in a list of ${Math.round(room)}`)
        }
    }
    return [...found]
}"""


def spilled(page: Page, scope: str = "body") -> list[str]:
    """Return texts that something cuts off, that stick out of their button or of the window."""
    return list(page.evaluate(SPILLED, scope))
