// The worker of the page: it shows notices that come while no page is open, and opens the table they are about.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data ? event.data.json() : {}
  } catch {
    told = {}
  }
  const text = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '')
  // Only a place of this page: whatever a message says, nothing else is opened.
  const url = /^#[\w=&-]*$/.test(text(told.url, 200)) ? told.url : ''
  const options = { body: text(told.body, 300), tag: text(told.tag, 100) || 'landsraad', icon: 'icon-192.png', data: { url } }
  event.waitUntil(
    Promise.all([self.registration.showNotification(text(told.title, 60) || 'Landsraad', options), self.navigator.setAppBadge?.().catch(() => undefined)]),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const place = new URL(event.notification.data?.url ?? '', self.registration.scope)
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const page = pages.find((one) => one.url.startsWith(self.registration.scope))
      if (!page) return self.clients.openWindow(place.href)
      await page.focus()
      page.postMessage({ go: place.hash })
    }),
  )
})
