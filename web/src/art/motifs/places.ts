// Places: towns, rooms, rock.

import { box, disc, each, hoop, line, oval, path, see, times } from '../shapes'
import { HOLLOW, type Motif } from './motif'

export const places = {
  palace: (K) =>
    path('M0 100V70h12V52h10v18h8V44a14 18 0 0 1 14-18l6-26 6 26a14 18 0 0 1 14 18v26h8V52h10v18h12v30z', K.d) +
    path('M50 0l6 26a14 18 0 0 1 14 18v26h8V52h10v18h12v30H50z', K.m) +
    path('M44 100V82a6 8 0 0 1 12 0v18z', K.a) +
    each([16, 33, 64, 81], (x) => box(x, 78, 3, 8, K.a, 1)),
  city: (K) =>
    path('M0 100V74h10V60l8-8 8 8v14h6V40l5-18 5 18v20h8a12 12 0 0 1 24 0v6h8V50l6-6 6 6v50z', K.d) +
    path('M62 60a12 12 0 0 1 12 0v40H62zM84 44l6 6v50h-8z', K.m) +
    each([14, 38, 52, 66, 86], (x, i) => box(x, 70 + (i % 3) * 7, 3, 5, K.a, 0.8)),
  mesa: (K) => path('M0 100L8 60 22 54 30 30 54 26 60 44 76 40 84 66 94 70 100 100z', K.d) + path('M30 30l24-4 6 18-8 56H38zM76 40l8 26-4 34H66z', K.m) + path('M30 30l24-4 2 6-25 5z', K.l),
  council: (K) =>
    path('M0 100V70C10 40 30 24 50 22c20 2 40 18 50 48v30z', K.d) +
    path('M50 22c20 2 40 18 50 48v30H50z', K.m) +
    each([10, 26, 42, 58, 74], (x) => path(`M${x} 100V78a5 7 0 0 1 10 0v22z`, K.a)) +
    path('M46 22l4-22 4 22z', K.l) +
    line('M6 66q44-30 88 0', K.l, 1.8, see(0.6)),
  cave: (K) =>
    path('M0 100L6 40 24 14 48 22 66 4 88 24 100 66v34z', K.d) +
    path('M66 4l22 20 12 42v34H74z', K.m) +
    path('M34 100c-2-26 6-44 18-44s18 18 16 44z', K.a) +
    path('M40 100c0-22 4-34 12-34s12 12 10 34z', HOLLOW) +
    path('M48 100c0-8 2-22 4-22s4 14 4 22z', K.l),
  tent: (K) => path('M50 20L2 100h96z', K.d) + path('M50 20l48 80H62z', K.m) + path('M50 46L36 100h26z', K.a) + line('M50 20V4', K.l, 2.5) + path('M50 4l20 6-20 6z', K.a),
  camp: (K) =>
    each([[18, 0.7], [84, 0.6], [50, 1]] as const, ([x, k]) => path(`M${x} ${100 - 54 * k}L${x - 34 * k} 100h${68 * k}z`, K.d) + path(`M${x} ${100 - 54 * k}L${x + 34 * k} 100H${x + 6 * k}z`, K.m) + path(`M${x} ${100 - 30 * k}L${x - 7 * k} 100h${16 * k}z`, K.a)) +
    path('M28 100c-4-8 4-10 2-18 6 6 8 12 4 18z', K.l),
  arch: (K) =>
    path('M6 100V36C6 12 26 0 50 0s44 12 44 36v64z', K.d) +
    path('M50 0c24 0 44 12 44 36v64H50z', K.m) +
    path('M24 100V44c0-16 12-26 26-26s26 10 26 26v56z', K.a) +
    path('M32 100V50c0-12 8-20 18-20s18 8 18 20v50z', K.l, see(0.65)) +
    path('M46 100c0-16 2-24 5-28a4 4 0 1 1 4 0c3 4 5 12 5 28z', K.d),
  keep: (K) =>
    path('M30 100L36 30h-6V14h8v7h7v-7h10v7h7v-7h8v16h-6l6 70z', K.d) +
    path('M50 21h5v-7h10v7h5v9h-6l6 70H50z', K.m) +
    path('M44 100V86a6 7 0 0 1 12 0v14z', K.a) +
    each([44, 62], (y) => box(46, y, 4, 9, K.a, 2) + box(54, y, 4, 9, K.a, 2)),
  stairs: (K) =>
    times(6, (i) => box(8 + i * 7, 92 - i * 12, 84 - i * 14, 12, i % 2 ? K.m : K.d) + box(8 + i * 7, 92 - i * 12, 84 - i * 14, 2, K.l, 0, see(0.5))) +
    path('M42 32V10a8 10 0 0 1 16 0v22z', K.a) +
    path('M47 32c0-10 1-14 3-16 2 2 3 6 3 16z', K.d),
  station: (K) =>
    path('M2 100V80a20 20 0 0 1 40 0v20z', K.d) +
    path('M34 100V70a28 28 0 0 1 56 0v30z', K.d) +
    path('M62 42a28 28 0 0 1 28 28v30H62z', K.m) +
    line('M62 42V16', K.l, 2.6) +
    path('M46 22a20 20 0 0 0 32-10z', K.l) +
    each([44, 58, 72], (x) => box(x, 76, 6, 9, K.a, 3)) +
    box(14, 84, 6, 8, K.a, 3),
  wall: (K) =>
    path('M-4 100V38l12-8 14 4 10-14 16 6 12-16 14 10 10-6 20 16v70z', K.d) +
    path('M60 10l14 10 10-6 20 16v70H66z', K.m) +
    path('M8 30l14 4 3 8-18-2zM32 20l16 6 2 7-17-4zM60 10l14 10v8L62 20z', K.l, see(0.8)) +
    path('M42 100c0-20 4-30 8-34 6 6 8 16 8 34z', HOLLOW),
  port: (K) =>
    path('M0 100V84h100v16z', K.d) +
    path('M12 84V52h10v32zM78 84V44h10v40z', K.d) +
    path('M22 60l28-8 28 4v6l-28-4-28 8z', K.m) +
    path('M36 84c0-26 6-52 14-64 8 12 14 38 14 64z', K.l) +
    path('M50 20c8 12 14 38 14 64H50z', K.m) +
    path('M28 84l8-22v22zM72 84l-8-22v22z', K.d) +
    disc(50, 50, 4, K.a) +
    each([15, 81], (x) => disc(x + 2, 48, 3, K.a)),
  refinery: (K) =>
    path('M4 100V68h42v32z', K.d) +
    path('M10 68l3-50h10l3 50zM30 68l2-62h8l3 62z', K.d) +
    path('M18 18h5l3 50h-8zM36 6h4l3 62h-7z', K.m) +
    path('M50 100V76a22 22 0 0 1 44 0v24z', K.m) +
    path('M72 54a22 22 0 0 1 22 22v24H72z', K.d) +
    line('M18 14c-6-6 4-10-2-16M36 2c-6-6 5-10 0-16', K.l, 3.5, see(0.6)) +
    each([12, 24, 36, 60, 72], (x) => box(x, 82, 5, 7, K.a, 1)),
  tanks: (K) =>
    each([4, 37, 70], (x, i) => path(`M${x} 100V${34 - (i % 2) * 10}a13 13 0 0 1 26 0V100z`, K.d) + path(`M${x + 4} 92V${36 - (i % 2) * 10}a9 9 0 0 1 18 0V92z`, K.a, see(0.75)) + oval(x + 13, 66 - (i % 2) * 8, 5, 12, K.l, see(0.8)) + disc(x + 13, 50 - (i % 2) * 8, 4.5, K.l, see(0.8)) + box(x - 2, 92, 30, 8, K.m)) +
    line('M13 20C20 4 44 2 50 10M56 8c12-6 26 2 28 12', K.m, 3),
  windtrap: (K) =>
    path('M20 100L34 26h32l14 74z', K.d) +
    path('M50 26h16l14 74H50z', K.m) +
    path('M10 8l80 10v14L22 34z', K.l) +
    path('M50 13l40 5v14l-40 1z', K.m) +
    line('M16 12l8 18M30 14l6 18M44 15l4 18M58 17l2 16M72 18v14', K.d, 2) +
    path('M50 52c5 8 9 12 9 18a9 9 0 0 1-18 0c0-6 4-10 9-18z', K.a),
  arena: (K) =>
    path('M-4 100V54C10 40 30 34 50 34s40 6 54 20v46z', K.d) +
    path('M50 34c20 0 40 6 54 20v46H50z', K.m) +
    oval(50, 62, 44, 16, K.l) +
    oval(50, 64, 34, 11, K.a) +
    each([0, 18, 36, 54, 72, 90], (x) => path(`M${x} 100V86a5 6 0 0 1 10 0v14z`, HOLLOW)) +
    each([10, 90, 50], (x) => line(`M${x} ${x === 50 ? 34 : 44}V12`, K.d, 1.8) + path(`M${x} 12l14 4-14 5z`, K.a)),
  market: (K) =>
    each([2, 36, 70], (x, i) => box(x, 62, 28, 38, i % 2 ? K.m : K.d) + path(`M${x - 5} 62l6-20h26l6 20z`, i % 2 ? K.a : K.l) + path(`M${x + 5} 42h6l2 20h-8zM${x + 19} 42h5l6 20h-8z`, K.d, see(0.55)) + oval(x + 14, 86, 9, 5, i % 2 ? K.l : K.a)) +
    path('M48 42V14l6-6 6 6v28z', K.d),
  well: (K) =>
    path('M16 72h68l-6 28H22z', K.d) +
    path('M50 72h34l-6 28H50z', K.m) +
    oval(50, 72, 36, 9, K.l) +
    oval(50, 72, 29, 6.5, K.a) +
    path('M18 72V26h5v46zM77 72V26h5v46z', K.d) +
    path('M8 28L50 6l42 22-4 5L50 14 12 33z', K.m) +
    line('M50 16v32', K.l, 1.8) +
    path('M43 48h14l-2 13H45z', K.d),
  garden: (K) =>
    oval(50, 94, 48, 8, K.m) +
    each([[50, 1], [22, 0.7], [78, 0.76]] as const, ([x, k]) => line(`M${x} 94C${x - 4} ${94 - 30 * k} ${x + 4} ${94 - 40 * k} ${x} ${94 - 60 * k}`, K.d, 4 * k) + each([-1, -0.5, 0.5, 1], (a) => path(`M${x} ${94 - 60 * k}q${a * 18 * k} ${-16 * k} ${a * 32 * k} ${Math.abs(a) * 14 * k}q${-a * 14 * k} ${-6 * k} ${-a * 32 * k} ${-Math.abs(a) * 14 * k}z`, a < 0 ? K.l : K.a))),
  pyramid: (K) =>
    path('M50 10L2 100h96z', K.l) +
    path('M50 10l48 90H62z', K.m) +
    line('M37 36h22M28 54h38M18 74h58', K.d, 2, see(0.5)) +
    path('M50 10l8 15H42z', K.a) +
    each([20, 14, 8], (r, i) => hoop(50, 8, r, K.l, 1.6, see(0.3 + i * 0.25))),
  hall: (K) =>
    path('M4 26L50 2l46 24v8H4z', K.l) +
    path('M50 2l46 24v8H50z', K.m) +
    each([10, 30, 50, 70], (x, i) => box(x, 36, 12, 54, i > 1 ? K.m : K.l) + box(x + 7, 36, 5, 54, K.d, 0, see(0.4))) +
    path('M0 90h100v10H0z', K.d) +
    disc(50, 20, 5, K.a) +
    box(22, 36, 8, 54, K.d) +
    box(62, 36, 8, 54, K.d) +
    box(42, 36, 8, 54, K.d),
  maze: (K) => each([44, 35, 26, 17, 8], (r, i) => hoop(50, 52, r, i % 2 ? K.a : K.l, 4, `stroke-dasharray="${Math.round(r * 5.2)} ${Math.round(r * 1.1)}" transform="rotate(${i * 77} 50 52)"`)) + disc(50, 52, 3.5, K.a),
} satisfies Record<string, Motif>
