// Composition: palette, sky, something far, a second thing, the subject, and sand over its foot.

import { PEOPLE, type PersonName } from './data/people'
import { figure } from './figures/figure'
import { FLOATING, MOTIFS, type MotifName } from './motifs'
import type { Theme, Tones } from './palette'
import { at, box, dunes, n, path, stream, svg } from './shapes'
import { ROOMS, SKIES, type Frame, type SkyName } from './skies'
import { WASHES, type Wash, type WashName } from './washes'

/** A motif, or a person by name. */
export type Subject = MotifName | `@${PersonName}`

/** A picture as data: palette (two for two Factions), sky, what is far away, the subject, and what stands beside it. */
export type Recipe = readonly [wash: WashName | `${WashName}/${WashName}`, sky: SkyName, far: MotifName | '', subject: Subject, second?: MotifName, tune?: Tune]

/** Where chance would not do: size as a share of the height, place as a share of the width, mirrored. */
export interface Tune {
  size?: number
  x?: number
  flip?: boolean
}

/** The size that pictures are drawn in; they may be cut to other shapes, so that what matters keeps to the middle. */
export const PICTURE = [200, 150] as const

const isMotif = (name: Subject): name is MotifName => !name.startsWith('@')
const tones = (a: Wash): Tones => ({ d: a[6], m: a[3], l: a[7], a: a[8] })

/** Draw a recipe. The id is the chance in it: equal recipes under two ids still differ. */
export function scene(id: string, recipe: Recipe, theme: Theme): string {
  const [name, sky, far, subject, second, tune = {}] = recipe
  const [first, other] = name.split('/') as [WashName, WashName?]
  const [w, h] = PICTURE
  const next = stream(id)
  const a = WASHES[theme][first]
  const b = other ? WASHES[theme][other] : a
  const room = ROOMS.has(sky)
  const frame: Frame = { w, h, a, b, next, x: w * (0.24 + next() * 0.5), horizon: h * (0.6 + next() * 0.08) }
  const floats = isMotif(subject) && FLOATING.has(subject)
  let drawn = `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a[0]}"/><stop offset=".75" stop-color="${b[1]}"/></linearGradient></defs>` + box(0, 0, w, h, 'url(#s)') + SKIES[sky](frame)
  if (!room) drawn += dunes(w, frame.horizon, h * 0.1, id + 'f', a[3], a[4], h)
  if (far) {
    const k = (h * (0.4 + next() * 0.12)) / 100
    const place = frame.x > w / 2 ? w * (0.02 + next() * 0.1) : w * (0.6 + next() * 0.1)
    drawn += at(place, frame.horizon - (room ? 66 : 52) * k, k, MOTIFS[far](room ? { d: a[3], m: a[5], l: a[4], a: a[8] } : { d: a[3], m: a[4], l: a[2], a: a[2] }))
  }
  if (!room) drawn += dunes(w, frame.horizon + h * 0.14, h * 0.09, id + 'm', b[4], b[3], h)
  const flip = tune.flip ?? next() > 0.5
  const x = tune.x ?? (second ? 0.56 + next() * 0.08 : 0.5 + next() * 0.1)
  if (second) {
    const k = (h * (0.4 + next() * 0.1)) / 100
    const hung = FLOATING.has(second)
    drawn += at(w * (x > 0.5 ? 0.1 + next() * 0.06 : 0.66), h * (hung ? 0.62 : 0.96) - 100 * k + (hung ? 20 * k : 0), k, MOTIFS[second](tones(b)))
  }
  if (isMotif(subject)) {
    const size = tune.size ?? (floats ? 0.62 : 0.7) + next() * 0.16
    const k = (h * size) / 100
    const foot = floats ? h * (0.5 + size / 2 - 0.02) : h * (room ? 0.93 : 0.97)
    drawn += at(x * w + (flip ? 50 : -50) * k, foot - 100 * k, [flip ? -k : k, k], MOTIFS[subject](tones(a)))
  } else {
    const k = (h * (tune.size ?? 0.9)) / 110
    drawn += at(x * w + (tune.flip ? 50 : -50) * k, h - 110 * k, [tune.flip ? -k : k, k], figure(PEOPLE[subject.slice(1) as PersonName]))
  }
  if (!room && !floats && isMotif(subject)) drawn += dunes(w, h * 0.97, h * 0.07, id + 'n', a[5], a[6], h)
  if (!room && floats) drawn += path(`M0 ${h}q${n(w * 0.3)} -14 ${n(w * 0.6)} -4t${n(w * 0.4)} -6V${h}z`, a[5])
  return svg(w, h, drawn)
}
