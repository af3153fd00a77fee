// Keeps the built hall on the device. The build fills in the version and the list of files. The page itself comes from
// the network first, so that a new hall is seen at the next visit; everything else has its content in its name.

const VERSION = '__VERSION__'
const FILES = __FILES__
const CACHE = `duskhall-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // One after the other: whatever the page itself asks for meanwhile has most of the line.
      .then((cache) => FILES.reduce((before, file) => before.then(() => cache.add(file)), Promise.resolve()))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('duskhall-') && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return
  // A file of its own, the licences, is shown as what it is.
  if (request.mode === 'navigate' && !FILES.slice(1).includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match('/')))
    return
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
