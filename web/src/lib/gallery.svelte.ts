// Pictures of things. The library that draws them is loaded when the first picture is wanted; until then its place is empty.

import type * as Library from '../art/library'
import type { Theme } from '../art/palette'
import { address } from '../art/shapes'
import type { Thing } from './scene.svelte'

class Gallery {
  #library: typeof Library | null = $state.raw(null)
  #coming = false
  readonly #drawn = new Map<string, string | null>()

  /** Return the address of a thing's picture, null while there is none. */
  of(thing: Thing, theme: Theme): string | null {
    const library = this.#library
    if (!library) {
      if (!this.#coming) {
        this.#coming = true
        void import('../art/library').then((loaded) => (this.#library = loaded))
      }
      return null
    }
    const key = `${theme} ${thing}`
    let found = this.#drawn.get(key)
    if (found === undefined) {
      const drawing = library.picture(thing, theme)
      found = drawing === null ? null : address(drawing)
      this.#drawn.set(key, found)
    }
    return found
  }
}

export const gallery = new Gallery()
