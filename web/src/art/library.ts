// Everything that is drawn for cards, Intrigue cards, tiles, Conflicts, contracts and Leaders; loaded when first needed.

import { CARDS } from './data/cards'
import { LEADERS } from './data/leaders'
import { CONFLICTS, CONTRACTS, INTRIGUES, OBJECTIVES, TILES } from './data/others'
import { MOTIFS, type MotifName } from './motifs'
import type { Theme } from './palette'
import { portrait } from './portrait'
import { scene, type Recipe } from './scene'
import { at, svg } from './shapes'
import { vista } from './vista'

/** Recipes by kind of thing and id. */
export const RECIPES: Record<string, Record<string, Recipe>> = { card: CARDS, intrigue: INTRIGUES, conflict: CONFLICTS, tile: TILES, contract: CONTRACTS, objective: OBJECTIVES }

/** Everything that has a picture, as kind/id. */
export const PICTURED: readonly string[] = [...Object.entries(RECIPES).flatMap(([kind, table]) => Object.keys(table).map((id) => `${kind}/${id}`)), ...Object.keys(LEADERS).map((id) => `leader/${id}`)]

/** A picture for what nobody has drawn yet, such as a card of one's own: chance composes it from the id. */
const UNKNOWN: Record<string, Recipe> = { intrigue: ['plot', 'stars', '', 'cards'], conflict: ['war2', 'sun', 'mesa', 'blades'], tile: ['tech', 'rings', '', 'gear'], contract: ['choam', 'sun', '', 'scroll'] }

/** One motif alone, for a button; it stands on the button's ground in either theme. */
const SIGN = { dark: { d: '#8f3b1c', m: '#c8642a', l: '#ffe0b0', a: '#ffb13c' }, light: { d: '#6b2a14', m: '#a8481c', l: '#e0a860', a: '#d97a12' } }

/** Draw a thing given as kind/id, for a theme; `view` is the wide view of the first page, `sign` a motif alone. */
export function picture(thing: string, theme: Theme): string | null {
  const [kind = '', id = ''] = thing.split('/')
  if (kind === 'leader') return portrait(id)
  if (kind === 'view') return vista(theme)
  if (kind === 'sign') return id in MOTIFS ? svg(100, 100, at(7, 5, 0.86, MOTIFS[id as MotifName](SIGN[theme]))) : null
  return scene(thing, RECIPES[kind]?.[id] ?? UNKNOWN[kind] ?? ['none', 'sun', 'mesa', 'star'], theme)
}
