// Keys of the table: options by number and letter, commands, and the text board.

import { optionKeys } from './keys'
import type { LiveTable } from './live.svelte'
import { panels } from './panels.svelte'
import { settings } from './settings.svelte'

const FIELDS = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** Carry out what a key means, unless it is being typed into a field or held with a modifier. */
export function command(event: KeyboardEvent, table: LiveTable): void {
  const target = event.target as HTMLElement
  if (FIELDS.has(target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toUpperCase()
  const commands: Record<string, () => void> = {
    U: () => table.undo('undo'),
    Y: () => table.undo('redo'),
    Z: () => table.undo('reset'),
    T: () => (settings.textBoard = !settings.textBoard),
    '?': () => (panels.open = 'help'),
    ESCAPE: () => (table.doubt ? (table.doubt = null) : table.soon ? table.order() : table.lifted !== null && !table.waiting ? table.swap(table.lifted) : table.skip()),
    ' ': () => table.pause(),
  }
  if (key === 'ENTER' && table.doubt && !target.closest('button')) {
    event.preventDefault()
    table.choose(table.doubt)
    return
  }
  if (key === ' ' && target.closest('button')) return
  const chosen = [...optionKeys(table.options)].find(([, one]) => one === key)
  const option = chosen && table.options.find((one) => one.action === chosen[0])
  if (option) {
    event.preventDefault()
    table.choose(option)
  } else if (commands[key]) {
    event.preventDefault()
    commands[key]()
  }
}
