// What moved is shown moving: from each event a small token flies from where it came from to whoever got it.

import type { EventInfo } from '../wire'
import type { Scene } from './scene.svelte'

export interface Point {
  x: number
  y: number
}

/** A token on its way. */
export interface Flight {
  id: number
  kind: string
  seat: number | null
  icon: string
  n: number
  text: string
  from: Point
  to: Point
  late: number
  target: Element
}

/** A flight before the table has changed: where it starts is known, where it ends is looked up afterwards. */
interface Plan {
  event: EventInfo
  icon: string
  n: number
  text: string
  from: Point | null
  to: string[]
}

// More would be a swarm that nobody can read.
const MOST = 14

const actor = (number: number | null, eye: number | null) => [`[data-actor="${number}"]`, `[data-tab="${number === eye ? 'you' : 'players'}"]`]
const space = (id: string) => [`[data-thing="space/${id}"]`, '[data-tab="board"]']
const CONFLICT = ['[data-place="conflict"]', '[data-tab="board"]']
const MARKET = ['[data-place="market"]', '[data-tab="you"]']
const DECK = ['[data-place="intrigue_deck"]', 'header']
const LAB = ['[data-place="research"]', '[data-lab]', '[data-view="lab"]', '[data-tab="board"]']
const track = (id: string) => [`[data-thing="track/${id}"]`, '[data-tab="board"]']

const GAINS: Record<string, string> = {
  vp_gained: 'vp', troops_recruited: 'troops', council_joined: 'council', swordmaster_gained: 'swordmaster', mentat_taken: 'mentat',
  dreadnought_commissioned: 'dreadnought', negotiator_placed: 'negotiator',
}
const TO_CONFLICT: Record<string, string> = { troops_deployed: 'troops', dreadnought_deployed: 'dreadnought' }
const FROM_CONFLICT: Record<string, string> = { troops_retreated: 'troops', dreadnought_retreated: 'dreadnought' }

function found(places: string[]): Element | null {
  for (const place of places) {
    for (const element of document.querySelectorAll(place)) if (element.getBoundingClientRect().width > 0) return element
  }
  return null
}

function middle(element: Element | null): Point | null {
  if (!element) return null
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 60) }
}

class Flights {
  list: Flight[] = $state.raw([])
  #next = 0
  #late = new Set<ReturnType<typeof setTimeout>>()

  /** Look where the tokens of events start, before the table changes. */
  plan(scene: Scene, events: EventInfo[]): Plan[] {
    if (document.hidden) return []
    const plans: Plan[] = []
    const eye = scene.eye
    let source = scene.view?.turn.space ? space(scene.view.turn.space) : null

    const add = (event: EventInfo, icon: string, from: string[] | null, to: string[], n = event.amount, text = '') => {
      const last = plans.find((one) => one.event.kind === event.kind && one.event.seat === event.seat && one.event.what_kind === event.what_kind && one.event.what === event.what)
      if (last) last.n += n
      else plans.push({ event, icon, n, text, from: from && middle(found(from)), to })
    }

    for (const event of events) {
      const owner = actor(event.seat, eye)
      const what = event.what ?? ''
      const thing = `${event.what_kind}/${what}`
      if (event.kind === 'turn_started') source = null
      else if (event.kind === 'combat_started') source = CONFLICT
      else if (event.kind === 'agent_placed' || event.kind === 'rival_sent') {
        source = space(what)
        add(event, 'agent', owner, source, 1, event.other_kind === 'card' ? scene.name(`card/${event.other}`) : '')
      } else if (event.kind === 'resource_gained') add(event, what, source, owner)
      else if (event.kind === 'resource_paid') add(event, what, owner, source ?? MARKET)
      else if (event.kind === 'influence_gained') add(event, 'influence', source, track(what))
      else if (event.kind === 'influence_lost') add(event, 'lose_influence', track(what), owner)
      else if (event.kind === 'alliance_taken') add(event, 'alliance', event.other_kind === 'actor' ? actor(Number(event.other), eye) : track(what), owner, 1)
      else if (event.kind === 'card_acquired') add(event, 'acquire', [`[data-zone="market"][data-thing="${thing}"]`, ...MARKET], owner, 1, scene.name(thing))
      else if (event.kind === 'intrigue_drawn') add(event, 'intrigue', DECK, owner, 1)
      else if (event.kind === 'intrigue_stolen') add(event, 'intrigue', actor(Number(event.other), eye), owner, 1)
      else if (event.kind === 'intrigue_played') add(event, 'intrigue', owner, source ?? CONFLICT, 1, scene.name(thing))
      else if (event.kind === 'tile_acquired') add(event, 'tech', [`[data-thing="${thing}"]`, ...MARKET], owner, 1, scene.name(thing))
      else if (event.kind === 'control_gained') add(event, 'control', owner, space(what), 1)
      else if (event.kind === 'reward_taken') add(event, 'combat', [`[data-reward="${event.amount}"]`, ...CONFLICT], owner, event.amount)
      else if (event.kind === 'researched') add(event, 'research', source, [`[data-thing="research/${what}"]`, ...LAB], 1)
      else if (event.kind === 'tleilaxu_advanced') add(event, 'tleilaxu', source, [`[data-thing="tleilaxu/${what}"]`, ...LAB], 1)
      else if (event.kind === 'specimen_gained') add(event, 'specimen', owner, ['[data-place="tanks"]', ...LAB])
      else if (event.kind === 'specimen_spent' || event.kind === 'specimen_returned') add(event, 'specimen', ['[data-place="tanks"]', ...LAB], owner)
      else if (event.kind === 'atomics_used') add(event, 'family_atomics', owner, MARKET, 1)
      else if (GAINS[event.kind]) add(event, GAINS[event.kind] ?? '', source, owner, event.amount || 1)
      else if (TO_CONFLICT[event.kind]) add(event, TO_CONFLICT[event.kind] ?? '', owner, CONFLICT)
      else if (FROM_CONFLICT[event.kind]) add(event, FROM_CONFLICT[event.kind] ?? '', CONFLICT, owner)
    }
    return plans.slice(0, MOST)
  }

  /** Let them fly when the changed table has been painted: where they land is known then without measuring twice. */
  launch(plans: Plan[], milliseconds: number): void {
    requestAnimationFrame(() => this.#after(0, () => this.#start(plans, milliseconds)))
  }

  #after(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#late.delete(timer)
      act()
    }, milliseconds)
    this.#late.add(timer)
  }

  #start(plans: Plan[], milliseconds: number): void {
    const step = Math.min(90, milliseconds / Math.max(1, plans.length))
    const flying = plans.flatMap((plan, at): Flight[] => {
      const target = found(plan.to)
      const to = middle(target)
      if (!target || !to) return []
      const { event, icon, n, text } = plan
      // What comes from nowhere in particular appears above its owner.
      return [{ id: this.#next++, kind: event.kind, seat: event.seat, icon, n, text, from: plan.from ?? { x: to.x, y: to.y - 40 }, to, late: at * step, target }]
    })
    for (const flight of flying) this.#after(flight.late, () => (this.list = [...this.list, flight]))
  }

  land(flight: Flight): void {
    this.list = this.list.filter((one) => one !== flight)
  }

  clear(): void {
    for (const timer of this.#late) clearTimeout(timer)
    this.#late.clear()
    this.list = []
  }
}

export const flights = new Flights()
