// What a click, a hover or a key on a card or space does: choose its option, or look at it closely.

import type { OptionInfo } from '../wire'
import type { Scene, Thing } from './scene.svelte'
import { screen } from './screen.svelte'

export interface Handlers {
  onclick: (event: MouseEvent) => void
  oncontextmenu: (event: MouseEvent) => void
  onpointerenter: () => void
  onpointerleave: () => void
  onfocus: () => void
  onblur: () => void
}

/** A click or tap chooses; cards to acquire open first on a small or touch screen, where they are too small to read. */
export function choice(scene: Scene, thing: Thing, options: OptionInfo[], zone = ''): Handlers {
  const only = options.length === 1 ? options[0] : undefined
  const card = zone === 'hand' && !only && scene.swaps.has(thing.slice(5)) ? thing.slice(5) : null
  const look = () => scene.look(only ?? null)
  const away = () => scene.look(null)
  return {
    onclick: (event) => {
      if (only && !(screen.coarse && only.zone === 'market') && !event.shiftKey) scene.choose(only)
      else if (card !== null && !event.shiftKey) scene.swap(card)
      else scene.zoom = thing
    },
    oncontextmenu: (event) => {
      event.preventDefault()
      scene.zoom = thing
    },
    onpointerenter: look,
    onpointerleave: away,
    onfocus: look,
    onblur: away,
  }
}
