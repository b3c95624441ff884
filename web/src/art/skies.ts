// Skies and rooms: what lies behind the land of a picture.

import { box, disc, hoop, line, n, path, see, times, turn } from './shapes'
import type { Wash } from './washes'

/** What a sky needs to know: the size of the picture, the height of the horizon, where its light stands, its palette and chance. */
export interface Frame {
  w: number
  h: number
  horizon: number
  x: number
  a: Wash
  b: Wash
  next: () => number
}

const stars = ({ w, horizon, a, next }: Frame, count: number): string => times(count, () => disc(next() * w, next() * horizon, 0.5 + next() * 1.1, a[7], see(0.3 + next() * 0.7)))

/** Skies and rooms by name. */
export const SKIES = {
  sun: ({ w, h, horizon, x, a, b, next }: Frame) => {
    const q = h * (0.28 + next() * 0.12)
    return disc(x, horizon - q * 0.45, q * 1.25, a[2], see(0.16)) + disc(x, horizon - q * 0.45, q, a[2]) + times(4, (i) => box(0, horizon - q * 0.2 + i * q * 0.2, w, 1.2 + i * 1.3, b[1]))
  },
  low: ({ w, h, horizon, x, a, next }: Frame) => {
    const q = h * (0.5 + next() * 0.12)
    return times(3, (i) => disc(x, horizon + q * 0.28, q * (1.3 - i * 0.15), a[2], see(0.14))) + disc(x, horizon + q * 0.28, q * 0.86, a[2]) + box(0, horizon - 6, w, 1.6, a[3], 0, see(0.5))
  },
  moons: (f: Frame) => stars(f, 22) + disc(f.x, f.h * 0.3, f.h * 0.17, f.a[7]) + disc(f.x + f.h * 0.08, f.h * 0.26, f.h * 0.15, f.a[0], see(0.85)) + disc(f.x + f.h * 0.42, f.h * 0.18, f.h * 0.06, f.a[8]),
  stars: (f: Frame) => stars(f, 46) + path(`M0 ${n(f.h * 0.5)}Q${n(f.w * 0.4)} ${n(f.h * 0.1)} ${f.w} 0V${n(f.h * 0.16)}Q${n(f.w * 0.5)} ${n(f.h * 0.22)} 0 ${n(f.h * 0.62)}z`, f.a[7], see(0.1)),
  rings: (f: Frame) => stars(f, 18) + times(3, (i) => hoop(f.x, f.h * 0.42, f.h * 0.15 * (i + 1), f.a[2], 3 - i * 0.7, see(0.75 - i * 0.17))) + disc(f.x, f.h * 0.42, f.h * 0.08, f.a[2]),
  rays: ({ w, h, horizon, x, a }: Frame) => times(16, (i) => turn(i * 11.25 - 84, x, horizon, path(`M${n(x)} ${n(horizon)}L${n(x - w * 0.05)} ${n(-h)}h${n(w * 0.1)}z`, a[2], see(0.3)))) + disc(x, horizon, h * 0.12, a[2], see(0.9)),
  bands: ({ w, h, horizon, x, a, b, next }: Frame) => times(6, (i) => box(0, (horizon / 6) * i + next() * 6, w, 3 + next() * 8, i % 2 ? b[3] : a[2], 0, see(0.22))) + disc(x, h * 0.24, h * 0.13, a[2]),
  eclipse: (f: Frame) => stars(f, 12) + disc(f.x, f.h * 0.34, f.h * 0.34, f.a[2], see(0.16)) + disc(f.x, f.h * 0.34, f.h * 0.25, f.a[2]) + disc(f.x, f.h * 0.34, f.h * 0.215, f.a[6]),
  planet: (f: Frame) => stars(f, 30) + disc(f.x, f.h * 0.36, f.h * 0.26, f.a[3]) + path(`M${n(f.x)} ${n(f.h * 0.1)}a${n(f.h * 0.26)} ${n(f.h * 0.26)} 0 0 0 0 ${n(f.h * 0.52)}a${n(f.h * 0.34)} ${n(f.h * 0.34)} 0 0 1 0 ${n(-f.h * 0.52)}z`, f.a[2], see(0.7)) + turn(-18, f.x, f.h * 0.36, `<ellipse cx="${n(f.x)}" cy="${n(f.h * 0.36)}" rx="${n(f.h * 0.46)}" ry="${n(f.h * 0.08)}" fill="none" stroke="${f.a[8]}" stroke-width="2.4"/>`),
  storm: ({ w, horizon, a, b, next }: Frame) => times(7, (i) => path(`M-10 ${n((horizon / 7) * i)}q${n(w * 0.25)} ${n(-8 - next() * 12)} ${n(w * 0.5)} 0t${n(w * 0.6)} ${n(next() * 8 - 4)}v${n(5 + next() * 9)}q${n(-w * 0.3)} ${n(6 + next() * 8)} ${n(-w * 0.55)} 0t${n(-w * 0.55)} 4z`, i % 2 ? a[2] : b[3], see(0.3))),
  window: ({ w, h, a }: Frame) => box(0, 0, w, h, a[5]) + path(`M${n(w * 0.24)} ${n(h * 0.82)}V${n(h * 0.36)}a${n(w * 0.26)} ${n(h * 0.32)} 0 0 1 ${n(w * 0.52)} 0V${n(h * 0.82)}z`, a[1]) + disc(w * 0.62, h * 0.4, h * 0.16, a[2]) + path(`M${n(w * 0.24)} ${n(h * 0.82)}v-14q${n(w * 0.14)} -12 ${n(w * 0.28)} 0t${n(w * 0.24)} -4V${n(h * 0.82)}z`, a[3]) + line(`M${n(w * 0.24)} ${n(h * 0.82)}V${n(h * 0.36)}a${n(w * 0.26)} ${n(h * 0.32)} 0 0 1 ${n(w * 0.52)} 0V${n(h * 0.82)}`, a[4], 4) + path(`M0 ${h}L${n(w * 0.24)} ${n(h * 0.82)}h${n(w * 0.52)}L${w} ${h}z`, a[6]),
  hall: ({ w, h, a }: Frame) => box(0, 0, w, h, a[4]) + box(0, 0, w, h, a[1], 0, see(0.45)) + times(4, (i) => box(w * (0.03 + i * 0.27), 0, w * 0.12, h * 0.84, a[3]) + box(w * (0.1 + i * 0.27), 0, w * 0.05, h * 0.84, a[5], 0, see(0.6))) + path(`M${n(w * 0.2)} 0L${n(w * 0.72)} ${n(h * 0.9)}H${n(w * 0.36)}L${n(w * 0.06)} 0z`, a[2], see(0.22)) + box(0, h * 0.84, w, h * 0.16, a[6]) + box(0, h * 0.84, w, 2, a[4]),
  drapes: ({ w, h, a }: Frame) => box(0, 0, w, h, a[1]) + disc(w * 0.5, h * 0.44, h * 0.3, a[2], see(0.8)) + path(`M0 0h${n(w * 0.34)}Q${n(w * 0.26)} ${n(h * 0.5)} ${n(w * 0.08)} ${h}H0z`, a[3]) + path(`M${w} 0h${n(-w * 0.3)}q${n(w * 0.06)} ${n(h * 0.5)} ${n(w * 0.22)} ${h}H${w}z`, a[3]) + path(`M${n(w * 0.1)} 0h${n(w * 0.08)}Q${n(w * 0.14)} ${n(h * 0.5)} 0 ${n(h * 0.8)}V${n(h * 0.4)}zM${n(w * 0.84)} 0h${n(w * 0.07)}q0 ${n(h * 0.4)} ${n(w * 0.09)} ${n(h * 0.7)}V0z`, a[5]) + box(0, h * 0.88, w, h * 0.12, a[6]),
} satisfies Record<string, (frame: Frame) => string>

/** The name of a sky. */
export type SkyName = keyof typeof SKIES

/** Skies that are rooms: no dunes lie before them. */
export const ROOMS: ReadonlySet<SkyName> = new Set<SkyName>(['window', 'hall', 'drapes'])
