// Shoulders, clothes, and what is held.

import { BOX, INK } from '../palette'
import { at, box, disc, each, hoop, line, n, oval, path, see, turn } from '../shapes'
import type { BackHair, Person, Prop, Wear } from './person'

/** Hair and cloth behind the shoulders. */
export function behind(style: BackHair, one: Person): string {
  const hair = one.hair ?? '#2a1a18'
  switch (style) {
    case 'long':
      return path('M25 46C22 14 78 14 75 46c0 20 7 34 9 52H16c2-18 9-32 9-52z', hair)
    case 'waves':
      return path('M24 46C20 12 80 12 76 46c4 8 0 14 6 22s0 16 6 26H12c6-10 0-18 6-26s2-14 6-22z', hair)
    case 'braids':
      return each([24, 76], (x) => each([0, 1, 2, 3, 4, 5], (i) => oval(x + (x < 50 ? -i : i) * 0.6, 52 + i * 9, 6.5, 6, hair, `stroke="${one.trim}" stroke-width=".7"`)))
    case 'tail':
      return path('M64 22c22-4 30 18 24 40-2 12 2 22 8 30-16 0-24-12-22-28 2-14-2-26-12-32z', hair)
    case 'cape':
      return path('M-8 112C0 78 12 58 28 54h44c16 4 28 24 36 58z', one.coat[1])
  }
}

/** The body below the neck: shoulders follow the turn of the head. */
export function body(one: Person, turned: number): string {
  const [lit, shade] = one.coat
  const skin = one.skin ?? ['#e6b58a', '#a8694a']
  const b = 42 + (one.build ?? 0)
  const l = b + turned * 5
  const r = b - turned * 5
  const neck = 8.5 + (one.jaw ?? 0) * 0.4 + (one.wide ?? 0) * 0.2
  const half = (side: number, w: number) => `C${n(50 + side * w * 0.62)} 81 ${n(50 + side * (w - 2))} 88 ${n(50 + side * w)} 113`
  return (
    path(`M${n(50 - neck)} 60h${n(neck * 2)}v18l-${n(neck)} 8-${n(neck)}-8z`, skin[1]) +
    path(`M${n(50 - neck)} 60h${n(neck * 0.8)}v22l-${n(neck * 0.8)}-4z`, skin[0], see(0.5)) +
    path(`M50 84L${n(50 - neck - 1)} 76${half(-1, l)}H50z`, lit) +
    path(`M50 84L${n(50 + neck + 1)} 76${half(1, r)}H50z`, shade)
  )
}

/** Clothes over the shoulders. */
export function clothes(style: Wear, one: Person): string {
  const [lit, shade] = one.coat
  const trim = one.trim
  switch (style) {
    case 'high':
      return path('M33 60l-8 30 25 10 25-10-8-30-7 17-10 8-10-8z', lit) + path('M67 60l8 30-25 10V85l10-8z', shade) + line('M33 60l-8 30M67 60l8 30', trim, 1.6)
    case 'lapel':
      return path('M28 82l13-10 9 16 9-16 13 10-8 31H36z', trim) + path('M50 88l9-16 13 10-8 31H50z', shade) + path('M45 92h10l3 21H42z', lit)
    case 'robe':
      return path('M38 74L14 92l8 21h16l22-34z', lit) + path('M62 74l24 18-8 21H34l24-34z', shade) + line('M38 74l24 32M62 74L34 113', trim, 2.2) + line('M22 96q6 8 4 17M78 96q-6 8-4 17', trim, 1, see(0.5))
    case 'uniform':
      return path('M39 70l-3 12 14 8 14-8-3-12-11 8z', trim) + path('M50 90l14-8-3-12-11 8z', shade) + each([96, 104], (y) => disc(50, y, 2.2, trim)) + path('M8 92c4-8 12-11 20-12l-2 8c-6 1-12 4-14 10zM92 92c-4-8-12-11-20-12l2 8c6 1 12 4 14 10z', trim) + path('M26 84l8-3 30 32H54z', trim, see(0.75))
    case 'armour':
      return path('M34 78l16 10 16-10 10 35H24z', trim, see(0.85)) + path('M50 88l16-10 10 35H50z', shade, see(0.6)) + path('M4 104C4 84 18 76 32 78l-4 20zM96 104c0-20-14-28-28-26l4 20z', trim) + line('M8 98q8-12 22-12M92 98q-8-12-22-12', lit, 2) + line('M50 88v25', shade, 2)
    case 'still':
      return path('M40 70l-8 14 18 10 18-10-8-14-10 8z', '#33302c') + line('M30 84l-6 29M70 84l6 29M50 94v19', '#2a2724', 3) + line('M28 96h44M26 106h48', '#2a2724', 2.2) + line('M60 74c14 4 10 20 16 30', trim, 2.4) + disc(50, 90, 3, trim)
    case 'gown':
      return path('M24 80C32 92 42 98 50 98s18-6 26-18l-12-3-14 9-14-9z', one.skin?.[0] ?? '#e6b58a') + path('M50 98c8 0 18-6 26-18l-12-3-14 9z', one.skin?.[1] ?? '#a8694a') + line('M24 80C32 92 42 98 50 98s18-6 26-18', trim, 2)
    case 'fur':
      return path('M12 90l4-10 6 3 2-9 8 4 4-10 6 8 8 12 8-12 6-8 4 10 8-4 2 9 6-3 4 10 4 16-8-4-3 9-7-6-5 10-7-7-6 9-6-9-7 7-5-10-7 6-3-9-8 4z', trim) + path('M50 88l8-12 6-8 4 10 8-4 2 9 6-3 4 10 4 16-8-4-3 9-7-6-5 10-7-7-6 9-6-9z', shade, see(0.45))
    case 'cloak':
      return path('M30 76C14 82 6 96 2 113h52c6-12 2-24-14-37z', trim) + path('M44 82c10 10 12 22 10 31H34c8-8 10-20 10-31z', shade, see(0.4)) + disc(42, 82, 5, INK.gold) + disc(42, 82, 2.2, shade)
    case 'harness':
      return path('M26 80l10-6 14 20 14-20 10 6-16 33H42z', shade) + line('M28 78l22 24 22-24', trim, 4) + disc(50, 102, 7, trim) + disc(50, 102, 3.5, INK.water) + disc(18, 96, 6, trim) + disc(82, 96, 6, trim) + disc(18, 96, 2.6, INK.water) + disc(82, 96, 2.6, INK.water)
    case 'office':
      return path('M34 74l-8 12 24 12 24-12-8-12-16 10z', lit) + line('M24 82q26 34 52 0', trim, 3) + disc(50, 100, 6.5, trim) + disc(50, 100, 3, shade)
    case 'scarf':
      return path('M30 70c10 10 30 10 40 0l6 10c-14 14-38 14-52 0z', trim) + path('M50 78c8 0 15-3 20-8l6 10c-8 8-17 11-26 11z', shade, see(0.45)) + path('M62 86l14-4 8 31H70z', trim)
  }
}

/** A closed hand around a point. */
const fist = (x: number, y: number, one: Person): string => {
  const [lit, shade] = one.skin ?? ['#e6b58a', '#a8694a']
  return at(x, y, 1, path('M-8-5c0-4 4-6 8-6s9 1 9 6l-1 8c-1 5-4 7-8 7s-8-3-8-8z', lit) + path('M1-11c4 0 8 1 8 6l-1 8c-1 5-4 7-8 7z', shade) + line('M-7-3h15M-7 2h14', shade, 0.9))
}
const sleeve = (d: string, one: Person): string => line(d, one.coat[1], 13) + line(d, one.coat[0], 7)

/** What is held or done with the hands, in front of the body. */
export function held(prop: Prop, one: Person): string {
  const trim = one.trim
  switch (prop) {
    case 'chin':
      return sleeve('M84 113L70 92', one) + fist(64, 80, one)
    case 'fist':
      return sleeve('M18 113L26 98', one) + fist(28, 88, one)
    case 'blade':
      return path('M22 20l4-9 4 9v60h-8z', '#f0f2f6') + path('M26 11l4 9v60h-4z', '#9aa2b5') + path('M14 80h24v4H14z', INK.gold) + fist(26, 92, one)
    case 'crysknife':
      return path('M24 84C14 60 20 34 40 18c4 24 0 48-8 66z', '#f6f8f4') + path('M40 18c4 24 0 48-8 66h-4C34 62 38 40 40 18z', '#c3cdd0') + fist(28, 92, one)
    case 'goblet':
      return path('M66 62h24c1 12-4 18-9 20v8h-6v-8c-6-2-10-8-9-20z', INK.gold) + path('M78 62h12c1 12-4 18-9 20v8h-3z', '#a8761c') + oval(78, 62, 12, 3, BOX.intrigue) + fist(78, 98, one)
    case 'quill':
      return path('M92 40C78 44 68 62 66 86l4 1c14-6 22-24 22-47z', '#fff8e8') + path('M92 40c0 23-8 41-22 47 8-14 14-28 22-47z', '#cdbfa0') + fist(66, 94, one)
    case 'harp':
      return turn(-32, 50, 100, path('M2 100c0-14 16-18 26-14h54l10-5v10l-10 2H34c8 12-4 24-16 22S2 110 2 100z', '#8a4a22') + path('M28 92h54l10-1v0l-10 2H34c8 12-4 24-16 22z', '#5b2c14') + disc(18, 100, 5, '#1d0f10') + line('M14 98l74-12M14 101l74-13', '#ffe8b8', 0.8)) + fist(62, 90, one)
    case 'palm': {
      const [lit, shade] = one.skin ?? ['#e6b58a', '#a8694a']
      return sleeve('M92 113L86 100', one) + at(72, 66, 0.27, path('M30 100l-4-30-14-22c-3-6 4-10 8-5l10 12V18c0-7 9-7 10 0l2 26 2-34c0-7 10-7 10 0l1 34 5-28c1-6 10-5 10 1l-2 34 8-16c3-6 11-3 9 4L72 74l-4 40H34z', lit) + path('M60 44l5-28c1-6 8-5 8 1l-2 34 8-16c3-6 11-3 9 4L72 74l-4 40H56z', shade))
    }
    case 'staff':
      return line('M20 114V14', '#6b4426', 4) + line('M19 114V14', '#a87446', 1.5) + hoop(20, 10, 7, INK.gold, 3) + disc(20, 10, 3, trim) + fist(20, 94, one)
    case 'flower':
      return line('M26 96C22 84 30 76 26 62', '#3f7a4a', 2) + each([0, 72, 144, 216, 288], (a) => turn(a, 26, 56, oval(26, 49, 4, 6, '#f3a0b8'))) + disc(26, 56, 3.5, INK.gold) + fist(26, 98, one)
    case 'globe':
      return fist(76, 98, one) + disc(76, 80, 13, '#7fd6e8', see(0.85)) + path('M76 67a13 13 0 0 1 0 26z', '#2a7f96', see(0.7)) + oval(76, 80, 13, 4.5, 'none', 'stroke="#e6fbff" stroke-width="1"') + line('M76 67v26', '#e6fbff', 1)
    case 'vial':
      return box(73, 66, 8, 5, '#4a3a2a', 1) + path('M74 71h6v6c5 3 7 7 7 12a10 10 0 0 1-20 0c0-5 2-9 7-12z', '#8be0c0') + path('M77 71h3v6c5 3 7 7 7 12a10 10 0 0 1-10 10z', '#2f8a78') + fist(77, 102, one)
    case 'fan':
      return path('M70 100L52 62c14-8 36-4 44 12z', trim) + each([0, 1, 2, 3], (i) => line(`M70 100L${56 + i * 12} ${n(62 + Math.abs(i - 1.2) * 3)}`, one.coat[1], 1.2)) + fist(70, 102, one)
    case 'crossed':
      return line('M6 108C24 92 50 112 82 104', one.coat[1], 15) + line('M94 108C76 92 50 112 20 104', one.coat[0], 13) + fist(80, 103, one) + line('M10 104C28 94 50 108 70 104', trim, 1.2, see(0.6))
  }
}
