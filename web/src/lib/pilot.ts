// What a player need not be asked: effects that must happen are resolved in a sensible order, and a question with one
// answer is answered. The page only does what the player could do; whoever wants another order takes it by hand.

import type { AgendaLine, OptionInfo } from '../wire'
import type { Effect, Line } from './data'

/** What a player does on purpose, even where nothing else can be done. */
const DELIBERATE = new Set(['reveal', 'agent', 'agent_to', 'agent_from', 'intrigue', 'acquire', 'pay', 'accept', 'deploy'])

/** Goods first, then cards, so that whoever chooses has seen all; what takes something away comes last. */
const LATE: Record<string, number> = { draw: 1, intrigue: 1, steal_intrigue: 1, influence: 2, trash: 3, discard: 3, lose_influence: 3, retreat: 3 }

function rank(effects: Effect[]): number {
  return Math.max(0, ...effects.map((effect) => Math.max(effect.branches || effect.cost ? 2 : 0, LATE[effect.op] ?? 0, rank(effect.effects ?? []))))
}

/** What may be done at any moment of a turn keeps nobody from ending one in which nothing else is left. */
const ANYTIME = new Set(['family_atomics'])

/** Return the option that is taken without asking, undefined where the player is needed. */
export function unasked(all: OptionInfo[], agenda: AgendaLine[], kind = ''): OptionInfo | undefined {
  const options = kind === 'resolve' ? all.filter((option) => !ANYTIME.has(option.verb)) : all
  const only = options.length === 1 ? options[0] : undefined
  if (only) return DELIBERATE.has(only.verb) ? undefined : only
  const musts = options.filter((option) => option.verb === 'resolve' && option.agenda !== null && agenda[option.agenda]?.optional === false)
  const order = musts.map((option, at) => ({ option, at, late: rank((option.line as unknown as Line | null)?.effects ?? []) }))
  return order.sort((a, b) => a.late - b.late || a.at - b.at)[0]?.option
}

/** Tell whether an option, if it cannot be taken back, is likely a slip: Agents or Persuasion would be left unused. */
export function slip(option: OptionInfo, options: OptionInfo[]): boolean {
  if (option.verb === 'reveal') return options.some((one) => one.verb === 'agent' || one.verb === 'agent_from')
  return option.verb === 'end_turn' && options.some((one) => one.verb === 'acquire')
}
