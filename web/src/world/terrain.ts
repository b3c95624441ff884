// The land itself: sky, sun, far rock, the plateau of the Landsraad, four bands of dunes, the promontory of the Factions.
// One world of 1152 × 508 units that goes on beyond its edges, so that any window shows land.

import { LAND, type Theme } from '../art/palette'
import { at, box, disc, dunes, line, n, oval, path, see, stream, times } from '../art/shapes'
import { hull, worm } from './buildings'

/** The world in units. */
export const WORLD = { w: 1152, h: 508 } as const

/** A part of the world that a window looks at: left, top, width, height in units. */
export type Camera = readonly [number, number, number, number]

const LEFT = -300
const RIGHT = 1500
const LOW = 760

interface Paint {
  star: string
  rim: string
  rimSee: number
  shelf: string
  cliff: string
  edge: string
  path: string
  wind: string
  plateauLight: string
  worm: readonly [string, string, string, string]
  ship: readonly [string, string, string, string]
  haze: string
}

const PAINT: Record<Theme, Paint> = {
  dark: {
    star: '#ffe9c8', rim: '#ffb987', rimSee: 0.55, shelf: '#43285c', cliff: '#2b1842', edge: '#6a3d74', path: '#e0944a', wind: '#ffb066', plateauLight: '#a04a3c',
    worm: ['#4b1a20', '#6b2622', '#e8a060', '#ff8b2e'], ship: ['#2a1636', '#1d1030', '#8a5a78', '#ffd98a'], haze: '#ff9d54',
  },
  light: {
    star: '#ffffff', rim: '#fff3d8', rimSee: 0.75, shelf: '#cf9f86', cliff: '#b17c68', edge: '#f3d6b0', path: '#fff3d0', wind: '#fffaf0', plateauLight: '#d99c6a',
    worm: ['#a3613c', '#c07a4a', '#ffe7bf', '#e0681a'], ship: ['#7f93a8', '#63788e', '#c9d6e0', '#fffaf0'], haze: '#fff6da',
  },
} // prettier-ignore

function sky(theme: Theme): string {
  const land = LAND[theme]
  const paint = PAINT[theme]
  const next = stream('stars')
  const stops = [0, 0.45, 0.8].map((offset, i) => `<stop offset="${offset}" stop-color="${land.sky[i]}"/>`).join('')
  let out = `<defs><linearGradient id="sky" x1=".1" y1="0" x2=".35" y2="1">${stops}</linearGradient></defs>` + box(LEFT, -220, RIGHT - LEFT, LOW + 220, 'url(#sky)')
  if (theme === 'dark') {
    out += times(120, () => {
      const x = next() * 760 - 60
      const y = next() * 240 - 80
      return disc(x, y, 0.5 + next() * 1.2, paint.star, see(Math.max(0.08, (0.25 + next() * 0.7) * (1 - x / 900))))
    })
  } else out += times(5, (i) => path(`M${60 + i * 190} ${24 + (i % 3) * 26}q26-13 58-4q30-12 62 5q-60 8-120-1z`, '#ffffff', see(0.5)))
  out += disc(700, 118, 150, land.sun, see(0.1)) + disc(700, 118, 122, land.sun, see(0.14)) + disc(700, 118, 98, land.sun)
  return out + [136, 151, 167, 184].map((y, i) => box(590, y, 220, 3 + i * 2, land.slit)).join('')
}

function rocks(theme: Theme): string {
  const { far } = LAND[theme]
  const paint = PAINT[theme]
  return at(
    0,
    -34,
    1,
    path(
      'M330 232L380 214 402 176 426 168 440 120 470 112 486 150 520 146 540 180 566 176 600 204 660 206 700 190 742 196 790 176 812 130 842 122 860 88 900 80 922 120 960 116 984 150 1030 140 1060 168 1100 160 1160 186 1500 170V300H330z',
      far[0],
    ) +
      path('M440 120l30-8 16 38-10 82h-24zM812 130l30-8 18-34 40-8 22 40-16 110h-60zM984 150l46-10 12 92h-44z', far[1]) +
      path('M860 88l40-8 8 14-44 8zM440 120l30-8 5 12-32 7zM984 150l46-10 3 10-46 10z', paint.rim, see(paint.rimSee)),
  )
}

function plateau(theme: Theme): string {
  const land = LAND[theme]
  return at(
    0,
    -50,
    1,
    path('M386 214C400 182 424 176 460 176H872c30 0 44 12 52 34l8 22c-60 16-140 6-220 14s-240 6-332-10z', land.plateau[0]) +
      path('M386 214C400 182 424 176 460 176H872c30 0 44 12 52 34-80 10-180 2-280 8s-190 6-258-4z', PAINT[theme].plateauLight, see(0.6)),
  )
}

/** The rock on which the towers stand, with two shelves for the places and lit ways between them. */
function promontory(theme: Theme): string {
  const land = LAND[theme]
  const paint = PAINT[theme]
  const body = theme === 'dark' ? land.night : '#c08d78'
  let out =
    path(`M${LEFT} 300L-40 282 60 272 190 280 300 270 372 290 398 330 404 420 430 508 420 ${LOW}H${LEFT}z`, body, see(0.95)) +
    path(`M${LEFT} 300L-40 282 60 272 190 280 300 270 372 290 398 330 392 334 366 298 300 282 190 292 60 284-40 294 ${LEFT} 312z`, paint.edge)
  for (const y of [352, 448])
    out +=
      path(`M${LEFT} ${y - 10}L20 ${y - 13} 110 ${y - 8} 200 ${y - 13} 300 ${y - 9} 396 ${y - 13} 404 ${y + 6} ${LEFT} ${y + 8}z`, paint.shelf) +
      path(`M${LEFT} ${y + 8}L404 ${y + 6} 406 ${y + 16} ${LEFT} ${y + 20}z`, paint.cliff)
  const ways = 'M54 292C54 316 102 322 102 346M150 292C150 312 102 322 102 346M246 292C246 316 294 322 294 346M342 292C342 314 294 322 294 346M102 400V440M294 400V440M198 400V440'
  return out + line(ways, paint.path, 2, `stroke-dasharray="1 6" ${see(0.8)}`)
}

/** Draw the whole world. */
export function terrain(theme: Theme): string {
  const land = LAND[theme]
  const paint = PAINT[theme]
  const band = (number: number, y: number, height: number) => dunes(RIGHT, y, height, `b${number}`, land.dunes[number]![0], land.dunes[number]![1], LOW)
  const wind = [[600, 262, 60], [860, 372, 70], [700, 352, 50], [960, 262, 80], [520, 452, 70], [640, 470, 60], [980, 470, 70]] as const
  return (
    sky(theme) +
    rocks(theme) +
    oval(760, 176, 420, 30, paint.haze, see(0.18)) +
    band(0, 200, 16) +
    plateau(theme) +
    band(1, 282, 26) +
    band(2, 380, 28) +
    band(3, 474, 26) +
    at(1030, 428, 0.82, worm(...paint.worm), see(0.9)) +
    oval(1072, 510, 70, 9, land.dunes[3]![1]) +
    wind.map(([x, y, w]) => line(`M${x} ${y}q${n(w / 2)}-7 ${w} 0M${x + 12} ${y + 6}q${n(w / 2)}-6 ${n(w * 0.8)} 0`, paint.wind, 1.2, see(0.35))).join('') +
    hull(408, 8, [0.62, 0.4], ...paint.ship) +
    promontory(theme)
  )
}

/** Return the land as a document that shows what a camera sees, filling any window. */
export const scenery = (theme: Theme, camera: Camera): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${camera.join(' ')}" preserveAspectRatio="xMidYMid slice">${terrain(theme)}</svg>`
