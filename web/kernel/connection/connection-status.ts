import { useSyncExternalStore } from 'react'

/** `waiting`: a load is retried until the connection is back. `unsent`: a form was not sent; the user may send it again. */
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

/** Reports one waiting load; the returned function ends the wait. */
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

/** The connection problem to show now, if any. */
export const useConnectionStatus = (): ConnectionStatus | null => useSyncExternalStore(listen, currentStatus, () => null)
