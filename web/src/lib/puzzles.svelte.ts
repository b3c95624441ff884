// The puzzles: all of them, those that one wants to see, and those that were solved in this browser.

import type { PuzzleInfo, PuzzleList } from '../wire'
import * as api from './api'
import { boxesOf } from './meeting'
import { first, t } from './words.svelte'

const KEY = 'landsraad.puzzles'

/** Return the set-up of a puzzle as one chooses by it: its boxes and how many play. */
export const gameOf = (one: PuzzleInfo): string => t('ladder-mode-name', { game: boxesOf(one.setup), n: Number(one.setup.players) })

/** Return what tells set-ups apart, in any language. */
export const setupKey = ({ setup }: PuzzleInfo): string => JSON.stringify([setup.host, setup.modules, setup.epic, setup.players])

/** Return the question of a puzzle in words. */
export const questionOf = (kind: string): string => first(`prompt-${kind}`, kind)

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export class Puzzles {
  list: PuzzleInfo[] | null = $state.raw(null)
  solved: string[] = $state.raw(remembered())
  at = $state(0)
  /** what one wants to see; nothing said: everything */
  game = $state('')
  kind = $state('')
  unsolved = $state(false)
  readonly now = $derived(this.list?.[this.at] ?? null)
  /** the places in the list that one wants to see */
  readonly fitting = $derived((this.list ?? []).flatMap((one, place) => (this.fits(one) ? [place] : [])))

  /** Fetch the list and begin with the puzzle that is named, or with the first that is not solved. */
  async load(wanted: string | null): Promise<void> {
    const { puzzles } = await api.get<PuzzleList>('/puzzles')
    const named = puzzles.findIndex((one) => one.id === wanted)
    this.at = Math.max(0, named >= 0 ? named : puzzles.findIndex((one) => !this.done(one)))
    this.list = puzzles
  }

  done(one: PuzzleInfo): boolean {
    return this.solved.includes(one.id)
  }

  fits(one: PuzzleInfo): boolean {
    return (!this.game || setupKey(one) === this.game) && (!this.kind || one.kind === this.kind) && (!this.unsolved || !this.done(one))
  }

  /** Return the puzzles by set-up or by question. */
  by(of: (one: PuzzleInfo) => string): [string, PuzzleInfo[]][] {
    const found = new Map<string, PuzzleInfo[]>()
    for (const one of this.list ?? []) found.set(of(one), [...(found.get(of(one)) ?? []), one])
    return [...found]
  }

  /** Go to the next one that one wants to see, one that is not solved before others; the last is followed by the first. */
  next(): void {
    const others = [...this.fitting.filter((place) => place > this.at), ...this.fitting.filter((place) => place < this.at)]
    const open = others.find((place) => this.list?.[place] && !this.done(this.list[place]))
    this.at = open ?? others[0] ?? this.at
  }

  /** Note that a puzzle was solved. */
  solve(one: PuzzleInfo): void {
    if (this.done(one)) return
    this.solved = [...this.solved, one.id]
    localStorage.setItem(KEY, JSON.stringify(this.solved))
  }
}
