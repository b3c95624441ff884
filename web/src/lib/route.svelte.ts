// Where we are: everything is in the fragment, so that no server log sees tokens of links.

class Route {
  hash = $state(location.hash)

  constructor() {
    addEventListener('hashchange', () => {
      this.hash = location.hash
    })
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
  return `${location.origin}${location.pathname}#${search}`
}
