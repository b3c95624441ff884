// Cards can be dragged as well as tapped: from the hand to a place or onto the card that they are grafted to, from the Row
// to oneself. Dragging only does what two taps would do.

import type { LiveTable } from './live.svelte'

const FAR = 9

class Drag {
  /** the thing under the finger, and where it is */
  thing: string | null = $state(null)
  x = $state(0)
  y = $state(0)
  #from: { x: number; y: number; card: HTMLElement } | null = null
  #dropped = false

  start(event: PointerEvent): void {
    const card = (event.target as Element).closest<HTMLElement>('[data-zone=hand][data-thing], [data-zone=market][data-thing]')
    this.#dropped = false
    this.#from = card && event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY, card } : null
  }

  move(event: PointerEvent, table: LiveTable): void {
    const from = this.#from
    if (!from) return
    if (this.thing === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return
      if (!this.#lift(from.card, table)) {
        this.#from = null
        return
      }
      this.thing = from.card.dataset.thing ?? null
    }
    this.x = event.clientX
    this.y = event.clientY
  }

  /** A card of the hand is lifted as by a tap; one of the Row must be within reach. */
  #lift(card: HTMLElement, table: LiveTable): boolean {
    const id = card.dataset.thing?.slice(5) ?? ''
    if (card.dataset.zone === 'market') return table.at('market', id).length === 1
    const option = table.at('hand', id)[0]
    if (table.lifted === id || option?.verb === 'graft') return true
    if (option?.verb === 'agent') table.choose(option)
    else if (table.swaps.has(id)) table.swap(id)
    else return false
    return true
  }

  end(event: PointerEvent, table: LiveTable): void {
    const from = this.#from
    this.#from = null
    if (!from || this.thing === null) return
    const id = this.thing.slice(5)
    this.thing = null
    this.#dropped = true
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const onto = under?.closest<HTMLElement>('[data-zone=hand][data-thing], [data-zone=market][data-thing]')
    if (from.card.dataset.zone === 'market') {
      const option = table.at('market', id)[0]
      if (option?.verb === 'graft') {
        if (onto?.dataset.thing === `card/${table.lifted}`) table.choose(option)
      } else if (option && under?.closest('section.you, .fan, .hand .you')) table.choose(option)
      return
    }
    if (onto && onto !== from.card) {
      table.graft(id, onto.dataset.thing?.slice(5) ?? '')
      return
    }
    const place = under?.closest<HTMLElement>('[data-thing^="space/"]')?.dataset.thing?.slice(6)
    const option = place === undefined ? undefined : table.at('space', place)[0]
    if (option && table.lifted === id) table.choose(option)
  }

  /** The click that ends a drag is none. */
  click(event: MouseEvent): void {
    if (!this.#dropped) return
    this.#dropped = false
    event.stopPropagation()
    event.preventDefault()
  }

  cancel(): void {
    this.#from = null
    this.thing = null
  }
}

export const drag = new Drag()
