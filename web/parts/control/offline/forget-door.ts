import { browserStorage } from '../../accounts/browser-storage.ts'

const flag = 'door'

/** Notes that this browser has been a door, and for whom. */
export const rememberDoor = (userId: number) => browserStorage()?.setItem(flag, String(userId))

/** Removes the page that the worker of the scanner (`door-sw.js`) keeps and the rosters of the day, so that the next user opens neither. */
export const forgetDoor = async (): Promise<void> => {
  const storage = browserStorage()
  if (!storage?.getItem(flag)) return
  await globalThis.caches?.delete('door-1')
  const { forgetRosters } = await import('./sealed-store.ts')
  await forgetRosters()
  storage.removeItem(flag)
}

/** The same in a browser whose operator has signed out, on whichever way. */
export const forgetDoorOfOthers = (userId: number | null): void => {
  // a browser without storage has been no door
  if (browserStorage()?.getItem(flag) !== String(userId)) forgetDoor().catch(() => {})
}
