// What stands behind a Leader: the house colours in many places and hours. Box of 100 × 110.

import type { House } from '../signs'
import { at, box, disc, each, hoop, line, n, oval, path, see, stream, times, turn } from '../shapes'

const stars = (seed: string, colour: string, count = 26): string => {
  const next = stream(seed)
  return times(count, () => disc(next() * 100, next() * 80, 0.4 + next() * 0.9, colour, see(0.4 + next() * 0.6)))
}
const slits = (colour: string): string => each([66, 74, 81, 87], (y, i) => box(0, y, 100, 2 + i, colour))
const sand = (deep: string): string => path('M0 92C20 84 34 96 56 88s34-4 44 2v20H0z', deep)

/** Draw the place behind a Leader. */
export const BACKDROPS = {
  sun: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, m) + disc(50, 46, 44, l, see(0.92)) + slits(m) + at(10, 4, 0.8, sign(m), see(0.35)) + sand(d),
  sea: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, l) + disc(76, 26, 14, '#fffdf0') + each([52, 60, 70, 82, 96], (y, i) => path(`M-10 ${y}q12-${5 + i} 24 0t24 0 24 0 24 0 24 0V112H-10z`, i % 2 ? m : d, see(0.55 + i * 0.1))) + path('M4 52l14-30 10 18 8-10 16 22z', m, see(0.6)),
  banners: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, d) + each([-6, 68], (x) => path(`M${x} 0h38v72l-19 16-19-16z`, m) + path(`M${x + 19} 0h19v72l-19 16z`, d, see(0.35)) + at(x + 6, 18, 0.26, sign(l))) + box(40, 0, 20, 110, l, 0, see(0.12)),
  smoke: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, d) + at(-6, -8, 1.12, sign(m), see(0.9)) + each([0, 1, 2, 3], (i) => path(`M${8 + i * 28} 112c-14-24 16-30 4-52s10-24 6-44c14 18 8 30 14 44s6 34-6 52z`, l, see(0.16))) + each([0, 1, 2], (i) => line(`M${6 + i * 40} 0v${20 + i * 6}`, l, 1, see(0.5)) + disc(6 + i * 40, 22 + i * 6, 3.5, l)),
  chains: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, m) + path('M0 110V56l10-6v-14h8v10l14-8V20h6v18l18-10 44 26v56z', d) + each([6, 24, 44, 66, 84], (x, i) => box(x, 66 + (i % 2) * 14, 5, 8, l, 1, see(0.9))) + path('M78 30c-8-10 8-16 0-30h10c8 16-6 20 2 30z', l, see(0.35)) + disc(20, 20, 9, l, see(0.8)),
  aurora: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, d) + stars('aurora', l) + each([0, 1, 2, 3], (i) => path(`M${-10 + i * 30} 70C${0 + i * 28} 40 ${-8 + i * 34} 20 ${6 + i * 30} -4h14C${16 + i * 30} 24 ${28 + i * 26} 44 ${14 + i * 30} 70z`, i % 2 ? m : l, see(0.35))) + path('M-4 110V86l16-14 12 8 18-22 14 14 10-8 22 18 16-6v34z', m),
  ice: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, l) + disc(22, 30, 20, '#fff') + path('M-4 110V70l20-34 14 22 12-30 20 38 10-16 32 34v26z', m) + path('M42 28l20 38 10-16 32 34v26H54z', d, see(0.7)) + path('M16 36l6 10-8 4zM42 28l7 14-11 2z', '#fff'),
  coins: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, m) + each([0, 1, 2, 3, 4], (row) => each([0, 1, 2, 3, 4], (i) => at(-8 + i * 25 + (row % 2) * 12, -4 + row * 24, 0.2, sign(row % 2 ? l : d), see(0.5)))) + disc(50, 50, 40, l, see(0.85)),
  doors: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, d) + each([44, 33, 22], (w, i) => path(`M${50 - w} 110V${20 + i * 5}a${w} ${w} 0 0 1 ${w * 2} 0V110z`, [m, d, l][i] ?? l)) + path('M10 110l40-30 40 30z', m, see(0.5)),
  leaves: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, l) + disc(50, 44, 38, '#fffef0', see(0.7)) + each([[-4, 20, 30], [10, 84, -20], [96, 18, 150], [92, 80, 200], [4, 52, 0], [98, 50, 180]] as const, ([x, y, a], i) => turn(a, x, y, path(`M${x} ${y}q18-18 44 0-26 18-44 0z`, i % 2 ? m : d) + line(`M${x} ${y}h40`, l, 1))),
  canopy: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, m) + each([10, 34, 66, 92], (x, i) => path(`M${x - 3} 110l2-70h4l2 70z`, d) + disc(x, 26 - (i % 2) * 10, 22, d)) + each([22, 50, 80], (x) => path(`M${x} 20l16 90H${x - 22}z`, l, see(0.28))),
  machine: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, d) + at(-20, -14, 0.74, sign(m)) + at(56, 20, 0.6, sign(m), see(0.8)) + line('M0 30h28l10 10v70M100 16H80L66 30v20M0 90h18l8 20', l, 1.6) + each([[28, 30], [80, 16], [18, 90], [66, 50]] as const, ([x, y]) => disc(x, y, 3, l)),
  grid: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, m) + each([10, 30, 50, 70, 90], (x) => line(`M50 20L${n((x - 50) * 3 + 50)} 112`, l, 0.9, see(0.6))) + each([56, 64, 76, 92], (y) => line(`M0 ${y}h100`, l, 0.9, see(0.6))) + path('M0 52V20l14-8v18l10-12 12 8V14l14-10 12 14v14l12-8 10 10 16-12v40z', d) + disc(82, 14, 7, l),
  fire: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, d) + each([[14, 1], [50, 1.3], [86, 1.05], [32, 0.8], [68, 0.85]] as const, ([x, k], i) => path(`M${x} 112c${n(-20 * k)} -16 ${n(-10 * k)} ${n(-40 * k)} 0 ${n(-76 * k)} ${n(10 * k)} ${n(26 * k)} ${n(24 * k)} ${n(60 * k)} 0 ${n(76 * k)}z`, i > 2 ? l : m, see(i > 2 ? 0.7 : 0.85))) + stars('fire', l, 14),
  docks: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, m) + disc(78, 34, 20, l, see(0.9)) + path('M-6 46c0-14 10-20 24-20h40c10 2 12 8 12 16s-2 14-12 16H16C2 58-6 56-6 46z', d) + each([6, 20, 34, 48], (x) => disc(x, 40, 1.6, l)) + path('M0 110V84h14V70h8v14h56V66h8v18h14v26z', d),
  arena: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, l) + disc(50, 40, 26, '#fff', see(0.8)) + path('M-4 110V54C20 40 80 40 104 54v56z', m) + each([0, 1, 2], (row) => each([0, 1, 2, 3, 4, 5, 6, 7], (i) => disc(4 + i * 13 + (row % 2) * 6, 62 + row * 14, 4, d, see(0.75)))) + at(38, 2, 0.24, sign(m)),
  desk: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, d) + each([0, 1, 2], (row) => box(0, 8 + row * 30, 100, 24, m, 0, see(0.5)) + each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], (i) => box(2 + i * 10, 12 + row * 30 + (i % 3) * 2, 7, 20 - (i % 3) * 2, [l, m, d][(i + row) % 3] ?? l, 1, see(0.7)))) + disc(84, 18, 16, l, see(0.3)) + disc(84, 18, 6, l),
  dusk: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, d) + path('M0 60C30 40 70 60 100 44v66H0z', m) + disc(24, 52, 22, l) + path('M0 70c24-14 50 4 100-10v50H0z', d) + stars('dusk', l),
  storm: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, m) + each([4, 18, 34, 52, 72, 92], (y, i) => path(`M-6 ${y}q30-${10 + i} 56 0t56-4v${6 + (i % 3) * 3}q-28 8-56 0t-56 4z`, i % 2 ? l : d, see(0.55))) + disc(72, 34, 16, l, see(0.7)),
  worm: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, m) + disc(72, 40, 34, l) + path('M-8 112C-6 54 8 12 40 14c18 2 26 14 24 26-2 10-12 14-20 12-10 2-14 20-14 60z', d) + each([30, 44, 58, 74], (y) => line(`M${n(2 + (74 - y) * 0.06)} ${y}q10-6 20 0`, l, 1.4, see(0.4))) + oval(50, 34, 14, 13, l) + oval(51, 34, 10, 9.5, '#26101a') + path('M0 92c30-12 60 6 100-6v26H0z', d),
  rings: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, d) + stars('rings', l) + each([46, 36, 26], (r, i) => hoop(50, 44, r, i === 1 ? l : m, 5 - i, see(0.85))),
  rays: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, m) + times(16, (i) => turn(i * 22.5, 50, 46, path('M50 46L42-50h16z', l, see(0.45)))) + disc(50, 46, 30, l) + at(30, 26, 0.4, sign(m), see(0.3)) + sand(d),
  moons: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, d) + stars('moons', l, 34) + disc(72, 32, 24, l) + disc(80, 26, 22, d, see(0.85)) + disc(18, 22, 8, m) + path('M0 96l14-18 12 8 16-16 18 18 14-8 26 16v16H0z', m, see(0.8)),
  throne: ({ tone: [d, m, l], sign }: House) => box(0, 0, 100, 110, m) + path('M10 110V26L50-6l40 32v84z', d) + path('M50-6l40 32v84H50z', '#000', see(0.22)) + at(27, 2, 0.46, sign(l)) + each([4, 96], (x) => box(x - 5, 0, 10, 110, l, 0, see(0.5))),
  drapes: ({ tone: [d, m, l] }: House) => box(0, 0, 100, 110, l) + disc(54, 40, 28, '#fff', see(0.7)) + path('M0 0h46C40 40 20 60 8 112H0z', m) + path('M100 0H62c4 40 20 60 30 112h8z', m) + path('M12 0h10C20 40 10 60 0 90V40zM74 0h12c2 40 8 60 14 84V0z', d, see(0.6)) + box(0, 0, 100, 5, d),
} satisfies Record<string, (house: House) => string>

/** The name of a place behind a Leader. */
export type Backdrop = keyof typeof BACKDROPS
