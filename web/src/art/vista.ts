// The wide view behind the first page: town, ships, a worm, the sun low behind the rock.

import { beasts } from './motifs/beasts'
import { machines } from './motifs/machines'
import { people } from './motifs/people'
import { places } from './motifs/places'
import { LAND, type Theme, type Tones } from './palette'
import { at, box, disc, dunes, line, path, see, stream, svg, times } from './shapes'

/** The size of the view; it is cut at the sides on narrow screens, where the sun stays in sight. */
export const VIEW = [1366, 768] as const

const TONES: Record<Theme, Record<'ship' | 'far' | 'town' | 'worm' | 'folk', Tones>> = {
  dark: {
    ship: { d: '#2a1636', m: '#1d1030', l: '#8a5a78', a: '#ffd98a' },
    far: { d: '#6d1f2a', m: '#8a2c30', l: '#d9754a', a: '#d9754a' },
    town: { d: '#8d3b2c', m: '#c27a4c', l: '#f0b77a', a: '#3a1726' },
    worm: { d: '#4b1a20', m: '#7c2d22', l: '#ffd9a0', a: '#ff8b2e' },
    folk: { d: '#1a0c1c', m: '#3a1730', l: '#db6a2b', a: '#5fe0f2' },
  },
  light: {
    ship: { d: '#5f8fa6', m: '#4a7488', l: '#e6f3f7', a: '#fff3c4' },
    far: { d: '#d99a6c', m: '#c98456', l: '#ffe2b0', a: '#ffe2b0' },
    town: { d: '#b5713f', m: '#dba266', l: '#fff0d0', a: '#6b3a24' },
    worm: { d: '#8a4a26', m: '#b5713f', l: '#fff0d0', a: '#ff9b3d' },
    folk: { d: '#4a2a1c', m: '#7a4a2c', l: '#db6a2b', a: '#9ff0ff' },
  },
}

/** Draw the view in a theme. */
export function vista(theme: Theme): string {
  const [w, h] = VIEW
  const land = LAND[theme]
  const tone = TONES[theme]
  const next = stream('vista')
  const [far, high, middle, low] = land.dunes as readonly [readonly [string, string], readonly [string, string], readonly [string, string], readonly [string, string]]
  return svg(
    w,
    h,
    `<defs><linearGradient id="v" x1=".1" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${land.sky[0]}"/><stop offset=".4" stop-color="${land.sky[1]}"/><stop offset=".68" stop-color="${land.sky[2]}"/></linearGradient></defs>` +
      box(0, 0, w, h, 'url(#v)') +
      times(theme === 'dark' ? 110 : 0, () => disc(next() * w, next() * 330, 0.5 + next() * 1.2, '#ffe9c8', see(0.2 + next() * 0.7))) +
      disc(905, 360, 382, land.sun, see(0.1)) +
      disc(905, 360, 314, land.sun, see(0.16)) +
      disc(905, 360, 255, land.sun) +
      times(4, (i) => box(637, 400 + i * 38, 536, 7 + i * 5, land.slit)) +
      at(20, 350, [4.2, 1.7], places.mesa(tone.far)) +
      at(950, 320, [4.4, 2], places.mesa(tone.far)) +
      at(690, 60, [1.7, 0.9], machines.ship(tone.ship)) +
      at(1180, 150, 0.8, machines.thopter(tone.folk)) +
      at(560, 210, 0.42, machines.thopter(tone.folk)) +
      dunes(w, 500, 27, 'view1', far[0], far[1], h) +
      at(760, 372, [1.5, 1.42], places.keep(tone.town)) +
      at(690, 400, 1.2, places.city(tone.town)) +
      at(860, 330, 1.9, places.palace(tone.town)) +
      at(1040, 424, 1, places.council(tone.town)) +
      dunes(w, 532, 18, 'view2', high[0], high[1], h) +
      at(1120, 424, 1.9, beasts.worm(tone.worm)) +
      path('M1000 624C1060 560 1130 572 1180 580S1300 566 1400 620V700H1000z', high[0]) +
      path('M1180 580c60 4 130-10 220 40V700H1230C1250 640 1220 600 1180 580z', high[1]) +
      at(520, 438, [0.5, 0.8], people.hood(tone.folk)) +
      at(570, 448, [0.44, 0.68], people.hood(tone.folk)) +
      at(612, 456, [0.38, 0.58], people.hood(tone.folk)) +
      dunes(w, 580, 34, 'view3', middle[0], middle[1], h) +
      line('M650 640q40-8 90 0M820 690q50-10 110 0M380 660q40-8 80 0', land.sun, 1.6, see(0.3)) +
      dunes(w, 690, 34, 'view4', low[0], low[1], h),
  )
}
