// Machines: what flies, drives and fires.

import { at, box, disc, each, hoop, line, n, oval, path, see, times, turn } from '../shapes'
import { HOLLOW, type Motif } from './motif'

const thopter: Motif = (K) =>
  path('M50 34c6 2 9 10 8 22l-4 34h-8l-4-34c-1-12 2-20 8-22z', K.d) +
  path('M50 34c6 2 9 10 8 22l-4 34h-4z', K.m) +
  path('M44 48L-6 20C6 42 24 54 43 58zM56 48l50-28C94 42 76 54 57 58z', K.d) +
  path('M43 60L4 66c14 6 28 6 40 2zM57 60l39 6c-14 6-28 6-40 2z', K.m) +
  path('M-6 20l50 28v4zM106 20L56 48v4z', K.l) +
  oval(50, 45, 3.5, 6, K.a)

const ship: Motif = (K) =>
  path('M2 54C2 38 14 32 30 30h52c14 2 18 12 18 24s-4 22-18 24H30C14 76 2 70 2 54z', K.d) +
  path('M2 54h98c0 12-4 22-18 24H30C14 76 2 70 2 54z', K.m, see(0.7)) +
  oval(88, 54, 9, 20, K.l) +
  oval(89, 54, 6, 15, HOLLOW) +
  each([26, 40, 54, 68], (x) => box(x, 30, 3, 48, K.l, 0, see(0.35))) +
  each([20, 33, 47, 61, 74], (x) => disc(x, 50, 1.8, K.a))

const frigate: Motif = (K) =>
  path('M0 62L34 46 84 40l18 10-14 14-52 12z', K.d) + path('M0 62l88 2-52 12z', K.m) + path('M40 45l14-19h10l-2 16z', K.m) + path('M34 46l50-6 18 10-62 4z', K.l, see(0.75)) + each([30, 44, 58, 72], (x) => disc(x, 58 - x * 0.03, 2, K.a)) + path('M0 62l-14-2 2 6z', K.a)

export const machines = {
  thopter,
  ship,
  frigate,
  gunship: (K) => thopter(K) + path('M30 62h8v14h-8zM62 62h8v14h-8z', K.d) + line('M34 76v14M66 76v14', K.a, 2.5) + path('M34 88l-4 9h8zM66 88l-4 9h8z', K.a),
  side_thopter: (K) =>
    path('M10 66C22 50 44 46 66 52l30 2-24 12-34 12C26 80 16 76 10 66z', K.d) +
    path('M10 66c20 2 50 2 86-12L72 66 38 78C26 80 16 76 10 66z', K.m) +
    path('M46 52L20 2l46 48zM56 52L62-6l14 56z', K.l) +
    path('M44 54L-4 24l38 34z', K.m) +
    path('M14 64c4-6 12-8 18-8l-4 9z', K.a) +
    line('M36 78l-4 12M52 74l2 14M26 90h12M48 88h12', K.d, 2.4),
  carryall: (K) =>
    path('M-6 34l44-12 12-8 12 8 44 12-4 9-38-5H36l-38 5z', K.d) +
    path('M50 14l12 8 44 12-4 9-38-5H50z', K.m) +
    path('M36 38h28l-4 12H40z', K.m) +
    oval(50, 30, 8, 5, K.a) +
    line('M40 50L30 70M60 50l10 20M50 50v16', K.l, 2) +
    path('M20 70h60l10 14v10H10V84z', K.d) +
    path('M50 70h30l10 14v10H50z', K.m) +
    each([18, 36, 54, 72, 84], (x) => disc(x, 94, 5, K.d, `stroke="${K.l}" stroke-width="1.4"`)) +
    box(30, 76, 14, 5, K.a),
  harvester: (K) =>
    path('M6 92l8-30h60l20 18v12z', K.d) +
    path('M22 62V44h30l6 18z', K.m) +
    box(28, 50, 18, 5, K.a) +
    path('M10 82h84l4 12H4z', K.m) +
    each([18, 34, 50, 66, 82], (x) => disc(x, 92, 7, K.d, `stroke="${K.l}" stroke-width="1.5"`)) +
    path('M60 44c10-20 24-16 34-34 4 20-8 40-26 46z', K.l, see(0.35)),
  gear: (K) => times(10, (i) => turn(i * 36, 50, 50, box(43, 2, 14, 20, K.m, 2))) + disc(50, 50, 36, K.d) + disc(50, 50, 22, K.a) + disc(50, 50, 11, HOLLOW) + path('M50 14a36 36 0 0 1 0 72z', K.m, see(0.35)),
  fleet: (K) => at(34, -8, 0.62, frigate(K)) + at(-6, 20, 0.5, frigate(K)) + at(26, 36, 0.8, frigate(K)),
  dreadnought: (K) =>
    path('M-4 66l12-14h30V34h14V22h14v14h12v16h22l8 10-14 18H14z', K.d) +
    path('M-4 66h112l-14 14H14z', K.m) +
    path('M52 22h14v14h12v16h22l8 10H52z', K.m) +
    line('M8 52L-8 44M20 52L8 40', K.l, 3) +
    each([16, 30, 44, 58, 72, 86], (x) => box(x, 58, 6, 4, K.a)) +
    path('M20 80l6 12h8l2-12zM64 80l2 12h8l6-12z', K.d) +
    path('M26 92l4 10 4-10zM66 92l4 10 4-10z', K.a),
  satellite: (K) =>
    turn(-24, 50, 50, box(36, 36, 28, 28, K.d, 4) + box(50, 36, 14, 28, K.m, 4) + each([-12, 68], (x) => box(x, 40, 44, 20, K.m) + line(`M${x + 11} 40v20M${x + 22} 40v20M${x + 33} 40v20M${x} 50h44`, K.l, 1.4)) + path('M38 64a14 14 0 0 0 24 0z', K.l) + line('M50 64v14', K.l, 2.5) + disc(50, 80, 4, K.a)) +
    each([12, 20, 28], (r, i) => line(`M${50 + r * 0.5} ${84 + r * 0.5}q${n(r * 0.5)} ${n(-r * 0.1)} ${n(r * 0.6)} ${n(-r * 0.6)}`, K.a, 2, see(0.9 - i * 0.2))),
  drone: (K) =>
    path('M10 50c0-14 18-22 40-22s40 8 40 22-18 20-40 20-40-6-40-20z', K.d) +
    path('M50 28c22 0 40 8 40 22S72 70 50 70z', K.m) +
    disc(30, 48, 11, K.l) +
    disc(30, 48, 6, K.a) +
    disc(30, 48, 2.5, HOLLOW) +
    path('M14 44L-8 40 14 52z', K.l) +
    line('M44 70l-4 16M58 70l2 18M72 68l8 14', K.m, 3) +
    path('M60 28l6-18 6 20z', K.m),
  cannon: (K) =>
    turn(-26, 40, 62, path('M6 50h70l22-6v34l-22-6H6z', K.d) + path('M6 62h70l22 0v16l-22-6H6z', K.m) + oval(98, 61, 5, 17, HOLLOW) + box(20, 48, 5, 26, K.l) + box(50, 48, 5, 26, K.l)) +
    path('M18 100l10-30h30l14 30z', K.d) +
    disc(42, 78, 17, K.m) +
    disc(42, 78, 9, K.a) +
    path('M108 6l-4 9-9 3 9 4 3 9 4-9 9-4-9-3z', K.a),
  turret: (K) =>
    path('M10 100l8-30h64l8 30z', K.d) +
    path('M50 70h32l8 30H50z', K.m) +
    path('M22 70c0-24 12-36 28-36s28 12 28 36z', K.d) +
    path('M50 34c16 0 28 12 28 36H50z', K.m) +
    line('M38 44L8 18M48 40L24 8', K.l, 5) +
    each([30, 46, 62], (x) => box(x, 80, 8, 5, K.a, 1)) +
    path('M6 16l-8-8 2 10-6 4 10 0zM22 6l-4-12-2 11-8 0 8 5z', K.a),
  shuttle: (K) =>
    path('M50 2c10 8 14 24 14 44l22 26v12l-22-8-4 14H40l-4-14-22 8V72l22-26C36 26 40 10 50 2z', K.l) +
    path('M50 2c10 8 14 24 14 44l22 26v12l-22-8-4 14H50z', K.m) +
    path('M44 26q6-8 12 0l-2 12h-8z', K.a) +
    path('M42 90l8 16 8-16z', K.a),
  landing: (K) => each([[0, 10, 0.42], [58, 0, 0.5], [26, 30, 0.62]] as const, ([x, y, k]) => at(x, y, k, path('M10 30h80l12 30-16 20H14L-2 60z', K.d) + path('M50 30h40l12 30-16 20H50z', K.m) + box(18, 44, 20, 10, K.a) + path('M20 80l10 26 8-26zM62 80l8 26 10-26z', K.a))),
  engine: (K) =>
    each([46, 36], (r) => hoop(50, 50, r, r > 40 ? K.m : K.l, 4)) +
    times(8, (i) => turn(i * 45, 50, 50, path('M46 6h8l4 22H42z', K.d) + disc(50, 10, 3, K.a))) +
    disc(50, 50, 20, K.d) +
    path('M38 42c8-12 16-4 12 8s6 18 14 4c-4 18-20 16-18 2s-4-18-8-14z', K.a),
  projector: (K) =>
    path('M30 100l4-24h32l4 24z', K.d) +
    path('M50 76h16l4 24H50z', K.m) +
    oval(50, 76, 18, 5, K.l) +
    path('M36 74L8 8h84L64 74z', K.a, see(0.28)) +
    path('M44 64c0-12-8-12-8-26a14 14 0 0 1 28 0c0 14-8 14-8 26z', K.l, see(0.85)) +
    line('M32 30h36M34 40h32M38 50h24', K.a, 1.8),
  transport: (K) =>
    path('M4 50c0-10 8-16 18-16h56c12 0 20 8 22 20l-4 16H10z', K.d) +
    path('M4 50h96l-4 20H10z', K.m) +
    path('M30 70h40v26H30z', K.a, see(0.9)) +
    path('M30 96h40l10 6H20z', K.l) +
    each([38, 50, 62], (x) => disc(x, 80, 4, K.d) + path(`M${x - 5} 97c0-9 2-12 5-12s5 3 5 12z`, K.d)) +
    each([16, 30, 44, 58, 72, 84], (x) => disc(x, 46, 2.2, K.a)),
  probe: (K) => hoop(50, 46, 40, K.m, 2, 'stroke-dasharray="6 5"') + disc(50, 46, 24, K.d) + path('M50 22a24 24 0 0 1 0 48z', K.m) + disc(44, 42, 10, K.l) + disc(44, 42, 5, K.a) + each([0, 72, 144, 216, 288], (a) => turn(a, 50, 46, line('M50 22V6', K.l, 2.5) + disc(50, 4, 3, K.a))),
  pistol: (K) => path('M2 34l66-8 26 2v12l-30 6-8 6-14 4-8 34-18-2 8-38-22-2z', K.d) + path('M2 44l92-8v4l-30 6-8 6-14 4-8 34-9-1 9-36-32-2z', K.m) + path('M92 24l10 2v10l-10 4z', K.l) + disc(54, 36, 6, K.a) + line('M46 56c0 10 8 12 12 4', K.l, 2.4),
  compass: (K) => disc(50, 52, 44, K.d) + disc(50, 52, 36, K.l) + path('M50 16a36 36 0 0 1 0 72z', K.m, see(0.5)) + path('M72 28L56 58 28 76l16-30z', K.a) + path('M72 28L56 58l-12-12z', K.d) + disc(50, 52, 4, HOLLOW) + box(44, 0, 12, 9, K.m, 3) + each([0, 90, 180, 270], (a) => turn(a, 50, 52, box(48.5, 18, 3, 7, K.d))),
  film: (K) => turn(-14, 50, 50, hoop(34, 40, 24, K.d, 10) + disc(34, 40, 8, K.a) + path('M54 54c18 0 26 10 46 2v22c-20 8-30-4-52-2z', K.l) + each([60, 72, 84], (x) => box(x, 60, 7, 10, K.d, 1))),
  recorder: (K) => path('M16 30h68l8 12v42H8V42z', K.d) + path('M50 30h34l8 12v42H50z', K.m) + disc(33, 60, 14, K.l) + disc(67, 60, 14, K.l) + disc(33, 60, 5, K.a) + disc(67, 60, 5, K.a) + line('M33 74h34', K.l, 2) + path('M42 30c0-14 16-14 16 0z', K.a),
  furnace: (K) => path('M12 100V44l20-18h36l20 18v56z', K.d) + path('M50 26h18l20 18v56H50z', K.m) + path('M40 26V2h20v24z', K.m) + path('M26 92V64c0-14 10-20 24-20s24 6 24 20v28z', HOLLOW) + path('M34 92c-2-12 6-16 6-28 8 6 6 12 10 14 4-6 2-10 4-16 8 8 14 18 10 30z', K.a) + path('M44 92c0-8 4-10 6-16 4 6 8 10 6 16z', K.l),
  snooper: (K) => line('M50 100V60', K.d, 5) + path('M34 100h32l4-8H30z', K.d) + path('M50 60c-20 0-34-12-36-34l20 10 16-22 16 22 20-10c-2 22-16 34-36 34z', K.m) + path('M50 14l16 22 20-10c-2 22-16 34-36 34z', K.d) + disc(50, 42, 8, K.a) + each([16, 26], (r, i) => line(`M${50 - r * 1.6} ${8 - i * 6}q${n(r * 1.6)} -18 ${n(r * 3.2)} 0`, K.l, 2, see(0.8 - i * 0.3))),
  bomb: (K) => disc(46, 62, 34, K.d) + path('M46 28a34 34 0 0 1 0 68z', K.m) + box(36, 20, 20, 14, K.m, 3) + line('M46 20C46 4 66 14 72 0', K.l, 2.6) + path('M72-6l3 8 8 2-7 4 1 8-6-5-7 3 3-7-5-6 8 0z', K.a) + line('M24 56a24 24 0 0 1 12-16', K.l, 4, see(0.8)) + path('M36 68h22l-11 14z', K.a),
} satisfies Record<string, Motif>
