import { Refusal } from './refusal.ts'

type Bounds = { mostAtOnce: number; mostWaiting: number }

/** Lets so many work at once and so many wait for a turn; who comes on top is told to come back. */
export const createTurns = ({ mostAtOnce, mostWaiting }: Bounds) => {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
    if (running < mostAtOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return work().finally(leave)
  }
}
