// Where the Victory Points came from, told by the log: the event before a gain says what brought it.

import type { EventInfo } from '../wire'

/** What points come from. */
export const SOURCES = ['influence', 'alliances', 'conflicts', 'cards', 'intrigue', 'other', 'start'] as const
export type Source = (typeof SOURCES)[number]

const CAUSES: Record<string, Source> = {
  influence_gained: 'influence', influence_lost: 'influence', alliance_taken: 'alliances', alliance_returned: 'alliances', conflict_won: 'conflicts',
  reward_taken: 'conflicts', card_acquired: 'cards', card_trashed: 'cards', card_revealed: 'cards', intrigue_played: 'intrigue', agent_placed: 'cards',
  tile_acquired: 'other', tile_used: 'other', endgame_started: 'other',
} // prettier-ignore

function cause(events: EventInfo[], at: number): Source {
  const event = events[at]
  // Who loses an Alliance is told just before who takes it.
  if (event?.kind === 'vp_lost' && events[at + 1]?.kind === 'alliance_taken') return 'alliances'
  for (let back = at - 1; back >= Math.max(0, at - 12); back -= 1) {
    const before = events[back]
    const found = before && CAUSES[before.kind]
    if (found && (before.seat === event?.seat || before.kind === 'endgame_started')) return found
  }
  return 'other'
}

/** Return the points of every actor by source; what the log does not tell was there from the start. */
export function bySource(events: EventInfo[], points: number[]): Record<Source, number>[] {
  const found = points.map(() => Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>)
  for (const [at, event] of events.entries()) {
    const actor = event.seat === null ? undefined : found[event.seat]
    if (actor && event.kind === 'vp_gained') actor[cause(events, at)] += event.amount
    if (actor && event.kind === 'vp_lost') actor[cause(events, at)] -= event.amount
  }
  for (const [number, actor] of found.entries()) {
    const told = SOURCES.reduce((sum, source) => sum + actor[source], 0)
    actor.start += (points[number] ?? 0) - told
  }
  return found
}

/** Return the points of every actor at the end of every round. */
export function byRound(events: EventInfo[], points: number[]): number[][] {
  const last = Math.max(1, ...events.map((event) => event.round))
  return points.map((final, number) => {
    const line = Array.from({ length: last }, () => 0)
    let sum = 0
    for (const event of events) {
      if (event.seat !== number || (event.kind !== 'vp_gained' && event.kind !== 'vp_lost')) continue
      const change = event.kind === 'vp_gained' ? event.amount : -event.amount
      sum += change
      for (let round = Math.max(1, event.round); round <= last; round += 1) line[round - 1]! += change
    }
    return line.map((value) => value + final - sum)
  })
}

/** A sentence of the story of a game: a message, what fills it in, and whom it speaks of. */
export interface Sentence {
  key: string
  args: Record<string, number>
  seat?: number
}

/** Tell in a sentence or two how a game was won, from the points by round and the seats in their final order. */
export function storyOf(rounds: number[][], order: number[], eye: number | null): Sentence[] {
  const [winner, second] = order
  const line = winner === undefined ? undefined : rounds[winner]
  if (winner === undefined || second === undefined || !line) return []
  const ahead = (round: number) => order.slice(1).every((seat) => (rounds[seat]?.[round] ?? 0) < (line[round] ?? 0))
  const last = line.length - 1
  const told: Sentence[] = []
  if (!ahead(last)) told.push({ key: 'web-story-tie', args: {}, seat: winner })
  else {
    let from = last
    while (from > 0 && ahead(from - 1)) from -= 1
    told.push(from === last && last > 0 ? { key: 'web-story-late', args: {}, seat: winner } : { key: 'web-story-led', args: { n: from + 1 }, seat: winner })
  }
  const mine = eye === null ? undefined : rounds[eye]
  const gains = mine?.map((value, round) => value - (round ? (mine[round - 1] ?? 0) : 0)).slice(1) ?? []
  const most = Math.max(0, ...gains)
  if (most > 0) told.push({ key: 'web-story-best', args: { n: gains.indexOf(most) + 2, amount: most } })
  return told
}
