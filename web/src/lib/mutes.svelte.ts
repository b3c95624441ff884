// Seats whose people one does not want to read: kept by the server, and here while that does not answer.

import * as api from './api'
import type { Mutes } from '../wire'

class Muted {
  seats: Set<number> = $state.raw(new Set())
  #table = ''

  async load(table: string): Promise<void> {
    if (this.#table !== table) this.seats = new Set()
    this.#table = table
    const reply = await api.get<Mutes>(`/tables/${table}/mutes`).catch(() => null)
    if (reply && this.#table === table) this.seats = new Set(reply.seats)
  }

  async set(table: string, seat: number, mute: boolean): Promise<void> {
    const changed = new Set(this.seats)
    if (mute) changed.add(seat)
    else changed.delete(seat)
    this.seats = changed
    const reply = await api.post<Mutes>(`/tables/${table}/mute`, { seat, mute }).catch(() => null)
    if (reply && this.#table === table) this.seats = new Set(reply.seats)
  }
}

export const mutes = new Muted()
