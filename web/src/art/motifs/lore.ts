// Heavens, schools and ideas.

import { disc, each, hoop, line, n, outline, oval, path, see, stream, times, turn } from '../shapes'
import { HOLLOW, type Motif } from './motif'

const ringPoints = (radius: number, count: number, x = 50, y = 50): [number, number][] => Array.from({ length: count }, (_, i) => [x + radius * Math.cos((i / count) * 6.2832), y + radius * Math.sin((i / count) * 6.2832)])

export const lore = {
  sun: (K) => disc(50, 50, 46, K.a) + each([62, 71, 79, 86], (y, i) => disc(50, 50, 0, K.m) + path(`M0 ${y}h100v${n(2 + i * 1.5)}H0z`, K.m)),
  moons: (K) => disc(40, 46, 30, K.l) + disc(52, 40, 28, K.m, see(0.55)) + disc(82, 20, 11, K.a),
  eye: (K) =>
    path('M0 52C24 14 76 14 100 52 76 88 24 88 0 52z', K.l) +
    disc(50, 52, 25, K.d) +
    disc(50, 52, 17, K.a) +
    disc(50, 52, 8, HOLLOW) +
    disc(57, 45, 4, '#fff') +
    path('M0 52C24 14 76 14 100 52 76 26 24 26 0 52z', K.m) +
    each([-1, -0.5, 0, 0.5, 1], (a) => line(`M${n(50 + a * 44)} ${n(22 + Math.abs(a) * 14)}L${n(50 + a * 56)} ${n(6 + Math.abs(a) * 16)}`, K.m, 2.5)),
  lens: (K) => disc(44, 44, 34, K.d) + disc(44, 44, 27, K.l) + path('M22 44C32 28 56 28 66 44 56 60 32 60 22 44z', K.m) + disc(44, 44, 9, K.a) + disc(44, 44, 4, HOLLOW) + line('M69 69l26 27', K.d, 10) + line('M26 34a22 22 0 0 1 10-9', '#fff', 3, see(0.7)),
  ladder_helix: (K) => turn(24, 50, 50, line('M34-6C78 16 22 38 66 56 78 74 30 84 40 106', K.a, 5) + line('M66-6C22 16 78 38 34 56 22 74 70 84 60 106', K.l, 5) + each([4, 20, 46, 70, 88], (y) => line(`M40 ${y}h20`, K.m, 3))),
  helix: (K) =>
    times(9, (i) => {
      const a = Math.sin(i * 0.8) * 26
      const y = 8 + i * 10.5
      return line(`M${n(50 - a)} ${n(y)}L${n(50 + a)} ${n(y)}`, K.m, 3) + disc(50 - a, y, 5.5, K.a) + disc(50 + a, y, 5.5, K.l)
    }),
  web: (K) =>
    times(6, (i) => turn(i * 30, 50, 50, line('M2 50H98', K.m, 1.6))) +
    each([14, 28, 42], (r) => path(outline(ringPoints(r, 12)), 'none', `stroke="${K.l}" stroke-width="1.5"`)) +
    each([[14, 0], [28, 2], [42, 5], [42, 9], [28, 8]] as const, ([r, i]) => disc(50 + r * Math.cos(i * 0.5236), 50 + r * Math.sin(i * 0.5236), 5, K.a)),
  wheels: (K) => each([[36, 40, 32], [68, 62, 24], [38, 78, 16]] as const, ([x, y, r], at) => hoop(x, y, r, at % 2 ? K.a : K.l, 5) + times(8, (i) => turn(i * 45, x, y, path(`M${x - 3} ${y - r - 6}h6v7h-6z`, at % 2 ? K.a : K.l))) + times(3, (i) => turn(i * 60, x, y, line(`M${x - r} ${y}h${r * 2}`, K.m, 2))) + disc(x, y, 5, K.d)),
  chart: (K) => {
    const next = stream('chart')
    return hoop(50, 50, 46, K.l, 2) + hoop(50, 50, 30, K.m, 1.5, 'stroke-dasharray="3 4"') + oval(50, 50, 46, 17, 'none', `stroke="${K.m}" stroke-width="1.5"`) + line('M20 66L36 40 58 52 74 24M36 40L40 14', K.a, 1.5) + each([[20, 66], [36, 40], [58, 52], [74, 24], [40, 14]] as const, ([x, y]) => path(`M${x} ${y - 6}l2 4 4 2-4 2-2 4-2-4-4-2 4-2z`, K.l)) + times(14, () => disc(14 + next() * 72, 14 + next() * 72, 1, K.l))
  },
  portal: (K) => each([46, 37, 28, 19], (r, i) => oval(50, 50, r, r * 0.98, i % 2 ? K.d : K.m)) + oval(50, 50, 15, 15, K.a) + oval(50, 50, 8, 8, '#fff', see(0.9)) + times(10, (i) => turn(i * 36, 50, 50, path('M50 4q6 14-2 26 0-16 2-26z', K.l, see(0.7)))),
  fold: (K) => path('M-4 76C20 20 46 20 52 50s34 30 52-26c2 40-18 62-44 54S42 40 26 50-2 96-4 76z', K.m) + path('M-4 76C20 20 46 20 52 50c-8-14-24-18-36 2S2 88-4 76z', K.l) + path('M104 24c2 40-18 62-44 54 20-4 34-20 44-54z', K.a) + each([[18, 22], [84, 84], [66, 14], [30, 86]] as const, ([x, y]) => path(`M${x} ${y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`, K.l)),
  flame: (K) => path('M50 100c-24 0-34-14-32-34 2-16 12-22 14-40 10 6 14 14 14 24C56 38 58 20 52 0c22 14 34 40 34 62 0 24-14 38-36 38z', K.a) + path('M52 0c22 14 34 40 34 62 0 24-14 38-36 38 14-10 18-22 14-36-4-12-10-18-8-30 2-10 2-22-4-34z', K.d, see(0.45)) + path('M50 100c-12 0-18-8-16-20 2-8 8-12 10-22 10 8 20 14 20 26 0 10-6 16-14 16z', K.l),
  comet: (K) => path('M84 16a16 16 0 0 1 0 24C60 54 30 78-4 98 22 66 44 40 60 18a16 16 0 0 1 24-2z', K.m) + path('M84 16a16 16 0 0 1 0 24C62 50 40 66 14 84c20-24 34-46 46-66z', K.l, see(0.75)) + disc(76, 24, 17, K.a) + disc(72, 20, 7, '#fff', see(0.7)),
  path: (K) => path('M36 104C42 78 58 70 52 54 46 40 22 40 6 12l8-4C30 30 54 30 62 44c8-14 20-16 26-38l8 3C90 34 72 42 70 58c-2 14-6 22-4 46z', K.l) + path('M52 104c2-26 10-34 10-60 8-14 20-16 26-38l8 3C90 34 72 42 70 58c-2 14-6 22-4 46z', K.m) + disc(8, 6, 6, K.a) + disc(94, 4, 6, K.a),
  brain: (K) => path('M50 12C40 2 22 4 18 18 6 20 2 34 10 42c-8 10-2 24 10 26 2 14 18 20 30 10z', K.l) + path('M50 12c10-10 28-8 32 6 12 2 16 16 8 24 8 10 2 24-10 26-2 14-18 20-30 10z', K.m) + line('M50 12v66M34 20c-8 4-8 12 0 16M22 44c8-4 14 0 14 8M36 66c0-8 6-10 10-8M66 20c8 4 8 12 0 16M78 44c-8-4-14 0-14 8M64 66c0-8-6-10-10-8', K.d, 2.4) + path('M42 80h16l-3 20H45z', K.d) + disc(50, 44, 5, K.a),
  cells: (K) => each([[32, 34, 28], [72, 30, 20], [66, 70, 26], [24, 78, 18]] as const, ([x, y, r], i) => disc(x, y, r, i % 2 ? K.m : K.l, see(0.85)) + disc(x + r * 0.15, y - r * 0.1, r * 0.42, i % 2 ? K.l : K.a) + hoop(x, y, r, K.d, 2)),
  lotus: (K) => each([-1, 1], (s) => path(`M50 86C${50 + s * 30} 82 ${50 + s * 52} 62 ${50 + s * 50} 38 ${50 + s * 30} 42 ${50 + s * 12} 60 50 86z`, s < 0 ? K.l : K.m) + path(`M50 86C${50 + s * 20} 74 ${50 + s * 34} 44 ${50 + s * 26} 16 ${50 + s * 8} 30 50 56 50 86z`, s < 0 ? K.m : K.d)) + path('M50 86C36 66 36 30 50 4c14 26 14 62 0 82z', K.a) + path('M50 4c14 26 14 62 0 82z', K.d, see(0.4)) + oval(50, 92, 34, 5, K.d),
  voice: (K) => each([40, 30, 20], (r, i) => path(`M${n(22 + r * 0.5)} ${50 - r}a${n(r * 1.1)} ${n(r * 1.1)} 0 0 1 0 ${r * 2}`, 'none', `stroke="${i % 2 ? K.a : K.l}" stroke-width="${5 - i}" stroke-linecap="round"`)) + path('M30 20C18 14 2 22 0 40l-8 14 8 4c0 10 0 18 12 18l4 24h24c-2-20 4-30 0-50z', K.d) + path('M8 66q8-2 12 2-6 4-12 2z', K.a),
  star: (K) => path('M50 2l12 32 34 2-27 21 10 33-29-19-29 19 10-33L4 36l34-2z', K.a) + path('M50 2l12 32 34 2-27 21 10 33-29-19z', K.d, see(0.4)) + path('M50 2l-12 32 12 12z', K.l),
  balance: (K) => path('M46 100V16h8v84z', K.d) + path('M28 100h44l-6-8H34z', K.d) + line('M10 26L90 18', K.l, 4) + disc(50, 18, 6, K.a) + line('M10 26L0 60M10 26l12 34M90 18L80 48M90 18l10 30', K.l, 1.5) + path('M-4 60h30c0 10-6 14-15 14S-4 70-4 60z', K.m) + path('M76 48h28c0 10-6 14-14 14s-14-4-14-14z', K.m) + path('M4 60l4-10 6 4 5 6z', K.a),
  storm: (K) => each([0, 1, 2, 3, 4], (i) => line(`M${8 + i * 4} ${14 + i * 18}q${34 - i * 3} ${-12 + i * 2} ${78 - i * 8} 2t${-20} ${12}`, i % 2 ? K.m : K.l, 6 - i * 0.5)) + path('M58 30L40 60h12l-8 34 28-42H58z', K.a),
  shadow: (K) =>
    path('M44 100C54 70 58 40 66 26 60 8 74-10 90-6s24 22 12 38c10 20 10 44 8 68z', HOLLOW, see(0.55)) +
    path('M104 44l18 22-5 3-16-20z', HOLLOW, see(0.55)) +
    path('M40 18c-9 0-14 7-13 16l2 8C14 48 8 70 6 100h62c-2-30-6-50-19-58l3-8c1-9-4-16-12-16z', K.l) +
    path('M40 18c8 0 13 7 12 16l-3 8c13 8 17 28 19 58H44z', K.m) +
    path('M30 30q10-5 20 0l-2 8q-8 4-16 0z', HOLLOW) +
    disc(36, 33, 1.8, K.a) +
    disc(44, 33, 1.8, K.a),
  whisper: (K) => path('M4 100c0-20 10-30 18-34-10-6-14-16-12-28C14 20 34 14 44 26c4 6 2 12 6 18l-4 4c2 8-2 12-8 12 0 10 8 16 10 40z', K.d) + path('M96 100c0-20-10-30-18-34 10-6 14-16 12-28C86 20 66 14 58 28c-4 6 0 10-4 16l4 4c-2 8 2 12 8 12 0 10-8 16-10 40z', K.m) + line('M50 38v-22M44 34L36 18M56 34l8-16', K.a, 2.5) + disc(34, 36, 2.4, K.a) + disc(70, 36, 2.4, K.a),
} satisfies Record<string, Motif>
