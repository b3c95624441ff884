// Tones of the towers, which the palette of the land does not name.

import { FACTIONS, type Theme } from '../art/palette'

/** A tower of Influence: two storeys in turn, the edge between them, letters on it. */
export interface TowerTone {
  odd: string
  even: string
  edge: string
  text: string
}

/** Tracks of a board whose icon is that of another one. */
const SAME_ICON: Record<string, string> = { great_houses: 'emperor', fringe_worlds: 'fremen' }

/** Return how a Faction's tower is painted; in the morning light it is pale stone with a coloured edge. */
export function towerTone(faction: string, theme: Theme): TowerTone {
  if (faction in SAME_ICON) return { ...towerTone(SAME_ICON[faction]!, theme), even: theme === 'dark' ? '#3d2f57' : '#f4e3c4' }
  const tone = (FACTIONS as Record<string, { lit: string; deep: string }>)[faction] ?? { lit: '#d9a45c', deep: '#5b3520' }
  return theme === 'dark' ? { odd: tone.deep, even: '#2a1d3c', edge: tone.lit, text: '#fcf0d8' } : { odd: mixed(tone.lit, 0.55), even: '#fff6e2', edge: tone.deep, text: '#2a1a14' }
}

/** Return a colour made paler by a share of white. */
function mixed(colour: string, white: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return `#${parts.map((part) => Math.round(part + (255 - part) * white).toString(16).padStart(2, '0')).join('')}`
}
