// Keeps the built hall on the device. The build fills in the version and the list of files. The hall is shown from here
// and never waits for a network that may be stalled; the browser looks for a new one by itself, which is kept beside the
// old one and shown at the next visit. A page that is still open goes on with the files it was built with.

const VERSION = '__VERSION__'
const FILES = __FILES__
const CACHE = `duskhall-${VERSION}`
const HALL = '/'

/** Files that have their content in their name: whichever version kept them, they are the same. */
const isForever = (path) => path.startsWith('/assets/')

async function keep() {
  const cache = await caches.open(CACHE)
  // One after the other: whatever the page itself asks for meanwhile has most of the line.
  for (const path of FILES) {
    const known = isForever(path) ? await caches.match(path) : undefined
    await (known ? cache.put(path, known) : cache.add(path))
  }
}

/** Older halls are needed by the pages that were opened with them, and by nobody once those are closed. */
async function tidy(isOpening) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some(({ id }) => !isOpening(id))) return
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('duskhall-') && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}

/** From this version's own files; what is not kept comes from the network. */
async function page(request, path) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(path === '/index.html' ? HALL : path)
  return kept ?? fetch(request).catch(async (error) => (await cache.match(HALL)) ?? Promise.reject(error))
}

/** A file may be of an older version, asked for by a page that is still open. */
async function file(request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request)
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy(() => false).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return
  if (request.mode !== 'navigate') {
    event.respondWith(file(request))
    return
  }
  event.respondWith(page(request, url.pathname))
  event.waitUntil(tidy((id) => id === event.resultingClientId || id === event.replacesClientId))
})
