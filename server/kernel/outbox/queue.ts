import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Tx } from '../db.ts'

/** `bell`: a notification of the bell that waits, for example until its reason can no longer be undone. */
export type Channel = 'email' | 'push' | 'bell'

/** An account, whose address is read when the message is sent, or an address, which may belong to an account. `locale` replaces its language. */
export type Recipient = ({ userId: number; address?: string } | { userId?: undefined; address: string }) & { locale?: Locale }

/** One message to one recipient. A second one with the same kind, subject, recipient and channel is ignored. */
export type QueuedMessage = {
  /** A name of `MessageKind`. */
  kind: string
  /** Identifies the subject, such as `event/16`. */
  subject: string
  channel?: Channel
  to: Recipient
  /** The composer reads it. No secrets: a composer derives them from `secret`. */
  payload?: object
  /** The origin of the secrets, for a change that stores their hash itself; random by default. */
  seed?: string
  /** Not sent earlier; until then it can be withdrawn. */
  notBefore?: Date
}

/**
 * Writes messages in the transaction of the change, with one statement. A worker sends them after the commit. Returns the number of new ones.
 */
export const queueMessages = async (tx: Tx, messages: readonly QueuedMessage[], now: Date): Promise<number> => {
  if (messages.length === 0) return 0
  const rows = messages.map(({ kind, subject, channel = 'email', to, payload = {}, notBefore = now, seed }) => ({
    kind,
    subject,
    channel,
    user_id: to.userId ?? null,
    address: to.address ?? null,
    locale: to.locale ?? null,
    seed: seed ?? randomUUID(),
    payload,
    not_before: notBefore.toISOString(),
  }))
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (kind, subject, channel, user_id, address, locale, seed, payload, not_before, created_at)
    select kind, subject, channel, user_id, address, locale, seed, payload, not_before, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m (kind text, subject text, channel text, user_id bigint, address text, locale text, seed uuid, payload jsonb, not_before timestamptz)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

type Withdrawn = Pick<QueuedMessage, 'kind' | 'subject'> & { userIds?: readonly number[] | null }

/**
 * Withdraws messages that no worker has begun to send; false if one of them is left, so its composer checks the change again.
 * Withdrawn messages are deleted, so that the change can be made again. With `userIds` only the messages to these users.
 */
export const withdrawMessages = async (tx: Tx, { kind, subject, userIds = null }: Withdrawn): Promise<boolean> => {
  const about = sql<boolean>`kind = ${kind} and subject = ${subject} and (${userIds}::bigint[] is null or user_id = any(${userIds}::bigint[]))`
  // skips a row that a merge of accounts moves at this moment, because waiting for it could deadlock
  await sql`
    delete from outbox where id in (
      select id from outbox where ${about} and state = 'queued' and attempts = 0 for update skip locked)`.execute(tx)
  const left = await tx.selectFrom('outbox').select('id').where(about).limit(1).executeTakeFirst()
  return left === undefined
}

type Bulk = Pick<QueuedMessage, 'kind' | 'subject'> & { userIds: readonly number[]; payload: object; now: Date }

/** The same email to many accounts with one statement. It leaves after all other messages. Returns the number of new ones. */
export const queueBulk = async (tx: Tx, { kind, subject, userIds, payload, now }: Bulk): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (kind, subject, channel, user_id, payload, not_before, created_at, is_bulk)
    select ${kind}, ${subject}, 'email', id, ${JSON.stringify(payload)}::jsonb, ${now}, ${now}, true from unnest(${userIds}::bigint[]) as id
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** The due time of held messages. */
export const heldUntil = new Date('9999-01-01T00:00:00Z')

type About = Pick<QueuedMessage, 'kind' | 'subject'>

/** Holds the messages that no worker is sending. Index: the unique key. */
export const holdMessages = (tx: Tx, { kind, subject }: About) =>
  sql`update outbox set not_before = ${heldUntil} where kind = ${kind} and subject = ${subject} and state = 'queued' and not_before < ${heldUntil}`.execute(
    tx,
  )

/** The two days in which a message is tried begin again. */
export const releaseMessages = (tx: Tx, { kind, subject }: About, now: Date) =>
  sql`update outbox set not_before = ${now}, first_attempt_at = null where kind = ${kind} and subject = ${subject} and state = 'queued' and not_before = ${heldUntil}`.execute(
    tx,
  )
