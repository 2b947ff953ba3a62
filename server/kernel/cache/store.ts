import { setTimeout as delay } from 'node:timers/promises'
import { createLruMap, type Entry } from './lru-map.ts'

export type { Entry } from './lru-map.ts'

/** Time moves the state of events on whole minutes, so nothing shared outlives its minute. */
export const nextMinute = (nowMs: number): number => (Math.floor(nowMs / 60_000) + 1) * 60_000

export type Store<T extends Entry> = {
  get: (key: string, nowMs: number) => T | undefined
  /** Gives a kept entry another name, which leaves with it; it has few of them. */
  name: (key: string, name: string) => void
  /** What is kept under another name. */
  named: (name: string, nowMs: number) => T | undefined
  /** Makes the entry once for all who ask meanwhile; one made of data that changed meanwhile is answered but not kept, one that may not be shared is each one's own. */
  getOrMake: (key: string, nowMs: number, make: () => Promise<T | Uncached<T>>) => Promise<T>
  /** Drops what carries one of the tags, also what is being made of it. */
  drop: (tags: readonly string[]) => void
  clear: () => void
  sizeBytes: () => number
  counts: () => Counts
}

/** Since the start, but for entries, which are now. */
export type Counts = {
  hits: number
  joined: number
  misses: number
  changed: number
  expired: number
  evicted: number
  entries: number
}

/** An answer that may be given but not kept. */
export type Uncached<T> = { uncached: T }

type Made<T> = T | Uncached<T>

const ownOf = <T extends Entry>(made: Made<T>): T => (isUncached(made) ? made.uncached : made)

const isUncached = <T extends Entry>(made: Made<T>): made is Uncached<T> => 'uncached' in made

/** Something being made. Once it has begun and something changes, nobody new may join: it may be made of what was before. */
type Work<T extends Entry> = { promise: Promise<Made<T>>; hasBegun: boolean; isClosed: boolean; drops: Set<string>; isVoid: boolean }

type Making<T extends Entry> = { key: string; nowMs: number; produce: () => Promise<Made<T>>; earlier: Work<T> | undefined }

type Bounds = {
  maxBytes: number
  /** What changes all the time is made so many milliseconds apart; who asks in between waits for the next making. */
  throttleMs?: number
}

/** Keeps what was made until something it is made of changes, its time ends, or room is short. */
export const createStore = <T extends Entry>({ maxBytes, throttleMs = 0 }: Bounds): Store<T> => {
  const lruMap = createLruMap<T>(maxBytes)
  const throttle = createThrottle(throttleMs)
  const making = new Map<string, Work<T>>()
  const works = new Set<Work<T>>()
  const counted = { hits: 0, joined: 0, misses: 0 }

  const get = (key: string, nowMs: number) => counting(lruMap.get(key, nowMs))
  const counting = (kept: T | undefined) => {
    if (kept) counted.hits += 1
    return kept
  }

  const keep = (key: string, work: Work<T>, made: Made<T>) => {
    if (isUncached(made) || work.isVoid) return
    if (work.drops.isDisjointFrom(made.tags)) lruMap.put(key, made)
    else throttle.changed(key)
  }

  /** Who came too late to join takes what the earlier work leaves on the shelf: it has outlasted the change. */
  const begin = async (work: Work<T>, { key, nowMs, produce, earlier }: Making<T>): Promise<Made<T>> => {
    if (earlier) await earlier.promise.catch(() => undefined)
    const kept = earlier && lruMap.get(key, nowMs)
    if (kept) return kept
    const throttleMs = throttle.leftMs(key)
    if (throttleMs > 0) await delay(throttleMs)
    work.hasBegun = true
    throttle.begun(key)
    const made = await produce()
    keep(key, work, made)
    return made
  }

  const make = (what: Making<T>) => {
    const work: Work<T> = { promise: Promise.resolve() as never, hasBegun: false, isClosed: false, drops: new Set(), isVoid: false }
    works.add(work)
    making.set(what.key, work)
    work.promise = begin(work, what).finally(() => {
      works.delete(work)
      if (making.get(what.key) === work) making.delete(what.key)
    })
    return work.promise
  }

  const join = async (work: Work<T>, produce: () => Promise<Made<T>>) => {
    const made = await work.promise
    return isUncached(made) ? ownOf(await produce()) : made
  }

  const close = (tags: readonly string[]) => {
    for (const work of works) {
      if (!work.hasBegun) continue
      work.isClosed = true
      for (const tag of tags) work.drops.add(tag)
    }
  }

  return {
    get: lruMap.get,
    name: lruMap.name,
    named: (name, nowMs) => counting(lruMap.named(name, nowMs)),
    getOrMake: async (key, nowMs, produce) => {
      const kept = get(key, nowMs)
      if (kept) return kept
      const work = making.get(key)
      const isJoined = work !== undefined && !work.isClosed
      counted[isJoined ? 'joined' : 'misses'] += 1
      return isJoined ? join(work, produce) : ownOf(await make({ key, nowMs, produce, earlier: work }))
    },
    drop: (tags) => {
      if (tags.length === 0) return
      for (const key of lruMap.drop(tags)) throttle.changed(key)
      close(tags)
    },
    clear: () => {
      lruMap.clear()
      close([])
      for (const work of works) work.isVoid = work.hasBegun
    },
    sizeBytes: lruMap.sizeBytes,
    counts: () => ({ ...counted, ...lruMap.counts() }),
  }
}

/** Which keys were made within the last `restMs`, and whether something has changed since. */
const createThrottle = (throttleMs: number) => {
  const lately = new Map<string, { at: number; hasChanged: boolean }>()
  const forgetOlder = (now: number) => {
    for (const [key, { at }] of lately) {
      if (at + throttleMs > now) return
      lately.delete(key)
    }
  }
  return {
    begun: (key: string) => {
      const now = performance.now()
      forgetOlder(now)
      lately.delete(key)
      if (throttleMs > 0) lately.set(key, { at: now, hasChanged: false })
    },
    changed: (key: string) => {
      const last = lately.get(key)
      if (last) last.hasChanged = true
    },
    leftMs: (key: string) => {
      const last = lately.get(key)
      return last?.hasChanged ? last.at + throttleMs - performance.now() : 0
    },
  }
}
