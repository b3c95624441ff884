// Heads: three directions, a nose with a plane, brows and mouths of different moods. Drawn around x = 0, looking to the right or straight on.

import { disc, each, line, n, oval, path, see } from '../shapes'
import type { Beard, Person, TopHair } from './person'

/** The middle of the features: off the axis when the head is turned. */
const middle = (turned: boolean): number => (turned ? 5 : 0)

function contours(turned: boolean, wide: number, jaw: number): { right: string; left: string } {
  const k = (20 + wide) / 20
  const x = (u: number) => n(u * k)
  const j = (u: number) => n(u * k + Math.sign(u) * jaw)
  if (!turned) {
    return {
      right: `C${x(13)} 19 ${x(20)} 26 ${x(20)} 40C${x(20)} 48 ${j(19)} 53 ${j(16)} 59C${j(13)} 65 ${j(8)} 70 0 71`,
      left: `C${j(-8)} 70 ${j(-13)} 65 ${j(-16)} 59C${j(-19)} 53 ${x(-20)} 48 ${x(-20)} 40C${x(-20)} 26 ${x(-13)} 19 0 19`,
    }
  }
  return {
    right: `C${x(14)} 19 ${x(19)} 27 ${x(19)} 36L${x(18)} 40C${x(16.5)} 43 ${x(16.5)} 45 ${x(17.5)} 47C${x(18.5)} 50 ${x(18)} 53 ${x(16.5)} 56C${x(15)} 62 ${j(12)} 67 ${j(9)} 70C${x(6)} 72 ${x(4)} 72 ${x(1)} 71`,
    left: `C${j(-7)} 69 ${j(-13)} 63 ${j(-16)} 56C${x(-19)} 51 ${x(-20)} 46 ${x(-20)} 40C${x(-20)} 26 ${x(-12)} 19 0 19`,
  }
}

/** Face, ears, eyes, nose and mouth; `flip` tells that the whole will be mirrored, so that the shade stays on the right. */
export function face(one: Person, turned: boolean, flip: boolean): string {
  const [lit, shade] = one.skin ?? ['#e6b58a', '#a8694a']
  const wide = one.wide ?? 0
  const k = (20 + wide) / 20
  const c = middle(turned)
  const { right, left } = contours(turned, wide, one.jaw ?? 0)
  const chin = turned ? n(k) : '0'
  const tip = c + (turned ? 7 : 3.5)
  // The edge of the light: forehead, bridge, tip of the nose, lip, chin.
  const ridge = `L${n(c + 1)} 62L${n(c + 2)} 57.500L${n(tip)} 54L${n(c + 1.5)} 41L${n(c)} 30L0 19z`
  const ridgeDown = `L${n(c)} 30L${n(c + 1.5)} 41L${n(tip)} 54L${n(c + 2)} 57.500L${n(c + 1)} 62L${chin} 71`
  const ears = turned ? oval(-19 * k, 46, 3.4, 5.5, flip ? shade : lit) + line(`M${n(-19.5 * k)} 43q2 3 0 6`, flip ? lit : shade, 1) : oval(-20.5 * k, 46, 3, 5.5, lit) + oval(20.5 * k, 46, 3, 5.5, shade)
  let drawn = ears + path(`M0 19${right}${left}z`, lit)
  drawn += flip ? path(`M0 19${ridgeDown}${left}z`, shade) : path(`M0 19${right}${ridge}`, shade)
  // The plane beside the nose catches a little light.
  drawn += flip ? path(`M${n(c + 1.5)} 41L${n(tip)} 54L${n(c - 3)} 55z`, lit, see(0.35)) : path(`M${n(c + 1.5)} 41L${n(tip)} 54L${n(tip + 0.5)} 56L${n(c - 1)} 56z`, shade, see(0.55))
  drawn += eyes(one, c, turned, k) + mouth(one, c)
  if (one.age) drawn += line(`M${n(c - 9)} 56q-2 4-1 7M${n(c + 10)} 56q2 4 1 7M${n(c - 8)} 29q8-2 14 0M${n(c - 14)} 47q3 2 6 1`, flip ? lit : shade, 1, see(0.75))
  return drawn
}

function eyes(one: Person, c: number, turned: boolean, k: number): string {
  const near = c - 9 * (turned ? 1 : k)
  const far = c + (turned ? 7.5 : 9 * k)
  const size = turned ? 4 : 5
  const iris = one.iris ?? '#20131a'
  const brow = one.brow ?? one.hair ?? '#2a1a18'
  const lift = { level: [0, 0], stern: [-1.2, 1.6], soft: [1, -1.2], sly: [-2, 1.2] }[one.brows ?? 'level']
  const eye = (x: number, w: number, white: string) => path(`M${n(x - w)} 44q${n(w)} -4 ${n(w * 2)} 0-${n(w)} 3-${n(w * 2)} 0z`, white) + disc(x + (turned ? 0.6 : 0), 43.6, 1.9, iris) + line(`M${n(x - w)} 43.600q${n(w)} -4.2 ${n(w * 2)} 0`, '#20131a', 1.1)
  return (
    eye(near, 5, '#fff') +
    eye(far, size, '#f3dccb') +
    line(`M${n(near - 5.5)} ${n(39 + lift[0]!)}Q${n(near)} ${n(36 + lift[0]!)} ${n(near + 5.5)} ${n(38.5 + lift[1]!)}`, brow, 2.1) +
    line(`M${n(far - size)} ${n(38.5 + lift[1]!)}Q${n(far)} ${n(36 + lift[0]!)} ${n(far + size + 0.5)} ${n(39 + lift[0]!)}`, brow, 2.1)
  )
}

function mouth(one: Person, c: number): string {
  const x = c + 0.5
  switch (one.mouth ?? 'flat') {
    case 'smile':
      return line(`M${n(x - 6)} 61q6 4.5 12-.5`, '#6b2a24', 1.9)
    case 'smirk':
      return line(`M${n(x - 5)} 62.500q6 1.5 11-2.5`, '#6b2a24', 1.9)
    case 'stern':
      return line(`M${n(x - 5.5)} 63q5.5-2.5 11 0`, '#5a231e', 2)
    case 'lips':
      return path(`M${n(x - 6)} 62q3-3 5-1.800l1 .6 1-.6q2-1.2 5 1.8-3 3.6-6 3.600t-6-3.600z`, '#a5403f') + line(`M${n(x - 5.5)} 62.200q5.5 1 11 0`, '#6b2024', 1)
    default:
      return line(`M${n(x - 5.5)} 62.500q5.5 1 11 0`, '#6b2a24', 1.9)
  }
}

/** Hair on the head. */
export function topHair(style: TopHair, hair: string, gold: string): string {
  switch (style) {
    case 'short':
      return path('M-23 45C-29 15-10 8 4 9c19 0 25 14 20 33-2-8-5-12-9-15C5 30-5 29-12 26c-6 4-9 11-11 19z', hair)
    case 'crop':
      return path('M-22 40C-25 18-12 11 0 11s25 7 22 29c-2-8-6-13-10-14-8-2-16-2-24 0-4 1-8 6-10 14z', hair)
    case 'curls':
      return path('M-24 48c-9-14 1-38 20-38 12-7 34 3 31 25 2 4 0 9-2 12-1-9-4-14-8-18-7 4-21 4-29-2-6 4-9 11-12 21z', hair) + each([[-20, 24], [-8, 13], [8, 12], [20, 21]] as const, ([x, y]) => disc(x, y, 7, hair))
    case 'bald':
      return path('M-13 26q11-9 22-2-11-4-22 2z', '#fff', see(0.4))
    case 'bun':
      return oval(-2, 9, 13, 9, hair) + path('M-22 46C-27 19-11 13 0 13s27 4 22 33c-2-11-8-17-22-19-14 2-20 8-22 19z', hair) + line('M-10 14q8-3 16 0', gold, 2.4)
    case 'part':
      return path('M-24 58C-32 22-14 11 0 13c14-2 32 8 24 45-1-17-8-28-24-34-16 6-23 17-24 34z', hair)
    case 'slick':
      return path('M-23 46C-29 18-14 7 4 8c16 1 24 12 20 32-2-7-4-11-9-15L5 29 0 24l-5 5-9-4c-5 5-8 12-9 21z', hair) + line('M-12 16Q-2 10 10 13M-16 22Q-4 14 14 18', '#fff', 1, see(0.25))
    case 'mane':
      return path('M-26 66C-42 30-26 4 2 5c28-1 40 26 25 60-2-14-5-26-11-36C6 32-8 31-14 26c-6 10-8 24-12 40z', hair)
    case 'fringe':
      return path('M-24 60C-30 20-16 9 0 10c18-1 30 10 24 50-2-8-4-16-5-24l-6 1-2-5-5 5-4-5-6 6-5-5-6 5c-4 8-7 14-9 22z', hair)
    case 'wave':
      return path('M-23 52C-34 24-14 3 8 7c20 3 24 20 16 38 0-8-3-14-9-17-8 6-22 2-26-5-4 9-8 16-12 29z', hair)
    case 'sides':
      return path('M-23 50c-4-10-2-20 2-25 1 5 1 10 0 14zM23 50c4-10 2-20-2-25-1 5-1 10 0 14z', hair) + path('M-12 25q11-8 22-1-11-4-22 1z', '#fff', see(0.35))
    case 'topknot':
      return oval(0, 5, 7, 8, hair) + line('M-5 11h10', gold, 2.4) + path('M-20 38C-22 18-10 12 0 12s22 6 20 26c-3-9-9-13-20-13s-17 4-20 13z', hair)
    case 'braid':
      return path('M-22 46C-27 20-12 14 0 14s27 6 22 32c-3-11-9-17-22-18-13 1-19 7-22 18z', hair) + each([-18, -11, -3, 5, 13, 19], (x, i) => oval(x, 17 - (i % 5 ? 4 : 0) + Math.abs(x) * 0.18, 5, 4.4, hair, `stroke="${gold}" stroke-width=".8"`))
    case 'bob':
      return path('M-26 64C-34 24-16 9 0 10s34 12 26 54l-8 1c2-14 1-26-3-35-8 4-24 4-30-1-4 10-5 22-3 36z', hair)
    case 'wild':
      return path('M-22 50l-9-6 4-7-9-7 9-5-4-10 11 1-1-10 10 5 4-9 7 8 8-8 3 10 11-4-1 11 10 1-4 9 7 8-9 3 3 8-7 4c0-9-3-16-8-20-8 3-20 3-27-2-4 5-7 12-7 21z', hair)
  }
}

/** Hair of the face. */
export function beard(style: Beard, hair: string, turned: boolean): string {
  const c = middle(turned)
  switch (style) {
    case 'full':
      return path(`M-20 48c0 20 8 32 ${n(20 + c * 0.6)} 34 12-2 ${n(20 - c * 0.4)}-14 20-34-2 8-6 11-10 11-6-2-14-2-20 0-4 0-8-3-10-11z`, hair) + line(`M${n(c - 5)} 64q5.5 1 11 0`, '#8a3a30', 1.9)
    case 'long':
      return path(`M-20 48c0 22 4 38 ${n(18 + c)} 52 10-14 ${n(22 - c)}-30 22-52-2 8-6 11-10 11-6-2-14-2-20 0-4 0-8-3-10-11z`, hair) + line(`M${n(c - 5)} 64q5.5 1 11 0`, '#8a3a30', 1.9) + line(`M${n(c - 4)} 74q2 10 3 18M${n(c + 5)} 74q-1 8-2 14`, '#00000033', 1.2)
    case 'goatee':
      return path(`M${n(c - 6)} 65h13l-2 10-4.5 5-4.5-5z`, hair) + path(`M${n(c - 8)} 60q8-4 17 0-5 1-8.5 0-4 1-8.5 0z`, hair)
    case 'moustache':
      return path(`M${n(c - 11)} 61q6-6 11.5-3 6-3 11.5 3-7 2-11.5 0-5 2-11.5 0z`, hair)
    case 'stubble':
      return path(`M-18 52c2 14 9 19 ${n(18 + c)} 20 10-1 ${n(17 - c * 0.5)}-7 18-20-3 6-7 7-10 6-6-1-11-1-16 0-4 1-8 0-10-6z`, hair, see(0.3))
    case 'sideburns':
      return path('M-22 40l5 2v18l-5-6zM22 40l-5 2v18l5-6z', hair)
  }
}
