import { parseCookie } from 'cookie'
import { browserApi } from '../../../kernel/browser-api.ts'
import { type AwayWords, awayColours, awayPage, lostPage } from './away-page.ts'
import { type DoorStatus, openDoor } from './door.ts'
import { rememberDoor } from './forget-door.ts'
import { sealedStore } from './sealed-store.ts'

type Wanted = { spaceId: number; userId: number; signal: AbortSignal; onChange: (status: DoorStatus) => void }

/** The door of this browser. The state belongs to the operator, because the next one may work in other spaces. */
export const openBrowserDoor = async ({ spaceId, userId, signal, onChange }: Wanted) => {
  const name = `${userId}/${spaceId}`
  await onlyPage(name, signal)
  rememberDoor(userId)
  const { deviceId, prune, ...store } = await sealedStore(name)
  await prune(new Date())
  const params = { spaceId }
  const door = await openDoor({
    store,
    onChange,
    now: () => new Date(),
    // a sign-out in another tab removes the cookie
    isSignedIn: () => parseCookie(document.cookie).id === String(userId),
    loadRoster: () => browserApi('GET /admin/control/space/:spaceId/roster', { params }),
    exchange: (scans) => browserApi('POST /admin/control/space/:spaceId/scans', { params, body: { deviceId, scans } }),
  })
  return { ...door, deviceId }
}

export type BrowserDoor = Awaited<ReturnType<typeof openBrowserDoor>>

/** Waits until no other page of this browser has the door, because each would overwrite the scans of the other. Rejects on the signal. */
const onlyPage = (name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const held = new Promise<void>((release) => signal.addEventListener('abort', () => release(), { once: true }))
    navigator.locks
      .request(`vmeste-door/${name}`, { signal }, () => {
        resolve()
        return held
      })
      .catch(reject)
  })

const keepingMs = 60_000

/** The panel: its scanner page and, without a network, the page in place of the others. */
const scopeOf = ({ pathname }: Location) => pathname.replace(/\/qr$/, '')

/** Keeps the page itself for a start without a network. False if the browser cannot, or has not done so in a minute. */
export const keepPage = async (words: AwayWords): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false
  const scope = scopeOf(location)
  const { serviceWorker } = navigator
  // without a network the worker of an earlier start
  const registration = await serviceWorker.register('/door-sw.js', { scope }).catch(() => serviceWorker.getRegistration(scope))
  if (!registration) return false
  const { active } = await serviceWorker.ready
  // the files that were loaded before the worker was there
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const kept = { page: location.href, files: files.filter((name) => new URL(name).pathname.startsWith('/assets/')), ...pagesOf(words) }
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), keepingMs)
    active?.postMessage(kept, [port2])
  })
}

/** The pages that the worker shows in place of others. */
const pagesOf = (words: AwayWords) => {
  const styles = getComputedStyle(document.documentElement)
  const colours = Object.fromEntries(awayColours.map((name) => [name, styles.getPropertyValue(name)]))
  const page = { words, lang: document.documentElement.lang, colours }
  return { away: awayPage({ ...page, scanner: location.pathname + location.search }), lost: lostPage(page) }
}
