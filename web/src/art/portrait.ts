// Leaders' portraits.

import { LEADERS } from './data/leaders'
import { BACKDROPS } from './figures/backdrops'
import { figure } from './figures/figure'
import { HOUSES } from './signs'
import { svg } from './shapes'

/** The width and height of a portrait. */
export const PORTRAIT = [100, 110] as const

/** Draw a Leader; an unknown one is nobody. */
export function portrait(id: string): string | null {
  const one = LEADERS[id]
  const house = one && HOUSES[one.house]
  if (!one || !house) return null
  return svg(...PORTRAIT, BACKDROPS[one.place](house) + figure(one))
}
