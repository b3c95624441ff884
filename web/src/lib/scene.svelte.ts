// What the table shows, whether a game is live or a replay: the state, the things of the catalogue and their names.

import { getContext, setContext } from 'svelte'
import type { CatalogReply, EventInfo, OptionInfo, PreviewInfo, Question, State } from '../wire'
import { first } from './words.svelte'
import type { ActorView, CardThing, Catalog, ConflictThing, IntrigueThing, LeaderThing, SpaceThing, TileThing, View } from './data'

/** A thing that is looked at closely: kind/id. */
export type Thing = string

function byId<T extends { id: string }>(things: T[] | undefined): Map<string, T> {
  return new Map((things ?? []).map((thing) => [thing.id, thing]))
}

/** Boxes whose sentences a face bears itself. */
const FACED = { card: ['agent', 'reveal', 'acquire', 'trashed'], intrigue: ['plot', 'combat', 'endgame', 'win', 'loss'] } as const

/** The catalogue, ready for looking up. */
export class Book {
  readonly catalog: Catalog
  readonly cards: Map<string, CardThing>
  readonly intrigues: Map<string, IntrigueThing>
  readonly spaces: Map<string, SpaceThing>
  readonly conflicts: Map<string, ConflictThing>
  readonly leaders: Map<string, LeaderThing>

  constructor(readonly reply: CatalogReply) {
    this.catalog = reply.catalog as unknown as Catalog
    this.cards = byId(this.catalog.cards)
    this.intrigues = byId(this.catalog.intrigues)
    this.spaces = byId(this.catalog.spaces)
    this.conflicts = byId(this.catalog.conflicts)
    this.leaders = byId(this.catalog.leaders)
  }

  /** Return the name of a thing given as kind/id. */
  name(thing: Thing): string {
    const [kind = '', id = ''] = thing.split('/')
    // Posts and the like have names and nothing printed on them: the words know them.
    return this.reply.names[thing] ?? first(`${kind}-${id}`, id)
  }

  /** Return everything printed on a thing, line by line. */
  texts(thing: Thing): string[] {
    return this.reply.texts[thing] ?? []
  }

  /** Return the sentences of one box of a thing. */
  box(thing: Thing, box: string): string[] {
    return this.reply.boxes[thing]?.[box] ?? []
  }

  /** Return what is known of a thing beyond what its face shows: cost, Factions, icons and boxes are left out. */
  notes(thing: Thing): string[] {
    const [kind, id = ''] = thing.split('/')
    if (kind !== 'card' && kind !== 'intrigue') return this.texts(thing)
    const printed = FACED[kind].flatMap((box) => this.box(thing, box))
    const card = kind === 'card' ? this.cards.get(id) : undefined
    const drawn = card ? Number(card.cost !== null || card.specimens != null) + Number(card.factions.length > 0) + Number(card.icons.length > 0) : 0
    return this.texts(thing)
      .slice(drawn)
      .filter((line) => !printed.some((sentence) => line.endsWith(sentence)))
  }
}

export class Scene {
  state: State | null = $state.raw(null)
  book: Book | null = $state.raw(null)
  events: EventInfo[] = $state.raw([])
  /** number of the first event that the latest state brought */
  fresh = $state(0)
  /** the thing under close view */
  zoom: Thing | null = $state(null)
  busy = $state(false)
  /** which of the numbers asked for is meant, counted from the least: the stepper and the soldiers that may march share it */
  step = $state(Infinity)
  /** the zone of the option that was tapped last, so that its tab opens */
  tapped: { zone: string } | null = $state.raw(null)
  live = false
  /** what the option under the pointer would change */
  preview: PreviewInfo | null = $state.raw(null)

  get view(): View | null {
    return (this.state?.view ?? null) as View | null
  }

  get question(): Question | null {
    return this.state?.question ?? null
  }

  get eye(): number | null {
    return this.state?.eye ?? null
  }

  get options(): OptionInfo[] {
    return this.question?.options ?? []
  }

  /** Everybody by number: the seats, then the Rivals. */
  get actors(): ActorView[] {
    const view = this.view
    return view ? [...view.seats, ...(view.rivals ?? [])] : []
  }

  /** Options of the open question that stand on a place, such as hand/dagger or space/arrakeen. */
  at(zone: string, noun: string): OptionInfo[] {
    return this.options.filter((option) => option.zone === zone && option.thing?.id === noun)
  }

  name(thing: Thing): string {
    return this.book?.name(thing) ?? thing
  }

  /** Return what an actor is called: the person or the Leader. */
  actor(number: number): string {
    return this.state?.actors[number] ?? `${number + 1}`
  }

  /** Places and things that the latest events touched, by kind/id; they are shown with a short glow. */
  touched: Set<string> = $derived.by(() => {
    const places = new Set<string>()
    for (const event of this.events) {
      if (event.n < this.fresh || event.what === null || event.seat === this.eye) continue
      places.add(`${event.what_kind}/${event.what}`)
    }
    return places
  })

  /** The values that the previewed option would bring, by their path in the view; a new round would change too much to draw. */
  #ghosts: Map<string, unknown> = $derived.by(() => {
    const changes = (this.preview?.changes ?? []) as { path: (string | number)[]; to: unknown }[]
    const found = new Map(changes.map((change) => [change.path.join('/'), change.to]))
    return found.has('round') ? new Map<string, unknown>() : found
  })

  /** Return the value that a place of the view would have after the previewed option, undefined if it stays. */
  ghost<T>(...path: (string | number)[]): T | undefined {
    return this.#ghosts.get(path.join('/')) as T | undefined
  }

  /** The same for a field of a seat or Rival. */
  ghostOf<T>(actor: number, ...path: (string | number)[]): T | undefined {
    const seats = this.view?.seats.length ?? 0
    return actor < seats ? this.ghost<T>('seats', actor, ...path) : this.ghost<T>('rivals', actor - seats, ...path)
  }

  /** Return an actor as the previewed option would leave it, as far as plain values go. */
  foreseen(actor: ActorView, number: number): ActorView {
    const place = number < (this.view?.seats.length ?? 0) ? `seats/${number}/` : `rivals/${number - (this.view?.seats.length ?? 0)}/`
    const found: ActorView = { ...actor }
    for (const [path, to] of this.#ghosts) {
      const [field = '', inner] = path.startsWith(place) ? path.slice(place.length).split('/') : []
      if (!(field in found)) continue
      found[field] = inner === undefined ? to : { ...(found[field] as object), [inner]: to }
    }
    return found
  }

  /** Choose an option; a replay has none to choose. */
  choose(_option: OptionInfo, _end = false): void {}

  /** the player takes the effects of this turn in an order of their own */
  byHand = $state(false)

  /** Acquire a Tech tile by an option that is a step towards it. */
  acquire(_tile: TileThing, _way: OptionInfo): void {}

  /** the card that waits for its place, the one that goes with it, and the cards that could go instead of it */
  lifted: string | null = $state(null)
  partner: string | null = $state(null)
  swaps: ReadonlySet<string> = $state.raw(new Set<string>())

  /** Put the lifted card back, or lift another instead. */
  swap(_card: string): void {}

  /** Play two cards as one. */
  graft(_one: string, _other: string): void {}

  /** Ask what an option would change. */
  look(_option: OptionInfo | null): void {}
}

const KEY = Symbol('scene')

export function provide(scene: Scene): void {
  setContext(KEY, scene)
}

export function useScene<T extends Scene = Scene>(): T {
  return getContext<T>(KEY)
}
