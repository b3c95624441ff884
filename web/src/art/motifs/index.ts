// All motifs by name.

import { beasts } from './beasts'
import { lore } from './lore'
import { machines } from './machines'
import type { Motif } from './motif'
import { people } from './people'
import { places } from './places'
import { things } from './things'

/** Every motif of the library. */
export const MOTIFS: Record<string, Motif> = { ...people, ...places, ...machines, ...beasts, ...things, ...lore }
