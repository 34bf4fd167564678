// The app's worker: when there is no network, a page that says so and what was known last; and notices. It keeps nothing else.
const CACHE = 'offline-2'
const keep = () => caches.open(CACHE).then((cache) => cache.add('/offline'))

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline')))
  // Whoever sees the first page sees what is known: it is kept as it is then.
  if (new URL(event.request.url).pathname === '/') event.waitUntil(keep().catch(() => {}))
})

// A notice: one for each table, the newest in the place of the one before. A click leads to the table, where it is open already;
// its button leads to the page on which such notices are stopped. The app's icon says how many tables wait.
const mark = (waiting) => {
  if (!Number.isInteger(waiting)) return
  return (waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.())?.catch(() => {})
}
self.addEventListener('push', (event) => {
  const { title = 'Golden Spike', body, tag, url = '/', stop, waiting } = event.data?.json() ?? {}
  const icon = '/assets/icons/icon-192.png'
  const actions = stop ? [{ action: 'stop', title: stop.title }] : []
  const data = { url, stop: stop?.url }
  const shown = self.registration.showNotification(title, { body, tag, icon, badge: icon, renotify: Boolean(tag), data, actions })
  event.waitUntil(Promise.all([shown, mark(waiting)]))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url, stop } = event.notification.data ?? {}
  const { pathname } = new URL((event.action === 'stop' ? stop : url) ?? '/', location.origin)
  const there = (windows) => windows.find((page) => new URL(page.url).pathname === pathname)
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => there(windows)?.focus() ?? self.clients.openWindow(pathname)))
})
// The push service gives this browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  const again = event.newSubscription ? Promise.resolve(event.newSubscription)
    : self.registration.pushManager.subscribe(event.oldSubscription.options)
  event.waitUntil(again.then((subscription) => {
    const { endpoint, keys } = subscription.toJSON()
    return fetch('/me/notices/push', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ endpoint, keys }),
    })
  }))
})
