// All motifs by name.

import { beasts } from './beasts'
import { lore } from './lore'
import { machines } from './machines'
import { people } from './people'
import { places } from './places'
import { things } from './things'

/** Every motif of the library. */
export const MOTIFS = { ...people, ...places, ...machines, ...beasts, ...things, ...lore }

/** The name of a motif. */
export type MotifName = keyof typeof MOTIFS

/** Motifs that hang in the air: no dune lies over their foot. */
export const FLOATING: ReadonlySet<MotifName> = new Set<MotifName>([
  'mask', 'faces', 'lips', 'hand', 'grip', 'clasp', 'pointer', 'puppet', 'maze', 'thopter', 'gunship', 'side_thopter', 'ship', 'frigate', 'fleet', 'gear', 'satellite', 'drone', 'engine', 'probe',
  'pistol', 'compass', 'film', 'landing', 'shuttle', 'dreadnought', 'falcon', 'bull', 'moth', 'spider', 'trout', 'ring', 'drop', 'letter', 'scroll', 'key', 'keys', 'chain', 'crown', 'shield', 'seal', 'tooth', 'dice', 'map', 'mirror',
  'book', 'quill', 'lock', 'dagger', 'blades', 'crys', 'cards', 'scalpel', 'suit', 'harp', 'eye', 'lens', 'ladder_helix', 'helix', 'web', 'wheels', 'chart', 'portal', 'fold', 'comet', 'brain', 'cells', 'voice', 'star', 'storm', 'sun', 'moons', 'recorder', 'bomb',
])
