// Made by tools/wire_types.py from the schema of the server; do not edit.

/** What this server is. */
export interface About {
  name: string
  version: string
  protocol: number
  /** which build of the engine plays the bots */
  engine: "compiled" | "interpreted"
  languages: Language[]
  /** people may have accounts here */
  accounts: boolean
  /** the language of your session, or that of your browser if there are words in it */
  lang: string
  /** bot levels in order of strength: level, name, seconds (None: does not search) */
  levels: (Record<string, unknown>)[]
  /** characters a bot of any level may have: character, name, title, why */
  characters: (Record<string, unknown>)[]
}

/** Which keys a session has. */
export interface AccountInfo {
  /** the session has more keys than this browser's */
  account: boolean
  recovery: boolean
  /** browsers that joined */
  devices: number
  passkeys: KeyInfo[]
  passkeys_possible: boolean
}

/** Your command is stored; ``repeated`` if it had been stored before. */
export interface Ack {
  type: "ack"
  id: string
  seq: number
  repeated: boolean
}

/** Choose an option of the question ``ask``. */
export interface Act {
  type: "act"
  id: string
  ask: number
  action: number
}

/** An effect of the turn that waits to be resolved. */
export interface AgendaLine {
  source: Thing | null
  source_name: string | null
  /** its effects, in the form of the catalogue */
  line: Record<string, unknown>
  text: string
  optional: boolean
  /** the option that resolves it now, if it is among yours */
  action: number | null
}

/** How far the analysis of a game is, and what it found. */
export interface AnalysisInfo {
  status: "none" | "waiting" | "working" | "done" | "failed"
  done: number
  all: number
  /** of the search, for each decision */
  iterations: number | null
  points: ChancePoint[]
  /** the turns where most was lost, the worst first */
  turns: LostTurn[]
  /** of every person the three turns that cost most, with reasons */
  review: ReviewTurn[]
  seats: SeatRecord[]
  /** steps at which a bot noted in the game what it considered */
  considered: number[]
}

/** Ask the table to let you take back to your latest decision. */
export interface AskUndo {
  type: "ask_undo"
  id: string
  ask: number
}

/** Which things to show. */
export interface CatalogBody {
  setup: Record<string, unknown>
  lang?: string | null
}

/** The things of a set-up: structured data for icons, and words. */
export interface CatalogReply {
  catalog: Record<string, unknown>
  /** kind/id -> name */
  names: Record<string, string>
  /** kind/id -> everything printed on the thing, line by line */
  texts: Record<string, string[]>
  /** kind/id -> box -> its lines as sentences */
  boxes: Record<string, Record<string, string[]>>
}

/** One decision that was a choice. */
export interface ChancePoint {
  /** the step of the replay at which the question was open */
  step: number
  seat: number
  round: number
  /** chance of winning after what was played, as the seat could judge it */
  value: number
  /** what the choice cost; 0 where the bot agrees */
  loss: number
}

/** Say something. */
export interface Chat {
  type: "chat"
  id: string
  text: string
}

/** A line of the chat. */
export interface ChatInfo {
  type: "chat"
  seq: number
  /** None: a spectator */
  seat: number | null
  name: string
  text: string
  at_ms: number
}

/** How far people are in choosing their Leaders; bids are sealed until all are in. */
export interface ChoiceInfo {
  stage: "bid" | "place" | "leader"
  /** seats that may choose now */
  due: number[]
  /** Leaders that were dealt to choose from */
  pool: string[]
  /** by seat: the Leader */
  picked: (string | null)[]
  /** by seat: whether a bid is in */
  bid: boolean[]
  /** by seat: bid for an early choice of the seat, when all are in */
  bids: (number | null)[]
  /** by seat: the seat that was chosen instead */
  places: (number | null)[]
  /** what is not bid for the seat counts for an early choice of the Leader */
  budget: number
}

/** Choose for a seat of yours what is due: a bid, a place or a Leader. */
export interface ChooseBody {
  seat: number
  bid?: number | null
  place?: number | null
  leader?: string | null
}

export type ClientMessage = Hello | Act | Undo | Redo | Reset | AskUndo | Vote | Chat | Sit | Speak | Preview | Hint | Why | Sync | Ping

/** The clocks of a table at the moment the message was made. */
export interface ClockInfo {
  kind: "none" | "days" | "fischer"
  /** the seat whose clock runs */
  running: number | null
  /** by seat: time left; None without a clock and for bots */
  left_ms: (number | null)[]
  increment_ms: number
}

/** A new club. */
export interface ClubBody {
  name: string
}

/** A club as its members see it. */
export interface ClubInfo {
  id: string
  name: string
  host: boolean
  members: Member[]
}

/** The secret of a club's link. */
export interface ClubJoin {
  token: string
}

/** A club of yours. */
export interface ClubLine {
  id: string
  name: string
  /** you may renew its link and remove members */
  host: boolean
  members: number
}

/** Your clubs, by name. */
export interface ClubList {
  clubs: ClubLine[]
}

/** A code, shown once. */
export interface Code {
  code: string
  until_ms: number | null
}

/** A recovery code or the code of a device, however it is written. */
export interface CodeBody {
  code: string
}

/** What a bot looked at, the most tried options first. */
export interface ConsideredInfo {
  bot: string
  iterations: number
  options: ThoughtInfo[]
}

/** What the browser's WebAuthn answered, in its JSON. */
export interface CredentialBody {
  credential: Record<string, unknown>
}

/** A day's deal. */
export interface DailyInfo {
  day: string
  today: string
  setup: Record<string, unknown>
  /** your table of this deal */
  table: string | null
  /** the best first */
  results: DailyResult[]
  /** that have deals, the latest first */
  days: string[]
}

/** How somebody came out of a day's deal. */
export interface DailyResult {
  name: string
  leader: string
  place: number
  vp: number
  /** points ahead of the best of the others */
  margin: number
  yours: boolean
}

/** So many days for each move; a bot takes over the seat that lets them pass. */
export interface DaysClock {
  kind: "days"
  days?: number
}

/** A command was refused; nothing changed. Fatal errors are followed by the end of the connection. */
export interface ErrorMessage {
  type: "error"
  id: string | null
  code: string
  text: string
  args: Record<string, unknown>
  fatal: boolean
}

/** The body of every HTTP answer that is not a success. */
export interface ErrorReply {
  error: Problem
}

/** Something that happened, as you may see it. */
export interface EventInfo {
  n: number
  kind: string
  seat: number | null
  what: string | null
  amount: number
  other: string | number | null
  hidden: boolean
  /** kind of what: card, space, faction, resource … */
  what_kind: string | null
  /** kind of other: card, actor, rule … */
  other_kind: string | null
  text: string
  round: number
  /** running number of the turn it belongs to, for grouping the log */
  turn: number
}

/** Events from a number on. If you know more than ``start``, forget the rest: it was taken back. */
export interface EventList {
  start: number
  total: number
  items: EventInfo[]
}

/** Everything that is kept about you. */
export interface Export {
  name: string
  lang: string
  account: Record<string, unknown>
  tables: (Record<string, unknown>)[]
  games: GameLine[]
  ratings: RatingLine[]
}

/** A stock of seconds that grows with each decision; a bot takes over the seat that uses it up. */
export interface FischerClock {
  kind: "fischer"
  seconds?: number
  increment?: number
}

/** Play on from a step of a finished game. */
export interface ForkBody {
  step: number
  seats: SeatWish[]
  clock?: NoClock | DaysClock | FischerClock
}

/** A finished game of yours. */
export interface GameLine {
  table: string
  kind: string
  host: string
  modules: string[]
  players: number
  seat: number
  leader: string
  place: number
  vp: number
  left_by: string | null
  at_ms: number
  opponents: string[]
}

/** The first message: the version spoken, the language, how many events are known already, the seat to sit on. */
export interface Hello {
  type: "hello"
  v: 1
  lang?: string | null
  events?: number
  seat?: number | null
}

/** What would the strongest level consider here? Only where the table allows it: one person against bots. */
export interface Hint {
  type: "hint"
  id: string
  ask: number
}

/** What the strongest level would consider, the best first. */
export interface HintInfo {
  type: "hint"
  id: string
  options: HintOption[]
}

/** An option that the strongest level would consider. */
export interface HintOption {
  action: number
  /** of its tries, from 0 to 1 */
  share: number
  /** of winning in the futures it tried, from 0 to 1 */
  chance: number
  reason: string
}

/** Your finished games. */
export interface History {
  games: GameLine[]
  statistics: Statistics
  ratings: RatingLine[]
}

/** What may be chosen with one host box. */
export interface HostChoices {
  host: string
  players: number[]
  modules: string[]
  /** player counts for which epic mode can be chosen (with all modules) */
  epic: number[]
  /** the boxes that bring epic mode: one of them is needed */
  epic_modules: string[]
  /** id, name, complexity, house, modules (None: comes with the host) */
  leaders: (Record<string, unknown>)[]
  /** Leaders that Rivals may bear in a solo game */
  rivals: string[]
  rival_count: number
  difficulties: string[]
  /** where Rivals join: players, count, leaders, names (of all that they may be), difficulties */
  rival_games: (Record<string, unknown>)[]
  /** where teams play: players, modules that join, names of Leaders, seats (side, leaders, only, crew) */
  team_games: (Record<string, unknown>)[]
  /** id, module (None: comes with the host), players, rivals (if not empty: the only ones they may be), epic (whether it goes with the Epic game); one id may be there several times, with other players */
  variants: (Record<string, unknown>)[]
  /** what the rules leave to the group: id, module, rule, players (empty: all), choices (the first is recommended), among (id and name of things; a selection of them, ids with commas, may stand for a choice) */
  options: (Record<string, unknown>)[]
}

/** A saved game, as it is downloaded; what bots considered is left out. */
export interface ImportBody {
  save: Record<string, unknown>
}

/** A secret that gives a seat; it goes into the fragment of a link, never into a path. */
export interface Invite {
  seat: number
  token: string
}

/** Take the seat of an invite link. */
export interface JoinBody {
  token: string
  name?: string | null
}

/** A passkey. */
export interface KeyInfo {
  id: string
  created_ms: number
}

/** The best of a mode. */
export interface Ladder {
  mode: string
  /** in which people are rated, the most played first */
  modes: string[]
  people: LadderLine[]
}

/** Somebody in a ladder. */
export interface LadderLine {
  name: string
  mu: number
  sigma: number
  games: number
  yours: boolean
}

/** A language there are words in. */
export interface Language {
  code: string
  /** in the language itself */
  name: string
  /** said beside it, such as that no native speaker has read it yet */
  note: string | null
}

/** Let a table wait for players: in public or in a club, of any rating or of some. */
export interface ListingBody {
  listed?: boolean
  club?: string | null
  low?: number | null
  high?: number | null
}

/** Where a table waits for players, and of which rating. */
export interface ListingInfo {
  club: string | null
  low: number | null
  high: number | null
}

/** The tables that wait, the latest first. */
export interface LobbyInfo {
  tables: WaitingTable[]
}

/** Decisions of a seat in a row, and the worst of them in words. */
export interface LostTurn {
  seat: number
  round: number
  first: number
  last: number
  /** of the worst decision */
  step: number
  /** of the whole turn */
  loss: number
  played: string
  best: string
  value: number
  best_value: number
}

/** An address; a code is sent there. */
export interface MailBody {
  address: string
}

/** The code that was sent. */
export interface MailCode {
  code: string
}

/** Your session. */
export interface Me {
  name: string
  lang: string
}

/** A member of a club. */
export interface Member {
  member: string
  name: string
  host: boolean
  you: boolean
}

/** Do not show what somebody says, or show it again. */
export interface MuteBody {
  seat: number
  mute: boolean
}

/** Seats whose people you have muted. */
export interface Mutes {
  seats: number[]
}

/** How other machines reach this server. */
export interface NetworkInfo {
  /** of the page, for other machines; empty for whoever is elsewhere */
  addresses: string[]
  /** you are at the server's machine, and no other machine can open the page */
  here_only: boolean
  /** you may let the machines of your network in */
  can_open: boolean
}

/** A club with the secret of its link, shown once. */
export interface NewClub {
  club: ClubInfo
  token: string
}

/** A table with the links to hand out; the tokens are shown once. */
export interface NewTable {
  table: TableInfo
  invites: Invite[]
  watch: string
}

/** Nobody is in a hurry. */
export interface NoClock {
  kind?: "none"
}

/** How you are told that it is your turn. */
export interface NoticeInfo {
  /** this server tells by push */
  push: boolean
  /** the server's public key for push */
  key: string | null
  /** of yours that are told */
  browsers: number
  /** this server sends mail */
  mail: boolean
  /** yours */
  address: string | null
  confirmed: boolean
}

/** One legal choice, with all a client needs to let things glow, to draw its effects and to say it. */
export interface OptionInfo {
  action: number
  /** agent, agent_to, reveal, deploy, acquire, resolve, choose, end_turn … */
  verb: string
  /** canonical notation, for logs */
  text: string
  /** in words, in the connection's language */
  label: string
  /** hand, discard, play, market, aside, intrigue, space, faction, seat, number, … */
  zone: string
  /** what it is done with; None for numbers, effects and plain words */
  thing: Thing | null
  /** whose line is resolved or chosen, else what the question comes from */
  source: Thing | null
  /** the effects as a line of the catalogue, None where there is no single one */
  line: Record<string, unknown> | null
  /** how many, of deploy, retreat … */
  number: number | null
  /** the seat or Rival whom it is about */
  seat: number | null
  /** index into state.agenda */
  agenda: number | null
  /** the card that sends the Agent, of agent_from and agent_to */
  card: Thing | null
  /** the space or Leader the Agent comes from, if there was a choice */
  origin: Thing | null
  /** the card that is played together with that one, if any */
  partner: Thing | null
  /** which of several options that read alike, from 1; 0 if alone */
  nth: number
}

/** Play this game with whoever wants the same. */
export interface PairBody {
  setup: Record<string, unknown>
  clock?: NoClock | DaysClock | FischerClock
  name?: string | null
}

/** What the browser's WebAuthn wants, in its JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>
}

/** Are you there? */
export interface Ping {
  type: "ping"
}

/** I am here. */
export interface Pong {
  type: "pong"
  at_ms: number
}

/** A position as the text of a link; without seats you play the seat that is asked, and bots the others. */
export interface PositionBody {
  position: string
  seats?: SeatWish[] | null
  clock?: NoClock | DaysClock | FischerClock
}

/** What would an option change? */
export interface Preview {
  type: "preview"
  id: string
  ask: number
  action: number
}

/** What an option would certainly change, as far as the seat can know. */
export interface PreviewInfo {
  type: "preview"
  id: string
  action: number
  /** kind, seat, what, what_kind, amount, other, other_kind, text */
  events: (Record<string, unknown>)[]
  /** path into the view, from, to */
  changes: (Record<string, unknown>)[]
  /** false: chance or hidden cards decide about more */
  certain: boolean
  /** can be taken back freely afterwards */
  undoable: boolean
  /** somebody else is asked next */
  passes_on: boolean
}

/** What went wrong: a code for programs, a text in the session's language for people. */
export interface Problem {
  code: string
  text: string
  args: Record<string, unknown>
}

/** A browser that wants to be told, as its PushManager says. */
export interface PushBody {
  endpoint: string
  p256dh: string
  auth: string
}

/** A browser that does not want to be told any more. */
export interface PushGone {
  endpoint: string
}

/** The option that is chosen. */
export interface PuzzleAnswer {
  action: number
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  id: string
  setup: Record<string, unknown>
  round: number
  kind: string
}

/** All puzzles. */
export interface PuzzleList {
  puzzles: PuzzleInfo[]
}

/** What is to be said about an answer; values are chances of winning. */
export interface PuzzleVerdict {
  right: boolean
  best: string
  value: number
  second: string
  second_value: number
  /** of the search that judged every serious option */
  tries: number
}

/** The open question; others than the one who is asked get no options. */
export interface Question {
  seat: number
  seat_name: string
  kind: string
  source: Thing | null
  source_name: string | null
  /** the Rival for whom the choice is made, else the seat itself */
  for_actor: number
  prompt: string
  options: OptionInfo[] | null
}

/** A rating with its doubt: it is within twice sigma of mu, most likely. */
export interface RatingInfo {
  mu: number
  sigma: number
}

/** A rating with its uncertainty. */
export interface RatingLine {
  mode: string
  mu: number
  sigma: number
  games: number
}

/** Do again what was taken back last. */
export interface Redo {
  type: "redo"
  id: string
  ask: number
}

/** The same people again. */
export interface RematchBody {
  seats?: "same" | "rotated"
}

/** A member to remove. */
export interface RemoveBody {
  member: string
}

/** A finished game. */
export interface ReplayInfo {
  table: TableInfo
  steps: number
  decisions: string[]
  deciders: number[]
  /** round after each step, from step 0 on */
  rounds: number[]
  standings: Standing[]
  seed: string
  seed_sha256: string
}

/** Tell the operator about somebody at a table. */
export interface ReportBody {
  seat: number
  why: "words" | "name" | "cheating" | "stalling" | "other"
  text?: string
}

/** Take back everything that is free. */
export interface Reset {
  type: "reset"
  id: string
  ask: number
}

/** One of the costliest turns of a seat, with what the better choice would have brought. */
export interface ReviewTurn {
  seat: number
  round: number
  first: number
  last: number
  /** of the worst decision */
  step: number
  /** of the whole turn */
  loss: number
  played: string
  best: string
  value: number
  best_value: number
  /** in words, the weightiest first: on average by the end of the round */
  reasons: string[]
}

/** One numbered rule. */
export interface RuleInfo {
  id: string
  section: string
  text: string
  notes: string[]
}

/** Rules that fit a search. */
export interface RulesReply {
  total: number
  sections: (Record<string, unknown>)[]
  rules: RuleInfo[]
}

/** Change a seat before the start. */
export interface SeatBody {
  kind: "me" | "here" | "open" | "bot"
  name?: string | null
  level?: "novice" | "adept" | "mentat" | "kwisatz_haderach" | null
  seconds?: number | null
  character?: "warlord" | "trader" | "schemer" | "courtier" | "planner" | "random" | null
}

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  seat: number
  kind: "human" | "bot" | "open"
  name: string
  /** level of the bot that plays the seat now, None for a person */
  level: "novice" | "adept" | "mentat" | "kwisatz_haderach" | null
  /** thinking time set for the bot, None for what is usual at its level */
  seconds: number | null
  /** character of the bot, None for the plain mind */
  character: "warlord" | "trader" | "schemer" | "courtier" | "planner" | null
  /** true for a bot's seat and while a bot stands in for a person */
  bot_plays: boolean
  /** why a bot stands in for a person; None if it does not */
  stand_in: "away" | "asked" | "clock" | "resigned" | null
  resigned: boolean
  online: boolean
  yours: boolean
  leader: string | null
  /** which team the seat plays for, None without teams */
  team: number | null
  /** name of the Leader that the seat is kept for */
  kept: string | null
}

/** Name a seat of yours. */
export interface SeatOnly {
  seat: number
}

/** How a seat did. */
export interface SeatRecord {
  seat: number
  choices: number
  /** choices that were the bot's too */
  agreed: number
  lost: number
}

/** Who shall sit on a seat of a new table. */
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot"
  name?: string | null
  level?: "novice" | "adept" | "mentat" | "kwisatz_haderach" | null
  seconds?: number | null
  character?: "warlord" | "trader" | "schemer" | "courtier" | "planner" | "random" | null
}

export type ServerMessage = Welcome | State | TableChanged | ChatInfo | Ack | ErrorMessage | PreviewInfo | HintInfo | WhyInfo | Pong

/** Who you are. */
export interface SessionBody {
  name?: string | null
  lang?: string | null
}

/** A table that this version cannot read. */
export interface SetAside {
  id: string
  title: string
  text: string
}

/** Every set-up the engine knows. */
export interface SetupChoices {
  hosts: HostChoices[]
}

/** Let everybody look at a finished game, or take that back. */
export interface ShareBody {
  agree: boolean
}

/** Look from a seat of yours; at a hot-seat table this confirms the hand-over. None: nobody's eyes. */
export interface Sit {
  type: "sit"
  seat: number | null
}

/** Take a seat of a table that waits. */
export interface SitBody {
  name?: string | null
}

/** Switch the language; the state is sent again with all events. */
export interface Speak {
  type: "lang"
  lang: string
}

/** A seat or Rival in the order of the game. */
export interface Standing {
  seat: number
  team: number | null
  vp: number
  spice: number
  solari: number
  water: number
  garrison: number
  rank: number
  name: string
}

/** Start; open seats are given to bots of the level, without a level they must be taken. */
export interface StartBody {
  fill?: "novice" | "adept" | "mentat" | "kwisatz_haderach" | null
  /** thinking time of these bots, None for what is usual */
  seconds?: number | null
  /** their character; random: one each, None: the plain mind */
  character?: "warlord" | "trader" | "schemer" | "courtier" | "planner" | "random" | null
}

/** Everything a client shows. */
export interface State {
  type: "state"
  v: number
  table: string
  seq: number
  /** number of the question; act, undo … must quote it */
  ask: number
  status: "lobby" | "choosing" | "playing" | "finished" | "closed"
  lang: string
  /** the seat whose view this is, None for a spectator */
  eye: number | null
  /** a seat of yours is asked and must confirm with `sit` first */
  handover: number | null
  /** game.view(eye); None in the lobby */
  view: Record<string, unknown> | null
  question: Question | null
  agenda: AgendaLine[]
  events: EventList
  undo: UndoInfo
  clock: ClockInfo
  seats: SeatInfo[]
  /** names of seats and Rivals by number */
  actors: string[]
  standings: Standing[]
  seed_sha256: string
  seed: string | null
}

/** Your games with something in common. */
export interface StatisticLine {
  key: string
  name: string
  games: number
  wins: number
  /** on average */
  place: number
  /** on average */
  vp: number
}

/** Your games by Leader, host, seat and opponent, the most played first. */
export interface Statistics {
  leader: StatisticLine[]
  host: StatisticLine[]
  seat: StatisticLine[]
  opponent: StatisticLine[]
}

/** One decision of a finished game. */
export interface StepAnalysis {
  step: number
  seat: number
  played: string
  /** what the bot would have played, in words; None without an analysis */
  best: string | null
  value: number | null
  best_value: number | null
  loss: number | null
  /** by the analysis */
  judged: ConsideredInfo | null
  /** by the bot that played the seat, during the game */
  considered: ConsideredInfo | null
}

/** Send the state again, with events from a number on. */
export interface Sync {
  type: "sync"
  events?: number
}

/** A new table. */
export interface TableBody {
  setup: Record<string, unknown>
  seats: SeatWish[]
  clock?: NoClock | DaysClock | FischerClock
  title?: string
  /** how people come to their Leaders; None: as the set-up says */
  choosing?: "pick" | "draft" | "auction" | null
}

/** Seats, presence or status changed. */
export interface TableChanged {
  type: "table"
  table: TableInfo
}

/** A table as its people see it, without the game. */
export interface TableInfo {
  id: string
  title: string
  status: "lobby" | "choosing" | "playing" | "finished" | "closed"
  kind: "game" | "tutorial" | "fork" | "import" | "daily"
  setup: Record<string, unknown>
  seats: SeatInfo[]
  clock: NoClock | DaysClock | FischerClock
  /** you made this table */
  host: boolean
  /** you are a spectator without a seat */
  watching: boolean
  /** several seats are yours: hand over between them */
  hot_seat: boolean
  seq: number
  /** commitment to the deal: SHA-256 of the seed's 64 hexadecimal digits */
  seed_sha256: string
  /** the seed, shown when the game is finished */
  seed: string | null
  /** true where the deal is no secret: tutorial, play on from a replay */
  seed_known: boolean
  /** id of the table where the same people play again */
  rematch: string | null
  created_ms: number
  updated_ms: number
  /** the seat that must choose now */
  asked: number | null
  your_turn: boolean
  round: number | null
  /** of a finished game, in order: seat (Rivals after the seats), rank, vp */
  result: (Record<string, unknown>)[]
  /** everybody may look at the finished game: all of its people agree */
  public: boolean
  /** seats whose people agree that everybody may look at it */
  agreed: number[]
  /** how people come to their Leaders; None: as the set-up says */
  choosing: "pick" | "draft" | "auction" | null
  /** while they choose */
  choice: ChoiceInfo | null
  /** where the table waits for players */
  listing: ListingInfo | null
}

/** Your tables, the latest first, and those that cannot be read. */
export interface TableList {
  tables: TableInfo[]
  set_aside: SetAside[]
}

/** Let a bot play a seat: your own, or one that has been away. */
export interface TakeoverBody {
  seat: number
  level?: "novice" | "adept" | "mentat" | "kwisatz_haderach"
  /** thinking time of the bot, None for what is usual */
  seconds?: number | null
}

/** Something that has a name: kind and id together are its key, as ``kind/id``, in the catalogue. */
export interface Thing {
  kind: string
  id: string
}

/** One option that a bot looked at. */
export interface ThoughtInfo {
  /** canonical notation */
  text: string
  /** in words */
  label: string
  visits: number
  /** chance of winning */
  value: number
  played: boolean
}

/** A fresh secret; the old one is void. */
export interface TokenReply {
  token: string
}

/** Which box the tutorial is about; without it the base game. */
export interface TutorialBody {
  host?: string
  modules?: string[]
}

/** Take back your latest decision, if that is free. */
export interface Undo {
  type: "undo"
  id: string
  ask: number
}

/** What may be taken back. */
export interface UndoInfo {
  /** your latest decisions that you may take back freely */
  depth: number
  /** decisions that can be done again */
  redo: number
  /** the table can be asked to take back to your latest decision */
  can_ask: boolean
  /** the round to which that would lead, None if it cannot be asked */
  ask_round: number | null
  /** an open wish: request (number), seat, round (to which it leads), voted (seats), waiting (seats) */
  request: Record<string, unknown> | null
}

/** Answer somebody's wish to take back. */
export interface Vote {
  type: "vote"
  id: string
  request: number
  agree: boolean
}

/** A seat of a table that waits. */
export interface WaitingSeat {
  kind: "human" | "bot" | "open"
  name: string
}

/** A table that waits for players. */
export interface WaitingTable {
  id: string
  title: string
  setup: Record<string, unknown>
  clock: NoClock | DaysClock | FischerClock
  choosing: "pick" | "draft" | "auction" | null
  seats: WaitingSeat[]
  low: number | null
  high: number | null
  /** of whoever made the table; None of a guest */
  rating: RatingInfo | null
  /** you sit there */
  yours: boolean
  /** your rating is one that it asks for */
  fits: boolean
  created_ms: number
}

/** Watch by the spectator link. */
export interface WatchBody {
  token: string
}

/** The answer to `hello`; a `state` follows. */
export interface Welcome {
  type: "welcome"
  v: number
  /** your seats */
  you: number[]
  table: TableInfo
  chat: ChatInfo[]
}

/** Why is something not available? The text is canonical notation, such as ``agent dagger > arrakeen``. */
export interface Why {
  type: "why"
  id: string
  text: string
}

/** Why something is not available. */
export interface WhyInfo {
  type: "why"
  id: string
  available: boolean
  key: string | null
  args: Record<string, unknown>
  rule: string | null
  text: string
}
