import { sql } from 'kysely'
import type { OutboxMessage } from '../../../contract/platform/outbox.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'

type Filters = { state: OutboxMessage['state']; kind?: string | undefined }

/** The states as literals, so that the planner uses the partial indexes. */
const matching = (db: Db, { state, kind }: Filters) =>
  db
    .selectFrom('outbox')
    .where('state', '=', sql.lit(state))
    .$if(kind !== undefined, (messages) => messages.where('kind', '=', kind ?? ''))

/** Indexes: outbox_failed, outbox_due, outbox_leased. */
export const listUnsent = (db: Db, filters: Filters, { limit, offset }: Slice) =>
  matching(db, filters)
    .select(['id', 'kind', 'channel', 'user_id', 'attempts', 'reason', 'created_at', 'not_before'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countUnsent = async (db: Db, filters: Filters, limit: number): Promise<number> => {
  const counted = db.selectFrom(matching(db, filters).select('id').limit(limit).as('counted'))
  return (await counted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total
}

export const estimateUnsent = (db: Db, filters: Filters) => matching(db, filters).select('id')

type KindRow = { kind: string; queued: number; failed: number; isPaused: boolean }

/** Kinds with unsent messages, and paused ones. Indexes: outbox_due, outbox_failed. */
export const kindsOf = async (db: Db): Promise<KindRow[]> => {
  const { rows } = await sql<KindRow>`
    with unsent as (
      select kind, count(*) as queued, 0 as failed from outbox where state = 'queued' group by kind
      union all select kind, 0, count(*) from outbox where state = 'failed' group by kind
      union all select kind, 0, 0 from outbox_pauses)
    select kind, sum(queued)::bigint as queued, sum(failed)::bigint as failed,
      exists (select from outbox_pauses p where p.kind = unsent.kind) as "isPaused"
    from unsent group by kind order by kind`.execute(db)
  return rows
}

type Resend = { now: Date; by: { id: number } | { kind: string } }

/** Queues failed messages again, with a new seed and a new 48 hours. Returns their ids. Index: outbox_failed. */
export const requeueFailed = async (tx: Tx, { now, by }: Resend): Promise<{ id: number; kind: string }[]> => {
  const chosen = 'id' in by ? sql`id = ${by.id}` : sql`kind = ${by.kind}`
  const { rows } = await sql<{ id: number; kind: string }>`
    update outbox set state = 'queued', settled_at = null, not_before = ${now}, attempts = 0, repeats = 0, first_attempt_at = null,
      content_sent_at = null, seed = gen_random_uuid()
    where state = 'failed' and ${chosen} returning id, kind`.execute(tx)
  return rows
}

/** Undefined if the kind is paused already. */
export const addPause = (tx: Tx, { kind, by, now }: { kind: string; by: number; now: Date }) =>
  tx
    .insertInto('outbox_pauses')
    .values({ kind, paused_by: by, paused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** Undefined if the kind is not paused. */
export const removePause = (tx: Tx, kind: string) => tx.deleteFrom('outbox_pauses').where('kind', '=', kind).returning('id').executeTakeFirst()
