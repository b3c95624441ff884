// A wide empty scene: sky, sun, far rock and dunes. Combat and the end of a game are staged in it.

import { LAND, type Theme } from '../art/palette'
import { at, box, disc, dunes, path, see, stream, times } from '../art/shapes'
import { people } from '../art/motifs/people'
import { machines } from '../art/motifs/machines'
import { kept } from './pictures'

const SKY: Record<Theme, readonly [string, string, string]> = { dark: ['#160a20', '#7c2430', '#e8702c'], light: ['#8fc3d6', '#f3d9ae', '#ffe2b0'] }

function ground(theme: Theme, w: number, h: number, sunX: number): string {
  const [high, middle, low] = SKY[theme]
  const land = LAND[theme]
  const next = stream('vista')
  const horizon = h * 0.62
  const sun = h * 0.3
  const gradient = `<defs><linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".4" stop-color="${middle}"/><stop offset=".64" stop-color="${low}"/></linearGradient></defs>`
  return (
    gradient +
    box(0, 0, w, h, 'url(#v)') +
    (theme === 'dark' ? times(90, () => disc(next() * w, next() * horizon * 0.6, 0.5 + next(), '#ffe9c8', see(0.2 + next() * 0.6))) : '') +
    disc(sunX, horizon - sun * 0.35, sun * 1.5, land.sun, see(0.1)) +
    disc(sunX, horizon - sun * 0.35, sun * 1.22, land.sun, see(0.14)) +
    disc(sunX, horizon - sun * 0.35, sun, land.sun) +
    [0, 0.16, 0.34, 0.54].map((share, i) => box(sunX - sun * 1.05, horizon - sun * 0.2 + sun * share, sun * 2.1, 4 + i * 3, low)).join('') +
    path(`M0 ${horizon}L${w * 0.05} ${h * 0.5} ${w * 0.12} ${h * 0.48} ${w * 0.15} ${h * 0.39} ${w * 0.2} ${h * 0.38} ${w * 0.23} ${h * 0.45} ${w * 0.3} ${horizon}z`, land.far[0]) +
    path(`M${w * 0.15} ${h * 0.39}L${w * 0.2} ${h * 0.38} ${w * 0.23} ${h * 0.45} ${w * 0.22} ${horizon}H${w * 0.17}z`, land.far[1]) +
    path(`M${w * 0.72} ${horizon}L${w * 0.76} ${h * 0.43} ${w * 0.8} ${h * 0.42} ${w * 0.83} ${h * 0.35} ${w * 0.89} ${h * 0.34} ${w * 0.92} ${h * 0.43} ${w} ${h * 0.5}V${horizon}z`, land.far[0]) +
    path(`M${w * 0.83} ${h * 0.35}L${w * 0.89} ${h * 0.34} ${w * 0.92} ${h * 0.43} ${w * 0.9} ${horizon}H${w * 0.82}z`, land.far[1]) +
    dunes(w, horizon, 20, 'v1', land.dunes[1]![0], land.dunes[1]![1], h) +
    dunes(w, horizon + h * 0.13, 30, 'v2', land.dunes[2]![0], land.dunes[2]![1], h) +
    dunes(w, horizon + h * 0.28, 30, 'v3', land.dunes[3]![0], land.dunes[3]![1], h)
  )
}

const wrapped = (w: number, h: number, align: string, inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="${align} slice">${inner}</svg>`

/** Return the field of Combat: two fighters before the sun. */
export const battle = (theme: Theme): string =>
  kept(
    `battle ${theme}`,
    () => {
      const dark = theme === 'dark' ? '#1a0c1c' : '#5b2c1c'
      const one = people.fighter({ d: dark, m: '#1c5f9e', l: '#fff3d8', a: '#56b4ff' })
      const other = people.fighter({ d: dark, m: '#14714e', l: '#fff3d8', a: '#3ecf98' })
      const flyer = machines.thopter({ d: dark, m: '#3a1730', l: '#db6a2b', a: '#ffd98a' })
      return wrapped(1150, 500, 'xMidYMid', ground(theme, 1150, 500, 575) + at(60, 90, 0.7, flyer, see(0.85)) + at(1010, 70, 0.5, flyer, see(0.8)) + at(468, 214, 0.98, one) + at(682, 216, [-0.96, 0.96], other))
    },
    1150,
    500,
  )

/** Return the evening in which a game ends, the sun on the left behind the winner. */
export const evening = (theme: Theme): string => kept(`evening ${theme}`, () => wrapped(1150, 560, 'xMinYMid', ground(theme, 1150, 560, 250)))
