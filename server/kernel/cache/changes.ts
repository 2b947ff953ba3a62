import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Db } from '../db.ts'

/** Writes, with the change itself, that what carries these tags is no longer what it was: who asks after the commit learns of it. */
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
  /** Anything may have changed unheard. */
  onGap: () => void
}

/** The changes of all processes, read in the order of their commits on a connection of its own. */
export const followChanges = ({ connection, onChange, onGap }: Following) => {
  const pool = new pg.Pool({ ...connection, max: 1, keepAlive: true, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
  // a lost connection fails the look that uses it, or the next
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
    cooledDown = Promise.all([polled, delay(minPollIntervalMs, undefined, { ref: false })])
    await polled
  }

  return {
    /** Resolves when all that was committed before it was called has been told. Who calls meanwhile shares one look. */
    syncInvalidations: (): Promise<void> => (next ??= pollNext()),
    /** Could changes not be read when somebody last asked? */
    isDisconnected: () => isDisconnected,
    stop: () => pool.end(),
  }
}
export type Changes = ReturnType<typeof followChanges>

/** Catches up for somebody who asks, once however many parts of the house see to it. */
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
 * The last change heard of comes first; if it does not, others between may be gone. Numbers are bigints as text. A connection
 * that fails, or says nothing for too long, is given up.
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
