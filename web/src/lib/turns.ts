// The events of a game as the turns they happened in. A Rival's turn stands inside the turn of whoever played before it.

import type { EventInfo } from '../wire'

export interface Turn {
  key: string
  round: number
  kind: 'turn' | 'round' | 'combat' | 'end'
  /** whose turn it is; nobody's between turns */
  owner: number | null
  events: EventInfo[]
}

const KINDS: Record<string, Turn['kind']> = { turn_started: 'turn', round_started: 'round', combat_started: 'combat', endgame_started: 'end' }
// A Rival turns cards over until one shows a space that is free; Combat has no turns of its own.
const RIVAL = new Set(['rival_revealed', 'rival_skipped', 'rival_sent', 'rival_idle'])
// After one of these a card that is turned begins another turn, though nobody else had one in between.
const DONE = new Set(['rival_sent', 'rival_idle'])
const BEGINS = new Set(['rival_revealed', 'rival_idle'])
// What the fight comes to, after all cards.
const OUTCOME = new Set(['combat_tied', 'conflict_won', 'reward_taken'])

/** Tell whether an event is a choice of a Rival, which carries the rule that it follows. */
export const choice = (event: EventInfo): boolean => event.kind.startsWith('rival_') && event.kind !== 'rival_deck_shuffled'

/** Tell whether an event belongs to a turn of a Rival that the latest turn is not. */
function anew(event: EventInfo, last: Turn | undefined): boolean {
  if (!RIVAL.has(event.kind) || last?.kind === 'combat') return false
  return last?.owner !== event.seat || (BEGINS.has(event.kind) && last.events.some((one) => DONE.has(one.kind)))
}

/** Cut events into what is shown at a time: every card that a Rival turns, and every choice it makes, with what follows. */
export function stepsOf(events: EventInfo[]): EventInfo[][] {
  const found: EventInfo[][] = []
  let fought = false
  for (const event of events) {
    const outcome: boolean = !fought && OUTCOME.has(event.kind)
    fought ||= outcome
    if (!found.length || choice(event) || outcome || event.kind in KINDS) found.push([event])
    else found.at(-1)!.push(event)
  }
  return found
}

/** Group events by turn, oldest first. */
export function turnsOf(events: EventInfo[]): Turn[] {
  const found: Turn[] = []
  for (const event of events) {
    const last = found.at(-1)
    const kind = KINDS[event.kind]
    if (kind) found.push({ key: String(event.n), round: event.round, kind, owner: kind === 'turn' ? event.seat : null, events: [event] })
    else if (anew(event, last)) found.push({ key: String(event.n), round: event.round, kind: 'turn', owner: event.seat, events: [event] })
    else if (last) last.events.push(event)
    else found.push({ key: String(event.n), round: event.round, kind: 'round', owner: null, events: [event] })
  }
  return found
}

/** What of an actor's turn a spectator wants to see: which card, where to, and the sentence that says so. */
export function deed(turn: Turn): { card: string | null; place: string | null; event: EventInfo } | null {
  const event = turn.events.findLast((one) => choice(one) || ['agent_placed', 'intrigue_played', 'card_acquired', 'tile_acquired', 'card_revealed', 'conflict_won'].includes(one.kind)) ?? turn.events.at(-1)
  if (!event) return null
  const card = event.kind === 'agent_placed' && event.other_kind === 'card' ? `card/${event.other}` : event.what && /^(card|intrigue|tile)$/.test(event.what_kind ?? '') ? `${event.what_kind}/${event.what}` : null
  return { card, place: event.what_kind === 'space' && event.what ? `space/${event.what}` : null, event }
}
