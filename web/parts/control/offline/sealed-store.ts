import type { DoorState } from './door.ts'

/**
 * Keeps the state of a door in the browser, encrypted with a key that scripts can use and not read. The key lies beside it: a copy of the
 * whole profile shows the visitors. Unsent scans lie apart from the roster, because they outlive a sign-out.
 */
export const sealedStore = async (name: string) => {
  const database = await open()
  const key = await keyOf(database, name)
  return {
    read: async (): Promise<DoorState | null> => {
      const stores = database.transaction(['days', 'scans'])
      const [day, scans] = await Promise.all([done(stores.objectStore('days').get(name)), done(stores.objectStore('scans').get(name))])
      const [kept, pending] = [await opened<Omit<DoorState, 'pending'>>(key, day), await opened<DoorState['pending']>(key, scans)]
      return kept || pending ? { ...(kept ?? { roster: null, marks: [], late: [] }), pending: pending ?? [] } : null
    },
    write: async ({ pending, ...day }: DoorState) => {
      const sealed = day.roster && { ...(await seal(key, day)), endsAt: day.roster.endsAt }
      const scans = pending.length > 0 ? await seal(key, pending) : null
      const stores = database.transaction(['keys', 'days', 'scans'], 'readwrite')
      // a sign-out in another tab may have deleted the key
      if (sealed || scans) await done(stores.objectStore('keys').put(key, name))
      await Promise.all([put(stores.objectStore('days'), name, sealed), put(stores.objectStore('scans'), name, scans)])
    },
    clear: async () => {
      const stores = database.transaction(['days', 'scans'], 'readwrite')
      await Promise.all([put(stores.objectStore('days'), name, null), put(stores.objectStore('scans'), name, null)])
    },
    deviceId: await deviceIdOf(database),
    /** Deletes past days of all operators of this browser. */
    prune: async (now: Date) => {
      const names = await done(store(database, 'days', 'readonly').getAllKeys())
      const days: Sealed[] = await done(store(database, 'days', 'readonly').getAll())
      const past = names.filter((_, index) => isPast(days[index], now))
      await Promise.all(past.map((one) => done(store(database, 'days', 'readwrite').delete(one))))
    },
  }
}

/** Deletes the rosters of all operators of this browser, and the keys unless there are scans that the server does not have. */
export const forgetRosters = async (): Promise<void> => {
  const database = await open()
  const stores = database.transaction(['keys', 'days', 'scans'], 'readwrite')
  await done(stores.objectStore('days').clear())
  if ((await done(stores.objectStore('scans').count())) === 0) await done(stores.objectStore('keys').clear())
  database.close()
}

type Box = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }
type Sealed = Box & { endsAt: string }

const seal = async (key: CryptoKey, value: object): Promise<Box> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(JSON.stringify(value))) }
}

const opened = async <T>(key: CryptoKey, box: Box | undefined): Promise<T | null> => {
  if (!box) return null
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: box.iv }, key, box.bytes)
  // written by this version of the page or an earlier one with the same database version
  return JSON.parse(new TextDecoder().decode(bytes)) as T
}

const put = (to: IDBObjectStore, name: string, value: Box | null): Promise<unknown> => (value ? done(to.put(value, name)) : done(to.delete(name)))

const isPast = (day: Sealed | undefined, now: Date): boolean => day !== undefined && new Date(day.endsAt) <= now

const version = 3

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('vmeste-door', version)
  request.onupgradeneeded = () => {
    for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name)
    for (const name of ['keys', 'days', 'scans']) request.result.createObjectStore(name)
  }
  return done(request)
}

const store = (database: IDBDatabase, name: 'keys' | 'days', mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name)

const keyOf = async (database: IDBDatabase, name: string): Promise<CryptoKey> => {
  const known: CryptoKey | undefined = await done(store(database, 'keys', 'readonly').get(name))
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await done(store(database, 'keys', 'readwrite').put(made, name))
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
