// The board beside the board: where the places of the research track lie, and what of a question belongs there.

import type { OptionInfo } from '../wire'
import type { ResearchThing, View } from './data'

/** Where a place of the research track lies, as shares of its field. */
export interface Spot {
  place: ResearchThing
  x: number
  y: number
}

/** Put the places of the research track into columns; those of a column share its height evenly, so that ways never cross. */
export function spotsOf(track: readonly ResearchThing[]): Spot[] {
  const columns = Math.max(0, ...track.map((one) => one.column)) + 1
  const inColumn = (column: number) => track.filter((one) => one.column === column)
  return track.map((place) => {
    const mates = inColumn(place.column)
    return { place, x: (place.column + 0.5) / columns, y: (mates.indexOf(place) + 0.5) / mates.length }
  })
}

/** Return the cards of the Tleilaxu Row, those that never leave it last; an empty place is null. */
export function rowOf(view: View | null): (string | null)[] {
  return view?.tleilaxu_row ? [...view.tleilaxu_row, ...(view.tleilaxu_stays ?? [])] : []
}

/** Tell whether an option is chosen on the Bene Tleilax board: a way of the research track, or a card of its Row. */
export function ofLab(view: View | null, option: OptionInfo): boolean {
  return option.zone === 'research' || (option.zone === 'market' && option.thing !== null && rowOf(view).includes(option.thing.id))
}
