// From effect data to a row of icons. What has no drawing of its own is shown by a sign and told in words on the card.

import type { Condition, Effect, Line } from './data'

/** A piece of an effect as it is drawn: an icon with a number and a badge, or a sign between icons. */
export interface Token {
  icon?: string
  n?: string
  badge?: string
  sign?: string
  /** the name of the thing that the icon stands for, as kind/id */
  thing?: string
}

const sign = (text: string): Token => ({ sign: text })

const COUNTED: Record<string, Token> = {
  sword_cards: { icon: 'swords', badge: 'hand' },
  other_sword_cards: { icon: 'swords', badge: 'hand' },
  dreadnoughts_in_conflict: { icon: 'dreadnought' },
  low_tracks: { icon: 'influence' },
  sandworms_in_conflict: { icon: 'sandworm' },
  contracts_completed: { icon: 'contract' },
  memories: { icon: 'memory' },
  partner_icons: { icon: 'graft', badge: 'agent' },
}

/** Conditions that are one sign, with the number that is needed. */
const CONDITIONS: Record<string, Token> = {
  council: { icon: 'council' },
  swordmaster: { icon: 'swordmaster' },
  maker_hooks: { icon: 'maker_hooks' },
  sent_to_maker: { icon: 'maker' },
  spies: { icon: 'spy' },
  recalled_spy: { icon: 'recall_spy' },
  spying_on_maker: { icon: 'spy', badge: 'maker' },
  spying_on_sent: { icon: 'spy', badge: 'maker' },
  sandworms: { icon: 'sandworm' },
  units_in_conflict: { icon: 'deploy' },
  units_deployed: { icon: 'deploy' },
  contracts_completed: { icon: 'contract' },
  gained_spice: { icon: 'spice' },
  strength: { icon: 'swords' },
  enemy_alliance: { icon: 'opponent', badge: 'alliance' },
  grafted: { icon: 'graft' },
  enemy_combat_card: { icon: 'opponent', badge: 'intrigue' },
  spice: { icon: 'spice' },
  most_deployed: { icon: 'deploy', badge: 'opponent' },
}

function count(n: number | null | undefined): string | undefined {
  return n === undefined || n === 1 ? undefined : n === null ? '*' : String(n)
}

export function conditionTokens(condition: Condition): Token[] {
  const faction = condition.faction
  switch (condition.if) {
    case 'influence':
      return [{ icon: faction, n: `${condition.n ?? 1}+` }]
    case 'alliance':
      return [{ icon: faction, badge: 'alliance' }]
    case 'other_in_play':
      return [{ icon: faction, badge: 'hand' }]
    case 'any_alliance':
      return [{ icon: 'alliance' }]
    case 'deployed':
      return [{ icon: 'deploy', n: `${condition.at_least ?? 1}+` }]
    case 'owns':
    case 'owns_most':
      return [{ icon: 'hand', n: condition.n ? `${condition.n}+` : undefined, thing: `card/${condition.card}` }]
    case 'tracks':
      return [{ icon: 'influence_any', n: `${condition.at_least ?? ''}+` }]
    case 'sent_to_icons':
      return (condition.icons ?? []).map((icon) => ({ icon }))
    case 'some_of':
      return (condition.of ?? []).flatMap(conditionTokens)
    case 'markers':
      return Array.from({ length: condition.at_least ?? 1 }, () => ({ icon: 'genetic_marker' }))
    case 'grafted_with':
      return [{ icon: 'graft' }, ...(condition.factions ?? []).flatMap((icon, at): Token[] => [...(at ? [sign('/')] : []), { icon }])]
    case 'reached':
      return [{ icon: faction, n: `${condition.n ?? 1}` }]
    default: {
      const drawn = CONDITIONS[condition.if]
      return drawn ? [{ ...drawn, n: condition.at_least ? `${condition.at_least}+` : undefined }] : []
    }
  }
}

function modifyTokens(effect: Effect): Token[] {
  const value = effect.value ?? 0
  switch (effect.modifier) {
    case 'harvest_times':
      return [{ icon: 'harvest', n: `×${value}` }]
    case 'harvest':
      return [{ icon: 'harvest', n: value > 0 ? `+${value}` : `${value}`.replace('-', '−') }]
    case 'space_influence':
      return [{ icon: 'influence', n: `×${value}` }]
    case 'acquire_cost':
      return [{ icon: 'persuasion', n: `${value}`.replace('-', '−') }]
    case 'space_cost':
      return [{ icon: 'solari', n: `${value}`.replace('-', '−') }]
    case 'combat_icon':
      return [{ icon: 'combat' }]
    case 'icons':
      return (effect.icons ?? []).length > 3 ? [{ icon: 'anywhere' }] : (effect.icons ?? []).map((icon) => ({ icon }))
    default:
      return [{ icon: 'modify' }]
  }
}

export function effectTokens(effect: Effect): Token[] {
  const inner = () => sequenceTokens(effect.effects ?? [])
  switch (effect.op) {
    case 'influence':
      return [{ icon: effect.faction, badge: 'influence', n: count(effect.n) }]
    case 'influence_any':
      return effect.among
        ? effect.among.flatMap((icon, at): Token[] => [...(at ? [sign('/')] : []), { icon, badge: 'influence', n: count(effect.n) }])
        : [{ icon: 'influence_any', n: count(effect.n) }]
    case 'take_back':
      return [{ icon: 'take_back', badge: effect.faction }]
    case 'pay':
      return [...sequenceTokens(effect.cost ?? []), sign('▸'), ...inner()]
    case 'when':
      return [...(effect.condition ? [...conditionTokens(effect.condition), sign(':')] : []), ...inner()]
    case 'choose':
      return (effect.branches ?? []).flatMap((branch, at): Token[] => [...(at ? [sign('/')] : []), ...sequenceTokens(branch)])
    case 'each_opponent':
    case 'opponent':
      return [{ icon: 'opponent' }, sign(':'), ...inner()]
    case 'per':
      return [...inner(), sign('×'), effect.faction ? { icon: effect.faction, badge: 'hand' } : (COUNTED[effect.counter ?? ''] ?? { icon: 'hand' })]
    case 'lines':
      return (effect.branches ?? []).flatMap((branch, at): Token[] => [...(at ? [sign('+')] : []), ...sequenceTokens(branch)])
    case 'either':
      return [...(effect.condition ? [...conditionTokens(effect.condition), sign(':')] : []), ...inner(), sign('/'), ...sequenceTokens(effect.otherwise ?? [])]
    case 'flip_icon':
      return [{ icon: effect.icon ?? effect.op, badge: 'turn_over' }]
    case 'may':
    case 'this_reveal':
      return inner()
    case 'on_win':
      return [{ icon: 'on_win' }, sign(':'), ...inner()]
    case 'acquire_tech':
      return [{ icon: 'acquire_tech', n: effect.discount ? `−${effect.discount}` : undefined }]
    case 'modify':
      return modifyTokens(effect)
    case 'retreat':
    case 'deploy':
      return [{ icon: effect.op, n: effect.up_to === null ? '*' : count(effect.up_to) }]
    case 'ally_gains':
      return [{ icon: 'ally_gains' }, sign(':'), { icon: effect.resource ?? 'unknown', n: count(effect.n) }]
    case 'steal_intrigue':
      return [{ icon: effect.op }]
    case 'acquire':
      return [{ icon: 'acquire', thing: `card/${effect.card}` }]
    case 'acquire_free':
      return [{ icon: 'acquire_free', n: effect.exactly ? `=${effect.n}` : `≤${effect.n}` }]
    case 'retreat_some':
      return [{ icon: 'retreat', n: effect.at_least === effect.up_to ? count(effect.up_to) : `${effect.at_least}–${effect.up_to}` }]
    case 'acquire_tleilaxu':
      return [{ icon: 'acquire', badge: 'tleilaxu' }]
    case 'replace_tleilaxu':
      return effect.side === 'left' ? [sign('◂'), { icon: 'tleilaxu', badge: 'turn_over' }] : [{ icon: 'tleilaxu', badge: 'turn_over' }, sign('▸')]
    case 'trash_partner':
    case 'trash_grafted':
      return [{ icon: 'graft', badge: 'trash' }]
    case 'copy_partner':
      return [{ icon: 'graft', n: '×2' }]
    case 'borrow_from_row':
      return [{ icon: 'graft', badge: 'market' }]
    case 'partner_back':
      return [{ icon: 'return_to_hand', badge: 'graft' }]
    case 'recall_sent':
      return [{ icon: 'recall' }]
    case 'solari':
    case 'harvest':
      return [{ icon: effect.op, n: String(effect.n ?? 1) }]
    default:
      return [{ icon: effect.op, n: count(effect.n) }]
  }
}

export function sequenceTokens(effects: Effect[]): Token[] {
  return effects.flatMap(effectTokens)
}

export function lineTokens(line: Line): Token[] {
  const condition = line.condition ? conditionTokens(line.condition) : []
  return [...(condition.length ? [...condition, sign(':')] : []), ...sequenceTokens(line.effects)]
}
