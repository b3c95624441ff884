// Shapes of the engine's data that the browser draws: the view of a seat and the catalogue of a set-up.
// Boxes may add fields; what is not named here is shown by the panel of extras.

export type Data = Record<string, unknown>

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
  factions: { id: string; bonus: Line[] }[]
  values: Record<string, number>
  tiles?: TileThing[]
  shipping?: Line[]
}

/** The numbers that seats and Rivals share. */
export interface ActorView {
  leader: string | null
  vp: number
  solari: number
  spice: number
  water: number
  supply: number
  garrison: number
  deployed: number
  strength: number
  swords: number
  agents: number
  swordmaster: boolean
  influence: Record<string, number>
  intrigue_count: number
  council?: boolean
  persuasion?: number
  revealed?: boolean
  hand_count?: number
  deck_count?: number
  discard?: string[]
  play?: string[]
  aside?: string[]
  face_up?: string[]
  secret?: string[] | null
  hand?: string[]
  deck?: string[]
  intrigue?: string[]
  hand_and_deck?: string[]
  scores?: boolean
  dreadnoughts?: { supply: number; garrison: number; deployed: number; strength: number }
  freighter?: number
  negotiators?: number
  tiles?: { id: string; face_up: boolean }[]
  [extra: string]: unknown
}

export interface SpaceView {
  agents: number[]
  bonus_spice: number
  control: number | null
  closed_by: number[]
  [extra: string]: unknown
}

export interface View {
  viewer: number | 'open' | null
  modules: string[]
  players: number
  round: number
  phase: string
  over: boolean
  first_player: number
  turn: { seat: number; kind: string; space: string | null; recruited: number; deployed: number }
  conflict: string | null
  conflict_deck: number
  conflicts_past: string[]
  board: {
    spaces: Record<string, SpaceView>
    alliances: Record<string, number | null>
    mentat: number | null
    mentat_next: number | null
    [extra: string]: unknown
  }
  row: string[]
  reserve: Record<string, number>
  imperium_deck: number
  intrigue_deck: number
  intrigue_discard: string[]
  trashed: string[]
  seats: ActorView[]
  rivals?: ActorView[]
  rival_deck?: number
  rival_pile?: string[]
  tech?: { stacks: { top: string | null; count: number }[] }
  [extra: string]: unknown
}
