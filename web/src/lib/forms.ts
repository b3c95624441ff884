// Names that carry the forms a language needs, and what their sound demands of the words around them: the same as
// landsraad/i18n/forms.py does for all other texts.

// The digits as they are read in Korean.
const DIGITS = ['consonant', 'rieul', 'vowel', 'consonant', 'vowel', 'vowel', 'consonant', 'rieul', 'rieul', 'vowel']
// Latin letters at the end of a name as Korean spells it: these keep their consonant, others are followed by a vowel.
const CLOSED = 'bckmnpt'
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS = 28
const RIEUL = 8
const ASKED = /\$([a-z]+(?:_[a-z]+)*)_([a-z]+)\b/g
const NAMED = /^[a-z_]+-[\w-]+ = (.+)\n((?: +\.\w+ = .+\n)+)/gm

/** Return a text without quotes and brackets at its ends; an explanation in brackets is not sounded. */
function letters(text: string): string {
  const sounded = text.endsWith(')') && text.lastIndexOf('(') > 0 ? text.slice(0, text.lastIndexOf('(')) : text
  return sounded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Return how a text ends for the ear, as Korean particles go by it. */
export function ending(text: string): string {
  const last = letters(text).slice(-1).toLowerCase()
  if (!last) return 'vowel'
  const code = last.charCodeAt(0)
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const final = (code - FIRST_SYLLABLE) % FINALS
    return final === 0 ? 'vowel' : final === RIEUL ? 'rieul' : 'consonant'
  }
  if (last >= '0' && last <= '9') return DIGITS[Number(last)] ?? 'vowel'
  if (last === 'l') return 'rieul'
  return CLOSED.includes(last) ? 'consonant' : 'vowel'
}

/** Return how a text begins for the ear. */
export function beginning(text: string): string {
  const first = letters(text).slice(0, 1).toLowerCase().normalize('NFD').slice(0, 1)
  return first && 'aeiouœ'.includes(first) ? 'vowel' : 'consonant'
}

/** Return a text whose first letter is a capital, behind brackets and quotes too: the function CAPITAL. */
export function capital(text: string): string {
  return text.replace(/[\p{L}\p{N}]/u, (letter) => letter.toUpperCase())
}

/** Return which forms the messages of a language ask for, by the name of their argument. */
export function asked(catalogue: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, name = '', form = ''] of catalogue.matchAll(ASKED)) found.set(name, (found.get(name) ?? new Set()).add(form))
  return found
}

/** Return the forms that names carry, by the name. */
export function carried(catalogue: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const [, name = '', forms = ''] of catalogue.matchAll(NAMED)) {
    const own = [...forms.matchAll(/\.(\w+) = (.+)/g)].map(([, form = '', text = '']) => [form, text] as const)
    if (!name.includes('{')) found.set(name, new Map(own))
  }
  return found
}
