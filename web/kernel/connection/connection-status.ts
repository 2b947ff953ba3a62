import { useSyncExternalStore } from 'react'

/** `waiting`: what was asked for comes once there is a connection again; `unsent`: a form was not taken, and may be sent again. */
export type ConnectionStatus = 'waiting' | 'unsent'

const listeners = new Set<() => void>()
let waiting = 0
let isUnsent = false

const notifyListeners = () => {
  for (const notify of listeners) notify()
}

export const reportUnsent = (is: boolean) => {
  isUnsent = is
  notifyListeners()
}

/** Something waits for the connection until it is called back. */
export const reportRetrying = (): (() => void) => {
  waiting += 1
  notifyListeners()
  return () => {
    waiting -= 1
    notifyListeners()
  }
}

const currentStatus = (): ConnectionStatus | null => {
  if (isUnsent) return 'unsent'
  return waiting > 0 ? 'waiting' : null
}

const listen = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** What stands between the page and the server at the moment. */
export const useConnectionStatus = (): ConnectionStatus | null => useSyncExternalStore(listen, currentStatus, () => null)
