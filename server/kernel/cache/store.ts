/** What the cache keeps of one answer. */
export type Entry = { tags: ReadonlySet<string>; sizeBytes: number; expiresAt: number }

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
  drop: (tags: readonly string[]) => void
  clear: () => void
  /** Keeps nothing while changes cannot be heard. */
  setDeaf: (isDeaf: boolean) => void
  sizeBytes: () => number
  counts: () => Counts
}

/** Since the start, but for entries and isDeaf, which are now. */
export type Counts = {
  hits: number
  joined: number
  misses: number
  changed: number
  expired: number
  crowdedOut: number
  entries: number
  isDeaf: boolean
}

/** An answer that may be given but not kept. */
export type Uncached<T> = { uncached: T }

type Work<T extends Entry> = { promise: Promise<T | Uncached<T>>; drops: Set<string>; isVoid: boolean }

const ownOf = <T extends Entry>(made: T | Uncached<T>): T => (isUncached(made) ? made.uncached : made)

const isUncached = <T extends Entry>(made: T | Uncached<T>): made is Uncached<T> => 'uncached' in made

const mostNames = 4

/** Bounded by bytes, the least recently used goes first; entries leave when a tag of theirs is dropped. */
export const createStore = <T extends Entry>(mostBytes: number): Store<T> => {
  const entries = new Map<string, T>()
  const keysOfTag = new Map<string, Set<string>>()
  const keyOfName = new Map<string, string>()
  const namesOfKey = new Map<string, string[]>()
  const making = new Map<string, Work<T>>()
  /** All that is being made, also what nobody new may join because something changed meanwhile. */
  const works = new Set<Work<T>>()
  let bytes = 0
  let isDeaf = true
  const counted = { hits: 0, joined: 0, misses: 0, changed: 0, expired: 0, crowdedOut: 0 }

  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.sizeBytes
    for (const tag of entry.tags) forget(tag, key)
    for (const name of namesOfKey.get(key) ?? []) keyOfName.delete(name)
    namesOfKey.delete(key)
  }

  const forget = (tag: string, key: string) => {
    const keys = keysOfTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysOfTag.delete(tag)
  }

  const keep = (key: string, entry: T) => {
    remove(key)
    entries.set(key, entry)
    bytes += entry.sizeBytes
    for (const tag of entry.tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key))
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) return
      counted.crowdedOut += 1
      remove(oldest)
    }
  }

  const get = (key: string, nowMs: number) => {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt <= nowMs) {
      counted.expired += 1
      remove(key)
      return undefined
    }
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }

  const name = (key: string, other: string) => {
    const names = namesOfKey.get(key) ?? []
    if (!entries.has(key) || names.length >= mostNames || keyOfName.has(other)) return
    keyOfName.set(other, key)
    namesOfKey.set(key, [...names, other])
  }

  const named = (other: string, nowMs: number) => {
    const key = keyOfName.get(other)
    const kept = key === undefined ? undefined : get(key, nowMs)
    if (kept) counted.hits += 1
    return kept
  }

  const make = (key: string, produce: () => Promise<T | Uncached<T>>) => {
    const work = { promise: Promise.resolve() as unknown as Promise<T | Uncached<T>>, drops: new Set<string>(), isVoid: isDeaf }
    work.promise = produce()
      .then((made) => {
        if (!isUncached(made) && !work.isVoid && work.drops.isDisjointFrom(made.tags)) keep(key, made)
        return made
      })
      .finally(() => {
        works.delete(work)
        if (making.get(key) === work) making.delete(key)
      })
    works.add(work)
    making.set(key, work)
    return work.promise
  }

  const clear = () => {
    entries.clear()
    keysOfTag.clear()
    keyOfName.clear()
    namesOfKey.clear()
    bytes = 0
    for (const work of works) work.isVoid = true
    making.clear()
  }

  return {
    get,
    name,
    named,
    getOrMake: async (key, nowMs, produce) => {
      const kept = get(key, nowMs)
      if (kept) {
        counted.hits += 1
        return kept
      }
      const work = making.get(key)
      counted[work ? 'joined' : 'misses'] += 1
      if (!work) return ownOf(await make(key, produce))
      const shared = await work.promise
      return isUncached(shared) ? ownOf(await produce()) : shared
    },
    drop: (tags) => {
      if (tags.length === 0) return
      const before = entries.size
      for (const tag of tags) for (const key of keysOfTag.get(tag) ?? []) remove(key)
      counted.changed += before - entries.size
      for (const work of works) for (const tag of tags) work.drops.add(tag)
      making.clear()
    },
    clear,
    setDeaf: (value) => {
      isDeaf = value
      if (value) clear()
    },
    sizeBytes: () => bytes,
    counts: () => ({ ...counted, entries: entries.size, isDeaf }),
  }
}
