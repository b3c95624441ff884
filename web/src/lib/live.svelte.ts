// A live table: one WebSocket that comes back by itself, commands that are never lost or doubled, and states shown at
// a pace that eyes can follow.

import { tick } from 'svelte'
import type { ChatInfo, ClientMessage, OptionInfo, PreviewInfo, ServerMessage, State, TableInfo, WhyInfo } from '../wire'
import * as api from './api'
import { flights } from './flights.svelte'
import { Book, Scene } from './scene.svelte'
import { moving, settings, type Lang } from './settings.svelte'
import { ding } from './sound'

type Command = Extract<ClientMessage, { id: string; ask: number }> | Extract<ClientMessage, { type: 'vote' | 'chat' }>

// A pointer that only passes asks nothing.
const HOVER_MS = 150
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

  #socket: WebSocket | null = null
  #closed = false
  #fatal = ''
  #tries = 0
  #unacked = new Map<string, Command>()
  #queue: State[] = []
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

  async read(lang: Lang): Promise<void> {
    this.book = new Book(await api.catalog(this.id, lang))
  }

  close(): void {
    this.#closed = true
    if (open.table === this) open.table = null
    clearTimeout(this.#timer)
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
      this.#queue.push(message)
      this.#pace()
    }
  }

  /** Show the next state; other seats' moves stay for a while. */
  #pace(): void {
    if (this.#timer !== undefined) {
      this.waiting = this.#queue.length
      return
    }
    const next = this.#queue.shift()
    if (!next) return
    const others = next.events.items.some((event) => event.seat !== null && event.seat !== next.eye)
    this.show(next, moving() && settings.speed > 0)
    this.waiting = this.#queue.length
    const pause = moving() && others && next.view ? settings.speed : 0
    if (pause > 0 || this.#queue.length > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#pace()
      }, pause)
    }
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    flights.clear()
    for (const state of this.#queue.splice(0)) this.show(state)
    this.waiting = 0
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
    }
    if (plans.length) void tick().then(() => flights.launch(plans, settings.speed))
    const mine = (one: State | null) => one?.question?.options != null
    if (mine(state) && !mine(before)) ding()
  }

  #command(command: Command): void {
    this.#unacked.set(command.id, command)
    this.problem = null
    this.send(command)
  }

  override choose(option: OptionInfo): void {
    if (this.busy || !this.state) return
    if (this.options.length > 1 && this.doubt?.action !== option.action) {
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
    if (this.state && !this.busy) this.#command({ type: kind, id: crypto.randomUUID(), ask: this.state.ask })
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

  async speak(lang: Lang): Promise<void> {
    await this.read(lang)
    this.send({ type: 'lang', lang })
  }
}
