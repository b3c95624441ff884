// Whose turn it is, for people who look elsewhere: the title of the page, and a notice of the browser if that is wished.

import { settings } from './settings.svelte'
import { t } from './words.svelte'

const NAME = 'Landsraad'

/** Browsers tell only what they were allowed to, and some know no notices. */
export const canTell = (): boolean => 'Notification' in window

class Notices {
  told = ''

  /** Ask the browser; true if the person allows notices. */
  async allow(): Promise<boolean> {
    settings.notices = canTell() && (await Notification.requestPermission()) === 'granted'
    return settings.notices
  }

  /** Show in the title how many tables wait; tell about one if nobody looks at the page. */
  show(waiting: number, table: string, key: string): void {
    document.title = waiting > 0 ? `(${waiting}) ${NAME}` : NAME
    if (!waiting) {
      this.told = ''
      return
    }
    if (this.told === key) return
    this.told = key
    if (document.hidden && settings.notices && canTell() && Notification.permission === 'granted') {
      new Notification(NAME, { body: t('notice-your-turn', { table: table || NAME }), tag: 'landsraad-turn' })
    }
  }
}

export const notices = new Notices()
