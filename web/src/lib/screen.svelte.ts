// The size of the window, counted in letters: the same layouts serve small screens and large text.

import { settings } from './settings.svelte'

class Screen {
  width = $state(innerWidth)
  height = $state(innerHeight)
  touch = $state(matchMedia('(pointer: coarse)').matches)

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth
      this.height = innerHeight
    })
  }

  /** Root font size in pixels: grows with the window, and with the setting. */
  get root(): number {
    const natural = this.width < 1100 ? 16 : Math.max(14.5, Math.min(this.width / 91, this.height / 51, 26))
    return (natural * settings.size) / 100
  }

  /** wide: everything beside each other; tall: board, row and hand below each other; small: one tab at a time. */
  get layout(): 'wide' | 'tall' | 'small' {
    const columns = this.width / this.root
    const rows = this.height / this.root
    if (columns >= 80 && rows >= 44) return 'wide'
    if (columns >= 44 && rows >= 58) return 'tall'
    return 'small'
  }

  /** Fingers need large targets, and taps that can be taken back. */
  get coarse(): boolean {
    return this.touch || this.layout !== 'wide'
  }
}

export const screen = new Screen()
