// The colours of a card's frame, from its Factions.

import { FACTIONS, NEUTRAL, type FactionTone } from '../art/palette'
import { isFaction } from '../art/signs'

/** Return the tones of the first and the second Faction; both are the same where there is one or none. */
export function tones(factions: readonly string[]): readonly [FactionTone, FactionTone] {
  const found = factions.filter(isFaction).map((name) => FACTIONS[name])
  return [found[0] ?? NEUTRAL, found[1] ?? found[0] ?? NEUTRAL]
}
