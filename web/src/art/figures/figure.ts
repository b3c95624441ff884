// A whole person: what is behind, the body, the head, what is worn and what is held.

import { at, turn } from '../shapes'
import { behind, body, clothes, held } from './dress'
import { gear } from './gear'
import { beard, face, topHair } from './head'
import type { Person } from './person'

/** Draw a person in a box of 100 × 110. */
export function figure(one: Person): string {
  const side = one.turn ?? 0
  const turned = side !== 0
  const flip = side < 0
  const hair = one.hair ?? '#2a1a18'
  const worn = one.gear ?? []
  const covered = worn.includes('hood') || worn.includes('wimple') || worn.includes('cowl') || worn.includes('turban')
  let head = face(one, turned, flip)
  if (one.beard) head += beard(one.beard, hair, turned)
  if (one.top && !(covered && (one.top === 'bun' || one.top === 'topknot'))) head += topHair(one.top, hair, one.trim)
  for (const piece of worn) head += gear(piece, one, turned, flip)
  const placed = at(50 + side * 1.5, 0, [flip ? -1 : 1, 1], turn(one.lean ?? 0, 0, 68, head))
  return (one.back ? behind(one.back, one) : '') + body(one, side) + (one.wear ? clothes(one.wear, one) : '') + placed + (one.prop ? held(one.prop, one) : '')
}
