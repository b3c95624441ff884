// What the abilities of a Leader bring, counted from its data: every effect that it gives, not those that it asks for.

import type { LeaderThing } from './data'

export const FIELDS = ['combat', 'influence', 'goods', 'cards'] as const
export type Field = (typeof FIELDS)[number]

const FIELD: Record<string, Field> = {
  troops: 'combat', swords: 'combat', retreat: 'combat', dreadnought_strength: 'combat', sandworms: 'combat', deploy: 'combat', dreadnought: 'combat',
  influence: 'influence', influence_any: 'influence', show_secret: 'influence', ignore_enemies: 'influence', track_bonus: 'influence', spy: 'influence', vp: 'influence',
  solari: 'goods', spice: 'goods', water: 'goods', freighter: 'goods', space_cost: 'goods', negotiator: 'goods', memory: 'combat', repeat_space: 'goods', contract: 'goods',
  draw: 'cards', intrigue: 'cards', trash: 'cards', trash_hand: 'cards', trash_in_play: 'cards', acquire: 'cards', acquire_free: 'cards', acquire_tech: 'cards',
  reserve: 'cards', peek_top: 'cards', keep_aside: 'cards', peek_intrigues: 'cards', persuasion: 'cards', modify: 'cards',
}
/** What is paid and what merely happens to a Leader is nothing that it brings; a harvest that is less brings less. */
const ASKED = new Set(['cost', 'condition'])

/** Return how many effects of its abilities and its ring belong to each field. */
export function broughtBy(leader: LeaderThing | undefined): Record<Field, number> {
  const found: Record<Field, number> = { combat: 0, influence: 0, goods: 0, cards: 0 }
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk)
    else if (part && typeof part === 'object') {
      const one = part as Record<string, unknown>
      const field = FIELD[String(one.op ?? one.modifier ?? '')]
      if (field) found[field] += 1
      for (const [key, inner] of Object.entries(one)) if (!ASKED.has(key)) walk(inner)
    }
  }
  walk(leader)
  return found
}
