// The places of the board as buildings: drawn around x = 0 on the ground line y = 0, about 92 wide and 54 high.

import { beasts } from '../art/motifs/beasts'
import { machines } from '../art/motifs/machines'
import { people } from '../art/motifs/people'
import type { Tones } from '../art/palette'
import { at, box, disc, each, hoop, line, oval, path, see, times } from '../art/shapes'
import { block, crystal, dome, door, lamp, pennant, rock, tower } from './blocks'

type Draw = (k: Tones) => string

/** A ship that lies in a dock or in the sky. */
export const hull = (x: number, y: number, scale: readonly [number, number], d: string, m: string, l: string, a: string): string => at(x, y, scale, machines.ship({ d, m, l, a }))

/** A sandworm that rises, in a box of 100 × 100. */
export const worm = (d: string, m: string, l: string, a: string): string => beasts.worm({ d, m, l, a })

const drop = (x: number, y: number, size: number) =>
  at(x, y, size / 24, path('M12 1.500C16 8 19.500 11.500 19.500 15.500a7.500 7.500 0 0 1-15 0C4.500 11.500 8 8 12 1.500z', '#45c3d6') + line('M8 15a4 4 0 0 0 3 4', '#e6fbff', 2))
const sand = (w: number, x = 0) => oval(x, -6, w, 11, '#ffb35c') + oval(x + 3, -5, w * 0.72, 7, '#f07f2c')
const scroll = (x: number, y: number, scale: number, ink: string, edge: string, paper: string) =>
  at(x, y, scale, path('M20 10h50c8 0 10 6 10 10v60H34z', paper) + path('M20 10c8 0 14 6 14 14v56c0 8 6 12 12 12h44c-6 0-10-6-10-12H34V24', edge) + each([30, 42, 54], (at) => line(`M44 ${at}h26`, ink, 3)) + disc(70, 78, 10, '#c23b2b'))
const soldier = (x: number, y: number, k: number) =>
  at(x, y, k, path('M-7 0l1-18a6 7 0 1 1 12 0l1 18z', '#2a3046') + path('M0-25a6 7 0 0 1 6 7l1 18H0z', '#58617c') + box(-4, -20, 8, 2.6, '#ffc94d') + line('M10 0v-40', '#e8ebf3', 1.6) + path('M10-48l3 9H7z', '#e8ebf3'))

/** Pictures by the name that the layout gives to a place. */
export const BUILDINGS: Record<string, Draw> = {
  council: (k) => block(0, 78, 14, k) + dome(0, 56, 52, k) + path('M-2-42l2-16 2 16z', k.l) + tower(-38, 11, 34, k) + tower(38, 11, 34, k) + each([-26, -13, 0, 13, 26], (x) => door(x, 7, 12, k)) + lamp(-38, 18, k) + lamp(38, 18, k),
  observatory: (k) => block(0, 50, 16, k) + dome(-4, 36, 42, k) + line('M2-30L26-46', k.l, 5) + line('M18-40L26-46', k.a, 3) + door(-14, 7, 11, k) + lamp(6, 5, k) + lamp(14, 5, k),
  sword: (k) => block(0, 46, 12, k) + tower(0, 26, 38, k, 10) + path('M-2-66h4l1 26h-6z', '#e6e9f0') + path('M0-66h2l1 26H0z', '#9aa2b5') + path('M-7-42H7v3H-7z', '#ffc94d') + door(0, 8, 13, k) + lamp(-6, 22, k) + lamp(6, 22, k),
  barracks: (k) =>
    each([-26, 0, 26], (x, i) => path(`M${x - 16} 0L${x} ${-22 - (i % 2) * 8}L${x + 16} 0z`, k.l) + path(`M${x} ${-22 - (i % 2) * 8}L${x + 16} 0H${x}z`, k.m) + path(`M${x - 4} 0l4-10 4 10z`, k.d)) + pennant(12, 42, '#7cc48b') + pennant(-14, 36, '#7cc48b'),
  oratory: (k) => path('M-42 0C-40-26-20-34 0-34S40-26 42 0z', k.l) + path('M0-34C20-34 40-26 42 0H0z', k.m) + each([-28, -14, 0, 14, 28], (x) => door(x, 8, 16, k)) + line('M-36-14Q0-40 36-14', k.a, 1.3),
  market: (k) => each([-28, -4, 22], (x, i) => box(x - 9, -14, 22, 14, k.m) + path(`M${x - 13}-14l4-9h22l4 9z`, i % 2 ? '#e7bf7c' : '#db6a2b') + lamp(x + 2, 3, k, 5, 6)) + tower(40, 10, 30, k) + lamp(40, 16, k),
  scales: (k) => block(-18, 30, 20, k) + dome(-18, 26, 36, k) + door(-18, 8, 12, k) + times(3, (i) => crystal(10 + i * 12, 11, 14 + (i % 2) * 8)) + box(4, -3, 44, 3, k.d),
  rocks: (k) => rock(-28, 40, 34, k) + rock(34, 26, 22, k) + oval(4, -2, 24, 5, '#ffb35c') + crystal(2, 7, 10),
  basin: (k) => sand(46) + rock(-40, 22, 20, k) + rock(44, 16, 14, k) + crystal(-12, 7, 9) + crystal(14, 6, 8),
  flat: () => oval(0, -6, 50, 12, '#ffc076') + oval(6, -5, 38, 7, '#f28a33') + each([-36, -20, 28, 42], (x, i) => path(`M${x - 9} ${-12 + (i % 2) * 8}q9-7 18 0-9-3-18 0z`, '#ffe0a8')),
  capital: (k) =>
    block(0, 88, 14, k) + tower(-30, 14, 40, k, 8) + dome(-8, 32, 44, k) + tower(18, 12, 52, k, 10) + dome(36, 22, 28, k) + door(-8, 8, 13, k) + each([-30, 18], (x) => lamp(x, 24, k)) + lamp(36, 8, k) + lamp(-14, 20, k) + lamp(-2, 20, k),
  spires: (k) => block(0, 80, 10, k) + each([-32, -16, 2, 20, 34], (x, i) => tower(x, 15, [26, 42, 34, 50, 28][i] ?? 30, k, i % 2 ? 12 : 3)) + each([-16, 2, 20], (x) => lamp(x, 22, k) + lamp(x, 12, k)),
  station: (k) =>
    dome(-24, 30, 28, k) + dome(10, 40, 38, k) + block(36, 14, 20, k) + path('M30-34a10 10 0 0 1 16 8z', k.l) + line('M37-20l1-8', k.l, 2) + door(10, 9, 12, k) + lamp(-24, 8, k) + lamp(0, 14, k) + lamp(20, 14, k),
  sietch: (k) => rock(-20, 50, 44, k) + rock(24, 46, 54, k) + door(-6, 16, 24, { d: '#1a0c16' }) + path('M-10 0V-12a4 4 0 0 1 8 0V0z', '#ffb35c') + lamp(22, 26, k, 3, 4) + lamp(32, 18, k, 3, 4) + lamp(-26, 22, k, 3, 4),
  refinery: (k) =>
    block(-14, 50, 20, k) + tower(-28, 10, 40, k, 0) + tower(-8, 10, 48, k, 0) + dome(28, 30, 30, k) + line('M-30-44c-6-8 6-10 0-20M-8-52c-6-8 6-10 0-18', k.a, 3, see(0.5)) + lamp(-18, 6, k) + lamp(0, 6, k) + crystal(46, 9, 14),
  deep: () => oval(0, -5, 50, 12, '#ffc076') + at(-20, -40, 0.42, worm('#4b1a20', '#7c2d22', '#ffd9a0', '#ff8b2e')) + oval(0, -1, 40, 5, '#f28a33'),
  throne: (k) =>
    block(0, 62, 8, k) + path('M-14 0V-36l5-12h18l5 12V0z', k.l) + path('M0-48h9l5 12V0H0z', k.m) + box(-8, -40, 16, 22, '#8a2c30', 2) + path('M-5-30l2.500 2 2.500-5 2.500 5 2.500-2v6h-10z', '#ffc94d') + box(-18, -18, 8, 18, k.l) + box(10, -18, 8, 18, k.m) + box(-12, -16, 24, 6, k.a, 1) + tower(-34, 9, 30, k) + tower(34, 9, 30, k) + lamp(-34, 14, k) + lamp(34, 14, k),
  coffers: (k) =>
    block(-20, 40, 22, k) + path('M-44-22h48l-6-10h-36z', k.l) + path('M-20-32h18l6 10h-24z', k.m) + door(-20, 12, 14, k) + lamp(-34, 8, k) + lamp(-6, 8, k) + each([[14, 3], [32, 5]] as const, ([x, high]) => times(high, (i) => oval(x, -3 - i * 6, 10, 4, '#7d8395') + oval(x, -5 - i * 6, 10, 4, i === high - 1 ? '#f2f4fa' : '#c9ced9'))),
  dock: (k) => box(-34, -8, 68, 8, k.m) + box(-34, -8, 34, 8, k.l) + line('M-26-8V-16M26-8V-16', k.l, 3) + hull(-38, -60, [0.76, 0.62], '#7c1f17', '#4d1414', '#ffc29a', '#ffd98a'),
  gate: (k) => hoop(0, -26, 21, '#ff9c7a', 4) + disc(0, -26, 15, '#ffb98f', see(0.45)) + disc(0, -26, 8, '#fff0d8', see(0.8)) + block(0, 36, 6, k) + tower(-26, 8, 26, k) + tower(26, 8, 26, k) + lamp(-26, 12, k) + lamp(26, 12, k),
  helix: (k) =>
    dome(0, 54, 30, k) + door(-14, 8, 12, k) + door(14, 8, 12, k) + times(8, (i) => { const y = -54 + i * 5.4; const a = Math.sin(i * 0.85) * 12; return line(`M${(-a).toFixed(1)} ${y}L${a.toFixed(1)} ${y}`, '#b583ee', 1.8) + disc(-a, y, 2.8, '#ff9fd0') + disc(a, y, 2.8, '#ecd9ff') }),
  vault: (k) =>
    path('M-30 0V-20C-30-44-12-50 0-58 12-50 30-44 30-20V0z', '#4d2a7d') + path('M0-58C12-50 30-44 30-20V0H0z', '#331a58') + door(0, 26, 36, { d: '#150a26' }) + disc(-5, -20, 2.2, '#ff9fd0') + disc(5, -20, 2.2, '#ff9fd0') + tower(-40, 9, 22, k) + tower(40, 9, 22, k) + lamp(-40, 8, k) + lamp(40, 8, k),
  watchtower: (k) => block(0, 44, 8, k) + tower(0, 22, 30, k, 4) + lamp(0, 14, k) + at(-16, -62, 0.32, path('M0 52C24 14 76 14 100 52 76 88 24 88 0 52z', '#ecd9ff') + disc(50, 52, 25, '#4d2a7d') + disc(50, 52, 15, '#ff9fd0') + disc(50, 52, 7, '#100a1a')),
  warriors: () => at(-40, -48, 0.48, people.fighter({ d: '#123a5c', m: '#2f78ae', l: '#e8f4ff', a: '#5fe0f2' })) + at(-4, -48, 0.48, people.fighter({ d: '#0d2c48', m: '#23618f', l: '#e8f4ff', a: '#5fe0f2' })),
  well: (k) => rock(-26, 38, 34, k) + rock(28, 30, 24, k) + oval(2, -2, 18, 5, '#2b8fa6') + oval(2, -3, 13, 3, '#7fe6f2') + drop(-8, -40, 24),
  kit: () => path('M0-44L-40 0h80z', '#2b6fa8') + path('M0-44L40 0H8z', '#174a78') + path('M0-24L-10 0H10z', '#0d2c48') + line('M0-44V-56', '#cfe8ff', 2) + path('M0-56l16 5-16 5z', '#5fa8e0'),
  soldiers: () => each([-30, -15, 0, 15, 30], (x, i) => soldier(x - 4, -(i % 2) * 6, 0.9)),
  desk: (k) => block(0, 60, 10, k) + scroll(-24, -52, 0.46, '#4b5268', '#aeb6c8', '#f2f4fa') + tower(30, 8, 24, k) + lamp(30, 10, k),
  crates: (k) => each([[-20, 0], [2, 0], [24, 0], [-9, 16], [13, 16]] as const, ([x, y]) => at(x, -y, 1, block(0, 20, 15, k) + line('M-10-7h20', k.d, 1))) + drop(-9, -52, 18),
  privilege: (k) => block(-24, 12, 34, k) + block(24, 12, 34, k) + path('M-34-34h68l-6-12h-56z', k.l) + door(0, 16, 22, k) + pennant(0, 60, '#aeb6c8'),
  freighter: (k) => box(-36, -6, 72, 6, k.m) + box(-36, -6, 36, 6, k.l) + hull(-38, -60, [0.76, 0.6], '#5b3520', '#3a2014', '#f6d9a4', '#ffb347') + each([-24, -14, 20], (x) => at(x, 0, 1, block(0, 9, 8, { ...k, l: '#d9a45c', m: '#7a4410' }))),
  office: (k) => block(0, 50, 18, k) + door(0, 9, 12, k) + lamp(-14, 6, k) + lamp(14, 6, k) + scroll(-17, -56, 0.36, '#7d5a2b', '#d9b878', '#f7e7c6'),
  workshop: (k) =>
    block(-4, 60, 20, k) + tower(-28, 10, 36, k, 0) + line('M-28-38c-5-7 5-9 0-18', k.a, 3, see(0.5)) + lamp(-14, 8, k) + lamp(6, 8, k, 8, 6) + at(24, -30, 1, times(8, (i) => `<rect x="-3" y="-17" width="6" height="8" fill="#d6fff2" transform="rotate(${i * 45})"/>`) + disc(0, 0, 13, '#2f8a80') + disc(0, 0, 7, '#d6fff2') + disc(0, 0, 3, '#0d2628')),
  shipyard: (k) => line('M-38 0V-46M38 0V-46M-38-46H38', k.m, 3) + path('M-32-18L-18-34H14l18 16-8 12h-46z', '#8f99ad') + path('M0-34h14l18 16-8 12H0z', '#5b6478') + path('M-8-34l4-10h8l4 10z', '#5b6478') + each([-16, -4, 8], (x) => box(x, -22, 5, 3, '#ffd98a', 1)) + block(0, 84, 5, k),
  den: (k) => rock(-24, 44, 40, k) + rock(28, 36, 30, k) + door(-18, 14, 18, { d: '#150a12' }) + lamp(-18, 2, k, 4, 6) + each([6, 17], (x) => at(x, 0, 1, block(0, 10, 9, { ...k, l: '#d9a45c', m: '#7a4410' }))) + crystal(12, 8, 18),
  camp: (k) => rock(-26, 38, 30, k) + path('M10-30L-12 0h44z', k.l) + path('M10-30L32 0H12z', k.m) + path('M10-14L4 0h12z', k.d) + pennant(10, 44, '#f2a63c'),
}
