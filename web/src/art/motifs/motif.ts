// What a motif is: one thing in a 100 × 100 box that stands on the line y = 100, drawn in four tones.

import type { Tones } from '../palette'

/** Draw a thing in the tones of a picture. */
export type Motif = (K: Tones) => string

/** The dark inside of things: mouths, hoods, gates. */
export const HOLLOW = '#160d18'
