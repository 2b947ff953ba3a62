import type { Db } from './db.ts'
import { Refusal } from './refusal.ts'

export type Settled<Answer> = { answer: Answer } | { error: unknown }

type BatcherOptions<Request, Answer> = {
  /** Processes a batch and returns one result per request, in the same order. May reject for the whole batch. */
  take: (requests: Request[]) => Promise<Settled<Answer>[]>
  maxAtOnce: number
  maxWaiting: number
  /** Batches that may run at the same time; 1 by default. */
  maxConcurrent?: number
  /** The group of a request. Two batches with requests of one group never run at the same time, so a group stays in order. */
  groupBy?: (request: Request) => unknown
}

type Waiting<Request, Answer> = { request: Request; group: unknown; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

export type Batcher<Request, Answer> = (request: Request) => Promise<Answer>

/**
 * Queues requests while a batch runs and processes them as the next batch, in order of arrival. Each request gets its own
 * answer or error. A request that finds the queue full is rejected with `unavailable`.
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

/** The oldest requests whose group has no running batch. */
const nextBatch = <One extends { group: unknown }>(waiting: One[], activeGroups: ReadonlySet<unknown>, most: number): One[] => {
  const free = waiting.filter(({ group }) => !activeGroups.has(group)).slice(0, most)
  const selected = new Set(free)
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !selected.has(one)))
  return free
}

/** One batcher per database of the process. */
export const batcherPerDatabase = <Source extends { db: Db }, Request, Answer>(open: (source: Source) => Batcher<Request, Answer>) => {
  const opened = new WeakMap<Db, Batcher<Request, Answer>>()
  return (source: Source): Batcher<Request, Answer> => {
    const known = opened.get(source.db) ?? open(source)
    opened.set(source.db, known)
    return known
  }
}

const loaderBounds = { maxAtOnce: 200, maxWaiting: 5_000, maxConcurrent: 2 }

/**
 * Reads the waiting keys with one statement; `read` returns one answer per key, in the same order.
 * Guarantee: the statement begins after the last of its keys was requested.
 */
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
