import { setTimeout as delay } from 'node:timers/promises'
import { createLruMap, type Entry } from './lru-map.ts'

export type { Entry } from './lru-map.ts'

/** No shared entry outlives its minute, because event states change with time on whole minutes. */
export const nextMinute = (nowMs: number): number => (Math.floor(nowMs / 60_000) + 1) * 60_000

export type Store<T extends Entry> = {
  get: (key: string, nowMs: number) => T | undefined
  /** Adds an alias for a cached entry, at most four. It is removed with the entry. */
  name: (key: string, name: string) => void
  /** The entry with this alias. */
  named: (name: string, nowMs: number) => T | undefined
  /**
   * Returns the cached entry or produces it once for concurrent callers. An entry whose data changed meanwhile is returned
   * but not cached. An `Uncached` entry is produced for each caller.
   */
  getOrMake: (key: string, nowMs: number, make: () => Promise<T | Uncached<T>>) => Promise<T>
  /** Evicts the entries with one of the tags. Entries in production with such a tag will not be cached. */
  drop: (tags: readonly string[]) => void
  clear: () => void
  sizeBytes: () => number
  counts: () => Counts
}

/** Totals since the start; `entries` is the current number. */
export type Counts = {
  hits: number
  joined: number
  misses: number
  changed: number
  expired: number
  evicted: number
  entries: number
}

/** An answer that may be returned but not cached. */
export type Uncached<T> = { uncached: T }

type Made<T> = T | Uncached<T>

const ownOf = <T extends Entry>(made: Made<T>): T => (isUncached(made) ? made.uncached : made)

const isUncached = <T extends Entry>(made: Made<T>): made is Uncached<T> => 'uncached' in made

/** An entry in production. Later callers may not join it after an invalidation, because it may have read older data. */
type Work<T extends Entry> = { promise: Promise<Made<T>>; hasBegun: boolean; isClosed: boolean; drops: Set<string>; isVoid: boolean }

type Making<T extends Entry> = { key: string; nowMs: number; produce: () => Promise<Made<T>>; earlier: Work<T> | undefined }

type Bounds = {
  maxBytes: number
  /** Minimum time between two productions of a key that keeps changing. Callers in between wait for the next one. */
  throttleMs?: number
}

/** Caches entries until a tag is invalidated, the entry expires, or space runs out. */
export const createStore = <T extends Entry>({ maxBytes, throttleMs = 0 }: Bounds): Store<T> => {
  const lruMap = createLruMap<T>(maxBytes)
  const throttle = createThrottle(throttleMs)
  const making = new Map<string, Work<T>>()
  const works = new Set<Work<T>>()
  const counted = { hits: 0, joined: 0, misses: 0 }

  const get = (key: string, nowMs: number) => counting(lruMap.get(key, nowMs))
  const counting = (cached: T | undefined) => {
    if (cached) counted.hits += 1
    return cached
  }

  const cacheResult = (key: string, work: Work<T>, made: Made<T>) => {
    if (isUncached(made) || work.isVoid) return
    if (work.drops.isDisjointFrom(made.tags)) lruMap.put(key, made)
    else throttle.changed(key)
  }

  /** A caller too late to join uses the entry that the earlier work cached, because that entry survived the invalidation. */
  const begin = async (work: Work<T>, { key, nowMs, produce, earlier }: Making<T>): Promise<Made<T>> => {
    if (earlier) await earlier.promise.catch(() => undefined)
    const cached = earlier && lruMap.get(key, nowMs)
    if (cached) return cached
    const throttleMs = throttle.leftMs(key)
    if (throttleMs > 0) await delay(throttleMs)
    work.hasBegun = true
    throttle.begun(key)
    const made = await produce()
    cacheResult(key, work, made)
    return made
  }

  const make = (options: Making<T>) => {
    const work: Work<T> = { promise: Promise.resolve() as never, hasBegun: false, isClosed: false, drops: new Set(), isVoid: false }
    works.add(work)
    making.set(options.key, work)
    work.promise = begin(work, options).finally(() => {
      works.delete(work)
      if (making.get(options.key) === work) making.delete(options.key)
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
      const cached = get(key, nowMs)
      if (cached) return cached
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

/** The keys produced within the last `throttleMs`, and whether their data has changed since. */
const createThrottle = (throttleMs: number) => {
  const recent = new Map<string, { at: number; hasChanged: boolean }>()
  const deleteOlder = (now: number) => {
    for (const [key, { at }] of recent) {
      if (at + throttleMs > now) return
      recent.delete(key)
    }
  }
  return {
    begun: (key: string) => {
      const now = performance.now()
      deleteOlder(now)
      recent.delete(key)
      if (throttleMs > 0) recent.set(key, { at: now, hasChanged: false })
    },
    changed: (key: string) => {
      const last = recent.get(key)
      if (last) last.hasChanged = true
    },
    leftMs: (key: string) => {
      const last = recent.get(key)
      return last?.hasChanged ? last.at + throttleMs - performance.now() : 0
    },
  }
}
