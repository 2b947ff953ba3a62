import type { Db } from './db.ts'
import { Refusal } from './refusal.ts'

export type Settled<Answer> = { answer: Answer } | { error: unknown }

type BatcherOptions<Request, Answer> = {
  /** Settles each wish, in the order given; may fail as a whole. */
  take: (wishes: Request[]) => Promise<Settled<Answer>[]>
  maxAtOnce: number
  maxWaiting: number
  /** How many takings may go on side by side. */
  maxConcurrent?: number
  /** What a wish is about: wishes about the same are never taken side by side, so each is taken in its order. */
  groupBy?: (request: Request) => unknown
}

type Waiting<Request, Answer> = { request: Request; group: unknown; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

export type Batcher<Request, Answer> = (request: Request) => Promise<Answer>

/**
 * Takes together what waits together: while some are taken the newcomers gather, and are taken next in order of arrival.
 * Each gets its own answer or error. Who finds too many waiting is told to come back (`unavailable`).
 */
export const batcher = <Request, Answer>(options: BatcherOptions<Request, Answer>): Batcher<Request, Answer> => {
  const { take, maxAtOnce, maxWaiting, maxConcurrent = 1, groupBy = () => Symbol() } = options
  const waiting: Waiting<Request, Answer>[] = []
  const activeGroups = new Set<unknown>()
  let running = 0
  const runBatches = async () => {
    running += 1
    for (let batch = nextBatch(waiting, activeGroups, maxAtOnce); batch.length > 0; batch = nextBatch(waiting, activeGroups, maxAtOnce)) {
      for (const { group } of batch) activeGroups.add(group)
      await settle(batch, take)
      for (const { group } of batch) activeGroups.delete(group)
    }
    running -= 1
  }
  return (request) => {
    if (waiting.length >= maxWaiting) return Promise.reject(new Refusal('unavailable', { retryAfterSeconds: 1 }))
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const group = groupBy(request)
    waiting.push({ request, group, resolve, reject })
    if (running < maxConcurrent && !activeGroups.has(group)) void runBatches()
    return promise
  }
}

/** Those who came first and whose matter nobody is at. */
const nextBatch = <One extends { group: unknown }>(waiting: One[], activeGroups: ReadonlySet<unknown>, most: number): One[] => {
  const free = waiting.filter(({ group }) => !activeGroups.has(group)).slice(0, most)
  const taken = new Set(free)
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.has(one)))
  return free
}

/** One gathering for each database of the process. */
export const batcherPerDatabase = <Source extends { db: Db }, Request, Answer>(open: (source: Source) => Batcher<Request, Answer>) => {
  const opened = new WeakMap<Db, Batcher<Request, Answer>>()
  return (source: Source): Batcher<Request, Answer> => {
    const gathered = opened.get(source.db) ?? open(source)
    opened.set(source.db, gathered)
    return gathered
  }
}

const loaderBounds = { maxAtOnce: 200, maxWaiting: 5_000, maxConcurrent: 2 }

/** Reads what is asked for at the moment with one statement, begun after the last of it was asked for: `read` answers each key, in their order. */
export const batchLoader = <Key, Answer>(read: (db: Db, keys: Key[]) => Promise<Answer[]>) =>
  batcherPerDatabase(({ db }: { db: Db }) =>
    batcher({ ...loaderBounds, take: async (keys: Key[]) => (await read(db, keys)).map((answer) => ({ answer })) }),
  )

const settle = async <Request, Answer>(batch: Waiting<Request, Answer>[], take: BatcherOptions<Request, Answer>['take']) => {
  try {
    const settled = await take(batch.map(({ request }) => request))
    for (const [index, { resolve, reject }] of batch.entries()) {
      const own = settled[index]
      if (own && 'answer' in own) resolve(own.answer)
      else reject(own?.error)
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
