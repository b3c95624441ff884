// Who plays with whom, in games with teams. A side has a sign (that of its Commander's own track) and a place, left or right.

import type { Catalog, View } from './data'

export interface Side {
  team: number
  seats: number[]
  commander: number
  vp: number
  sign: string
  place: 'left' | 'right'
}

/** Return the sides of a game, the left one first; none where everybody plays alone. */
export function sidesOf(view: View | null | undefined, catalog: Catalog | undefined): Side[] {
  return (view?.teams ?? [])
    .map((one, team): Side => ({ team, ...one, sign: catalog?.seating?.[one.commander]?.track ?? 'players', place: team === 0 ? 'right' : 'left' }))
    .reverse()
}

/** Return the side of a seat. */
export const sideOf = (view: View | null | undefined, catalog: Catalog | undefined, seat: number): Side | undefined => sidesOf(view, catalog).find((one) => one.seats.includes(seat))

/** Tell whether an actor has a marker on a track: a Commander on the own one, everybody else on those of the board. */
export function marked(catalog: Catalog | undefined, seat: number, track: string): boolean {
  const seating = catalog?.seating
  if (!seating?.length) return true
  const own = seating.some((one) => one.track === track)
  return own ? seating[seat]?.track === track : !seating[seat]?.crew.length
}

/** Tell whether an actor may have units: Commanders have none. */
export const fights = (catalog: Catalog | undefined, seat: number): boolean => !catalog?.seating?.[seat]?.crew.length

/** Return the seat that a space belongs to alone. */
export function ownerOf(catalog: Catalog | undefined, space: string): number | undefined {
  const seat = (catalog?.seating ?? []).findIndex((one) => one.spaces.includes(space))
  return seat < 0 ? undefined : seat
}
