import { sql } from 'kysely'
import { expect } from 'vitest'
import { soon } from './time-limits.ts'
import type { World } from './world.ts'

type Db = Pick<World, 'db'>

const countWaiting = async ({ db }: Db): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

/** Resolves once as many statements of this database wait for a lock. */
export const untilWaiting = (world: Db, statements = 1) => expect.poll(() => countWaiting(world), { ...soon, interval: 5 }).toBe(statements)

/** Resolves once a statement waits for a lock, or the request is settled without one. */
export const untilWaitingOr = async (world: Db, request: Promise<unknown>) => {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  request.then(settle, settle)
  await expect.poll(async () => isSettled || (await countWaiting(world)) > 0, { ...soon, interval: 5 }).toBe(true)
}
