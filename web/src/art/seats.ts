// What stands for a player: the form of the seat, the Agent, the troop, the Spy, the flag.

import { SEATS, type Theme } from './palette'
import { at, box, disc, line, n, oval, path, see } from './shapes'

const tone = (seat: number, theme: Theme) => SEATS[seat % SEATS.length]![theme]

/** The form of a seat around a point, `size` across. */
export function seatForm(seat: number, x: number, y: number, size = 14, theme: Theme = 'dark', edge = '#0e0a18'): string {
  const { form } = SEATS[seat % SEATS.length]!
  const fill = tone(seat, theme).lit
  const h = size / 2
  const third = n(size / 3)
  const back = n(-size / 3)
  const rim = `stroke="${edge}" stroke-width="1.2"`
  switch (form) {
    case 'circle':
      return disc(x, y, h, fill, rim)
    case 'square':
      return box(x - h * 0.9, y - h * 0.9, size * 0.9, size * 0.9, fill, 1.5, rim)
    case 'triangle':
      return path(`M${n(x)} ${n(y - h)}L${n(x + h * 1.08)} ${n(y + h * 0.85)}H${n(x - h * 1.08)}z`, fill, rim)
    case 'diamond':
      return path(`M${n(x)} ${n(y - h * 1.15)}L${n(x + h * 1.15)} ${n(y)}L${n(x)} ${n(y + h * 1.15)}L${n(x - h * 1.15)} ${n(y)}z`, fill, rim)
    case 'hexagon':
      return path(`M${n(x - h)} ${n(y)}L${n(x - h / 2)} ${n(y - h)}H${n(x + h / 2)}L${n(x + h)} ${n(y)}L${n(x + h / 2)} ${n(y + h)}H${n(x - h / 2)}z`, fill, rim)
    case 'cross':
      return path(`M${n(x - h / 3)} ${n(y - h)}h${third}v${third}h${third}v${third}h${back}v${third}h${back}v${back}h${back}v${back}h${third}z`, fill, rim)
  }
}

/** An Agent that stands at a point, with the seat's form on its chest. */
export function agentPiece(seat: number, x: number, y: number, scale = 1, theme: Theme = 'dark'): string {
  const { lit, shade } = tone(seat, theme)
  return at(
    x,
    y,
    scale,
    oval(1, 0, 13, 4, '#000', see(0.4)) +
      path('M-11 0C-10-14-6-17-5-20a8 8 0 1 1 10 0c1 3 5 6 6 20z', shade, 'stroke="#fff5dd" stroke-width="1.6"') +
      path('M-11 0C-10-14-6-17-5-20a8 8 0 0 1 5-14V0z', lit) +
      seatForm(seat, 0, -8, 9.5, theme),
  )
}

/** A troop that stands at a point. */
export function troopPiece(seat: number, x: number, y: number, scale = 1, theme: Theme = 'dark'): string {
  const { lit, shade } = tone(seat, theme)
  return at(x, y, scale, oval(0, 0, 6, 2, '#000', see(0.35)) + path('M-5 0V-8L-6-10 0-17 6-10 5-8V0z', shade) + path('M-5 0V-8L-6-10 0-17V0z', lit) + box(-3, -10, 6, 2.4, '#160e1c'))
}

/** A dreadnought that hovers over a point. */
export function dreadnoughtPiece(seat: number, x: number, y: number, scale = 1, theme: Theme = 'dark'): string {
  const { lit, shade } = tone(seat, theme)
  return at(
    x,
    y,
    scale,
    oval(0, 1, 15, 3, '#000', see(0.35)) + path('M-17-9L-8-17H6l11 8-6 6H-9z', shade) + path('M-17-9L-8-17H0v14h-9z', lit) + path('M-5-17l3-7h5l3 7z', shade) + box(-9, -11, 3, 2.4, '#160e1c') + box(-3, -11, 3, 2.4, '#160e1c'),
  )
}

/** A sandworm that rises at a point, in the colours of whoever called it. */
export function wormPiece(seat: number, x: number, y: number, scale = 1, theme: Theme = 'dark'): string {
  const { lit, shade } = tone(seat, theme)
  return at(
    x,
    y,
    scale,
    oval(2, 0, 15, 3.5, '#000', see(0.35)) +
      path('M-14 0C-15-16-9-27 3-27c9 0 13 6 13 12S11-4 5-5C1-5-1-3-1 0z', shade) +
      path('M-14 0C-15-16-9-27 3-27c-6 3-9 12-8 27z', lit) +
      line('M-13-8q4-2 8 0M-11-16q4-2 8-1', '#160e1c', 1, see(0.5)) +
      disc(7, -15, 8, '#ffe2b0') +
      disc(7, -15, 5.6, '#3a1218') +
      path('M7-20.600l1.200 3.400-1.200 2.200-1.200-2.200zM7-9.400l1.200-3.400-1.200-2.200-1.200 2.200zM1.400-15l3.400-1.200 2.200 1.200-2.200 1.200zM12.600-15l-3.400-1.200-2.200 1.200 2.200 1.200z', '#ffe2b0') +
      disc(7, -15, 1.6, lit),
  )
}

/** A Spy at an observation post. */
export function spyPiece(seat: number, x: number, y: number, scale = 1, theme: Theme = 'dark'): string {
  const { lit, shade } = tone(seat, theme)
  return at(
    x,
    y,
    scale,
    oval(0, 1, 8, 2.5, '#000', see(0.4)) +
      path('M-6 0l3-14h6l3 14z', shade, 'stroke="#fff5dd" stroke-width="1"') +
      path('M-12-17C-6-26 6-26 12-17 6-9-6-9-12-17z', lit, 'stroke="#160e1c" stroke-width="1.2"') +
      disc(0, -17, 4, '#160e1c') +
      disc(0, -17, 1.5, '#fff'),
  )
}

/** Units beside troops by id: how each is drawn, and the box that holds it. What nobody has drawn stands as a ship. */
export const UNIT_PIECES: Record<string, readonly [(seat: number, x: number, y: number, scale?: number, theme?: Theme) => string, string]> = {
  dreadnought: [dreadnoughtPiece, '-18 -26 36 30'],
  sandworm: [wormPiece, '-16 -28 34 32'],
}

/** The flag of whoever controls a place, with its foot at a point. */
export function flagPiece(seat: number, x: number, y: number, scale = 1, theme: Theme = 'dark'): string {
  const { lit, shade } = tone(seat, theme)
  return at(x, y, scale, line('M0 0V-22', '#2a1320', 2) + path('M1-22h18l-5 6 5 6H1z', lit) + path('M1-16h13l5 6H1z', shade, see(0.5)) + seatForm(seat, 7, -16, 7, theme))
}
