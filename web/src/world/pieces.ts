// Pieces that belong to no seat.

import { at, each, oval, see } from '../art/shapes'
import { crystal } from './blocks'

const STANDING = [[-9, 0], [9, 0], [0, 0], [-5, -8], [5, -8], [0, -16]] as const

/** Bonus spice as a heap of crystals around a point on the ground, at most six drawn. */
export const heap = (count: number): string =>
  oval(0, 0, 16, 4, '#000', see(0.3)) + each(STANDING.slice(0, Math.max(1, Math.min(count, 6))), ([x, y]) => at(x, y, 1, crystal(0, 10, 15, '#ffad4d', '#e0681a')))
