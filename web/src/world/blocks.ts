// Building blocks: each stands on the ground line y = 0 and grows upwards. Light from the left, the right half in shade.

import type { Tones } from '../art/palette'
import { box, line, n, path } from '../art/shapes'

/** A dome around a middle. */
export const dome = (x: number, w: number, h: number, k: Tones): string =>
  path(`M${n(x - w / 2)} 0V${n(-h * 0.3)}C${n(x - w / 2)} ${n(-h)} ${n(x + w / 2)} ${n(-h)} ${n(x + w / 2)} ${n(-h * 0.3)}V0z`, k.l) +
  path(`M${n(x)} ${n(-h * 0.83)}C${n(x + w * 0.32)} ${n(-h * 0.8)} ${n(x + w / 2)} ${n(-h * 0.55)} ${n(x + w / 2)} ${n(-h * 0.3)}V0H${n(x)}z`, k.m)

/** A tower that narrows, with a pointed top. */
export const tower = (x: number, w: number, h: number, k: Tones, top = 6): string =>
  path(`M${n(x - w / 2)} 0L${n(x - w * 0.36)} ${n(-h)}L${n(x)} ${n(-h - top)}L${n(x + w * 0.36)} ${n(-h)}L${n(x + w / 2)} 0z`, k.l) +
  path(`M${n(x)} 0V${n(-h - top)}L${n(x + w * 0.36)} ${n(-h)}L${n(x + w / 2)} 0z`, k.m)

/** A plain block. */
export const block = (x: number, w: number, h: number, k: Tones): string => box(x - w / 2, -h, w, h, k.l) + box(x, -h, w / 2, h, k.m)

/** A lit window, so high above the ground. */
export const lamp = (x: number, y: number, k: Tones, w = 2.5, h = 5): string => box(x - w / 2, -y - h, w, h, k.a, 1)

/** An arched door. */
export const door = (x: number, w: number, h: number, k: Pick<Tones, 'd'>): string =>
  path(`M${n(x - w / 2)} 0V${n(-h * 0.6)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V0z`, k.d)

/** A crag of rock. */
export const rock = (x: number, w: number, h: number, k: Tones): string =>
  path(`M${n(x - w / 2)} 0L${n(x - w * 0.36)} ${n(-h * 0.7)}L${n(x - w * 0.1)} ${n(-h)}L${n(x + w * 0.2)} ${n(-h * 0.8)}L${n(x + w * 0.42)} ${n(-h * 0.4)}L${n(x + w / 2)} 0z`, k.l) +
  path(`M${n(x - w * 0.1)} ${n(-h)}L${n(x + w * 0.2)} ${n(-h * 0.8)}L${n(x + w * 0.42)} ${n(-h * 0.4)}L${n(x + w / 2)} 0H${n(x + w * 0.04)}z`, k.m)

/** A pennant on a mast. */
export const pennant = (x: number, h: number, colour: string): string => line(`M${n(x)} 0V${n(-h)}`, '#2a1320', 1.6) + path(`M${n(x)} ${n(-h)}l13 3.5-13 4.5z`, colour)

/** A crystal of spice. */
export const crystal = (x: number, w: number, h: number, lit = '#ff8b2e', shade = '#c9560f'): string =>
  path(`M${n(x - w / 2)} 0L${n(x - w * 0.4)} ${n(-h * 0.6)}L${n(x)} ${n(-h)}L${n(x + w * 0.4)} ${n(-h * 0.6)}L${n(x + w / 2)} 0z`, lit) +
  path(`M${n(x)} ${n(-h)}L${n(x + w * 0.4)} ${n(-h * 0.6)}L${n(x + w / 2)} 0H${n(x)}z`, shade)
