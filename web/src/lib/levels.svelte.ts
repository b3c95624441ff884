// The levels of bots, as the server names them: asked for once.

import type { SeatWish } from '../wire'
import { about } from './api'

export type Level = NonNullable<SeatWish['level']>
export interface LevelInfo {
  level: Level
  /** usual thinking time in seconds; null: does not search */
  seconds: number | null
}

/** A bot as somebody wishes it; null seconds: the usual thinking time. */
export interface BotWish {
  level: Level
  seconds: number | null
}

/** Thinking times to choose from, in seconds. */
export const SECONDS = [0.1, 0.5, 1, 2, 5, 10]

class Levels {
  all: LevelInfo[] = $state.raw([])
  /** the interpreted engine is running: bots that search see less */
  slow = $state(false)
  /** people may have accounts on this server */
  accounts = $state(false)
  private asked: Promise<void> | null = null

  load(): void {
    this.asked ??= about().then(
      (reply) => {
        this.accounts = reply.accounts
        this.all = reply.levels as unknown as LevelInfo[]
        this.slow = reply.engine === 'interpreted'
      },
      () => void (this.asked = null),
    )
  }

  /** The usual thinking time of a level; null if it does not search. */
  usual(level: Level): number | null {
    return this.all.find((one) => one.level === level)?.seconds ?? null
  }

  /** A wish as the server takes it: only a bot that searches has a thinking time. */
  sent(wish: BotWish): BotWish {
    return { level: wish.level, seconds: this.usual(wish.level) ? wish.seconds : null }
  }
}

export const levels = new Levels()
