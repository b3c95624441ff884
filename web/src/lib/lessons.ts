// The steps of the first game: what is spoken of, where it is, and what must have happened before the next one.
// They look at what happened in the real game; they know no rules.

import type { LiveTable } from './live.svelte'
import type { Tab } from './panels.svelte'

export interface Lesson {
  id: string
  /** where it is: the first of these that is in sight gets the light */
  at: string[]
  /** the page and the part of the board to look at, where there is no room for all */
  tab?: Tab
  look?: 'factions' | 'council' | 'desert' | 'combat' | 'lab'
  /** what leads on; without it a button does */
  done?: (table: LiveTable) => boolean
  /** nothing to learn here this time */
  idle?: (table: LiveTable) => boolean
}

const count = (table: LiveTable, kind: string) => table.events.filter((event) => event.kind === kind).length
const mine = (table: LiveTable, kind: string) => table.events.filter((event) => event.kind === kind && event.seat === 0).length
const asked = (table: LiveTable) => table.question?.options != null
const HAND = ['[data-zone=hand].lifted', '[data-zone=hand].glow', '.fan', '.zone.hand']

export const LESSONS: Lesson[] = [
  { id: 'goal', at: ['.you .vp', '.fan .goods'] },
  { id: 'towers', at: ['.towers', '.tracks'], tab: 'board', look: 'factions' },
  { id: 'card', at: HAND, done: (table) => table.lifted !== null || mine(table, 'agent_placed') > 0 },
  { id: 'place', at: ['.plaque.glow'], done: (table) => mine(table, 'agent_placed') > 0 },
  { id: 'gain', at: ['.you .purse', '.fan .goods', '[data-tab=you]'] },
  { id: 'deploy', at: ['.stepper', '[data-verb=deploy]'], tab: 'board', look: 'combat', done: (table) => !asked(table) || table.question?.kind === 'play_card', idle: (table) => asked(table) && table.question?.kind === 'play_card' },
  { id: 'others', at: ['.opponents', '.faces', '.watch'], done: (table) => asked(table) && table.question?.kind === 'play_card' },
  { id: 'second', at: ['.plaque.glow', ...HAND], done: (table) => mine(table, 'agent_placed') > 1 || mine(table, 'card_revealed') > 0 },
  { id: 'reveal', at: ['[data-verb=reveal]', '.bar'], done: (table) => mine(table, 'card_revealed') > 0 },
  { id: 'acquire', at: ['[data-place=market]', '.bar'], done: (table) => count(table, 'combat_started') > 0 || (!asked(table) && mine(table, 'card_revealed') > 0) },
  { id: 'combat', at: ['[data-place=conflict]'], tab: 'board', look: 'combat', done: (table) => (table.view?.round ?? 1) > 1 },
  { id: 'done', at: [] },
]

/** A chapter for who knows the base game: what a box brings, and the boxes of its table. */
export interface Chapter {
  id: string
  host: string
  modules: string[]
  lessons: Lesson[]
}

const acted = (table: LiveTable) => mine(table, 'agent_placed') > 0 || mine(table, 'card_revealed') > 0

/** The chapters, each about a host or a box that joins one. */
export const CHAPTERS: Chapter[] = [
  {
    id: 'uprising',
    host: 'uprising',
    modules: ['choam'],
    lessons: [
      { id: 'new', at: ['.you .vp', '.fan .goods'] },
      { id: 'posts', at: ['.post', '.plaque:has([data-post])'], tab: 'board', look: 'council' },
      { id: 'needs', at: ['.plaque:has(.need)'], tab: 'board', look: 'council' },
      { id: 'wall', at: ['[data-wall]'], tab: 'board', look: 'council' },
      { id: 'worms', at: ['.plaque:has([data-icon=maker_hooks])'], tab: 'board', look: 'desert' },
      { id: 'icons', at: ['.you [data-won]', '[data-tab=you]'], tab: 'board', look: 'combat' },
      { id: 'deals', at: ['[data-place=contracts]'], tab: 'board', look: 'combat' },
      { id: 'try', at: HAND, tab: 'board', done: (table) => table.lifted !== null || acted(table) },
      { id: 'place', at: ['.plaque.glow'], done: acted },
      { id: 'away', at: [] },
    ],
  },
  {
    id: 'immortality',
    host: 'base',
    modules: ['immortality'],
    lessons: [
      { id: 'lab', at: ['section.lab', '[data-view=lab]'], tab: 'board', look: 'lab' },
      { id: 'research', at: ['.research'], tab: 'board', look: 'lab' },
      { id: 'markers', at: ['.research .marker'], tab: 'board', look: 'lab' },
      { id: 'tleilaxu', at: ['.tleilaxu'], tab: 'board', look: 'lab' },
      { id: 'tanks', at: ['.lab [data-place=tleilaxu_row]', '[data-place=tanks]'], tab: 'board', look: 'lab' },
      { id: 'graft', at: ['.lab .card:has(.graft)', '.market .card:has(.graft)', '[data-tab=you]'], tab: 'board', look: 'lab' },
      { id: 'atomics', at: ['.you [data-atomics]', '[data-tab=you]'], tab: 'board', look: 'council' },
      { id: 'begin', at: HAND, tab: 'board', look: 'council', done: (table) => table.lifted !== null || acted(table) },
      { id: 'place', at: ['.plaque.glow'], done: acted },
      { id: 'away', at: [] },
    ],
  },
]

/** Return the lessons of a table: of the chapter about its boxes, else those of the first game. */
export const lessonsOf = (host: unknown, modules: unknown): Lesson[] => CHAPTERS.find((one) => one.host === host && one.modules.every((box) => Array.isArray(modules) && modules.includes(box)))?.lessons ?? LESSONS
