import { Refusal } from './refusal.ts'

type Bounds = {
  maxAtOnce: number
  maxWaiting: number
  /** Places in the queue that work for one key may take; all of them by default. */
  maxWaitingPerKey?: number
}

/** Bounds running and waiting work and rejects the rest. Keys take turns, so that a crowd under one key delays no other key. */
export const createFairQueue = ({ maxAtOnce, maxWaiting, maxWaitingPerKey = maxWaiting }: Bounds) => {
  // a key that was served goes to the end, so the order of the map is the order of turns
  const waiting = new Map<string, (() => void)[]>()
  let waitingCount = 0
  let running = 0
  const runNext = () => {
    const [key, queue] = waiting.entries().next().value ?? []
    const next = queue?.shift()
    if (key === undefined || !queue || !next) {
      running -= 1
      return
    }
    waitingCount -= 1
    waiting.delete(key)
    if (queue.length > 0) waiting.set(key, queue)
    next()
  }
  const wait = (key: string) =>
    new Promise<void>((resolve) => {
      waitingCount += 1
      const queue = waiting.get(key)
      if (queue) queue.push(resolve)
      else waiting.set(key, [resolve])
    })
  return async <T>(work: () => Promise<T>, key = ''): Promise<T> => {
    if (running < maxAtOnce) running += 1
    else if (waitingCount >= maxWaiting || (waiting.get(key)?.length ?? 0) >= maxWaitingPerKey)
      throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    else await wait(key)
    return work().finally(runNext)
  }
}
