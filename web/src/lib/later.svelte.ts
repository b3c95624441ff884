// Things that come onto the table together are put there one after the other, as many as a frame has time for: a phone that
// builds a whole board at once would stand still. Without motion everything comes at once.

import { flushSync } from 'svelte'
import { moving } from './settings.svelte'

// What a frame gives to building, in milliseconds; laying out and painting need the rest.
const SHARE = 2

/** A place in the queue. */
export class Turn {
  come = $state(false)
}

class Later {
  #queue: Turn[] = []
  #asked = false

  /** Return a place in the queue; its turn has come already where nothing moves. */
  join(): Turn {
    const turn = new Turn()
    if (!moving() || document.hidden) turn.come = true
    else {
      this.#queue.push(turn)
      this.#ask()
    }
    return turn
  }

  /** Give up a place. */
  leave(turn: Turn): void {
    this.#queue = this.#queue.filter((one) => one !== turn)
  }

  #ask(): void {
    if (this.#asked) return
    this.#asked = true
    requestAnimationFrame(() => {
      this.#asked = false
      const until = performance.now() + SHARE
      do {
        const turn = this.#queue.shift()
        if (!turn) return
        flushSync(() => (turn.come = true))
      } while (performance.now() < until)
      if (this.#queue.length) this.#ask()
    })
  }
}

export const later = new Later()
