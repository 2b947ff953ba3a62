const storageKey = 'lastChunkReload'
const pauseMs = 60_000

/** Reloads the page when a script of an older release is no longer served, at most once a minute (V495, V496). */
export const reloadOnLostChunk = (
  page: Pick<Window, 'addEventListener' | 'location'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now = Date.now,
) => {
  page.addEventListener('vite:preloadError', (event) => {
    if (now() - Number(storage.getItem(storageKey) ?? 0) < pauseMs) return
    event.preventDefault()
    storage.setItem(storageKey, String(now()))
    page.location.reload()
  })
}
