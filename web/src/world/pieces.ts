// Pieces that belong to no seat.

import { at, each, oval, path, see } from '../art/shapes'
import { crystal } from './blocks'

const STANDING = [[-9, 0], [9, 0], [0, 0], [-5, -8], [5, -8], [0, -16]] as const

/** Bonus spice as a heap of crystals around a point on the ground, at most six drawn. */
export const heap = (count: number): string =>
  oval(0, 0, 16, 4, '#000', see(0.3)) + each(STANDING.slice(0, Math.max(1, Math.min(count, 6))), ([x, y]) => at(x, y, 1, crystal(0, 10, 15, '#ffad4d', '#e0681a')))

/** An observation post: a pedestal around a point on its rim, from which spies look down. */
export const pedestal = (lit: string): string =>
  oval(0, 12, 11, 3, '#000', see(0.35)) + path('M-9 11l4-13H5l4 13z', '#e9d8b0', 'stroke="#2a1320"') + path('M1-2h4l4 13H2z', '#b99a68') + oval(0, -2, 9, 4, '#2a1320', `stroke="${lit}" stroke-width="1.6"`)
