// The app's worker: when there is no network, a page that says so and what was known last. It keeps nothing else.
const CACHE = 'offline-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/offline')).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline')))
})
