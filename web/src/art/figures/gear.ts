// What is worn on head and face. Drawn around x = 0, as heads are.

import { INK } from '../palette'
import { disc, each, hoop, line, path, see } from '../shapes'
import type { Gear, Person } from './person'

/** Draw one piece; `flip` tells that the head is mirrored, so that the shade stays on the right. */
export function gear(piece: Gear, one: Person, turned: boolean, flip: boolean): string {
  const lit = flip ? one.coat[1] : one.coat[0]
  const shade = flip ? one.coat[0] : one.coat[1]
  const c = turned ? 5 : 0
  const k = (20 + (one.wide ?? 0)) / 20
  switch (piece) {
    case 'crown':
      return path('M-23 27l-2-20 12 9L0-2l13 18 12-9-2 20q-23-9-46 0z', INK.gold) + path('M0-2l13 18 12-9-2 20q-12-5-23-5z', '#c98a1e') + disc(0, 15, 3, '#e2574b') + disc(-14, 19, 1.8, INK.water) + disc(14, 19, 1.8, INK.water)
    case 'coronet':
      return line('M-22 28q22-10 44 0', INK.gold, 3.6) + each([-18, -6, 6, 18], (x) => path(`M${x - 3} 24l3-10 3 10z`, INK.gold) + disc(x, 13, 2, '#fff3d0'))
    case 'circlet':
      return line('M-22 31q22-9 44 0', INK.gold, 2.6) + path(`M${c} 21l4 6-4 6-4-6z`, INK.water)
    case 'jewel':
      return disc(c, 30, 2.6, '#e2574b') + line(`M-20 30Q-8 24 ${c - 2} 29M${c + 2} 29Q14 25 20 30`, INK.gold, 1.2)
    case 'diamond':
      return path(`M${c} 26l3 4-3 4-3-4z`, one.trim)
    case 'hood':
      return path('M0 0C-27 0-34 26-31 48c1 15-4 24-12 36l24-6c-5-10-8-22-7-38C-25 22-13 14 0 14s25 8 26 26c1 16-2 28-7 38l24 6C35 72 30 63 31 48 34 26 27 0 0 0z', lit) + path('M0 0c27 0 34 26 31 48-1 15 4 24 12 36l-24-6c5-10 8-22 7-38C25 22 13 14 0 14z', shade) + line('M-26 42C-26 22-13 14 0 14s26 8 26 28', one.trim, 1.2, see(0.7))
    case 'cowl':
      return path('M0 6c-22 0-28 18-26 38 0 12 2 22 6 32l8-3c-5-10-9-22-8-34C-19 27-11 22 0 22s19 5 20 17c1 12-3 24-8 34l8 3c4-10 6-20 6-32C28 24 22 6 0 6z', lit) + path('M0 6c22 0 28 18 26 38 0 12-2 22-6 32l-8-3c5-10 9-22 8-34C19 27 11 22 0 22z', shade)
    case 'turban':
      return path('M-25 32C-32 8-14-4 0-4s32 12 25 36c-8-8-42-8-50 0z', lit) + path('M0-4c14 0 32 12 25 36-4-4-14-6-25-6z', shade) + line('M-24 26Q-4 4 20 2M-22 31Q0 10 25 14', one.trim, 1.8, see(0.8)) + disc(0, 20, 3, one.trim)
    case 'helmet':
      return path('M-25 40C-28 12-14 2 0 2s28 10 25 38l-5 14-2-16-36 0-2 16z', lit) + path('M0 2c14 0 28 10 25 38l-5 14-2-16H0z', shade) + path('M-3 0h6v30l-3 8-3-8z', one.trim) + line('M-24 38h48', one.trim, 2)
    case 'veil':
      return path('M-19 50q19 9 38 0l3 20q-22 17-44 0z', one.trim, see(0.9)) + path(flip ? 'M0 54q-10 0-19-4l-3 20q10 9 22 9z' : 'M0 54q10 0 19-4l3 20q-10 9-22 9z', one.coat[1], see(0.4))
    case 'wimple':
      return path('M0 5c-24 0-28 20-26 40 1 18-4 28-8 40h22c-6-10-9-24-8-44C-19 26-12 21 0 21s19 5 20 20c1 20-2 34-8 44h22c-4-12-9-22-8-40C28 25 24 5 0 5z', '#e9e2ee') + path('M0 5c24 0 28 20 26 40-1 18 4 28 8 40H12c6-10 9-24 8-44C19 26 12 21 0 21z', '#b9aec6') + path('M0-3c-26 0-34 24-32 48l8-6C-24 20-16 8 0 8s24 12 24 31l8 6C34 21 26-3 0-3z', shade)
    case 'cap':
      return path('M-24 28C-24 8-12 4 0 4s24 4 24 24q-24-8-48 0z', lit) + path('M0 4c12 0 24 4 24 24q-12-4-24-4z', shade) + path('M-24 28q24-9 48 0l5 6q-28-8-58 0z', '#15101c') + disc(0, 14, 4, INK.gold)
    case 'goggles':
      return line('M-22 24Q0 16 22 24', '#2c2622', 4) + hoop(c - 9, 23, 7, '#4a3c30', 3) + hoop(c + 8, 23, 6.5, '#4a3c30', 3) + disc(c - 9, 23, 5, INK.water, see(0.8)) + disc(c + 8, 23, 4.6, '#1d7f96', see(0.9))
    case 'tubes':
      return line(`M${c + 4} 57q-2-4 1-5M${c + 3} 57C${c - 4} 60-13 62-16 82`, '#2c2622', 2.2)
    case 'earrings':
      return disc(-20.5 * k, 54, 2.6, INK.gold) + disc(-20.5 * k, 59, 1.6, one.trim) + (turned ? '' : disc(20.5 * k, 54, 2.6, INK.gold) + disc(20.5 * k, 59, 1.6, one.trim))
    case 'scar':
      return line(`M${c + 11} 34l-3 24`, '#8a3a34', 1.8) + line(`M${c + 8} 40l4 1M${c + 7} 48l4 1`, '#8a3a34', 1)
    case 'monocle':
      return hoop(c + 8, 44, 6.5, INK.gold, 1.8) + disc(c + 8, 44, 5.5, '#bfe8ff', see(0.35)) + line(`M${c + 14} 47q6 14 2 28`, INK.gold, 1)
    case 'eyepatch':
      return line('M-21 34L20 44', '#15101c', 1.8) + path(`M${c + 3} 39h10v7q-5 5-10 0z`, '#15101c')
    case 'horns':
      return path('M-20 26C-34 22-38 8-32-2c2 10 8 14 18 18zM20 26c14-4 18-18 12-28-2 10-8 14-18 18z', one.trim) + path('M20 26c14-4 18-18 12-28 2 10 0 18-12 22z', shade, see(0.5))
    case 'pins':
      return line('M-22 2L10 12M22 0L-8 12', INK.gold, 1.6) + disc(-22, 2, 2.6, one.trim) + disc(22, 0, 2.6, one.trim)
  }
}
