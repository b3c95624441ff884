// What a player prefers, kept in this browser.

import { MediaQuery } from 'svelte/reactivity'

export interface Settings {
  /** code of the language; empty as long as none was chosen, then the server finds it */
  lang: string
  theme: 'auto' | 'dark' | 'light'
  /** text size in per cent */
  size: number
  /** milliseconds that another seat's move stays before the next is shown; 0 is instant */
  speed: number
  motion: boolean
  sound: boolean
  /** loudness in per cent */
  volume: number
  /** effects that must happen resolve by themselves, and turns end when nothing is left to do */
  auto: boolean
  textBoard: boolean
  /** a hint at every choice, where hints are allowed */
  coach: boolean
  name: string
  tutorialSeen: boolean
  /** the browser tells when it is your turn and nobody looks at the page */
  notices: boolean
}

const KEY = 'landsraad.settings'

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({
  lang: '',
  theme: 'dark',
  size: 100,
  speed: 600,
  motion: true,
  sound: false,
  notices: false,
  volume: 60,
  auto: true,
  textBoard: false,
  coach: false,
  name: '',
  tutorialSeen: false,
  ...stored(),
})

/** Write the settings down; called by an effect of the app. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that stores nothing still plays.
  }
}

/** Tell whether movement is wanted: the setting, and the system's wish for less of it. */
export function moving(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

const night = new MediaQuery('(prefers-color-scheme: dark)')

/** Return the theme that is shown: the chosen one, or the system's. */
export function theme(): 'dark' | 'light' {
  return settings.theme === 'auto' ? (night.current ? 'dark' : 'light') : settings.theme
}
