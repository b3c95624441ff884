// Keys of the options: 1–9, then letters that no command uses.

import type { OptionInfo } from '../wire'

const KEYS = '123456789abcdfghijklmnopqrsvwx'

/** Return the key of each option; ending the turn is always E. */
export function optionKeys(options: OptionInfo[]): Map<number, string> {
  const keys = new Map<number, string>()
  let at = 0
  for (const option of options) {
    if (option.verb === 'end_turn') keys.set(option.action, 'E')
    else keys.set(option.action, (KEYS[at++] ?? '').toUpperCase())
  }
  return keys
}
