import { sql } from 'kysely'
import { statisticCut } from '../../../contract/limits.ts'
import type { Db } from '../../kernel/db.ts'

/** Stores a statistic. The value is cut by code points, so that no character is split (V441). */
export const addStatistic = (db: Db, type: string, value: string, now: Date) =>
  db
    .insertInto('statistics')
    .values({ type, value: [...value].slice(0, statisticCut).join(''), created_at: now })
    .execute()

/** Rows each of these statements removes at most, so that none runs for long. Each returns the number removed. */
export const maxRemoved = 5_000

/** Index: idempotency_keys_age. */
export const removeIdempotencyKeys = async (db: Db, before: Date): Promise<number> => {
  const old = sql`select ctid from idempotency_keys where created_at < ${before} limit ${maxRemoved}`
  return removed(await db.deleteFrom('idempotency_keys').where(sql<boolean>`ctid = any(array(${old}))`).executeTakeFirstOrThrow())
}

/** Index: rate_limits_expire, which holds milliseconds. */
export const removeRateLimits = async (db: Db, now: Date): Promise<number> => {
  const old = sql`select ctid from rate_limits where expire < ${now.getTime()}::bigint limit ${maxRemoved}`
  return removed(await db.deleteFrom('rate_limits').where(sql<boolean>`ctid = any(array(${old}))`).executeTakeFirstOrThrow())
}

/** A sequential scan: the inbox is filled only without real mail or SMS. */
export const removeInboxMessages = async (db: Db, before: Date): Promise<number> => {
  const old = sql`select ctid from inbox_messages where created_at < ${before} limit ${maxRemoved}`
  return removed(await db.deleteFrom('inbox_messages').where(sql<boolean>`ctid = any(array(${old}))`).executeTakeFirstOrThrow())
}

type Settled = 'sent' | 'suppressed' | 'failed'

/** Index: outbox_settled. */
export const removeOutboxMessages = async (db: Db, { states, before }: { states: Settled[]; before: Date }): Promise<number> => {
  const old = sql`select ctid from outbox where settled_at < ${before} and state = any(${states}::text[]) limit ${maxRemoved}`
  return removed(await db.deleteFrom('outbox').where(sql<boolean>`ctid = any(array(${old}))`).executeTakeFirstOrThrow())
}

const removed = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows)
