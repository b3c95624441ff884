// The browser's own labels, from the same Fluent files as all other words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { About, Language } from '../wire'
import { ROOT } from './api'
import { asked, beginning, capital, carried, ending } from './forms'
import { settings } from './settings.svelte'

class Words {
  bundle: FluentBundle | null = $state.raw(null)
  lang: string = $state('en')
  /** the languages that the server has words in */
  languages: Language[] = $state.raw([])
  #asked = new Map<string, Set<string>>()
  #carried = new Map<string, Map<string, string>>()
  /** messages that have nothing to fill in, as they read in a bundle */
  #plain = new WeakMap<FluentBundle, Map<string, string>>()

  /** Take over which languages there are, and choose one if none was chosen yet. */
  find(about: About): void {
    this.languages = about.languages
    if (!about.languages.some((one) => one.code === settings.lang)) settings.lang = about.lang
  }

  /** Fetch a language and switch to it. */
  async load(lang: string): Promise<void> {
    const answer = await fetch(`${ROOT}/words/${lang}`)
    if (!answer.ok) throw new Error(`no words for ${lang}`)
    const catalogue = await answer.text()
    const bundle = new FluentBundle(lang, { useIsolating: false, functions: { CAPITAL: ([text]) => capital(String(text)) } })
    bundle.addResource(new FluentResource(catalogue))
    this.#asked = asked(catalogue)
    this.#carried = carried(catalogue)
    this.bundle = bundle
    this.lang = lang
    settings.lang = lang
    document.documentElement.lang = lang
  }

  /** Return a message that has nothing to fill in; it is put together once. */
  plain(bundle: FluentBundle, key: string, read: () => string): string {
    let known = this.#plain.get(bundle)
    if (!known) this.#plain.set(bundle, (known = new Map()))
    let text = known.get(key)
    if (text === undefined) known.set(key, (text = read()))
    return text
  }

  /** Return arguments together with the forms of them that messages of this language ask for. */
  withForms(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
    const given = { ...args }
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue
      for (const form of this.#asked.get(name) ?? []) given[`${name}_${form}`] ??= this.#form(value, form)
    }
    return given
  }

  #form(value: string | number, form: string): string | number {
    const own = this.#carried.get(String(value))?.get(form)
    if (own !== undefined) return own
    if (form === 'end') return ending(String(value))
    if (form === 'start') return beginning(String(value))
    const message = this.bundle?.getMessage(`form-${form}`)
    if (!this.bundle || !message?.value) return value
    return this.bundle.formatPattern(message.value, { name: value, name_end: ending(String(value)), name_start: beginning(String(value)) })
  }
}

export const words = new Words()

/** Tell whether there is a message. */
export function known(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false
}

/** Return a message, filled in. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const bundle = words.bundle
  const pattern = bundle?.getMessage(key)?.value
  if (!bundle || !pattern) return key
  return args ? bundle.formatPattern(pattern, words.withForms(args)) : words.plain(bundle, key, () => bundle.formatPattern(pattern, {}))
}

/** Return the first message there is of several, else the last key made readable. */
export function first(...keys: string[]): string {
  const key = keys.find(known)
  if (key) return t(key)
  return (keys.at(-1) ?? '').replace(/^.*-/, '').replaceAll('_', ' ')
}

/** Return the name of an icon, for titles and screen readers. */
export function iconName(name: string): string {
  return first(`web-icon-${name}`, `icon-${name}`, `faction-${name}`, `web-icon-${name}`)
}
