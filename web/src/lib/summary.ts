// What the others have done since your last turn, added up by seat.

import type { EventInfo } from '../wire'
import type { Token } from './effects'

/** What one actor did: things by kind/id in order, and what it gained and paid in all. */
export interface Doings {
  seat: number
  things: string[]
  goods: Token[]
}

/** Return the events between your last turn and the present one, or the end. */
export function sinceMine(events: EventInfo[], eye: number | null, now: boolean): EventInfo[] {
  const mine = events.flatMap((event) => (event.kind === 'turn_started' && event.seat === eye ? [event.turn] : []))
  const end = now ? (mine.pop() ?? Infinity) : Infinity
  const start = mine.pop() ?? 0
  return events.filter((event) => event.turn > start && event.turn < end)
}

const TOLD = new Set(['agent_placed', 'rival_sent', 'intrigue_played', 'card_acquired', 'tile_acquired'])
const GOODS: Record<string, string> = {
  vp_gained: 'vp', troops_recruited: 'troops', troops_deployed: 'deploy', intrigue_drawn: 'intrigue', council_joined: 'council',
  swordmaster_gained: 'swordmaster', mentat_taken: 'mentat', dreadnought_commissioned: 'dreadnought',
}

/** Add the events up by seat. */
export function summary(events: EventInfo[], eye: number | null): Doings[] {
  const found = new Map<number, { things: string[]; sums: Map<string, number> }>()
  for (const event of events) {
    if (event.seat === null || event.seat === eye) continue
    const one = found.get(event.seat) ?? { things: [], sums: new Map<string, number>() }
    found.set(event.seat, one)
    const add = (icon: string, n: number) => one.sums.set(icon, (one.sums.get(icon) ?? 0) + n)
    const what = event.what ?? ''
    if (TOLD.has(event.kind) && !event.hidden) one.things.push(`${event.what_kind}/${what}`)
    if (event.kind === 'resource_gained') add(what, event.amount)
    else if (event.kind === 'resource_paid') add(what, -event.amount)
    else if (event.kind === 'vp_lost') add('vp', -event.amount)
    else if (event.kind === 'influence_gained') add(`influence/${what}`, event.amount)
    else if (event.kind === 'influence_lost') add(`influence/${what}`, -event.amount)
    else if (GOODS[event.kind]) add(GOODS[event.kind] ?? '', event.amount || 1)
  }
  return [...found]
    .map(([seat, { things, sums }]) => ({
      seat,
      things,
      goods: [...sums].flatMap(([key, n]): Token[] => {
        const faction = key.startsWith('influence/') ? key.slice(10) : null
        return n === 0 ? [] : [{ icon: faction ?? key, badge: faction ? 'influence' : undefined, n: `${n > 0 ? '+' : '−'}${Math.abs(n)}` }]
      }),
    }))
    .filter((one) => one.things.length || one.goods.length)
}
