import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'

type Watched = Pick<Resources, 'db' | 'outside' | 'isDraining' | 'gatewayStates'> & {
  /** Resolves when the database query times out. */
  patience?: () => Promise<unknown>
}

/** Guarantee: never throws, because a process that responds is alive even without its database. */
export const healthOf = async ({ db, outside, isDraining, gatewayStates, patience }: Watched) => {
  const [hasDatabase, gateways] = await Promise.all([isDatabaseHere(db, patience), gatewayStates()])
  return { status: statusOf(hasDatabase, isDraining?.() === true), db: hasDatabase, mail: outside.mail.isReal, gateways }
}

const statusOf = (hasDatabase: boolean, isDraining: boolean): 'ok' | 'degraded' | 'draining' => {
  if (isDraining) return 'draining'
  return hasDatabase ? 'ok' : 'degraded'
}

/** True if a load balancer may send traffic to this process. */
export const isReady = async ({ db, isDraining, patience }: Omit<Watched, 'gatewayStates'>): Promise<boolean> =>
  !isDraining?.() && (await isDatabaseHere(db, patience))

const timeoutMs = 1_000
const oneSecond = (): Promise<unknown> => setTimeout(timeoutMs, null, { ref: false })

const isDatabaseHere = (db: Db, patience = oneSecond): Promise<boolean> => {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, patience().then(() => false)])
}
