import { browserApi } from '../../../kernel/browser-api.ts'
import { type DoorStatus, openDoor } from './door.ts'
import { sealedStore } from './sealed-store.ts'

type Wanted = { spaceId: number; userId: number; onChange: (status: DoorStatus) => void }

/** The door of this browser. The state belongs to the operator, because the next one may work in other spaces. */
export const openBrowserDoor = async ({ spaceId, userId, onChange }: Wanted) => {
  const { deviceId, ...store } = await sealedStore(`${userId}/${spaceId}`)
  const params = { spaceId }
  return openDoor({
    store,
    onChange,
    now: () => new Date(),
    loadRoster: () => browserApi('GET /admin/control/space/:spaceId/roster', { params }),
    exchange: (scans) => browserApi('POST /admin/control/space/:spaceId/scans', { params, body: { deviceId, scans } }),
  })
}

/** Keeps the page itself for a start without a network. */
export const keepPage = async () => {
  if (!('serviceWorker' in navigator)) return
  const scope = location.pathname
  await navigator.serviceWorker.register('/door-sw.js', { scope })
  const { active } = await navigator.serviceWorker.ready
  // the files that were loaded before the worker was there
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ page: location.href, files: files.filter((name) => new URL(name).pathname.startsWith('/assets/')) })
}
