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

  get columns(): number {
    return this.width / this.root
  }

  get rows(): number {
    return this.height / this.root
  }

  /** wide: everything beside each other; pad: the same with less beside the board; tall and small: one tab at a time, with more or less room. */
  get layout(): 'wide' | 'pad' | 'tall' | 'small' {
    if (this.columns >= 80 && this.rows >= 44) return 'wide'
    if (this.columns >= 60 && this.rows >= 44) return 'pad'
    if (this.columns >= 44 && this.rows >= 47) return 'tall'
    return 'small'
  }

  /** Tell whether everything has its place on one page. */
  get whole(): boolean {
    return this.layout === 'wide' || this.layout === 'pad'
  }

  /** Tell whether a low window has room for the tracks beside the spaces. */
  get low(): boolean {
    return this.layout === 'small' && this.columns >= 34 && this.width > this.height
  }

  /** Tell whether the hand has room below the board. */
  get strip(): boolean {
    return this.layout === 'tall' && this.rows >= 62
  }

  /** Tell whether a small screen has room for the hand below the board, and for the others above it. */
  get fan(): boolean {
    return this.layout === 'small' && !this.low && this.rows >= 42
  }

  get faces(): boolean {
    return this.fan && this.rows >= 50
  }

  /** Fingers need large targets, and taps that can be taken back. */
  get coarse(): boolean {
    return this.touch || this.layout !== 'wide'
  }
}

export const screen = new Screen()
