// Signs of Factions and regions, in rings; the house signs of Leaders.

import { FACTIONS, type FactionName } from './palette'
import { at, disc, line, path } from './shapes'

/** Signs in a 24 × 24 box, drawn in one colour. */
export const SIGN: Record<FactionName, (colour: string) => string> = {
  emperor: (k) => path('M3 17.500V7l5 4.500L12 4l4 7.500L21 7v10.500z', k) + path('M3 19h18v2H3z', k),
  guild: (k) => line('M7 7a5 5 0 1 0 0 10c5 0 5-10 10-10a5 5 0 1 1 0 10C12 17 12 7 7 7z', k, 3),
  bene_gesserit: (k) => path('M16 2a10 10 0 1 0 0 20A12 12 0 0 1 16 2z', k) + disc(17, 12, 2.5, k),
  fremen: (k) => path('M20 2C9 4 4 12 3 22l4-3C15 17 19 10 20 2zM5.3 20.200C8 14 12 9 17.5 4.8 13 10 9 15 6.6 20z', k, 'fill-rule="evenodd"'),
  landsraad: (k) => path('M12 2l10 6H2zM4 10h3v8H4zM10.5 10h3v8h-3zM17 10h3v8h-3zM2 19.500h20V22H2z', k),
  city: (k) => path('M3 22V12a4 4 0 0 1 8 0v-2l3-8 3 8v3a3 3 0 0 1 5 2v7z', k),
  spice_trade: (k) => path('M2 20c4-8 7-8 10-3s6 1 10-5v8z', k) + disc(16, 6, 4, k),
  spy: (k) => path('M1 12C6 4 18 4 23 12c-5 8-17 8-22 0zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', k, 'fill-rule="evenodd"'),
}

/** Tell whether a name of the catalogue has a sign in a ring. */
export const isFaction = (name: string): name is FactionName => name in FACTIONS

/** A sign in its ring, in the box whose upper left corner is given. */
export function ringed(name: FactionName, x: number, y: number, size = 18): string {
  const { lit, deep } = FACTIONS[name]
  const edge = size / 13
  return disc(x + size / 2, y + size / 2, (size - edge) / 2, deep, `stroke="${lit}" stroke-width="${Math.round(edge * 10) / 10}"`) + at(x + size * 0.19, y + size * 0.19, (size * 0.62) / 24, SIGN[name](lit))
}

/** House colours: deep, middle, light. */
export type HouseTone = readonly [string, string, string]

/** A great house: its sign in a 100 × 100 box and its colours. */
export interface House {
  sign: (colour: string) => string
  tone: HouseTone
}

/** Houses by the names of the facts. */
export const HOUSES: Record<string, House> = {
  Atreides: {
    tone: ['#12492f', '#2f8a57', '#d9e8c0'],
    sign: (k) => path('M50 20C40 34 20 36 4 30c8 18 24 24 36 24-4 10-10 16-18 20 14 2 22-4 28-14 6 10 14 16 28 14-8-4-14-10-18-20 12 0 28-6 36-24-16 6-36 4-46-10z', k),
  },
  Harkonnen: { tone: ['#43100f', '#a83220', '#ffb08a'], sign: (k) => path('M50 88C24 74 14 50 20 14l16 22 14-10 14 10 16-22c6 36-4 60-30 74z', k) },
  Thorvald: {
    tone: ['#13304f', '#3b7fb5', '#d6efff'],
    sign: (k) => path('M46 92V60C28 58 18 44 20 24l8 4c0 8 4 14 8 16-4-12-2-24 4-34l6 6c-4 10-2 22 4 28 6-6 8-18 4-28l6-6c6 10 8 22 4 34 4-2 8-8 8-16l8-4c2 20-8 34-26 36v32z', k),
  },
  Richese: { tone: ['#5a3a0c', '#c98a24', '#ffe7a8'], sign: (k) => path('M50 8l36 22v42L50 94 14 72V30zm0 16L28 38v26l22 14 22-14V38z', k, 'fill-rule="evenodd"') },
  Fenring: { tone: ['#3b1150', '#8b3fb0', '#f2ccff'], sign: (k) => path('M50 10a40 40 0 1 0 0 80 30 30 0 1 1 0-60 22 22 0 1 0 0 44 14 14 0 1 1 0-28z', k) },
  Corrino: { tone: ['#2a2e3f', '#8088a0', '#ffe29a'], sign: (k) => path('M10 78V30l22 20L50 16l18 34 22-20v48zM10 84h80v8H10z', k) },
  Metulli: {
    tone: ['#5c2208', '#d0682a', '#ffe0b8'],
    sign: (k) => path('M50 8c24 24 36 40 36 56a36 30 0 0 1-72 0C14 48 26 32 50 8zm0 40c-8 10-12 16-12 22a12 12 0 0 0 24 0c0-6-4-12-12-22z', k, 'fill-rule="evenodd"'),
  },
  Tuek: { tone: ['#0f4a4c', '#2fa099', '#d0fff2'], sign: (k) => path('M6 50l44-30 44 30-44 30zM34 50l16 11 16-11-16-11z', k, 'fill-rule="evenodd"') },
  Ecaz: {
    tone: ['#0f3d2a', '#3f9a6b', '#e2f7c8'],
    sign: (k) => path('M50 6c8 14 8 24 0 34-8-10-8-20 0-34zM12 34c16 0 26 6 30 18-14 2-24-4-30-18zM88 34c-16 0-26 6-30 18 14 2 24-4 30-18zM26 84c2-16 10-24 22-26v36h-4c0-8-8-12-18-10zM74 84c-2-16-10-24-22-26v36h4c0-8 8-12 18-10z', k),
  },
  Moritani: { tone: ['#3d0d22', '#a02a4a', '#ffc2b8'], sign: (k) => path('M50 6l12 26 28-8-16 24 20 20-28 0-16 26-16-26H6l20-20-16-24 28 8zm0 34a11 11 0 1 0 0 22 11 11 0 0 0 0-22z', k, 'fill-rule="evenodd"') },
  Vernius: { tone: ['#123045', '#4a7f9c', '#e6f6ff'], sign: (k) => path('M50 8a42 42 0 1 1-42 42h14a28 28 0 1 0 28-28zM50 36a14 14 0 1 1-14 14H8V36h22L14 14l12-6 18 28z', k) },
  Ix: { tone: ['#1a2438', '#5f7896', '#dfe9f5'], sign: (k) => path('M44 6h12l4 14 12-6 8 8-6 12 14 4v12l-14 4 6 12-8 8-12-6-4 14H44l-4-14-12 6-8-8 6-12-14-4V44l14-4-6-12 8-8 12 6zM50 38a12 12 0 1 0 0 24 12 12 0 0 0 0-24z', k, 'fill-rule="evenodd"') },
}
