/** The fields the cache needs of every entry. */
export type Entry = { tags: ReadonlySet<string>; sizeBytes: number; expiresAt: number }

const maxNames = 4

/** A map bounded by bytes that evicts the least recently used entries first. */
export const createLruMap = <T extends Entry>(maxBytes: number) => {
  const entries = new Map<string, T>()
  const keysOfTag = new Map<string, Set<string>>()
  const keyOfName = new Map<string, string>()
  const namesOfKey = new Map<string, string[]>()
  const left = { changed: 0, expired: 0, evicted: 0 }
  let bytes = 0

  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.sizeBytes
    for (const tag of entry.tags) removeFromTag(tag, key)
    for (const name of namesOfKey.get(key) ?? []) keyOfName.delete(name)
    namesOfKey.delete(key)
  }

  const removeFromTag = (tag: string, key: string) => {
    const keys = keysOfTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysOfTag.delete(tag)
  }

  const makeRoom = () => {
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return
      left.evicted += 1
      remove(oldest)
    }
  }

  const get = (key: string, nowMs: number): T | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    const isOver = entry.expiresAt <= nowMs
    if (isOver) left.expired += 1
    if (isOver) remove(key)
    else entries.delete(key) && entries.set(key, entry)
    return isOver ? undefined : entry
  }

  return {
    get,
    put: (key: string, entry: T) => {
      remove(key)
      entries.set(key, entry)
      bytes += entry.sizeBytes
      for (const tag of entry.tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key))
      makeRoom()
    },
    /** Adds an alias for an entry, at most four. It is removed with the entry. */
    name: (key: string, other: string) => {
      const names = namesOfKey.get(key) ?? []
      if (!entries.has(key) || names.length >= maxNames || keyOfName.has(other)) return
      keyOfName.set(other, key)
      namesOfKey.set(key, [...names, other])
    },
    named: (name: string, nowMs: number): T | undefined => {
      const key = keyOfName.get(name)
      return key === undefined ? undefined : get(key, nowMs)
    },
    /** Evicts the entries with one of the tags and returns their keys. */
    drop: (tags: readonly string[]): string[] => {
      const keys = [...new Set(tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])]))]
      for (const key of keys) remove(key)
      left.changed += keys.length
      return keys
    },
    clear: () => {
      for (const all of [entries, keysOfTag, keyOfName, namesOfKey]) all.clear()
      bytes = 0
    },
    sizeBytes: () => bytes,
    counts: () => ({ ...left, entries: entries.size }),
  }
}
