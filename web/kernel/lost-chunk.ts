const storageKey = 'lastChunkReload'
const pauseMs = 60_000

/**
 * Reloads the page when a script of an older release is no longer served, at most once a minute (V495, V496). Without a connection the page
 * stays, because a reload would replace it by the error page of the browser.
 */
export const reloadOnLostChunk = (
  page: Pick<Window, 'addEventListener' | 'location' | 'navigator'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now = Date.now,
) => {
  page.addEventListener('vite:preloadError', (event) => {
    if (!page.navigator.onLine) return
    if (now() - Number(storage.getItem(storageKey) ?? 0) < pauseMs) return
    event.preventDefault()
    storage.setItem(storageKey, String(now()))
    page.location.reload()
  })
}
