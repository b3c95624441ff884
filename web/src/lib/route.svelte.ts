// Where we are: everything is in the fragment, so that no server log sees tokens of links.

import { network } from './network.svelte'

class Route {
  hash = $state(location.hash)

  constructor() {
    this.#shared()
    addEventListener('hashchange', () => {
      this.hash = location.hash
    })
  }

  /** A shared game is named before the fragment, where previews of links see it; from here on it is in the fragment. */
  #shared(): void {
    const search = new URLSearchParams(location.search)
    const game = search.get('game')
    if (!game || location.hash) return
    history.replaceState(null, '', `${location.pathname}#${new URLSearchParams({ replay: game, step: search.get('step') ?? '0' })}`)
    this.hash = location.hash
  }

  /** The parts of the fragment: #table=ID&seat=2&invite=TOKEN. */
  get parts(): URLSearchParams {
    return new URLSearchParams(this.hash.replace(/^#\/?/, ''))
  }

  go(parts: Record<string, string | number>): void {
    const search = new URLSearchParams(Object.entries(parts).map(([key, value]) => [key, String(value)]))
    location.hash = search.toString()
    this.hash = location.hash
  }

  /** Change the fragment without a step of history. */
  replace(parts: Record<string, string | number>): void {
    const search = new URLSearchParams(Object.entries(parts).map(([key, value]) => [key, String(value)]))
    history.replaceState(null, '', `#${search}`)
    this.hash = location.hash
  }

  home(): void {
    history.pushState(null, '', location.pathname)
    this.hash = ''
  }
}

export const route = new Route()

/** Return the address of a link to hand out. */
export function linkTo(parts: Record<string, string | number>): string {
  const search = new URLSearchParams(Object.entries(parts).map(([key, value]) => [key, String(value)]))
  return `${network.base}#${search}`
}

/** Return the address of a finished game that everybody may look at, at a step. */
export function gameLink(game: string, step: number | null): string {
  const search = new URLSearchParams({ game, ...(step === null ? {} : { step: String(step) }) })
  return `${network.base}?${search}`
}
