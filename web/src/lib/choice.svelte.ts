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

/** On a small or touch screen a tap opens the thing, with its options as buttons; otherwise a click chooses. */
export function choice(scene: Scene, thing: Thing, options: OptionInfo[]): Handlers {
  const only = options.length === 1 ? options[0] : undefined
  const look = () => scene.look(only ?? null)
  const away = () => scene.look(null)
  return {
    onclick: (event) => {
      if (only && !screen.coarse && !event.shiftKey) scene.choose(only)
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
