import type { Db } from './db.ts'
import { Refusal } from './refusal.ts'

export type Settled<Answer> = { answer: Answer } | { error: unknown }

type Means<Wish, Answer> = {
  /** Settles each wish, in the order given; may fail as a whole. */
  take: (wishes: Wish[]) => Promise<Settled<Answer>[]>
  mostAtOnce: number
  mostWaiting: number
  /** How many takings may go on side by side. */
  mostTakings?: number
  /** What a wish is about: wishes about the same are never taken side by side, so each is taken in its order. */
  matterOf?: (wish: Wish) => unknown
}

type Waiting<Wish, Answer> = { wish: Wish; matter: unknown; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

export type Gathering<Wish, Answer> = (wish: Wish) => Promise<Answer>

/**
 * Takes together what waits together: while some are taken the newcomers gather, and are taken next in order of arrival.
 * Each gets its own answer or error. Who finds too many waiting is told to come back (`unavailable`).
 */
export const gathering = <Wish, Answer>(means: Means<Wish, Answer>): Gathering<Wish, Answer> => {
  const { take, mostAtOnce, mostWaiting, mostTakings = 1, matterOf = () => Symbol() } = means
  const waiting: Waiting<Wish, Answer>[] = []
  const underWay = new Set<unknown>()
  let takings = 0
  const takeAll = async () => {
    takings += 1
    for (let batch = takeOut(waiting, underWay, mostAtOnce); batch.length > 0; batch = takeOut(waiting, underWay, mostAtOnce)) {
      for (const { matter } of batch) underWay.add(matter)
      await settle(batch, take)
      for (const { matter } of batch) underWay.delete(matter)
    }
    takings -= 1
  }
  return (wish) => {
    if (waiting.length >= mostWaiting) return Promise.reject(new Refusal('unavailable', { retryAfterSeconds: 1 }))
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const matter = matterOf(wish)
    waiting.push({ wish, matter, resolve, reject })
    if (takings < mostTakings && !underWay.has(matter)) void takeAll()
    return promise
  }
}

/** Those who came first and whose matter nobody is at. */
const takeOut = <One extends { matter: unknown }>(waiting: One[], underWay: ReadonlySet<unknown>, most: number): One[] => {
  const free = waiting.filter(({ matter }) => !underWay.has(matter)).slice(0, most)
  const taken = new Set(free)
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.has(one)))
  return free
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
