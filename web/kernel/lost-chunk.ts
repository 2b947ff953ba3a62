const storageKey = 'lastChunkReload'
const pauseMs = 60_000

/** A file of an older release is gone: load the new release, once a minute at most (V495, V496). */
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
