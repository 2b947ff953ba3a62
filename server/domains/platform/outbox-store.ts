import { sql } from 'kysely'
import type { OutboxKind, OutboxMessage } from '../../../contract/platform/outbox.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'

type MessageRecipient = { address: string; userId: number | null }

type Filters = { state: OutboxMessage['state']; kind?: string | undefined; recipient?: MessageRecipient | undefined }

/** An address with the account that has it now. Index: the unique email. */
export const recipientOf = async (db: Db, typed: string): Promise<MessageRecipient> => {
  const address = typed.trim().toLowerCase()
  const account = await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirst()
  return { address, userId: account?.id ?? null }
}

/** The states as literals, so that the planner uses the partial indexes. */
const matching = (db: Db, { state, kind, recipient }: Filters) =>
  db
    .selectFrom('outbox')
    .where('state', '=', sql.lit(state))
    .$if(kind !== undefined, (messages) => messages.where('kind', '=', kind ?? ''))
    .$if(recipient !== undefined, (messages) =>
      messages.where((is) =>
        is.or([is('address', '=', recipient?.address ?? ''), is.and([is('address', 'is', null), is('user_id', '=', recipient?.userId ?? 0)])]),
      ),
    )

/** The ids come first, by one of outbox_failed, outbox_due, outbox_leased, outbox_address with outbox_user, or the primary key. */
export const listMessages = (db: Db, filters: Filters, { limit, offset }: Slice) =>
  db
    .selectFrom('outbox as message')
    .innerJoin(matching(db, filters).select('id').orderBy('id', 'desc').limit(limit).offset(offset).as('page'), 'page.id', 'message.id')
    .leftJoin('users', 'users.id', 'message.user_id')
    .select(['message.id', 'message.kind', 'message.channel', 'message.user_id', 'message.attempts', 'message.reason'])
    .select(['message.created_at', 'message.not_before', 'message.settled_at'])
    .select(sql<string | null>`coalesce(message.address, users.email)`.as('recipient'))
    .orderBy('message.id', 'desc')
    .execute()

export const countMessages = async (db: Db, filters: Filters, limit: number): Promise<number> => {
  const counted = db.selectFrom(messageIdsIn(db, filters).limit(limit).as('counted'))
  return (await counted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total
}

export const messageIdsIn = (db: Db, filters: Filters) => matching(db, filters).select('id')

/** Kinds with unsent or recently sent messages, and paused ones. Indexes: outbox_due, outbox_leased, outbox_failed, outbox_settled. */
export const countsByKind = async (db: Db, sentSince: Date): Promise<OutboxKind[]> => {
  const { rows } = await sql<OutboxKind>`
    with counted as (
      select kind, count(*) as queued, 0 as sending, 0 as failed, 0 as sent from outbox where state = 'queued' group by kind
      union all select kind, 0, count(*), 0, 0 from outbox where state = 'sending' group by kind
      union all select kind, 0, 0, count(*), 0 from outbox where state = 'failed' group by kind
      union all select kind, 0, 0, 0, count(*) from outbox where state = 'sent' and settled_at > ${sentSince} group by kind
      union all select kind, 0, 0, 0, 0 from outbox_pauses)
    select kind, sum(queued)::bigint as queued, sum(sending)::bigint as sending, sum(failed)::bigint as failed,
      sum(sent)::bigint as "sentLastDay", exists (select from outbox_pauses p where p.kind = counted.kind) as "isPaused"
    from counted group by kind order by kind`.execute(db)
  return rows
}

type Resend = { now: Date; by: { ids: number[] } | { kind: string } }

/** Queues failed messages again for 48 hours. Returns their ids. Indexes: the primary key, outbox_failed. */
export const requeueFailed = async (tx: Tx, { now, by }: Resend): Promise<{ id: number; kind: string }[]> => {
  const chosen = 'ids' in by ? sql`id = any(${by.ids}::bigint[])` : sql`kind = ${by.kind}`
  const { rows } = await sql<{ id: number; kind: string }>`
    update outbox set state = 'queued', settled_at = null, not_before = ${now}, attempts = 0, repeats = 0, first_attempt_at = null,
      content_sent_at = null, seed = coalesce(seed, gen_random_uuid())
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
