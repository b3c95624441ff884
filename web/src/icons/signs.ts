// Drawings of Factions, regions, controls and seats: inner markup of a 24 × 24 symbol. All are our own.

import type { FactionName } from '../art/palette'
import { ringed } from '../art/signs'

const ring = (name: FactionName) => ringed(name, 0, 0, 24)
const stroke = (d: string) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>`

/** Agent icons: the four Factions and the three regions. */
export const SIGNS: Record<string, string> = {
  emperor: ring('emperor'),
  guild: ring('guild'),
  bene_gesserit: ring('bene_gesserit'),
  fremen: ring('fremen'),
  // On the side of the board for six the icons of the Emperor and of the Fremen mean these two (S-INF-04, S-INF-06).
  great_houses: ring('emperor'),
  fringe_worlds: ring('fremen'),
  landsraad: ring('landsraad'),
  city: ring('city'),
  spice_trade: ring('spice_trade'),
  anywhere: '<circle cx="12" cy="12" r="10" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1"/><path d="M12 4v16M4 12h16M6.500 6.500l11 11M17.500 6.500l-11 11" stroke="var(--i-line)" stroke-width="1.600"/>',
}

const troop = (x: number) => `<path d="M${x} 21v-7l3.500-3 3.500 3v7z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1"/>`

/** What teammates do for each other. */
export const TEAM: Record<string, string> = {
  reinforce: troop(2) + troop(8.5) + troop(15) + '<path d="M5 8h12l-3-3M17 8l-3 3" fill="none" stroke="var(--i-gold)" stroke-width="2"/>',
  allies_recruit: troop(3) + troop(14) + '<path d="M12 2v7M8.500 5.500h7" stroke="var(--i-gold)" stroke-width="2.200"/>',
  trade: '<path d="M3 8h15l-4-4M21 16H6l4 4" fill="none" stroke="var(--i-gold)" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
  ally_gains: '<circle cx="8" cy="7" r="3.500" fill="var(--i-gold)" stroke="var(--i-line)"/><path d="M2 20c.3-5 2.500-7 6-7s5.700 2 6 7z" fill="var(--i-gold)" stroke="var(--i-line)"/><path d="M15 9h7l-3-3M22 9l-3 3" fill="none" stroke="currentColor" stroke-width="1.800"/>',
  shared_spice: '<path d="M12 2l6 7-6 7-6-7z" fill="#f08a24" stroke="var(--i-line)"/><path d="M2 20h20M5 16l-3 4M19 16l3 4" stroke="var(--i-gold)" stroke-width="2"/>',
  give_contracts: '<path d="M4 3h9v13H4z" fill="#f2e6c8" stroke="var(--i-line)"/><path d="M6 7h5M6 10h5" stroke="var(--i-line)"/><path d="M12 19h9l-3-3M21 19l-3 3" fill="none" stroke="var(--i-gold)" stroke-width="2"/>',
  to_throne: '<path d="M5 21V9l3 3 4-7 4 7 3-3v12z" fill="var(--f-emperor)" stroke="var(--i-line)"/><rect x="9" y="13" width="6" height="8" fill="#f2e6c8" stroke="var(--i-line)"/>',
}

/** Signs of the controls. */
export const CONTROLS: Record<string, string> = {
  undo: stroke('M4 9h10a5.500 5.500 0 0 1 0 11H8M8 4.500L3.500 9 8 13.500'),
  redo: stroke('M20 9H10a5.500 5.500 0 0 0 0 11h6M16 4.500L20.500 9 16 13.500'),
  reset: stroke('M5 12a7.500 7.500 0 1 0 2.500-5.500M4 3.500v5h5'),
  end: stroke('M5 12.500l5 5L20 6.500'),
  gear: '<path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 2v3.500M12 18.500V22M2 12h3.500M18.500 12H22M5 5l2.500 2.500M16.500 16.500L19 19M19 5l-2.500 2.500M7.500 16.500L5 19" stroke="currentColor" stroke-width="2.400"/>',
  help: '<circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="2"/>' + stroke('M9 9.300a3 3 0 1 1 4.300 2.700c-1 .5-1.300 1-1.300 2.200M12 17.300v.100'),
  language: '<circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="1.800"/><path d="M2.500 12h19M12 2.500c-6 6-6 13 0 19M12 2.500c6 6 6 13 0 19" fill="none" stroke="currentColor" stroke-width="1.600"/>',
  log: stroke('M5 5.500h14M5 10h14M5 14.500h14M5 19h8'),
  chat: '<path d="M3 4h18v12.500H11L6 21v-4.500H3z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  board: '<path d="M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2z M9 3v16M15 5v16" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linejoin="round"/>',
  you: '<circle cx="12" cy="7.500" r="4.500" fill="none" stroke="currentColor" stroke-width="2"/>' + stroke('M3.500 21c.5-5.500 3.500-8 8.500-8s8 2.500 8.500 8'),
  players: '<circle cx="8.500" cy="8" r="3.800" fill="none" stroke="currentColor" stroke-width="2"/>' + stroke('M1.800 20c.4-4.700 2.700-7 6.700-7s6.300 2.300 6.700 7M15 4.500a3.800 3.800 0 0 1 0 7M17.500 13.500c2.700.7 4.200 2.800 4.600 6.500'),
  market: '<rect x="2.500" y="5" width="8" height="14" rx="1.500" fill="none" stroke="currentColor" stroke-width="1.900"/><rect x="13.500" y="5" width="8" height="14" rx="1.500" fill="none" stroke="currentColor" stroke-width="1.900"/>',
  close: stroke('M5.500 5.500l13 13M18.500 5.500l-13 13'),
  play: '<path d="M6 3.500l14 8.500-14 8.500z" fill="currentColor"/>',
  rest: '<path d="M14.500 2.500a9.500 9.500 0 1 0 7 13.500 8 8 0 0 1-7-13.500z" fill="currentColor"/><path d="M15.500 6h5l-5 5.500h5" fill="none" stroke="currentColor" stroke-width="2"/>',
  pause: '<path d="M6 4h4.500v16H6zM13.500 4H18v16h-4.500z" fill="currentColor"/>',
  previous: '<path d="M19 4L8 12l11 8zM4.500 4h2.500v16H4.500z" fill="currentColor"/>',
  next: '<path d="M5 4l11 8-11 8zM17 4h2.500v16H17z" fill="currentColor"/>',
  download: stroke('M12 3v12M6.500 10l5.500 5.500 5.500-5.500M4 20.500h16'),
  link: stroke('M10 14a4.500 4.500 0 0 0 6.500.5l3-3a4.500 4.500 0 0 0-6.400-6.400L11.500 6.700M14 10a4.500 4.500 0 0 0-6.500-.5l-3 3a4.500 4.500 0 0 0 6.400 6.400l1.600-1.600'),
  book: stroke('M12 6c-2.500-2-5.500-2.500-9-2v14.500c3.500-.5 6.500 0 9 2 2.500-2 5.500-2.500 9-2V4c-3.500-.5-6.500 0-9 2zM12 6v14.500'),
  text: stroke('M4 6h16M4 12h16M4 18h10'),
  home: stroke('M3.500 11.500L12 4l8.500 7.500M6 10v10h12V10'),
  clock: '<circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="2"/>' + stroke('M12 6.500V12l4 2.500'),
  bot: '<rect x="4.500" y="8" width="15" height="11.500" rx="2.500" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="9.300" cy="13.500" r="1.600" fill="currentColor"/><circle cx="14.700" cy="13.500" r="1.600" fill="currentColor"/>' + stroke('M12 8V4'),
  flag: stroke('M5.500 21V3.500h12l-2.500 4 2.500 4h-12'),
  arrow: '<path d="M3 9.500h10V5l8 7-8 7v-4.500H3z" fill="currentColor"/>',
  warning: '<path d="M12 3l10 18H2z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>' + stroke('M12 9.500v5M12 17.500v.100'),
  sun: '<circle cx="12" cy="12" r="4.500" fill="currentColor"/><path d="M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M19.400 4.600l-2.100 2.100M6.700 17.300l-2.100 2.100" stroke="currentColor" stroke-width="2"/>',
}

/** Shapes of the seats: each colour has its own shape. */
export const SHAPES: readonly string[] = [
  '<circle cx="12" cy="12" r="9"/>',
  '<rect x="3.500" y="3.500" width="17" height="17" rx="1.500"/>',
  '<path d="M12 2.500L22 20.500H2z"/>',
  '<path d="M12 1.500L22.500 12 12 22.500 1.500 12z"/>',
  '<path d="M7 3h10l5.500 9-5.500 9H7L1.500 12z"/>',
  '<path d="M12 1.500l3 7.200 7.800.6-6 5 1.900 7.600L12 17.800l-6.700 4.100 1.900-7.600-6-5 7.800-.6z"/>',
  '<path d="M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z"/>',
  '<path d="M3 3h18v8a9 9 0 0 1-18 0z"/>',
]
