// Drawings turned into bitmaps. A drawing is read and drawn anew whenever something near it changes; a bitmap is only laid
// down. Each is made once, when the page has nothing else to do; until then, and wherever it fails, the drawing stands.

import { SvelteMap } from 'svelte/reactivity'

interface Order {
  key: string
  drawing: string
  width: number
  height: number
}

const idle: (work: () => void) => void = 'requestIdleCallback' in globalThis ? (work) => requestIdleCallback(work, { timeout: 1000 }) : (work) => setTimeout(work, 50)

class Bitmaps {
  readonly #made = new SvelteMap<string, string>()
  readonly #known = new Set<string>()
  /** Held, so that the browser does not read and unpack them again. */
  readonly #held: HTMLImageElement[] = []
  readonly #orders: Order[] = []
  #busy = false

  /** Return the address of a drawing as a bitmap of so many pixels, or the drawing itself as long as there is none. */
  of(drawing: string, width: number, height: number): string {
    const key = `${Math.round(width)} ${drawing}`
    if (!this.#known.has(key)) {
      this.#known.add(key)
      this.#orders.push({ key, drawing, width: Math.round(width), height: Math.round(height) })
      this.#next()
    }
    return this.#made.get(key) ?? drawing
  }

  #next(): void {
    if (this.#busy || !this.#orders.length) return
    this.#busy = true
    idle(() => {
      const order = this.#orders.shift()
      if (!order) return
      void this.#make(order)
        .catch(() => undefined)
        .then(() => {
          this.#busy = false
          this.#next()
        })
    })
  }

  async #make({ key, drawing, width, height }: Order): Promise<void> {
    const image = new Image()
    // With a size of its own, for browsers that draw nothing without one.
    image.src = drawing.replace('%3Csvg ', `%3Csvg width='${width}' height='${height}' `)
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    if (!blob) return
    const kept = new Image()
    kept.src = URL.createObjectURL(blob)
    await kept.decode()
    this.#held.push(kept)
    this.#made.set(key, kept.src)
  }
}

export const bitmaps = new Bitmaps()
