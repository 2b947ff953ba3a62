import { type Entry, nextMinute, type Store } from './store.ts'

type CachedValue = Entry & { value: unknown }
export type ValueCache = Store<CachedValue>

/** A part of an answer that is the same whoever asks, made of what carries the tags. Nobody may change what he is handed. */
export type CacheValue = <T>(key: string, tags: readonly string[] | ((made: T) => readonly string[]), make: () => Promise<T>) => Promise<T>

const bytesOfObject = 4

/** Keeps parts of pages until something under their tags changes, or the minute ends. */
export const cacheValuesIn =
  (values: ValueCache, clock: () => Date): CacheValue =>
  async <T>(key: string, tags: readonly string[] | ((made: T) => readonly string[]), make: () => Promise<T>) => {
    const nowMs = clock().getTime()
    const { value } = await values.getOrMake(key, nowMs, async () => {
      const made = await make()
      const sizeBytes = JSON.stringify(made).length * bytesOfObject + key.length
      return { value: made, tags: new Set(typeof tags === 'function' ? tags(made) : tags), sizeBytes, expiresAt: nextMinute(nowMs) }
    })
    // a key names one part, and only its maker keeps something under it
    return value as T
  }

/** For calls from outside, which are shared as whole answers. */
export const cacheNothing: CacheValue = (_key, _tags, make) => make()
