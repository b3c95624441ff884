// Drawings of the world as addresses of pictures: each is drawn once for a size, and the page stays small.

import { STONE, type Theme } from '../art/palette'
import { address } from '../art/shapes'
import { bitmaps } from '../lib/bitmaps.svelte'
import { BUILDINGS } from './buildings'
import { scenery, type Camera } from './terrain'

const made = new Map<string, string>()

/** Return a drawing as a background, drawn once; with a size it becomes a bitmap of so many pixels. */
export function kept(key: string, draw: () => string, width = 0, height = 0): string {
  let drawing = made.get(key)
  if (!drawing) {
    drawing = address(draw())
    made.set(key, drawing)
  }
  if (!width) return `url("${drawing}")`
  const sharp = Math.min(2, devicePixelRatio)
  return `url("${bitmaps.of(drawing, width * sharp, height * sharp)}")`
}

// As wide as a place gets on a large window.
const BUILT = [250, 180] as const

/** Return the picture of a place. */
export const building = (name: string, theme: Theme): string =>
  kept(
    `${name} ${theme}`,
    () => {
      const draw = BUILDINGS[name] ?? BUILDINGS.camp!
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -68 100 72" preserveAspectRatio="xMidYMax meet"><ellipse cx="0" cy="0" rx="46" ry="6" fill="#000" opacity=".25"/>${draw(STONE[theme])}</svg>`
    },
    ...BUILT,
  )

/** Return what a camera sees of the land, large enough to cover so much of the window. */
export function land(theme: Theme, camera: Camera, across: number, down: number): string {
  const [, , w, h] = camera
  // In steps: a window that grows a little needs no other land.
  const scale = Math.ceil(Math.max(across / w, down / h) * 4) / 4
  return kept(`land ${theme} ${camera.join(' ')}`, () => scenery(theme, camera), w * scale, h * scale)
}
