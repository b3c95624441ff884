// Made by tools/view_types.py from src/landsraad/server/wire/view_shape.py; do not edit.
// Boxes may add keys; what is not named here is shown by the panel of extras.

/** Something that has a name: its kind and its id. */
export interface ThingView {
  kind: string
  id: string
}

/** A line of a box: its effects, as the catalogue has them. */
export interface LineView {
  effects: (Record<string, unknown>)[]
  optional: boolean
  at_once: boolean
  condition?: Record<string, unknown>
}

/** An option of the open decision: what is done, with what, on whose behalf, and the effects behind it. */
export interface OptionView {
  action: number
  verb: string
  text: string
  zone: string
  thing: ThingView | null
  source: ThingView | null
  line: LineView | null
  number: number | null
  seat: number | null
  agenda: number | null
  card: ThingView | null
  origin: ThingView | null
  partner?: ThingView
  nth: number
}

/** The open decision; the options are those of the seat that decides, and only it sees them. */
export interface DecisionView {
  seat: number
  kind: string
  source: ThingView | null
  for: number
  options?: OptionView[]
}

/** An effect of the turn that waits to be resolved. */
export interface AgendaView {
  source: ThingView | null
  line: LineView
}

/** The turn under way. */
export interface TurnView {
  seat: number
  kind: string
  space: string | null
  recruited: number
  deployed: number
  agenda: AgendaView[]
  recruited_dreadnoughts?: number
  deployed_dreadnoughts?: number
  recalled_spy?: boolean
  deployed_sandworms?: number
  grafted?: string[] | null
  borrowed?: string | null
  activated?: number | null
  extra_turn: boolean
}

/** A space of the board; Agents are counted by actor. */
export interface SpaceView {
  agents: number[]
  bonus_spice: number
  control: number | null
  closed_by: number[]
  dreadnought?: number | null
  [extra: string]: unknown
}

/** An observation post and the actors with a spy on it. */
export interface PostView {
  id: string
  spies: number[]
}

/** The board. */
export interface BoardView {
  spaces: Record<string, SpaceView>
  alliances: Record<string, number | null>
  mentat?: number | null
  mentat_next?: number | null
  posts?: PostView[]
  shield_wall?: boolean
  walled?: boolean
  tleilaxu_spice?: number
  [extra: string]: unknown
}

/** The units of a kind beside troops that an actor has, by place, and the strength of one. */
export interface UnitsView {
  supply: number
  garrison: number
  deployed: number
  strength: number
}

/** A Tech tile of an actor. */
export interface TileView {
  id: string
  face_up: boolean
}

/** An Objective, or a Conflict card that an actor has won. */
export interface WonView {
  kind: string
  id: string
  icon: string | null
  face_up: boolean
}

/** An Agent of a Commander: the Ally that its arrow names (None: either), where it was sent, whether it is there. */
export interface ArrowView {
  ally: number | null
  space: string | null
  here: boolean
}

/** An Intrigue card that the viewer has seen in another hand. */
export interface KnownIntrigueView {
  seat: number
  card: string
}

/** What the viewer has learned of hidden places, by seat. */
export interface KnownView {
  deck_top: string[][]
  hand: string[][]
  intrigue: KnownIntrigueView[]
  intrigue_top: string | null
  intrigue_bottom: (string | null)[]
}

/** A stack of Tech tiles. */
export interface StackView {
  top: string | null
  count: number
}

/** The Tech tiles on offer. */
export interface TechView {
  stacks: StackView[]
  gone: string[]
  order?: string[][]
}

/** The contracts on offer. */
export interface ContractsView {
  market: string[]
  bank: number
  kept_aside: string[]
  order?: string[]
}

/** A team: its seats, which of them is the Commander, and its score. */
export interface TeamView {
  seats: number[]
  commander: number
  vp: number
}

/** What a player puts forward in a trade. */
export interface GiftView {
  goods: string | null
  n: number
}

/** A trade under way; each side sees the Intrigue cards that it has put forward. */
export interface TradeView {
  seats: number[]
  gifts: GiftView[]
  wrapped: (string[] | null)[]
}

/** The game as a seat, a spectator (None) or, after the end, everybody ("open") may know it. */
export interface View {
  viewer: number | 'open' | null
  modules: string[]
  players: number
  round: number
  phase: string
  over: boolean
  first_player: number
  turn: TurnView
  conflict: string | null
  conflict_deck: number
  conflicts_past: string[]
  board: BoardView
  row: string[]
  reserve: Record<string, number>
  imperium_deck: number
  intrigue_deck: number
  intrigue_discard: string[]
  intrigue_trashed?: string[]
  trashed: string[]
  seats: ActorView[]
  known: KnownView
  decision: DecisionView | null
  tech?: TechView
  contracts?: ContractsView
  tleilaxu_row?: (string | null)[]
  tleilaxu_stays?: string[]
  tleilaxu_deck?: number
  tleilaxu_order?: string[]
  teams?: TeamView[]
  trade?: TradeView | null
  throne_row?: string[]
  rivals?: ActorView[]
  difficulty?: string | null
  rival_deck?: number
  rival_pile?: string[]
  intrigue_unseen?: number
  [extra: string]: unknown
}

/** A seat: the own cards, or those of others as far as anybody may know them. A Rival. */
export interface ActorView {
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
  intrigue?: string[]
  dreadnoughts?: UnitsView
  freighter?: number
  negotiators?: number
  tiles?: TileView[]
  marks?: string[]
  spies?: number
  sandworms?: UnitsView
  maker_hooks?: boolean
  won?: WonView[]
  contracts?: string[]
  contracts_completed?: string[]
  training?: string | null
  memories?: number
  tleilaxu?: number
  seat?: number
  leader: string | null
  persuasion?: number
  council?: boolean
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
  hand_and_deck?: string[]
  kept?: number
  kept_card?: string
  contract_choice?: string[]
  research?: string
  markers?: number
  specimens?: number
  family_atomics?: boolean
  team?: number
  crew?: number[]
  swordmaster_gone?: boolean
  arrows?: ArrowView[]
  actor?: number
  scores?: boolean
  [extra: string]: unknown
}
