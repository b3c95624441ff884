// The character of a bot in words: who it is, and how it plays.

import type { SeatInfo } from '../wire'
import { t } from './words.svelte'

type Natured = Pick<SeatInfo, 'character' | 'name'>

/** Name and character, empty for a bot without one. */
export const characterLine = (seat: Natured): string => (seat.character ? t('character-line', { name: t(`character-${seat.character}-name`), character: t(`character-${seat.character}`) }) : '')

/** What a pointer finds at a bot: its name, and with a character how it plays. */
export const characterTold = (seat: Natured): string => (seat.character ? `${seat.name}. ${t(`character-${seat.character}`)}: ${t(`character-${seat.character}-why`)}` : seat.name)
