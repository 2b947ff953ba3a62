import { sql } from 'kysely'
import type { Db, Tx } from '../db.ts'

export type Channel = 'email' | 'push'

/** An account, whose address is read when the message is sent, or an address, which may belong to an account. */
export type Recipient = { userId: number; address?: string } | { userId?: undefined; address: string }

/** One message to one recipient. A second one with the same kind, subject, recipient and channel is ignored. */
export type QueuedMessage = {
  /** A name of `MessageKind`. */
  kind: string
  /** What the message is about, such as `event/16`. */
  subject: string
  channel?: Channel
  to: Recipient
  /** What the message says besides its subject. No secrets: a composer derives them from `secret`. */
  payload?: object
  /** Not sent earlier; until then it can be withdrawn. */
  notBefore?: Date
}

/** Writes messages in the transaction of the change, with one statement. A worker sends them after the commit. */
export const queueMessages = async (tx: Tx, messages: readonly QueuedMessage[], now: Date): Promise<void> => {
  if (messages.length === 0) return
  const rows = messages.map(({ kind, subject, channel = 'email', to, payload = {}, notBefore = now }) => ({
    kind,
    subject,
    channel,
    user_id: to.userId ?? null,
    address: to.address ?? null,
    payload,
    not_before: notBefore.toISOString(),
  }))
  await sql`
    insert into outbox (kind, subject, channel, user_id, address, payload, not_before, created_at)
    select kind, subject, channel, user_id, address, payload, not_before, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m (kind text, subject text, channel text, user_id bigint, address text, payload jsonb, not_before timestamptz)
    on conflict do nothing`.execute(tx)
}

/**
 * Withdraws messages that no worker has begun to send; false if one of them may have left. Withdrawn messages are deleted, so that the
 * change can be made again.
 */
export const withdrawMessages = async (tx: Tx, { kind, subject }: Pick<QueuedMessage, 'kind' | 'subject'>): Promise<boolean> => {
  await tx
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .execute()
  const left = await tx.selectFrom('outbox').select('id').where('kind', '=', kind).where('subject', '=', subject).limit(1).executeTakeFirst()
  return left === undefined
}

/** Messages of a kind wait until it is resumed. */
export const pauseKind = (db: Db, kind: string, { by, now }: { by: number; now: Date }) =>
  db
    .insertInto('outbox_pauses')
    .values({ kind, paused_by: by, paused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const resumeKind = (db: Db, kind: string) => db.deleteFrom('outbox_pauses').where('kind', '=', kind).execute()
