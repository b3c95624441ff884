// Drawings of the world as addresses of pictures: the browser paints each once for a size, and the page stays small.

import { STONE, type Theme } from '../art/palette'
import { address, at, box, disc, dunes, path, see } from '../art/shapes'
import { BUILDINGS } from './buildings'
import { scenery, type Camera } from './terrain'

const made = new Map<string, string>()

function kept(key: string, draw: () => string): string {
  const known = made.get(key)
  if (known) return known
  const drawing = `url("${address(draw())}")`
  made.set(key, drawing)
  return drawing
}

/** Return the picture of a place. */
export const building = (name: string, theme: Theme): string =>
  kept(`${name} ${theme}`, () => {
    const draw = BUILDINGS[name] ?? BUILDINGS.camp!
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -68 100 72" preserveAspectRatio="xMidYMax meet"><ellipse cx="0" cy="0" rx="46" ry="6" fill="#000" opacity=".25"/>${draw(STONE[theme])}</svg>`
  })

/** Return what a camera sees of the land. */
export const land = (theme: Theme, camera: Camera): string => kept(`land ${theme} ${camera.join(' ')}`, () => scenery(theme, camera))

/** Return the field that the Conflict card shows: two blades before the low sun. */
export const battlefield = (): string =>
  kept('battlefield', () => {
    const blade = path('M-44-48l10 4 54 62-8 8z', '#ffe0b0') + path('M-44-48l6 8 46 66 4-4z', '#c98a4c') + path('M8 30l22-22 6 6-8 6 16 18-6 6-18-16-6 8z', '#1f0a0e')
    const sky = '<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b0f16"/><stop offset="1" stop-color="#d9542a"/></linearGradient></defs>'
    const inner =
      sky + box(0, 0, 240, 80, 'url(#b)') + disc(96, 46, 30, '#ffd27a', see(0.25)) + disc(96, 46, 24, '#ffd27a') + dunes(240, 54, 9, 'war', '#7c2419', '#a63a20', 90) +
      at(196, 40, 0.62, blade) + at(196, 40, [-0.62, 0.62], blade) + dunes(240, 74, 8, 'near', '#4a1614', '#1f0a0e', 90)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" preserveAspectRatio="xMaxYMid slice">${inner}</svg>`
  })
