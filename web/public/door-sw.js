// Keeps the scanner of the control panel for a start without a network, and answers for the other pages of the panel. The panel of each
// language has a worker of its own scope.
const cacheName = 'door-1'
const scannerPath = `${new URL(self.registration.scope).pathname}/qr`
// no address of the site: the page that leads to the scanner
const awayKey = `${self.registration.scope}/away`
// it says only that there is no network, so it outlives the sign-out
const lostCacheName = 'door-lost-1'
const lostKey = `${self.registration.scope}/lost`
const waitMs = 4000
// the headers of a start without a network differ
const asNamed = { ignoreVary: true }

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The page sends the files that it had loaded before, and learns whether it starts without a network.
self.addEventListener('message', (event) => {
  const { page, files = [], away, lost } = event.data ?? {}
  const urls = [...(page ? [page] : []), ...files]
  const kept = Promise.all([keep(urls), keepText(cacheName, awayKey, away), keepText(lostCacheName, lostKey, lost)])
  event.waitUntil(kept.then(async () => event.ports[0]?.postMessage(await areKept(urls))))
})

const keepText = async (name, key, html) => {
  if (html) await (await caches.open(name)).put(key, new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
}

const keep = async (urls) => {
  const cache = await caches.open(cacheName)
  for (const url of urls) {
    const isFile = new URL(url).pathname.startsWith('/assets/')
    if (new URL(url).origin !== self.location.origin || (isFile && (await cache.match(url, asNamed)))) continue
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok && !answer.redirected) await cache.put(url, answer)
  }
}

const areKept = async (urls) => {
  const cache = await caches.open(cacheName)
  const kept = await Promise.all(urls.map((url) => cache.match(url, asNamed)))
  return kept.every(Boolean)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pathname === scannerPath ? pageOf(request) : otherPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
})

// Files have their content in the name.
const fileOf = async (request) => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request, asNamed)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

// The kept page of the same space, whatever else its address says.
const keptPage = async (request) => {
  // opening would make it again after a sign-out
  if (!(await caches.has(cacheName))) return undefined
  const cache = await caches.open(cacheName)
  const space = new URL(request.url).searchParams.get('spaceId')
  const isOfSpace = ({ url }) => new URL(url).pathname === new URL(request.url).pathname && new URL(url).searchParams.get('spaceId') === space
  const exact = await cache.match(request, asNamed)
  const other = exact ? undefined : (await cache.keys()).find(isOfSpace)
  return exact ?? (other && cache.match(other, asNamed))
}

// The page as of now, or the kept one if there is no network. A page that leads to the sign-in removes what is kept.
const pageOf = async (request) => {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(waitMs) })
    if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone())
    else if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403) await caches.delete(cacheName)
    return answer
  } catch (error) {
    return keptOr(error, async () => (await keptPage(request)) ?? (await lostPage()))
  }
}

// Other pages have data that is not kept.
const otherPage = async (request) => {
  try {
    return await fetch(request)
  } catch (error) {
    return keptOr(error, async () => (await caches.match(awayKey, { cacheName })) ?? (await lostPage()))
  }
}

const lostPage = () => caches.match(lostKey, { cacheName: lostCacheName })

// A sign-out in another tab removes the cookie `id`: what the operator has left is removed before anything of it is shown.
const keptOr = async (error, find) => {
  if (self.cookieStore && (await self.cookieStore.get('id')) === null) await forget()
  const kept = await find()
  if (kept) return kept
  throw error
}

// As `forgetRosters` in web/parts/control/offline/sealed-store.ts: the scans that the server does not have stay sealed.
const forget = async () => {
  await caches.delete(cacheName)
  const database = await done(indexedDB.open('vmeste-door'))
  if (database.objectStoreNames.contains('scans')) {
    const stores = database.transaction(['keys', 'days', 'scans'], 'readwrite')
    await done(stores.objectStore('days').clear())
    if ((await done(stores.objectStore('scans').count())) === 0) await done(stores.objectStore('keys').clear())
  }
  database.close()
}

const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
