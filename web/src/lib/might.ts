// Strength as it would be if Combat came now: the game itself sets it only when a Reveal turn ends.

import { unitsOf, type ActorView, type Catalog } from './data'

/** Strength of one troop (B-REV-08); other units bear theirs in the view. */
const TROOP = 2

/** Return what an actor's strength is made of, and the sum; without units in the Conflict there is none (B-REV-09). */
export function might(catalog: Catalog | undefined, actor: ActorView): { troops: number; units: number; swords: number; all: number } {
  const troops = TROOP * actor.deployed
  const units = unitsOf(catalog, actor).reduce((sum, { now }) => sum + now.deployed * now.strength, 0)
  const swords = troops + units > 0 ? actor.swords : 0
  return { troops, units, swords, all: actor.strength > 0 ? actor.strength : troops + units + swords }
}
