import { Refusal } from './refusal.ts'

type Bounds = {
  maxAtOnce: number
  maxWaiting: number
  /** Maximum of queued work per key; `maxWaiting` by default. */
  maxWaitingPerKey?: number
}

/** Bounds running and waiting work and rejects the rest. Keys take turns, so that a crowd under one key delays no other key. */
export const createFairQueue = ({ maxAtOnce, maxWaiting, maxWaitingPerKey = maxWaiting }: Bounds) => {
  // a served key moves to the end of the map, so keys take turns in map order
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
