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

  /** Tell by a notice; on phones only the worker of the page may. */
  tell(body: string): void {
    const options = { body, tag: 'landsraad-turn' }
    try {
      new Notification(NAME, options)
    } catch {
      void navigator.serviceWorker?.ready.then((here) => here.showNotification(NAME, options))
    }
  }

  /** Show in the title how many tables wait; tell about one if nobody looks at the page. */
  show(waiting: number, table: string, key: string): void {
    document.title = waiting > 0 ? `(${waiting}) ${NAME}` : NAME
    // An installed page bears the number on its icon.
    const badge = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.()
    void badge?.catch(() => undefined)
    if (!waiting) {
      this.told = ''
      return
    }
    if (this.told === key) return
    this.told = key
    if (document.hidden && settings.notices && canTell() && Notification.permission === 'granted') {
      this.tell(t('notice-your-turn', { table: table || NAME }))
    }
  }
}

export const notices = new Notices()
