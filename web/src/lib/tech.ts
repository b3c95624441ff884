// A Tech tile is acquired by pointing at it: the effect that lets one acquire, the choice for it and the tile are one click.

import type { OptionInfo } from '../wire'
import type { ActorView, Effect, Line, TileThing } from './data'

/** Return the effect of an option that acquires a tile, alone or as one branch of a choice. */
function purchase(option: OptionInfo): Effect | undefined {
  const effects = (option.line as unknown as Line | null)?.effects ?? []
  const [only] = effects
  if (effects.length !== 1 || !only) return undefined
  if (only.op === 'acquire_tech') return only
  return only.op === 'choose' && (only.n ?? 1) === 1 ? only.branches?.flatMap((branch) => (branch.length === 1 && branch[0]!.op === 'acquire_tech' ? branch : []))[0] : undefined
}

/** Return the next step towards a tile: itself, or the one option that leads to it and can be paid for. */
export function towards(tile: TileThing | undefined, options: OptionInfo[], me: ActorView | undefined): OptionInfo | undefined {
  const direct = options.find((option) => option.verb === 'acquire_tile' && option.thing?.id === tile?.id)
  if (direct || !tile || !me) return direct
  const ways = options.filter((option) => (option.verb === 'resolve' || option.verb === 'choose') && purchase(option))
  // Where two effects let one acquire, which of them is used up is for the player to say.
  const [way] = ways
  if (!way || ways.length > 1) return undefined
  const { discount = 0, or_solari = false } = purchase(way)!
  const money = Math.max(me.spice, or_solari ? me.solari : 0) + (me.negotiators ?? 0)
  return tile.cost - discount <= money ? way : undefined
}
