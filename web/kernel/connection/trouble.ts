import { useSyncExternalStore } from 'react'

/** `waiting`: what was asked for comes once there is a connection again; `unsent`: a form was not taken, and may be sent again. */
export type Trouble = 'waiting' | 'unsent'

const listeners = new Set<() => void>()
let waiting = 0
let isUnsent = false

const tellAll = () => {
  for (const tell of listeners) tell()
}

export const tellUnsent = (is: boolean) => {
  isUnsent = is
  tellAll()
}

/** Something waits for the connection until it is called back. */
export const tellWaiting = (): (() => void) => {
  waiting += 1
  tellAll()
  return () => {
    waiting -= 1
    tellAll()
  }
}

const troubleNow = (): Trouble | null => {
  if (isUnsent) return 'unsent'
  return waiting > 0 ? 'waiting' : null
}

const listen = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** What stands between the page and the server at the moment. */
export const useTrouble = (): Trouble | null => useSyncExternalStore(listen, troubleNow, () => null)
