// The browser's own labels, from the same Fluent files as all other words.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { ROOT } from './api'
import { settings, type Lang } from './settings.svelte'

class Words {
  bundle: FluentBundle | null = $state.raw(null)
  lang: Lang = $state('en')

  /** Fetch a language and switch to it. */
  async load(lang: Lang): Promise<void> {
    const answer = await fetch(`${ROOT}/words/${lang}`)
    if (!answer.ok) throw new Error(`no words for ${lang}`)
    const bundle = new FluentBundle(lang, { useIsolating: false })
    bundle.addResource(new FluentResource(await answer.text()))
    this.bundle = bundle
    this.lang = lang
    settings.lang = lang
    document.documentElement.lang = lang
  }
}

export const words = new Words()

/** Tell whether there is a message. */
export function known(key: string): boolean {
  return words.bundle?.hasMessage(key) ?? false
}

/** Return a message, filled in. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = words.bundle?.getMessage(key)
  if (!words.bundle || !message?.value) return key
  return words.bundle.formatPattern(message.value, args)
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
