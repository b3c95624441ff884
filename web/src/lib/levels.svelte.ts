// The levels of bots, as the server names them: asked for once.

import type { SeatWish } from '../wire'
import { about } from './api'

export type Level = NonNullable<SeatWish['level']>
export interface LevelInfo {
  level: Level
  /** usual thinking time in seconds; null: does not search */
  seconds: number | null
}

export type CharacterWish = NonNullable<SeatWish['character']>

/** A bot as somebody wishes it; null seconds: the usual thinking time; null character: the plain mind. */
export interface BotWish {
  level: Level
  seconds: number | null
  character: CharacterWish | null
}

/** A bot of a new table: of middling strength, with any character. */
export const anyBot = (): BotWish => ({ level: 'adept', seconds: null, character: 'random' })

/** Thinking times to choose from, in seconds. */
export const SECONDS = [0.1, 0.5, 1, 2, 5, 10]

class Levels {
  all: LevelInfo[] = $state.raw([])
  characters: CharacterWish[] = $state.raw([])
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
        this.characters = reply.characters.map((one) => one.character as CharacterWish)
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
    return { level: wish.level, seconds: this.usual(wish.level) ? wish.seconds : null, character: wish.character }
  }
}

export const levels = new Levels()
