// Leaders' portraits.

import { LEADERS, SAME } from './data/leaders'
import { BACKDROPS } from './figures/backdrops'
import { figure } from './figures/figure'
import { HOUSES } from './signs'
import { svg } from './shapes'

/** The width and height of a portrait. */
export const PORTRAIT = [100, 110] as const

/** Whom a Rival's card shows: the Leader of its name, under the id of that Leader. */
const shown = (id: string): string => SAME[id] ?? id.replace(/^rival_/, '')

/** Draw a Leader; an unknown one is nobody. */
export function portrait(id: string): string | null {
  const one = LEADERS[shown(id)]
  const house = one && HOUSES[one.house]
  if (!one || !house) return null
  return svg(...PORTRAIT, BACKDROPS[one.place](house) + figure(one))
}
