// What a player need not be asked: effects that must happen are resolved in a sensible order, and a question with one
// answer is answered. The page only does what the player could do; whoever wants another order takes it by hand.

import type { AgendaLine, OptionInfo, SeatInfo } from '../wire'
import type { ActorView, Effect, Line } from './data'

/** What a player does on purpose, even where nothing else can be done. */
const DELIBERATE = new Set(['agent', 'agent_to', 'agent_from', 'intrigue', 'acquire', 'pay', 'accept', 'deploy'])

/** Goods first, then cards, so that whoever chooses has seen all; what takes something away comes last. */
const LATE: Record<string, number> = { draw: 1, intrigue: 1, steal_intrigue: 1, influence: 2, trash: 3, discard: 3, lose_influence: 3, retreat: 3 }

function rank(effects: Effect[]): number {
  return Math.max(0, ...effects.map((effect) => Math.max(effect.branches || effect.cost ? 2 : 0, LATE[effect.op] ?? 0, rank(effect.effects ?? []))))
}

/** What may be done at any moment of a turn keeps nobody from ending one in which nothing else is left. */
const ANYTIME = new Set(['family_atomics'])

/** What says that nothing is played: done at once it would tell which Intrigue cards are held, so it is done by hand. */
const CLOSING = new Set(['pass', 'end_turn', 'reveal'])

/** What a first game is there to teach is done by hand in it. */
const TAUGHT = new Set(['reveal'])

/** Tell whether others could read hidden cards from how quickly this seat is done: people look on, and it holds Intrigue cards. */
export function readable(places: SeatInfo[], seat: ActorView | undefined): boolean {
  return places.some((place) => place.kind === 'human' && !place.yours) && (seat?.intrigue?.length ?? 0) > 0
}

/** Whoever let Plot cards rest is not kept from ending a turn by them; in Combat they are asked for as always. */
export function withoutRest(options: OptionInfo[]): OptionInfo[] {
  const turn = options.some((option) => option.verb === 'end_turn' || option.verb === 'reveal')
  return turn ? options.filter((option) => option.verb !== 'intrigue') : options
}

/** Tell whether nothing but Plot cards keeps a turn from its end. */
export function onlyPlots(options: OptionInfo[]): boolean {
  return lastStep(options) !== undefined && options.some((option) => option.verb === 'intrigue') && options.every((option) => option.verb !== 'deploy')
}

/** A Freighter on the bottom space brings nothing when it is recalled: it advances (X-FRT-05). */
function climbs(options: OptionInfo[]): OptionInfo | undefined {
  const recall = options.find((option) => option.verb === 'freighter' && option.thing?.id === 'recall')
  return recall && recall.line === null ? options.find((option) => option.thing?.id === 'advance') : undefined
}

/** Rewards of the Shipping track are all taken: goods first, since they may pay for what follows. */
function unloads(options: OptionInfo[], shipping: Line[]): OptionInfo | undefined {
  const boxes = shipping.map((line) => JSON.stringify(line.effects))
  const order = options.map((option) => ({ option, at: boxes.indexOf(JSON.stringify(option.line?.effects)) }))
  return order.length > 1 && order.every(({ option, at }) => option.verb === 'choose' && at >= 0) ? order.sort((a, b) => a.at - b.at)[0]!.option : undefined
}

/** Return the option that is taken without asking, undefined where the player is needed. */
export function unasked(all: OptionInfo[], agenda: AgendaLine[], kind = '', secret = false, learning = false, shipping: Line[] = []): OptionInfo | undefined {
  const options = kind === 'resolve' ? all.filter((option) => !ANYTIME.has(option.verb)) : all
  const only = options.length === 1 ? options[0] : undefined
  if (only) return DELIBERATE.has(only.verb) || (secret && CLOSING.has(only.verb)) || (learning && TAUGHT.has(only.verb)) ? undefined : only
  const cargo = climbs(options) ?? unloads(options, shipping)
  if (cargo) return cargo
  const musts = options.filter((option) => option.verb === 'resolve' && option.agenda !== null && agenda[option.agenda]?.optional === false)
  const order = musts.map((option, at) => ({ option, at, late: rank((option.line as unknown as Line | null)?.effects ?? []) }))
  return order.sort((a, b) => a.late - b.late || a.at - b.at)[0]?.option
}

/** Return the option that ends the turn, if nothing is left besides but troops to deploy and cards that may be played at any moment. */
export function lastStep(options: OptionInfo[]): OptionInfo | undefined {
  const ending = options.find((option) => option.verb === 'end_turn')
  const rest = options.filter((option) => option !== ending && option.verb !== 'deploy' && option.verb !== 'intrigue' && !ANYTIME.has(option.verb))
  return rest.length ? undefined : ending
}

/** Tell whether an option, if it cannot be taken back, is likely a slip: Agents or Persuasion would be left unused. */
export function slip(option: OptionInfo, options: OptionInfo[]): boolean {
  if (option.verb === 'reveal') return options.some((one) => one.verb === 'agent' || one.verb === 'agent_from')
  return option.verb === 'end_turn' && options.some((one) => one.verb === 'acquire')
}
