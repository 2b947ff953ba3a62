import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from '../db.ts'

const channel = 'changes'
const reconnectMs = 250
const mostTagsInNote = 100

/** Tells every process, once the transaction has committed, that what carries these tags has changed. */
export const touch = async (db: Db | Tx, tags: readonly string[]) => {
  for (let from = 0; from < tags.length; from += mostTagsInNote)
    await sql`select pg_notify(${channel}, ${tags.slice(from, from + mostTagsInNote).join(' ')})`.execute(db)
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
