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

const LAND = { left: 0.375, right: 0.77, rows: [0.185, 0.4, 0.62, 0.85] } as const
const FACTION_ROWS = [0.693, 0.882] as const

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

/** Return the free ground nearest to where a space of its kind belongs. */
function ground(space: SpaceThing, faction: number, factions: number, taken: Place[]): Row {
  const near = (x: number, y: number) => taken.some((one) => Math.abs(one.x - x) < 0.09 && Math.abs(one.y - y) < 0.16)
  if (faction >= 0) {
    const x = towerAt(faction, factions)
    const y = FACTION_ROWS.find((row) => !near(x, row)) ?? 0.99
    return [x, y, 91, 'camp']
  }
  const rows = space.icon === 'landsraad' ? LAND.rows : [...LAND.rows.slice(2), ...LAND.rows.slice(0, 2)]
  for (const y of rows) for (let x = LAND.left + 0.03; x <= LAND.right; x += 0.02) if (!near(x, y)) return [x, y, 100, 'camp']
  return [LAND.right, 0.97, 100, 'camp']
}

/** Return the ground of every space of a game, the far ones first. */
export function placesOf(modules: string[], players: number, spaces: SpaceThing[], factions: string[], owned: (space: string) => boolean): Place[] {
  const rows = rowsOf(modules, players)
  const places: Place[] = []
  const known = (space: SpaceThing) => space.id in rows
  for (const space of [...spaces.filter(known), ...spaces.filter((one) => !known(one))]) {
    const faction = factions.indexOf(space.icon)
    const [x, y, plate, picture] = rows[space.id] ?? ground(space, faction, factions.length, places)
    places.push({ space, x, y, plate, picture, region: owned(space.id) ? 'boards' : faction >= 0 ? 'factions' : y < 0.45 ? 'council' : 'desert' })
  }
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
