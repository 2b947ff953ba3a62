import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Db, Tx } from '../db.ts'

/** Writes, with the change itself, that what carries these tags is no longer what it was: who asks after the commit learns of it. */
export const touch = async (db: Db | Tx, tags: readonly string[]) => {
  if (tags.length > 0)
    await (db as Db)
      .insertInto('changes')
      .values({ tags: [...tags] })
      .execute()
}

const leastMsBetween = 3
const patienceMs = 2_000

type Following = {
  connection: pg.PoolConfig
  onChange: (tags: readonly string[]) => void
  /** Anything may have changed unheard. */
  onGap: () => void
}

/** The changes of all processes, read in the order of their commits on a connection of its own. */
export const followChanges = ({ connection, onChange, onGap }: Following) => {
  const pool = new pg.Pool({ ...connection, max: 1, keepAlive: true, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  // a lost connection fails the look that uses it, or the next
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  let heard = '0'
  let isDeaf = true
  let rested: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  const look = async () => {
    const changes = await readSince(pool, heard).catch(() => null)
    isDeaf = changes === null
    if (changes?.[0]?.number !== heard) onGap()
    else onChange(changes.slice(1).flatMap(({ tags }) => tags))
    heard = changes?.at(-1)?.number ?? '0'
  }

  const lookNext = async () => {
    await rested
    next = undefined
    const looked = look()
    rested = Promise.all([looked, delay(leastMsBetween, undefined, { ref: false })])
    await looked
  }

  return {
    /** Resolves when all that was committed before it was called has been told. Who calls meanwhile shares one look. */
    catchUp: (): Promise<void> => (next ??= lookNext()),
    /** Could changes not be read when somebody last asked? */
    isDeaf: () => isDeaf,
    stop: () => pool.end(),
  }
}
export type Changes = ReturnType<typeof followChanges>

/** Catches up for somebody who asks, once however many parts of the house see to it. */
export const catchingUpFor = ({ catchUp }: Pick<Changes, 'catchUp'>) => {
  const caughtUp = new WeakMap<object, Promise<void>>()
  return (asker: object): Promise<void> => {
    const known = caughtUp.get(asker) ?? catchUp()
    caughtUp.set(asker, known)
    return known
  }
}
export type CatchUpFor = ReturnType<typeof catchingUpFor>

type Change = { number: string; tags: string[] }

/**
 * The last change heard of comes first; if it does not, others between may be gone. Numbers are bigints as text. A connection
 * that fails, or says nothing for too long, is given up.
 */
const readSince = async (pool: pg.Pool, heard: string): Promise<Change[]> => {
  const text = 'select number, tags from changes where number >= $1 order by number'
  const client = await pool.connect()
  try {
    const { rows } = await client.query<Change>({ name: 'changes', text, values: [heard] })
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}
