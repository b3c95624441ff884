// Web push: this browser is told that it is somebody's turn also while no page is open.

import * as api from './api'
import type { NoticeInfo } from '../wire'

/** Push needs a worker, and a page that came by TLS or from this machine. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext

/** Return the worker of the page, started if it is not. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return null
  return navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => null)
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Tell whether this browser is told. */
export async function subscribed(): Promise<boolean> {
  const here = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  return !!(await here?.pushManager.getSubscription().catch(() => null))
}

/** Let this browser be told; false if it cannot. */
export async function subscribe(): Promise<boolean> {
  const info = await api.get<NoticeInfo>('/notices')
  if (!canPush() || !info.push || !info.key) return false
  if ((await Notification.requestPermission()) !== 'granted' || !(await worker())) return false
  const here = await navigator.serviceWorker.ready
  try {
    const made = await here.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(info.key) })
    const { endpoint, keys } = made.toJSON()
    await api.post('/notices/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth })
    return true
  } catch {
    return false
  }
}

/** Tell this browser no more. */
export async function unsubscribe(): Promise<void> {
  const here = await navigator.serviceWorker.getRegistration()
  const known = await here?.pushManager.getSubscription()
  if (!known) return
  await api.post('/notices/push/end', { endpoint: known.endpoint }).catch(() => undefined)
  await known.unsubscribe()
}
