// A live table: one WebSocket that comes back by itself, commands that are never lost or doubled, and states shown at
// a pace that eyes can follow.

import type { ChatInfo, ClientMessage, EventInfo, HintInfo, OptionInfo, PreviewInfo, ServerMessage, State, TableInfo, WhyInfo } from '../wire'
import * as api from './api'
import { flights } from './flights.svelte'
import { lastStep, onlyPlots, readable, slip, unasked, withoutRest } from './pilot'
import { towards } from './tech'
import type { ActorView, TileThing, View } from './data'
import { Book, Scene } from './scene.svelte'
import { moving, settings } from './settings.svelte'
import { hear } from './sound'
import { choice, stepsOf, turnsOf } from './turns'

type Command = Extract<ClientMessage, { id: string; ask: number }> | Extract<ClientMessage, { type: 'vote' | 'chat' }>

// A pointer that only passes asks nothing.
const HOVER_MS = 150
// What cannot be taken back does not happen in the same moment as the tap that led to it.
const GRACE = 1.5
// What follows when the rewards have been taken.
const AFTER_COMBAT = new Set(['spice_added', 'first_player_passed', 'round_started', 'endgame_started', 'game_ended'])
// What is told of a fight.
const FIGHT = new Set(['combat_started', 'combat_tied', 'conflict_won', 'reward_taken'])
const RETRY_MS = [200, 500, 1000, 2000, 4000]

/** The table that is open, for panels that lie over everything. */
export const open: { table: LiveTable | null } = { table: null }

export class LiveTable extends Scene {
  override live = true
  info: TableInfo | null = $state.raw(null)
  chat: ChatInfo[] = $state.raw([])
  online = $state(false)
  problem: string | null = $state(null)
  /** the table is not there, or not for us */
  gone: string | null = $state(null)
  why: WhyInfo | null = $state.raw(null)
  /** an option that cannot be taken back waits for a second yes */
  doubt: OptionInfo | null = $state.raw(null)
  waiting = $state(0)
  /** others' turns stand still until they are let go on */
  paused = $state(false)
  /** what happens next without a question, unless it is stopped; known while it can be */
  soon: { option: OptionInfo; ms: number } | null = $state.raw(null)
  /** something happens by itself now: the question that is open will not stay */
  ahead = $state(false)
  /** Plot cards that rest for a round: they keep no turn from its end */
  #resting: { round: number; cards: string[] } | null = $state.raw(null)
  /** what the strongest level would consider, once it was asked */
  hint: HintInfo | null = $state.raw(null)
  /** a hint is on its way */
  thinking = $state(false)

  /** the turn ends with what has just been chosen, if nothing else comes of it */
  #ending = false
  /** the Tech tile that was pointed at, while the questions on the way to it are answered */
  #tile: TileThing | null = null
  #hinting = ''
  #socket: WebSocket | null = null
  #closed = false
  #fatal = ''
  #tries = 0
  #unacked = new Map<string, Command>()
  #queue: (State | EventInfo[])[] = []
  #pilot: ReturnType<typeof setTimeout> | undefined
  #rewinding = false
  #cards: OptionInfo[] = []
  #then: number | null = null
  #pair: { first: string; partner: string; steps: number } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = new Map<string, (reply: PreviewInfo | null) => void>()
  #hover: ReturnType<typeof setTimeout> | undefined
  #previews = new Map<string, PreviewInfo>()
  #held = 0

  constructor(readonly id: string) {
    super()
  }

  /** Fetch the catalogue and open the connection. */
  async open(): Promise<void> {
    try {
      this.info = await api.table(this.id)
      await this.read(settings.lang)
      open.table = this
      this.connect()
    } catch (error) {
      this.gone = error instanceof Error ? error.message : String(error)
    }
  }

  async read(lang: string): Promise<void> {
    this.book = new Book(await api.catalog(this.id, lang))
  }

  close(): void {
    this.#closed = true
    if (open.table === this) open.table = null
    clearTimeout(this.#timer)
    clearTimeout(this.#pilot)
    flights.clear()
    this.#socket?.close()
  }

  connect(): void {
    if (this.#closed) return
    const socket = new WebSocket(new URL(`${api.ROOT}/tables/${this.id}/ws`, document.baseURI.replace(/^http/, 'ws')), 'landsraad.v1')
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.online = true
      this.send({ type: 'hello', v: 1, lang: settings.lang, events: this.#held, seat: this.eye })
      for (const command of this.#unacked.values()) this.send(command)
    }
    socket.onmessage = (message: MessageEvent<string>) => this.receive(JSON.parse(message.data) as ServerMessage)
    socket.onclose = (event) => {
      this.online = false
      if (this.#closed) return
      // What is said last is why: no session, no table, or a page of another version. The rest may be tried again.
      if (this.#fatal && event.code >= 4400) {
        this.gone = this.#fatal
        return
      }
      setTimeout(() => this.connect(), RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)])
    }
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.info = message.table
      this.chat = message.chat
    } else if (message.type === 'table') {
      this.info = message.table
    } else if (message.type === 'chat') {
      if (!this.chat.some((line) => line.seq === message.seq)) this.chat = [...this.chat, message]
    } else if (message.type === 'ack') {
      this.#unacked.delete(message.id)
    } else if (message.type === 'error') {
      const asked = this.#asked.get(message.id ?? '')
      if (asked) {
        // A preview that did not come is no problem of the player's.
        asked(null)
        return
      }
      if (message.id !== null && message.id === this.#hinting) {
        // Nor is a hint of a coach that did not come; whoever asked for one is told.
        this.thinking = false
        if (settings.coach) return
      }
      this.#unacked.delete(message.id ?? '')
      this.busy = false
      if (message.fatal) this.#fatal = message.text
      if (message.code !== 'stale') this.problem = message.text
    } else if (message.type === 'preview') {
      this.#asked.get(message.id)?.(message)
    } else if (message.type === 'hint') {
      if (message.id === this.#hinting) this.hint = message
      this.thinking = false
    } else if (message.type === 'why') {
      this.why = message
    } else if (message.type === 'state') {
      this.#held = message.events.start + message.events.items.length
      this.#queue.push(...this.#opening(message), ...this.#parts(message), message)
      this.#pace()
    }
  }

  /** Rivals act and Combat ends within one answer of the server: both are shown, step by step, before what came of them. */
  #parts(state: State): EventInfo[][] {
    if (!moving() || settings.speed === 0 || state.events.start === 0 || !this.state?.view) return []
    const items = state.events.items
    const fought = items.some((event) => event.kind === 'reward_taken') ? items.findIndex((event) => AFTER_COMBAT.has(event.kind)) : -1
    const told: EventInfo[][] = fought > 0 ? stepsOf(items.slice(0, fought)) : []
    // What somebody did before the Rivals is told before them too.
    let waiting: EventInfo[] = []
    for (const turn of turnsOf(items.slice(Math.max(0, fought)))) {
      if (turn.kind === 'turn' && turn.owner !== null && turn.owner >= state.seats.length) {
        told.push(...(waiting.length ? [waiting] : []), ...stepsOf(turn.events))
        waiting = []
      } else waiting = [...waiting, ...turn.events]
    }
    return told
  }

  /** Show the next state or Rival's turn; other seats' moves stay for a while. */
  #pace(): void {
    if (this.#timer !== undefined || (this.paused && this.state)) {
      this.waiting = this.#queue.length
      return
    }
    const next = this.#queue.shift()
    if (!next) return
    const part = Array.isArray(next)
    const events = part ? next : next.events.items
    const eye = part ? this.eye : next.eye
    if (part) this.#tell(next)
    else this.show(next, moving() && settings.speed > 0)
    this.waiting = this.#queue.length
    const pause = moving() && (part || next.view) ? settings.speed * weight(events, eye) : 0
    if (pause > 0 || this.#queue.length > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#pace()
      }, pause)
    }
    this.#autopilot()
  }

  /** Where Rivals begin a game, the first look is at the table as it was before them. */
  #opening(state: State): (State | EventInfo[])[] {
    const view = state.view as View | null
    const items = state.events.items
    if (!moving() || settings.speed === 0 || this.state || this.#queue.length || !view || state.events.start > 0 || view.round !== 1) return []
    const first = items.findIndex((event) => event.kind === 'rival_revealed')
    // Who comes back to a game does not sit through it again.
    if (first < 0 || items.some((event) => event.kind === 'agent_placed')) return []
    const people = view.seats.length
    const spaces = Object.fromEntries(Object.entries(view.board.spaces).map(([id, space]) => [id, { ...space, agents: space.agents.map((n, actor) => (actor < people ? n : 0)) }]))
    const opening: State = { ...state, question: null, events: { ...state.events, items: items.slice(0, first) }, view: { ...view, board: { ...view.board, spaces } } as unknown as State['view'] }
    const turns = turnsOf(items.slice(first)).filter((turn) => turn.kind === 'turn' && turn.owner !== null && turn.owner >= people)
    return [opening, ...turns.flatMap((turn) => stepsOf(turn.events))]
  }

  /** Tell a Rival's turn, with its Agent on the board, or the end of Combat; the state that has everything follows. */
  #tell(events: EventInfo[]): void {
    const view = this.view
    if (!this.state || !view) return
    const plans = flights.plan(this, events)
    // People stand where they will; Rivals get there step by step.
    const coming = this.#queue.find((one): one is State => !Array.isArray(one))?.view as View | undefined
    const same = coming && coming.round === view.round && coming.phase === view.phase ? coming : view
    const rivals = view.seats.length
    const spaces = Object.fromEntries(
      Object.entries(view.board.spaces).map(([id, space]) => [id, { ...space, agents: space.agents.map((n, actor) => (actor < rivals ? (same.board.spaces[id]?.agents[actor] ?? n) : n)) }]),
    )
    for (const event of events) {
      const at = event.kind === 'rival_sent' && event.what ? spaces[event.what] : undefined
      if (at && event.what && event.seat !== null) spaces[event.what] = { ...at, agents: at.agents.map((n, actor) => (actor === event.seat ? n + 1 : n)) }
    }
    this.fresh = events[0]?.n ?? this.fresh
    this.events = [...this.events.filter((event) => event.n < this.fresh), ...events]
    const fight = events.some((event) => FIGHT.has(event.kind))
    const set = new Map(events.flatMap((event) => (event.kind === 'strength_set' && event.seat !== null ? [[event.seat, event.amount] as const] : [])))
    const strong = <T extends ActorView>(one: T, number: number): T => ({ ...one, strength: set.get(number) ?? one.strength })
    const people = same.seats.map(strong)
    const others = view.rivals?.map((one, at) => strong(one, at + rivals))
    this.state = { ...this.state, question: null, view: { ...view, phase: fight ? 'combat' : view.phase, seats: people, ...(others ? { rivals: others } : {}), board: { ...view.board, spaces } } }
    if (plans.length) flights.launch(plans, settings.speed)
    hear(events)
  }

  /** Stop or go on. */
  pause(): void {
    this.paused = !this.paused
    if (!this.paused) this.#pace()
  }

  /** Show the next of what waits at once. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#pace()
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.paused = false
    flights.clear()
    for (const next of this.#queue.splice(0)) if (!Array.isArray(next)) this.show(next)
    this.waiting = 0
    this.#autopilot()
  }

  show(state: State, flying = false): void {
    const before = this.state
    const kept = this.events.slice(0, state.events.start)
    if (kept.length < state.events.start) {
      this.#held = kept.length
      this.send({ type: 'sync', events: kept.length })
      return
    }
    // A first look at a table, or one after long absence, brings too much to show as movement.
    const plans = flying && before?.view && state.eye === before.eye ? flights.plan(this, state.events.items) : []
    this.events = [...kept, ...state.events.items]
    this.fresh = state.events.start
    this.state = state
    if (before?.ask !== state.ask || before.eye !== state.eye) {
      this.busy = false
      this.doubt = null
      this.preview = null
      this.hint = null
      this.thinking = false
      this.#previews.clear()
      this.#lift(before)
      if (settings.coach && this.advised && (state.question?.options?.length ?? 0) > 1) this.advise()
    }
    if (state.question?.options == null || state.question.kind === 'play_card') this.byHand = false
    if (plans.length) flights.launch(plans, settings.speed)
    const mine = (one: State | null) => one?.question?.options != null
    if (before) hear(state.events.items, mine(state) && !mine(before))
  }

  /** While a place is asked for, the other cards that could send the Agent stay at hand. */
  #lift(before: State | null): void {
    const grafting = this.question?.kind === 'graft' && this.options.length > 0
    const placing = this.options.length > 0 && this.options.every((option) => option.verb === 'agent_to')
    const card = grafting ? (this.question?.source?.id ?? null) : placing ? (this.options[0]?.card?.id ?? null) : null
    this.partner = placing ? (this.options[0]?.partner?.id ?? null) : null
    const [kind, verb] = this.partner === null ? ['play_card', 'agent'] : ['graft', 'graft']
    if (card === null) this.#cards = []
    else if (before?.question?.kind === kind) this.#cards = (before.question.options ?? []).filter((option) => option.verb === verb)
    this.lifted = card
    this.swaps = new Set(card !== null && this.state?.undo.depth ? this.#cards.flatMap((option) => (option.thing ? [option.thing.id] : [])) : [])
    const wish = this.options.find((option) => option.action === this.#then)
    this.#then = null
    if (wish) this.#act(wish)
    else this.#pursue()
  }

  /** Play two cards as one: the one with the banner first, the other as its partner, whatever has been lifted before. */
  override graft(one: string, other: string): void {
    const grafts = [one, other].filter((card) => this.book?.cards.get(card)?.graft)
    if (!grafts.length) return
    // A pair that is already begun is finished, not begun anew the other way round.
    const first = this.question?.kind === 'graft' && this.lifted !== null && [one, other].includes(this.lifted) ? this.lifted : grafts[0]!
    this.#pair = { first, partner: first === one ? other : one, steps: 0 }
    if (!this.busy) this.#pursue()
  }

  /** Take the next step towards the pair that was put together: back to the cards, the first, the partner. */
  #pursue(): void {
    const pair = this.#pair
    if (!pair || !this.state) return
    const begun = this.question?.kind === 'graft' && this.lifted === pair.first
    const next = begun
      ? this.options.find((option) => option.verb === 'graft' && option.thing?.id === pair.partner)
      : this.question?.kind === 'play_card'
        ? this.options.find((option) => option.verb === 'agent' && option.thing?.id === pair.first)
        : undefined
    pair.steps += 1
    if (begun || pair.steps > 4) this.#pair = null
    if (next) this.#act(next)
    else if (this.#pair && this.lifted !== null && this.state.undo.depth) {
      this.busy = true
      this.#command({ type: 'undo', id: crypto.randomUUID(), ask: this.state.ask })
    } else this.#pair = null
  }

  override swap(card: string): void {
    const option = this.#cards.find((one) => one.thing?.id === card)
    if (!option || this.busy) return
    this.#then = card === this.lifted || card === this.partner ? null : option.action
    this.#command({ type: 'undo', id: crypto.randomUUID(), ask: this.state?.ask ?? 0 })
  }

  /** Take what need not be asked: at once if it can be taken back, else after a moment in which it can be stopped. */
  #autopilot(): void {
    clearTimeout(this.#pilot)
    this.soon = null
    this.ahead = false
    const state = this.state
    if (!state || this.busy || this.#queue.length || state.question?.options == null) return
    const ending = this.#ending ? lastStep(this.options) : undefined
    this.#ending = false
    if (ending) {
      this.#act(ending)
      return
    }
    const step = this.#tile ? towards(this.#tile, this.options, this.#me) : undefined
    if (step?.verb !== 'choose') this.#tile = null
    if (step && step.verb !== 'resolve') {
      this.#act(step)
      return
    }
    if (!settings.auto || this.byHand) return
    const options = this.resting ? withoutRest(this.options) : this.options
    const option = unasked(options, state.agenda, state.question.kind, this.#secret, this.info?.kind === 'tutorial', this.book?.catalog.shipping)
    if (this.#rewinding && option && state.undo.depth > 0) {
      this.#command({ type: 'undo', id: crypto.randomUUID(), ask: state.ask })
      return
    }
    this.#rewinding = false
    if (!option) return
    this.ahead = true
    void this.#foresee(option).then((found) => {
      if (this.state?.ask !== state.ask || this.busy || this.byHand) return
      const ms = found?.undoable ? 0 : settings.speed * GRACE
      this.soon = ms ? { option, ms } : null
      this.#pilot = setTimeout(() => this.#act(option), ms)
    })
  }

  get #me(): ActorView | undefined {
    return this.eye === null ? undefined : this.view?.seats[this.eye]
  }

  get #secret(): boolean {
    return readable(this.state?.seats ?? [], this.#me)
  }

  /** Whether the Plot cards that are held rest: a card that was drawn since wakes them. */
  get resting(): boolean {
    const cards = this.#me?.intrigue ?? []
    return this.#resting !== null && this.#resting.round === this.view?.round && cards.length > 0 && cards.every((card) => this.#resting!.cards.includes(card))
  }

  /** Whether nothing but Plot cards keeps this turn from its end, where nobody could read anything from its ending by itself. */
  get restable(): boolean {
    return settings.auto && this.info?.kind !== 'tutorial' && !this.resting && !this.#secret && onlyPlots(this.options)
  }

  /** End the turn and let the Plot cards that are held rest for the round, or wake them. */
  rest(on: boolean): void {
    this.#resting = on ? { round: this.view?.round ?? 0, cards: [...(this.#me?.intrigue ?? [])] } : null
    const ending = this.options.find((option) => option.verb === 'end_turn')
    if (on && ending) this.choose(ending)
  }

  override acquire(tile: TileThing, way: OptionInfo): void {
    this.choose(way)
    if (this.busy && way.verb !== 'acquire_tile') this.#tile = tile
  }

  /** Let the player take the effects of this turn in any order: what happened by itself and can be taken back is. */
  order(): void {
    clearTimeout(this.#pilot)
    this.soon = null
    this.ahead = false
    this.byHand = true
  }

  #command(command: Command): void {
    this.#unacked.set(command.id, command)
    this.problem = null
    this.send(command)
  }

  override choose(option: OptionInfo, end = false): void {
    if (this.busy || !this.state) return
    this.#ending = end
    this.#tile = null
    if (slip(option, this.options) && this.doubt?.action !== option.action) {
      void this.#weigh(option)
      return
    }
    this.#act(option)
  }

  /** Ask first whether the option can be taken back; if not, wait for a second yes. */
  async #weigh(option: OptionInfo): Promise<void> {
    const ask = this.state?.ask
    this.ahead = true
    const found = await this.#foresee(option)
    if (this.state?.ask !== ask || this.busy) return
    this.ahead = false
    if (found && !found.undoable) {
      this.doubt = option
      this.preview = found
    } else {
      this.#act(option)
    }
  }

  #act(option: OptionInfo): void {
    if (!this.state) return
    clearTimeout(this.#pilot)
    this.soon = null
    this.busy = true
    this.doubt = null
    this.#command({ type: 'act', id: crypto.randomUUID(), ask: this.state.ask, action: option.action })
  }

  #foresee(option: OptionInfo): Promise<PreviewInfo | null> {
    if (!this.state) return Promise.resolve(null)
    const key = `${this.state.ask}/${option.action}`
    const known = this.#previews.get(key)
    if (known) return Promise.resolve(known)
    const id = crypto.randomUUID()
    this.send({ type: 'preview', id, ask: this.state.ask, action: option.action })
    return new Promise((done) => {
      const late = setTimeout(() => done(null), 1500)
      this.#asked.set(id, (reply) => {
        clearTimeout(late)
        this.#asked.delete(id)
        if (reply) this.#previews.set(key, reply)
        done(reply)
      })
    })
  }

  /** Whether hints are allowed: one person plays here, against bots and Rivals. */
  get advised(): boolean {
    return (this.info?.seats ?? []).filter((seat) => seat.kind === 'human').length === 1
  }

  /** Ask what the strongest level would consider. */
  advise(): void {
    if (!this.state || this.thinking) return
    this.#hinting = crypto.randomUUID()
    this.thinking = true
    this.send({ type: 'hint', id: this.#hinting, ask: this.state.ask })
  }

  override look(option: OptionInfo | null): void {
    clearTimeout(this.#hover)
    if (this.doubt) return
    if (!option) {
      this.preview = null
      return
    }
    this.#hover = setTimeout(() => {
      void this.#foresee(option).then((found) => {
        if (!this.doubt) this.preview = found
      })
    }, HOVER_MS)
  }

  undo(kind: 'undo' | 'redo' | 'reset' | 'ask_undo'): void {
    if (!this.state || this.busy) return
    clearTimeout(this.#pilot)
    this.soon = null
    this.#resting = null
    this.#tile = null
    // What happened by itself is taken back with the choice that led to it.
    this.#rewinding = kind === 'undo'
    this.#command({ type: kind, id: crypto.randomUUID(), ask: this.state.ask })
  }

  vote(request: number, agree: boolean): void {
    this.#command({ type: 'vote', id: crypto.randomUUID(), request, agree })
  }

  say(text: string): void {
    this.#command({ type: 'chat', id: crypto.randomUUID(), text })
  }

  sit(seat: number | null): void {
    this.send({ type: 'sit', seat })
  }

  ask(text: string): void {
    this.why = null
    this.send({ type: 'why', id: crypto.randomUUID(), text })
  }

  async speak(lang: string): Promise<void> {
    await this.read(lang)
    this.send({ type: 'lang', lang })
  }
}

/** How long events of others stay, in measures of the speed: a card played is worth a look, the end of a turn is none. */
function weight(events: EventInfo[], eye: number | null): number {
  if (events.some((event) => event.kind === 'reward_taken')) return 6
  const theirs = new Set(events.flatMap((event) => (event.seat !== null && event.seat !== eye ? [event.kind] : [])))
  if (['agent_placed', 'intrigue_played', 'conflict_won'].some((kind) => theirs.has(kind))) return 2.6
  // A card that is turned is looked at; why it is skipped, or what a Rival chooses, has to be read.
  if (events.some((event) => event.kind === 'rival_revealed')) return 2
  if (events.some(choice)) return 3
  if (['card_acquired', 'tile_acquired', 'card_revealed', 'reward_taken'].some((kind) => theirs.has(kind))) return 1.6
  return theirs.size ? 0.5 : 0
}
