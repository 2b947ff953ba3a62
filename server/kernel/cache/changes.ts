import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Db } from '../db.ts'

/** Invalidates tags in the transaction of the change. Guarantee: a request that begins after the commit is not served older data. */
export const invalidate = async (db: Db, tags: readonly string[]) => {
  if (tags.length > 0)
    await db
      .insertInto('changes')
      .values({ tags: [...tags] })
      .execute()
}

const minPollIntervalMs = 3
const timeoutMs = 2_000

type Following = {
  connection: pg.PoolConfig
  onChange: (tags: readonly string[]) => void
  /** Called when invalidations may have been missed, so any entry may be stale. */
  onGap: () => void
}

/** Reads the invalidations of all processes in commit order, on a connection of its own. */
export const followChanges = ({ connection, onChange, onGap }: Following) => {
  const pool = new pg.Pool({ ...connection, max: 1, keepAlive: true, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  // a lost connection makes the current or the next poll fail, which handles it
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  let lastNumber = '0'
  let isDisconnected = true
  let cooledDown: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  const poll = async () => {
    const changes = await readSince(pool, lastNumber).catch(() => null)
    isDisconnected = changes === null
    if (changes?.[0]?.number !== lastNumber) onGap()
    else onChange(changes.slice(1).flatMap(({ tags }) => tags))
    lastNumber = changes?.at(-1)?.number ?? '0'
  }

  const pollNext = async () => {
    await cooledDown
    next = undefined
    const polled = poll()
    cooledDown = Promise.allSettled([polled, delay(minPollIntervalMs, undefined, { ref: false })])
    await polled
  }

  return {
    /** Resolves once every invalidation committed before the call is applied. Calls that wait at the same time share one poll. */
    syncInvalidations: (): Promise<void> => (next ??= pollNext()),
    /** True when the last poll failed. */
    isDisconnected: () => isDisconnected,
    stop: () => pool.end(),
  }
}
export type Changes = ReturnType<typeof followChanges>

/** Applies invalidations once per request, however many layers ask for it. */
export const syncPerRequest = ({ syncInvalidations }: Pick<Changes, 'syncInvalidations'>) => {
  const syncs = new WeakMap<object, Promise<void>>()
  return (request: object): Promise<void> => {
    const known = syncs.get(request) ?? syncInvalidations()
    syncs.set(request, known)
    return known
  }
}
export type SyncPerRequest = ReturnType<typeof syncPerRequest>

type Change = { number: string; tags: string[] }

/**
 * The first row is the last change read before. If it is missing, rows between may have been deleted. Numbers are bigints as
 * text. A connection that fails or times out is closed.
 */
const readSince = async (pool: pg.Pool, lastNumber: string): Promise<Change[]> => {
  const text = 'select number, tags from changes where number >= $1 order by number'
  const client = await pool.connect()
  try {
    const { rows } = await client.query<Change>({ name: 'changes', text, values: [lastNumber] })
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}
