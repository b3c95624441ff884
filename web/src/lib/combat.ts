// What the events tell about a Combat: who has passed, who took which reward, and which ties there were.

import type { EventInfo } from '../wire'

/** The events of the latest Combat, and the round it was fought in. */
export interface Fight {
  round: number
  events: EventInfo[]
}

/** Return the latest Combat, finished or not. */
export function latestFight(events: EventInfo[]): Fight | null {
  const start = events.findLastIndex((event) => event.kind === 'combat_started')
  const first = events[start]
  if (!first) return null
  const end = events.findIndex((event, at) => at > start && (event.turn !== first.turn || event.kind === 'spice_added'))
  return { round: first.round, events: events.slice(start, end < 0 ? undefined : end) }
}

/** Return who has passed since the latest card was played. */
export function passed(fight: Fight): Set<number> {
  const played = fight.events.findLastIndex((event) => event.kind === 'intrigue_played')
  return new Set(fight.events.slice(played + 1).flatMap((event) => (event.kind === 'combat_passed' && event.seat !== null ? [event.seat] : [])))
}

/** Return the rewards in order: the place, and who took it. */
export function rewards(fight: Fight): { place: number; seats: number[] }[] {
  return [1, 2, 3].map((place) => ({
    place,
    seats: fight.events.flatMap((event) => (event.kind === 'reward_taken' && event.amount === place && event.seat !== null ? [event.seat] : [])),
  }))
}

/** Return the ties, one line for all who share it. */
export function ties(fight: Fight): { rule: string; seats: number[]; strength: number }[] {
  const found = new Map<string, { rule: string; seats: number[]; strength: number }>()
  for (const event of fight.events) {
    if (event.kind !== 'combat_tied' || event.seat === null) continue
    const key = `${event.other}/${event.amount}`
    const tie = found.get(key) ?? { rule: String(event.other), seats: [], strength: event.amount }
    tie.seats.push(event.seat)
    found.set(key, tie)
  }
  return [...found.values()]
}
