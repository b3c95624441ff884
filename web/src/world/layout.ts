// Where the spaces of a game stand. A row of the board data is foot x, foot y (shares of the world), width of the plate in
// units and picture; rows of a box that joins the host go over the host's. A space without a row is given free ground.
// An observation post stands at the picture of one of its spaces: the space, how far right of its middle (in widths), how
// high above its foot (in heights of the picture), and its size; with the space alone it is drawn in the space's plate.
// A wall is a ridge: from x to x, at y.

import type { SpaceThing } from '../lib/data'
import boards from './layout/boards.json'
import { WORLD } from './terrain'

type Row = readonly [number, number, number, string]
type PostRow = readonly [string, number?, number?, number?]
type WallRow = readonly [number, number, number]

/** A space and its ground. */
export interface Place {
  space: SpaceThing
  /** foot as a share of the world */
  x: number
  y: number
  /** width of the plate in units */
  plate: number
  picture: string
  region: Region
}

/** Parts of the board that a small window shows one at a time; `boards` are those of single players. */
export type Region = 'factions' | 'boards' | 'council' | 'desert'

/** A rectangle in pixels of its pane. */
export interface Spot {
  place: Place
  left: number
  top: number
  width: number
  height: number
}

/** Where the towers stand: their middles as shares of the world, and the ground line. */
export const TOWERS = { left: 0, right: 0.345, foot: 0.583 } as const

const PLATE = 45
const PICTURE = 56
const GAP = 3
/** Where the Conflict stands on a board that is shown whole: its left edge and its foot as shares of the pane. */
const CONFLICT = { left: 0.778, foot: 0.72 } as const

const LAND = { left: 0.358, right: 0.777, rows: [0.185, 0.4, 0.62, 0.85] } as const
/** What lies above this height belongs to the council's part of the land. */
const COUNCIL = 0.45
/** What stays free beside a plate of a row that had to move closer together. */
const SPARE = 0.004
/** Places below a tower: the foot of the lowest, how far two lie apart, and how far all of them reach. */
const STACK = { low: 0.911, step: 0.189, reach: 0.26 } as const

/** Return the middle of a tower as a share of the world. */
export const towerAt = (number: number, all: number): number => TOWERS.left + ((number + 0.5) / Math.max(1, all)) * (TOWERS.right - TOWERS.left) + 0.004

const ALL = boards as unknown as Record<string, Record<string, unknown>>
const hostOf = (modules: string[]) => modules.find((id) => id in ALL) ?? 'base'

function rowsOf(modules: string[], players: number): Record<string, Row> {
  const host = hostOf(modules)
  const side = `${host}/${players}`
  const over = [host, side].flatMap((board) => modules.map((id) => ALL[`${board}+${id}`] ?? {}))
  return Object.assign({}, ALL[host], ALL[side], ...over) as Record<string, Row>
}

/** Return the picture of a space; one that nobody placed is a camp. */
export const pictureOf = (modules: string[], players: number, space: string): string => rowsOf(modules, players)[space]?.[3] ?? 'camp'

/** A wall across the land, from a share of the world's width to another, at a share of its height. */
export const wallOf = (modules: string[]): WallRow | undefined => Object.values(ALL[`${hostOf(modules)}/wall`] ?? {})[0] as WallRow | undefined

/** Where a post stands in a pane, and the way to each of the spaces that it watches. */
export interface PostSpot {
  id: string
  /** how much ground the picture beside it has, in units */
  room: number
  x: number
  y: number
  size: number
  ways: readonly (readonly [number, number])[]
}

function postRows(modules: string[], players: number): Record<string, PostRow> {
  const host = hostOf(modules)
  return { ...ALL[`${host}/posts`], ...ALL[`${host}/${players}/posts`] } as Record<string, PostRow>
}

/** Return the posts that have no ground of their own, each with the space whose plate bears it. */
export function bornePosts(modules: string[], players: number): Map<string, string> {
  return new Map(Object.entries(postRows(modules, players)).flatMap(([id, row]): [string, string][] => (row.length === 1 ? [[id, row[0]]] : [])))
}

/** Put observation posts beside the places that they belong to. */
export function postsIn(modules: string[], players: number, posts: readonly { id: string; spaces: string[] }[], spots: Spot[], unit: number, width: number): PostSpot[] {
  const rows = postRows(modules, players)
  const known = new Map(spots.map((spot) => [spot.place.space.id, spot]))
  return posts.flatMap(({ id, spaces }): PostSpot[] => {
    const [space, along, up = 1, size = 1] = rows[id] ?? [spaces[0] ?? '', 0.4, 1]
    const spot = known.get(space)
    if (!spot || along === undefined) return []
    const picture = spot.height - PLATE * unit
    const half = 15 * unit * size
    const x = Math.max(half, Math.min(spot.left + spot.width * (0.5 + along), width - half))
    const y = spot.top + picture * (1 - up) + 28 * unit * size
    const ways = spaces.flatMap((one): (readonly [number, number])[] => {
      const to = known.get(one)
      if (!to) return []
      // To the nearest point of the plate's edge.
      const top = to.top + to.height - PLATE * unit
      const at = Math.max(to.left + 8, Math.min(x, to.left + to.width - 8))
      return [[at, y < top ? top : Math.min(to.top + to.height, Math.max(top, y))]]
    })
    return [{ id, room: picture / unit, x, y, size, ways }]
  })
}

/** Give places of a tower their heights: two lie apart, more share the ground below the tower. */
function stacked(places: Place[]): void {
  const step = Math.min(STACK.step, STACK.reach / Math.max(1, places.length - 1))
  for (const [at, place] of places.entries()) place.y = STACK.low - (places.length - 1 - at) * step
}

/** Add a place to the row of the land that has most room, those where its kind belongs first, and spread that row. */
function joined(rows: Place[][], place: Place): void {
  const free = (row: Place[]) => LAND.right - LAND.left - (row.length + 1) * SPARE - row.reduce((sum, one) => sum + one.plate, 0) / WORLD.w
  const wanted = place.space.icon === 'landsraad' ? rows : [...rows.slice(2), ...rows.slice(0, 2)]
  const most = [...rows].sort((a, b) => free(b) - free(a))[0]!
  const row = wanted.find((one) => free(one) >= place.plate / WORLD.w) ?? most
  // It stands where the row has its widest gap, as high as those beside it.
  const edges = [LAND.left, ...row.map((one) => one.x), LAND.right]
  const gaps = edges.slice(1).map((x, at) => x - edges[at]!)
  const at = gaps.indexOf(Math.max(...gaps))
  const beside = row.slice(Math.max(0, at - 1), at + 1)
  if (beside.length) place.y = beside.reduce((sum, one) => sum + one.y, 0) / beside.length
  row.splice(at, 0, place)
  // A row that is too full has narrower plates; the gaps between them are even.
  const wide = (LAND.right - LAND.left - (row.length + 1) * SPARE) * WORLD.w
  const share = Math.min(1, wide / row.reduce((sum, one) => sum + one.plate, 0))
  for (const one of row) one.plate *= share
  const gap = (wide / WORLD.w - row.reduce((sum, one) => sum + one.plate, 0) / WORLD.w) / (row.length + 1) + SPARE
  let x = LAND.left
  for (const one of row) {
    one.x = x + gap + one.plate / WORLD.w / 2
    x += gap + one.plate / WORLD.w
  }
}

/** Give spaces without a row free ground: below their tower, else in the land, where others move closer together. */
function settled(places: Place[], strangers: SpaceThing[], factions: string[]): void {
  const land = places.filter((one) => one.x > TOWERS.right && !factions.includes(one.space.icon))
  const nearest = (y: number) => LAND.rows.reduce((best, row, at) => (Math.abs(row - y) < Math.abs(LAND.rows[best]! - y) ? at : best), 0)
  const rows = LAND.rows.map((_, at) => land.filter((one) => nearest(one.y) === at).sort((a, b) => a.x - b.x))
  for (const space of strangers) {
    const faction = factions.indexOf(space.icon)
    if (faction >= 0) {
      const place: Place = { space, x: towerAt(faction, factions.length), y: STACK.low, plate: 91, picture: 'camp', region: 'factions' }
      const column = places.filter((one) => one.x < TOWERS.right && Math.abs(one.x - place.x) < 0.04).sort((a, b) => a.y - b.y)
      stacked([...column, place])
      places.push(place)
    } else {
      const place: Place = { space, x: 0, y: LAND.rows[2], plate: 100, picture: 'camp', region: 'desert' }
      joined(rows, place)
      place.region = place.y < COUNCIL ? 'council' : 'desert'
      places.push(place)
    }
  }
}

/** Return the ground of every space of a game, the far ones first. */
export function placesOf(modules: string[], players: number, spaces: SpaceThing[], factions: string[], owned: (space: string) => boolean): Place[] {
  const rows = rowsOf(modules, players)
  const places = spaces.flatMap((space): Place[] => {
    const row = rows[space.id]
    if (!row) return []
    const [x, y, plate, picture] = row
    return [{ space, x, y, plate, picture, region: factions.includes(space.icon) ? 'factions' : y < COUNCIL ? 'council' : 'desert' }]
  })
  settled(places, spaces.filter((space) => !rows[space.id]), factions)
  for (const place of places) if (owned(place.space.id)) place.region = 'boards'
  return places.sort((a, b) => a.y - b.y)
}

/** A part of the world (left, top, right, bottom as shares) that fills a pane of so many pixels; `unit` is a unit of the plates. */
export interface Pane {
  part: readonly [number, number, number, number]
  width: number
  height: number
  unit: number
  /** where the towers end, when they give room to the places below them */
  foot?: number
}


/** Put the places of a map into a pane: nothing leaves it, nothing lies on anything else. */
export function spotsOf(places: Place[], pane: Pane): Spot[] {
  const [left, top, right, bottom] = pane.part
  const across = pane.width / (right - left)
  const narrow = Math.min(pane.unit, across / WORLD.w)
  const least = PLATE * pane.unit
  const foot = pane.foot ?? TOWERS.foot
  const atTowers = (place: Place) => place.region === 'factions' || place.region === 'boards'
  const lifted = (place: Place) => (atTowers(place) ? foot + ((place.y - TOWERS.foot) * (1 - foot)) / (1 - TOWERS.foot) : place.y)
  const spots = places.map((place): Spot => {
    const width = Math.min(place.plate * narrow, pane.width - 2)
    const low = ((lifted(place) - top) / (bottom - top)) * pane.height + least
    return { place, left: Math.max(1, Math.min((place.x - left) * across - width / 2, pane.width - width - 1)), top: 0, width, height: low }
  })
  const meets = (a: Spot, b: Spot) => a.left < b.left + b.width && b.left < a.left + a.width
  // From the near edge upwards every plate gets its height, then from the far edge downwards the pictures get what is left.
  for (let at = spots.length - 1; at >= 0; at -= 1) {
    const spot = spots[at]!
    const under = spots.slice(at + 1).filter((one) => meets(spot, one)).map((one) => one.height - least - GAP)
    spot.height = Math.min(spot.height, pane.height - 1, ...under)
  }
  for (const [at, spot] of spots.entries()) {
    const above = spots.slice(0, at).filter((one) => meets(spot, one)).map((one) => one.top + one.height + GAP)
    const towers = atTowers(spot.place) ? ((foot - top) / (bottom - top)) * pane.height + GAP : 0
    const fight = right === 1 && left === 0 && spot.left + spot.width > CONFLICT.left * pane.width ? CONFLICT.foot * pane.height + GAP : 0
    const roof = Math.max(towers, fight)
    spot.top = Math.max(roof, spot.height - least - PICTURE * pane.unit, ...above)
    spot.height = Math.max(least, spot.height - spot.top)
  }
  return spots
}

/** Put the places of a region into rows of a narrow pane, in the order in which they lie in the world. */
export function rowsIn(places: Place[], width: number, height: number, columns: number): Spot[] {
  const rows = Math.max(1, Math.ceil(places.length / columns))
  const ordered = [...places].sort((a, b) => a.y - b.y)
  const cell = height / rows
  // As even as it goes: seven in three columns are three, two and two.
  const from = (row: number) => Math.ceil((row * ordered.length) / rows)
  return Array.from({ length: rows }, (_, row) => ordered.slice(from(row), from(row + 1)).sort((a, b) => a.x - b.x)).flatMap((line, row) => {
    const share = Math.min(width / line.length, (width / columns) * 1.5)
    const start = (width - share * line.length) / 2
    return line.map((place, at) => ({ place, left: start + at * share + 2, top: row * cell + 2, width: share - 4, height: cell - 4 }))
  })
}

/** The world's width and height, for panes that show all of it. */
export { WORLD }
