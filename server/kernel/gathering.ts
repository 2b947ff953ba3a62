import type { Db } from './db.ts'
import { Refusal } from './refusal.ts'

export type Settled<Answer> = { answer: Answer } | { error: unknown }

type Means<Wish, Answer> = {
  /** Settles each wish, in the order given; may fail as a whole. */
  take: (wishes: Wish[]) => Promise<Settled<Answer>[]>
  mostAtOnce: number
  mostWaiting: number
  /** How many takings may go on side by side; more than one where order does not matter. */
  mostTakings?: number
}

type Waiting<Wish, Answer> = { wish: Wish; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

export type Gathering<Wish, Answer> = (wish: Wish) => Promise<Answer>

/**
 * Takes together what waits together: while some are taken the newcomers gather, and are taken next in order of arrival.
 * Each gets its own answer or error. Who finds too many waiting is told to come back (`unavailable`).
 */
export const gathering = <Wish, Answer>({ take, mostAtOnce, mostWaiting, mostTakings = 1 }: Means<Wish, Answer>): Gathering<Wish, Answer> => {
  const waiting: Waiting<Wish, Answer>[] = []
  let takings = 0
  const takeAll = async () => {
    takings += 1
    while (waiting.length > 0) await settle(waiting.splice(0, mostAtOnce), take)
    takings -= 1
  }
  return (wish) => {
    if (waiting.length >= mostWaiting) return Promise.reject(new Refusal('unavailable', { retryAfterSeconds: 1 }))
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ wish, resolve, reject })
    if (takings < mostTakings) void takeAll()
    return promise
  }
}

/** One gathering for each database of the process. */
export const gatheringAt = <Source extends { db: Db }, Wish, Answer>(open: (source: Source) => Gathering<Wish, Answer>) => {
  const opened = new WeakMap<Db, Gathering<Wish, Answer>>()
  return (source: Source): Gathering<Wish, Answer> => {
    const gathered = opened.get(source.db) ?? open(source)
    opened.set(source.db, gathered)
    return gathered
  }
}

const readBounds = { mostAtOnce: 200, mostWaiting: 5_000, mostTakings: 2 }

/** Reads what is asked for at the moment with one statement, begun after the last of it was asked for: `read` answers each key, in their order. */
export const readTogether = <Key, Answer>(read: (db: Db, keys: Key[]) => Promise<Answer[]>) =>
  gatheringAt(({ db }: { db: Db }) => gathering({ ...readBounds, take: async (keys: Key[]) => (await read(db, keys)).map((answer) => ({ answer })) }))

const settle = async <Wish, Answer>(batch: Waiting<Wish, Answer>[], take: Means<Wish, Answer>['take']) => {
  try {
    const settled = await take(batch.map(({ wish }) => wish))
    for (const [index, { resolve, reject }] of batch.entries()) {
      const own = settled[index]
      if (own && 'answer' in own) resolve(own.answer)
      else reject(own?.error)
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
