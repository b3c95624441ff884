// A live table: one WebSocket that comes back by itself, commands that are never lost or doubled, and states shown at
// a pace that eyes can follow.

import { tick } from 'svelte'
import type { ChatInfo, ClientMessage, EventInfo, OptionInfo, PreviewInfo, ServerMessage, State, TableInfo, WhyInfo } from '../wire'
import * as api from './api'
import { flights } from './flights.svelte'
import { slip, unasked } from './pilot'
import { Book, Scene } from './scene.svelte'
import { moving, settings } from './settings.svelte'
import { hear } from './sound'
import { turnsOf } from './turns'

type Command = Extract<ClientMessage, { id: string; ask: number }> | Extract<ClientMessage, { type: 'vote' | 'chat' }>

// A pointer that only passes asks nothing.
const HOVER_MS = 150
// What cannot be taken back does not happen in the same moment as the tap that led to it.
const GRACE = 1.5
// What follows when the rewards have been taken.
const AFTER_COMBAT = new Set(['spice_added', 'first_player_passed', 'round_started', 'endgame_started', 'game_ended'])
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
  /** the player takes the effects of this turn in an order of their own */
  byHand = $state(false)

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
      this.#unacked.delete(message.id ?? '')
      this.busy = false
      if (message.fatal) this.#fatal = message.text
      if (message.code !== 'stale') this.problem = message.text
    } else if (message.type === 'preview') {
      this.#asked.get(message.id)?.(message)
    } else if (message.type === 'why') {
      this.why = message
    } else if (message.type === 'state') {
      this.#held = message.events.start + message.events.items.length
      this.#queue.push(...this.#parts(message), message)
      this.#pace()
    }
  }

  /** Rivals act and Combat ends within one answer of the server: both are shown, one by one, before what came of them. */
  #parts(state: State): EventInfo[][] {
    if (!moving() || settings.speed === 0 || state.events.start === 0 || !this.state?.view) return []
    const items = state.events.items
    const fought = items.some((event) => event.kind === 'reward_taken') ? items.findIndex((event) => AFTER_COMBAT.has(event.kind)) : -1
    const fight = fought > 0 ? [items.slice(0, fought)] : []
    const turns = turnsOf(items.slice(Math.max(0, fought))).filter((turn) => turn.kind === 'turn' && turn.owner !== null && turn.owner >= state.seats.length)
    return [...fight, ...turns.map((turn) => turn.events)]
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

  /** Tell a Rival's turn, with its Agent on the board, or the end of Combat; the state that has everything follows. */
  #tell(events: EventInfo[]): void {
    const view = this.view
    if (!this.state || !view) return
    const plans = flights.plan(this, events)
    const spaces = { ...view.board.spaces }
    for (const event of events) {
      const at = event.kind === 'rival_sent' && event.what ? spaces[event.what] : undefined
      if (at && event.what && event.seat !== null) spaces[event.what] = { ...at, agents: at.agents.map((n, actor) => (actor === event.seat ? n + 1 : n)) }
    }
    this.fresh = events[0]?.n ?? this.fresh
    this.events = [...this.events.filter((event) => event.n < this.fresh), ...events]
    const fight = events.some((event) => event.kind === 'reward_taken')
    const set = new Map(events.flatMap((event) => (event.kind === 'strength_set' && event.seat !== null ? [[event.seat, event.amount] as const] : [])))
    const seats = view.seats.map((seat, number) => ({ ...seat, strength: set.get(number) ?? seat.strength }))
    this.state = { ...this.state, question: null, view: { ...view, phase: fight ? 'combat' : view.phase, seats, board: { ...view.board, spaces } } }
    if (plans.length) void tick().then(() => flights.launch(plans, settings.speed))
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
      this.#previews.clear()
      this.#lift(before)
    }
    if (state.question?.options == null || state.question.kind === 'play_card') this.byHand = false
    if (plans.length) void tick().then(() => flights.launch(plans, settings.speed))
    const mine = (one: State | null) => one?.question?.options != null
    if (before) hear(state.events.items, mine(state) && !mine(before))
  }

  /** While a place is asked for, the other cards that could send the Agent stay at hand. */
  #lift(before: State | null): void {
    const card = this.options.every((option) => option.verb === 'agent_to') ? (this.options[0]?.card?.id ?? null) : null
    if (card === null) this.#cards = []
    else if (before?.question?.kind === 'play_card') this.#cards = (before.question.options ?? []).filter((option) => option.verb === 'agent')
    this.lifted = card
    this.swaps = new Set(card !== null && this.state?.undo.depth ? this.#cards.flatMap((option) => (option.thing ? [option.thing.id] : [])) : [])
    const wish = this.options.find((option) => option.action === this.#then)
    this.#then = null
    if (wish) this.#act(wish)
  }

  override swap(card: string): void {
    const option = this.#cards.find((one) => one.thing?.id === card)
    if (!option || this.busy) return
    this.#then = card === this.lifted ? null : option.action
    this.#command({ type: 'undo', id: crypto.randomUUID(), ask: this.state?.ask ?? 0 })
  }

  /** Take what need not be asked: at once if it can be taken back, else after a moment in which it can be stopped. */
  #autopilot(): void {
    clearTimeout(this.#pilot)
    this.soon = null
    this.ahead = false
    const state = this.state
    if (!state || this.busy || this.#queue.length || !settings.auto || this.byHand || state.question?.options == null) return
    const option = unasked(this.options, state.agenda)
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

  override choose(option: OptionInfo): void {
    if (this.busy || !this.state) return
    if (slip(option, this.options) && this.doubt?.action !== option.action) {
      void this.#weigh(option)
      return
    }
    this.#act(option)
  }

  /** Ask first whether the option can be taken back; if not, wait for a second yes. */
  async #weigh(option: OptionInfo): Promise<void> {
    const ask = this.state?.ask
    const found = await this.#foresee(option)
    if (this.state?.ask !== ask || this.busy) return
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
  if (['agent_placed', 'rival_sent', 'intrigue_played', 'conflict_won'].some((kind) => theirs.has(kind))) return 2.6
  if (['card_acquired', 'tile_acquired', 'card_revealed', 'reward_taken'].some((kind) => theirs.has(kind))) return 1.6
  return theirs.size ? 0.5 : 0
}
