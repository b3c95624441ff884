// Words about tables that wait and about ratings.

import { first, t } from './words.svelte'
import type { WaitingTable } from '../wire'

/** Return the pace of a table in words. */
export function paceOf(clock: WaitingTable['clock']): string {
  if (clock.kind === 'days') return `${t('web-clock-days')} (${clock.days})`
  if (clock.kind === 'fischer') return `${t('web-clock-fischer')} (${Math.round((clock.seconds ?? 0) / 60)}′ + ${clock.increment}″)`
  return t('web-clock-none')
}

/** Return a rating with its doubt: most likely it is within. */
export const ratingText = (mu: number, sigma: number): string => t('lobby-rating', { n: (Math.round(mu * 10) / 10).toFixed(1), doubt: (Math.round(sigma * 20) / 10).toFixed(1) })

/** Return the boxes of a set-up by name. */
export function boxesOf(setup: Record<string, unknown>): string {
  const { host, modules, epic } = setup as { host: string; modules?: string[]; epic?: boolean }
  return [host, ...(modules ?? [])].map((box) => first(`module-${box}`, box)).join(', ') + (epic ? ` · ${t('web-epic')}` : '')
}

/** Return the name of a mode that ratings are kept for: a host and how many play. */
export function modeName(mode: string): string {
  const [host = '', n = ''] = mode.split('-')
  return t('ladder-mode-name', { game: first(`module-${host}`, host), n })
}
