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
  otherwise?: Effect[]
  exactly?: boolean
  at_least?: number
}

export interface Condition {
  if: string
  faction?: string
  card?: string
  n?: number
  at_least?: number
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
}

export interface LeaderThing {
  id: string
  house: string
  complexity: number
  signet: Line[]
}

export interface IntrigueThing {
  id: string
  types: string[]
  condition: Condition | null
  plot?: Line[]
  combat?: Line[]
  endgame?: Line[]
  win?: Line[]
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
  fields: string[]
  values: Record<string, number>
  tiles?: TileThing[]
  shipping?: Line[]
}

/** Return the units beside troops that an actor has, kind by kind. */
export function unitsOf(catalog: Catalog | undefined, actor: ActorView): { id: string; field: string; now: UnitsView }[] {
  return (catalog?.units ?? []).flatMap(({ id, field }) => (actor[field] ? [{ id, field, now: actor[field] as UnitsView }] : []))
}
