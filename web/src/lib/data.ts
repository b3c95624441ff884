// Shapes of the engine's data that the browser draws: the catalogue of a set-up, and the view of a seat, whose types are
// made from the engine's own declaration.

import type { ActorView, UnitsView } from '../view'

export type { ActorView, SpaceView, View } from '../view'

export type Data = Record<string, unknown>

/** Return the key of a thing in the catalogue: kind/id. */
export function keyOf(thing: { kind: string; id: string }): string {
  return `${thing.kind}/${thing.id}`
}

/** One effect; structure (arrows, choices, conditions) nests. */
export interface Effect {
  op: string
  n?: number
  faction?: string
  card?: string
  space?: string | boolean
  among?: string[]
  up_to?: number | null
  resource?: string
  to?: string
  cost?: Effect[]
  effects?: Effect[]
  branches?: Effect[][]
  condition?: Condition
  counter?: string
  modifier?: string
  value?: number
  icons?: string[]
  where_behind?: boolean
  discount?: number
  or_solari?: boolean
  otherwise?: Effect[]
  exactly?: boolean
  icon?: string
  at_least?: number
  side?: string
}

export interface Condition {
  if: string
  faction?: string
  card?: string
  n?: number
  at_least?: number
  icons?: string[]
  factions?: string[]
  of?: Condition[]
}

/** A line of a box. */
export interface Line {
  effects: Effect[]
  optional: boolean
  at_once: boolean
  condition?: Condition
}

export interface CardThing {
  id: string
  pile: string
  cost: number | null
  factions: string[]
  icons: string[]
  anywhere: boolean
  agent: Line[]
  reveal: Line[]
  acquire: Line[]
  trashed: Line[]
  /** in an Agent turn it is played together with another card */
  graft?: boolean
  /** what it costs where specimens pay */
  specimens?: number | null
  /** icons that it has while a condition holds */
  more_icons?: { condition: Condition; icons: string[] }
}

export interface SpaceThing {
  id: string
  icon: string
  combat: boolean
  maker: boolean
  once: boolean
  presence: number
  cost: Record<string, number>
  requirement: Condition | null
  entry: Line | null
  effects: Line[]
  control: Line | null
}

export interface ConflictThing {
  id: string
  level: number
  location: string | null
  first: Line[]
  second: Line[]
  third: Line[]
  battle_icon?: string | null
}

export interface LeaderThing {
  id: string
  house: string
  complexity: number
  signet: Line[]
  training?: TrainingThing[]
  turns_to?: string
}

export interface IntrigueThing {
  id: string
  types: string[]
  condition: Condition | null
  plot?: Line[]
  combat?: Line[]
  endgame?: Line[]
  win?: Line[]
  loss?: Line[]
}

/** A Tech tile: what it gives, by the time when it does. */
export interface TileThing {
  id: string
  cost: number
  acquire: Line[]
  round_start: Line[]
  turn: Line[]
  reveal: Line[]
  win: Line[]
  instead: Line[]
  endgame: Line[]
}

export interface Catalog {
  modules: string[]
  cards: CardThing[]
  intrigues: IntrigueThing[]
  conflicts: ConflictThing[]
  leaders: LeaderThing[]
  spaces: SpaceThing[]
  factions: { id: string; icon: string; bonus: Line[] }[]
  kinds: Record<string, { table: string; boxes: string[] }>
  units: { id: string; field: string; each: number; strength: number }[]
  /** units whose owner takes the reward of a Conflict twice */
  doubling?: string[]
  fields: string[]
  values: Record<string, number>
  tiles?: TileThing[]
  shipping?: Line[]
  posts?: PostThing[]
  objectives?: { id: string; battle_icon: string }[]
  contracts?: ContractThing[]
  rival_cards?: RivalCardThing[]
  shield_wall?: { spaces: string[] }
  /** seats of a game with teams, and what tracks bring to a team */
  seating?: { side: number; leaders: string[]; only: boolean; crew: number[]; track: string | null; spaces: string[] }[]
  team_rewards?: { track: string; level: number; line: Line }[]
  research_track?: ResearchThing[]
  tleilaxu_track?: TleilaxuThing[]
}

/** A place of the research track: its column, what it brings, which genetic marker is reached there, and where one may go on. */
export interface ResearchThing {
  id: string
  column: number
  marker: number
  bonus: Line | null
  to: string[]
}

/** A space of the Tleilaxu track: what it brings, and the spice that waits for whoever is first. */
export interface TleilaxuThing {
  id: string
  space: number
  bonus: Line[]
  first_spice: number
}

/** A card that Rivals turn: where it sends their Agent, what that brings, and its swords in Combat. */
export interface RivalCardThing {
  id: string
  space: string | null
  other_space?: string | null
  faction: string | null
  troops: number
  signet: boolean
  swords: number
  harvest: boolean
  effects?: Line[]
}

/** An observation post and the spaces that it watches. */
export interface PostThing {
  id: string
  spaces: string[]
}

/** A contract: what completes it, and what that brings. */
export interface ContractThing {
  id: string
  reward: Line[]
  space: string | null
  harvest: number
  acquire: string | null
  immediate: boolean
}

/** A place on a Leader's own track: what it brings, and where one may go from there. */
export interface TrainingThing {
  id: string
  reward: Line
  next: string[]
}

/** Tell whether an actor has units in the Conflict that double its reward. */
export const doubled = (catalog: Catalog | undefined, actor: ActorView): boolean =>
  unitsOf(catalog, actor).some(({ id, now }) => now.deployed > 0 && (catalog?.doubling ?? []).includes(id))

/** Return the units beside troops that an actor has, kind by kind. */
export function unitsOf(catalog: Catalog | undefined, actor: ActorView): { id: string; field: string; now: UnitsView }[] {
  return (catalog?.units ?? []).flatMap(({ id, field }) => (actor[field] ? [{ id, field, now: actor[field] as UnitsView }] : []))
}
