// A ridge of rock across the land, and what is left of it when it has been blown up. The light comes from the left.

import { n, path, see, stream, times } from '../art/shapes'
import type { Theme } from '../art/palette'

const PAINT: Record<Theme, readonly [string, string, string]> = { dark: ['#7c2d30', '#571a25', '#d9754a'], light: ['#b9795a', '#94553f', '#f6cf9a'] }

/** The width of a crag in the drawing's own units. */
const STEP = 30

/** Draw a wall of so many crags, or its rubble, on the ground line y = 40 in a box 50 high. */
export function wall(crags: number, stands: boolean, theme: Theme): string {
  const [lit, shade, rim] = PAINT[theme]
  const next = stream('wall')
  return times(crags, (i) => {
    const x = i * STEP + 2
    const broken = !stands && i > crags * 0.3 && i < crags * 0.72
    const h = (broken ? 5 + next() * 5 : stands ? 24 + next() * 14 : 14 + next() * 10)
    const y = 40 + (i % 2) * 3
    return (
      path(`M${x - 4} ${y}L${n(x + 2)} ${n(y - h * 0.7)}L${x + 12} ${n(y - h)}L${x + 24} ${n(y - h * 0.75)}L${x + 34} ${y}z`, lit) +
      path(`M${x + 12} ${n(y - h)}L${x + 24} ${n(y - h * 0.75)}L${x + 34} ${y}H${x + 16}z`, shade) +
      path(`M${x + 2} ${n(y - h * 0.7)}L${x + 12} ${n(y - h)}L${x + 24} ${n(y - h * 0.75)}L${x + 20} ${n(y - h * 0.66)}L${x + 5} ${n(y - h * 0.58)}z`, rim, see(broken ? 0.3 : 0.85))
    )
  })
}

/** Return the wall as a document that fills any width. */
export const wallPicture = (crags: number, stands: boolean, theme: Theme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${crags * STEP + 8} 50" preserveAspectRatio="none">${wall(crags, stands, theme)}</svg>`
