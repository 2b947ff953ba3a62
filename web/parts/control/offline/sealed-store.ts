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
      await done(store(database, 'days', 'readwrite').put({ iv, bytes } satisfies Sealed, name))
    },
    clear: async () => {
      await done(store(database, 'days', 'readwrite').delete(name))
    },
    deviceId: await deviceIdOf(database),
  }
}

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

const version = 1

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('vmeste-door', version)
  request.onupgradeneeded = () => {
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
