import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from '../db.ts'

const channel = 'changes'
const reconnectMs = 250
const mostTagsInNote = 100

/** Tells every process, once the transaction has committed, that what carries these tags has changed. */
export const touch = async (db: Db | Tx, tags: readonly string[]) => {
  for (const tag of tags) touched.getStore()?.add(tag)
  for (let from = 0; from < tags.length; from += mostTagsInNote)
    await sql`select pg_notify(${channel}, ${tags.slice(from, from + mostTagsInNote).join(' ')})`.execute(db)
}

const gatheredMs = 50

/**
 * The same for what changes in storms, told after its commit and gathered for a moment: PostgreSQL lets transactions that
 * notify commit only one after another, which is a third of what it does otherwise. A process that dies in that moment
 * leaves the others with what they keep, until the minute ends it.
 */
export const gatherTouches = (db: Db, onFailure: (error: unknown) => void) => {
  const gathered = new Set<string>()
  const tell = () => {
    const tags = [...gathered]
    gathered.clear()
    touch(db, tags).catch(onFailure)
  }
  return (tags: readonly string[]) => {
    for (const tag of tags) touched.getStore()?.add(tag)
    if (gathered.size === 0 && tags.length > 0) setTimeout(tell, gatheredMs)
    for (const tag of tags) gathered.add(tag)
  }
}

/** What is touched by the work that runs; each work has its own. */
const touched = new AsyncLocalStorage<Set<string>>()

/** Tells this process what the work changed before anyone learns that it is done; other processes hear of it a moment later. */
export const tellingOwnChanges = async <T>(onChange: (tags: string[]) => void, work: () => Promise<T>): Promise<T> => {
  const tags = new Set<string>()
  try {
    return await touched.run(tags, work)
  } finally {
    if (tags.size > 0) onChange([...tags])
  }
}

type Hearing = {
  connection: pg.ClientConfig
  onChange: (tags: string[]) => void
  /** Called with true whenever changes may have been missed, with false once they are heard again. */
  onDeaf: (isDeaf: boolean) => void
}

/** Hears the changes of all processes on a connection of its own and comes back after a loss. */
export const listenForChanges = ({ connection, onChange, onDeaf }: Hearing) => {
  let client: pg.Client | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const retry = () => {
    onDeaf(true)
    client = null
    if (!isStopped) timer = setTimeout(connect, reconnectMs)
  }

  const connect = async () => {
    const fresh = new pg.Client({ ...connection, keepAlive: true })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      fresh.removeAllListeners('notification')
      retry()
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', (note) => onChange((note.payload ?? '').split(' ')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      client = fresh
      onDeaf(false)
    } catch {
      lose()
    }
  }

  void connect()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      client?.removeAllListeners('end')
      await client?.end().catch(() => undefined)
    },
  }
}
