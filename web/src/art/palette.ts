// Colours of the look: one desert in the last light (dark) and in the morning (light). Drawings take colours from here only.

/** Which of the two pictures of the world is drawn. */
export type Theme = 'dark' | 'light'

/** Named colours that are the same in both themes. */
export const INK = {
  night: '#120e1e',
  ink: '#1c1530',
  plum: '#3a1d44',
  wine: '#6a2238',
  rust: '#a33d24',
  ember: '#db6a2b',
  amber: '#f2a63c',
  sand: '#f5d596',
  bone: '#fcf0d8',
  water: '#45c3d6',
  teal: '#0f4f60',
  moss: '#6fb07d',
  spice: '#ff8b2e',
  gold: '#ffc94d',
  dim: '#b9a7a0',
} as const

/** What the page itself is made of, by theme. */
export const SURFACE: Record<Theme, Record<'ground' | 'plate' | 'text' | 'quiet' | 'accent' | 'glow', string>> = {
  dark: { ground: '#120e1e', plate: '#191226', text: '#fcf0d8', quiet: '#b9a7a0', accent: '#f2a63c', glow: '#ffc94d' },
  light: { ground: '#fff6e2', plate: '#fff6e2', text: '#2a1a14', quiet: '#6b5344', accent: '#9a4a08', glow: '#9a4a08' },
}

/** The boxes of a card keep their colours in both themes. */
export const BOX = {
  agent: '#f7e7c6',
  agentText: '#2a1a14',
  reveal: '#22336b',
  revealText: '#f2f4ff',
  acquire: '#2b5a3a',
  acquireText: '#fcf0d8',
  intrigue: '#4b2176',
  intrigueBox: '#efe0ff',
  intrigueText: '#2a1240',
  cost: '#7a2c17',
  costEdge: '#ff9b5a',
  costText: '#fff1dc',
} as const

/** The form that goes with a seat's colour: colour is never alone. */
export type SeatForm = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'cross'

/** A seat as it is drawn: form, lit tone and shaded tone by theme. */
export interface SeatTone {
  form: SeatForm
  dark: { lit: string; shade: string }
  light: { lit: string; shade: string }
}

/** Found by a search: the closest two stay apart under normal sight, protanopia, deuteranopia and tritanopia. */
export const SEATS: readonly SeatTone[] = [
  { form: 'circle', dark: { lit: '#327ef4', shade: '#173f8a' }, light: { lit: '#353fad', shade: '#1c2268' } },
  { form: 'square', dark: { lit: '#e95644', shade: '#8a2418' }, light: { lit: '#6f0500', shade: '#420300' } },
  { form: 'triangle', dark: { lit: '#3bffaf', shade: '#12724e' }, light: { lit: '#128155', shade: '#0a4c32' } },
  { form: 'diamond', dark: { lit: '#f5de3a', shade: '#8a7408' }, light: { lit: '#926600', shade: '#573d00' } },
  { form: 'hexagon', dark: { lit: '#9375a8', shade: '#4a3660' }, light: { lit: '#56005f', shade: '#330038' } },
  { form: 'cross', dark: { lit: '#c6e9ff', shade: '#4f6a7a' }, light: { lit: '#282028', shade: '#0e0a0e' } },
]

/** A Faction or region: its bright tone and its deep one. */
export interface FactionTone {
  lit: string
  deep: string
}

/** Factions and Agent icons by the names of the catalogue. */
export const FACTIONS = {
  emperor: { lit: '#aeb6c8', deep: '#4b5268' },
  guild: { lit: '#ef5a3c', deep: '#7c1f17' },
  bene_gesserit: { lit: '#b583ee', deep: '#4d2a7d' },
  fremen: { lit: '#4fa8e8', deep: '#174a78' },
  landsraad: { lit: '#7cc48b', deep: '#275a38' },
  city: { lit: '#6f9bf0', deep: '#263f80' },
  spice_trade: { lit: '#f2a83e', deep: '#7a4410' },
  spy: { lit: '#e9e2d2', deep: '#4b463c' },
} as const satisfies Record<string, FactionTone>

/** A name of `FACTIONS`. */
export type FactionName = keyof typeof FACTIONS

/** The frame of a card without a Faction. */
export const NEUTRAL: FactionTone = { lit: '#d9a45c', deep: '#5b3520' }

/** Four tones that every motif is drawn in: shade, body, light and the one accent. */
export interface Tones {
  d: string
  m: string
  l: string
  a: string
}

/** Tones of buildings on the board: lit wall, shaded wall, dark opening, window. */
export const STONE: Record<Theme, Tones> = {
  dark: { l: '#f0b77a', m: '#8d3b2c', d: '#3a1726', a: '#ffd98a' },
  light: { l: '#fff0d0', m: '#c98a5a', d: '#6b3a24', a: '#ffcf6a' },
}

/** The land: sky from the top left, sun and its slits, far rock, plateau, four dune bands (body and flank), night side. */
export interface Land {
  sky: readonly [string, string, string]
  sun: string
  slit: string
  far: readonly [string, string]
  plateau: readonly [string, string]
  dunes: readonly (readonly [string, string])[]
  night: string
}

/** The land of the board, of Combat and of the first page, by theme. */
export const LAND: Record<Theme, Land> = {
  dark: {
    sky: ['#171033', '#54234f', '#e0682c'],
    sun: '#ffcf73',
    slit: '#d9602c',
    far: ['#7e2b35', '#95393a'],
    plateau: ['#5c2233', '#45182a'],
    dunes: [['#d26a2e', '#b9542a'], ['#bb5127', '#9c3f24'], ['#963a24', '#7c2d22'], ['#702720', '#5a1d1e']],
    night: '#1d1030',
  },
  light: {
    sky: ['#8fc3d6', '#f3d9ae', '#ffe9c2'],
    sun: '#fffaf0',
    slit: '#ffdf9e',
    far: ['#d99a6c', '#c98456'],
    plateau: ['#c27a4c', '#a8623c'],
    dunes: [['#f6cf8f', '#e9b56c'], ['#efbb74', '#dfa058'], ['#e5a45c', '#d18a45'], ['#d58f4c', '#bd7538']],
    night: '#7fa9bf',
  },
}
