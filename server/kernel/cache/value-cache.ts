import { type Entry, nextMinute, type Store } from './store.ts'

type CachedValue = Entry & { value: unknown }
export type ValueCache = Store<CachedValue>

/** Caches a value that is the same for all users, under the tags of its data. Callers must not mutate it, because it is shared. */
export type CacheValue = <T>(key: string, tags: readonly string[] | ((made: T) => readonly string[]), make: () => Promise<T>) => Promise<T>

const bytesOfObject = 4

/** Caches values until one of their tags is invalidated or the minute ends. */
export const cacheValuesIn =
  (values: ValueCache, clock: () => Date): CacheValue =>
  async <T>(key: string, tags: readonly string[] | ((made: T) => readonly string[]), make: () => Promise<T>) => {
    const nowMs = clock().getTime()
    const { value } = await values.getOrMake(key, nowMs, async () => {
      const made = await make()
      const sizeBytes = JSON.stringify(made).length * bytesOfObject + key.length
      return { value: made, tags: new Set(typeof tags === 'function' ? tags(made) : tags), sizeBytes, expiresAt: nextMinute(nowMs) }
    })
    // a key belongs to one producer, so the value has its type
    return value as T
  }

/** For API calls from outside, because their answers are cached as a whole. */
export const cacheNothing: CacheValue = (_key, _tags, make) => make()
