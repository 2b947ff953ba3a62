import type { DoorState } from './door.ts'

/**
 * Keeps the state of a door in the browser, encrypted with a key that scripts can use and not read. The key lies beside it: a copy of the
 * whole profile shows the visitors.
 */
export const sealedStore = async (name: string) => {
  const database = await open()
  const key = await keyOf(database)
  return {
    read: async (): Promise<DoorState | null> => {
      const sealed: Sealed | undefined = await done(store(database, 'days', 'readonly').get(name))
      if (!sealed) return null
      const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes)
      // written by this version of the page or an earlier one with the same database version
      return JSON.parse(new TextDecoder().decode(bytes)) as DoorState
    },
    write: async (state: DoorState) => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(state)))
      const sealed: Sealed = { iv, bytes, endsAt: state.roster.endsAt, hasPending: state.pending.length > 0 }
      await done(store(database, 'days', 'readwrite').put(sealed, name))
    },
    clear: async () => {
      await done(store(database, 'days', 'readwrite').delete(name))
    },
    deviceId: await deviceIdOf(database),
    /** Deletes past days of all operators of this browser, but for those with scans that the server does not have. */
    prune: async (now: Date) => {
      const names = await done(store(database, 'days', 'readonly').getAllKeys())
      const days: Sealed[] = await done(store(database, 'days', 'readonly').getAll())
      const past = names.filter((_, index) => isPast(days[index], now))
      await Promise.all(past.map((one) => done(store(database, 'days', 'readwrite').delete(one))))
    },
  }
}

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; endsAt: string; hasPending: boolean }

const isPast = (day: Sealed | undefined, now: Date): boolean => day !== undefined && !day.hasPending && new Date(day.endsAt) <= now

const version = 2

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('vmeste-door', version)
  request.onupgradeneeded = () => {
    for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name)
    for (const name of ['keys', 'days']) request.result.createObjectStore(name)
  }
  return done(request)
}

const store = (database: IDBDatabase, name: 'keys' | 'days', mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name)

const keyOf = async (database: IDBDatabase): Promise<CryptoKey> => {
  const known: CryptoKey | undefined = await done(store(database, 'keys', 'readonly').get('roster'))
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await done(store(database, 'keys', 'readwrite').put(made, 'roster'))
  return made
}

const deviceIdOf = async (database: IDBDatabase): Promise<string> => {
  const known: string | undefined = await done(store(database, 'keys', 'readonly').get('device'))
  if (known) return known
  const made = crypto.randomUUID()
  await done(store(database, 'keys', 'readwrite').put(made, 'device'))
  return made
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
