import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'

type Watched = Pick<Resources, 'db' | 'outside' | 'isDraining'>

/** Never throws: a process that answers this is alive, whatever it leans on. */
export const healthOf = async ({ db, outside, isDraining }: Watched) => {
  const hasDatabase = await isDatabaseHere(db)
  return { status: statusOf(hasDatabase, isDraining?.() === true), db: hasDatabase, mail: outside.mail.isReal }
}

const statusOf = (hasDatabase: boolean, isDraining: boolean): 'ok' | 'degraded' | 'draining' => {
  if (isDraining) return 'draining'
  return hasDatabase ? 'ok' : 'degraded'
}

/** May a balancer send traffic here? */
export const isReady = async ({ db, isDraining }: Watched): Promise<boolean> => !isDraining?.() && (await isDatabaseHere(db))

const patienceMs = 1_000

const isDatabaseHere = (db: Db): Promise<boolean> => {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, setTimeout(patienceMs, false, { ref: false })])
}
