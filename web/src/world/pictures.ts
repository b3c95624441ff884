// Drawings of the world as addresses of pictures: the browser paints each once for a size, and the page stays small.

import { STONE, type Theme } from '../art/palette'
import { address } from '../art/shapes'
import { BUILDINGS } from './buildings'
import { scenery, type Camera } from './terrain'

const made = new Map<string, string>()

/** Return a drawing as a background, drawn once. */
export function kept(key: string, draw: () => string): string {
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
