// Links to hand out: the server shows their secrets once, so this tab remembers those of its own tables.

import type { NewTable } from '../wire'

interface Links {
  invites: Record<number, string>
  watch: string | null
}

const KEY = 'landsraad.links'

function stored(): Record<string, Links> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Links>
  } catch {
    return {}
  }
}

class Handed {
  #links: Record<string, Links> = $state(stored())

  of(table: string): Links {
    return this.#links[table] ?? { invites: {}, watch: null }
  }

  keep(made: NewTable): void {
    this.#links[made.table.id] = {
      invites: Object.fromEntries(made.invites.map((invite) => [invite.seat, invite.token])),
      watch: made.watch,
    }
    sessionStorage.setItem(KEY, JSON.stringify(this.#links))
  }

  watch(table: string, token: string): void {
    this.#links[table] = { ...this.of(table), watch: token }
    sessionStorage.setItem(KEY, JSON.stringify(this.#links))
  }
}

export const links = new Handed()
