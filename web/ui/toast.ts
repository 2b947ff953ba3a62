export type ToastContent = {
  text: string
  /** Reverts the action; the toast then stays twice as long. */
  undo?: () => void
  tone?: 'neutral' | 'danger'
}

/** A store of the browser page: toasts survive navigation. The region takes them from here. */
const queue: ToastContent[] = []
const listeners = new Set<() => void>()
let wasUsed = false

const toast = (content: ToastContent) => {
  queue.push(content)
  wasUsed = true
  for (const listener of listeners) listener()
}

/** Shows a toast: a result that needs no answer, with an optional undo. Without scripts the next page says it instead. */
export const useToast = () => toast

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Empties the queue. */
export const takeToasts = () => queue.splice(0)

/** The first toast of this browser page has come. */
export const hasToasts = () => wasUsed
