import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../db.ts'
import type { Channel } from './queue.ts'
import type { Next } from './retry.ts'
import { isSuppressed } from './suppressions.ts'

export type OutboxRow = {
  id: number
  kind: string
  subject: string
  channel: Channel
  payload: Record<string, unknown>
  message_key: string
  seed: string
  attempts: number
  repeats: number
  first_attempt_at: Date
  user_id: number | null
  /** The fixed address, else the account's current one. */
  email: string | null
  first_name: string | null
  locale: Locale
  timezone: string | null
  /** The address is the confirmed one of the account. */
  is_confirmed: boolean
  /** Only letters that a user cannot unsubscribe from are sent there. */
  is_suppressed: boolean
  is_demo: boolean
  is_closed: boolean
}

type Claim = { now: Date; leaseMs: number; limit: number; perDomain: number }

/**
 * Claims due messages: at most `perDomain` for one domain of recipients counting those in flight, so that a silent domain holds up no
 * other, however many messages wait for it. Bulk messages get what the others leave. Guarantee: one process at a time holds a message.
 * Indexes: outbox_due_urgent, outbox_due_bulk.
 */
export const claimDue = async (db: Db, { now, leaseMs, limit, perDomain }: Claim): Promise<OutboxRow[]> => {
  const { rows } = await sql<OutboxRow>`
    with busy as (
      select ${domainOf('o', 'u')} as domain, count(*) as sending
      from outbox o left join users u on u.id = o.user_id where o.state = 'sending' group by 1),
    due as (
      select id, row_number() over (partition by domain order by is_bulk, not_before, id) + sending as place, not_before, is_bulk
      from (
        (${openIn(sql`outbox o`, { isBulk: false, now, perDomain })})
        union all (${openIn(firstBulk(now), { isBulk: true, now, perDomain })})) as open),
    chosen as (select id from due where place <= ${perDomain} order by is_bulk, not_before, id limit ${limit}),
    locked as (
      select o.id from outbox o where o.id in (select id from chosen) and o.state = 'queued' order by o.id for update skip locked),
    taken as (
      update outbox o set state = 'sending', lease_until = ${new Date(now.getTime() + leaseMs)}, attempts = o.attempts + 1,
        first_attempt_at = coalesce(o.first_attempt_at, ${now}), content_sent_at = null
      from locked l where o.id = l.id returning o.*)
    select t.id, t.kind, t.subject, t.channel, t.payload, t.message_key, t.seed, t.attempts, t.repeats, t.first_attempt_at, t.user_id,
      coalesce(t.address, u.email) as email, u.first_name, coalesce(t.locale, u.locale, 'ru') as locale, u.timezone,
      u.email_confirmed_at is not null and coalesce(t.address = u.email, true) as is_confirmed,
      ${isSuppressed(sql`coalesce(t.address, u.email)`, sql`case when coalesce(lower(t.address) = lower(u.email), true) then u.email_confirmed_at end`)} as is_suppressed,
      coalesce(u.is_demo, false) as is_demo, t.address is null and coalesce(u.status in (9, 11) or u.blocked_at is not null, true) as is_closed
    from taken t left join users u on u.id = t.user_id order by t.is_bulk, t.not_before, t.id`.execute(db)
  return rows
}

type Lane = { isBulk: boolean; now: Date; perDomain: number }

const openIn = (source: RawBuilder<unknown>, { isBulk, now, perDomain }: Lane) => sql`
  select o.id, o.not_before, o.is_bulk, ${domainOf('o', 'u')} as domain, coalesce(b.sending, 0) as sending
  from ${source} left join users u on u.id = o.user_id left join busy b on b.domain = ${domainOf('o', 'u')}
  where o.state = 'queued' and o.is_bulk = ${sql.lit(isBulk)} and o.not_before <= ${now} and coalesce(b.sending, 0) < ${perDomain}
    and not exists (select from outbox_pauses p where p.kind = o.kind)
  order by o.not_before, o.id limit 1000`

/** A mailing has tens of thousands of rows: only the first are looked at, so that a poll costs the same for all sizes. */
const firstBulk = (now: Date) => sql`(
  select * from outbox o where o.state = 'queued' and o.is_bulk and o.not_before <= ${now}
    and not exists (select from outbox_pauses p where p.kind = o.kind)
  order by o.not_before, o.id limit 5000) o`

/** Pushes and notifications have one domain per account. */
const domainOf = (message: string, user: string) =>
  sql`case when ${sql.ref(`${message}.channel`)} <> 'email' then ${sql.ref(`${message}.channel`)} || '/' || ${sql.ref(`${message}.user_id`)}
    else lower(split_part(coalesce(${sql.ref(`${message}.address`)}, ${sql.ref(`${user}.email`)}, ''), '@', 2)) end`

/** Extends the leases of messages that this process is sending. */
export const extendLeases = (db: Db, ids: readonly number[], until: Date) =>
  sql`update outbox set lease_until = ${until} where id = any(${ids}::bigint[]) and state = 'sending'`.execute(db)

/** Recorded before the content leaves. False if the lease was lost to another process. */
export const recordContent = async (db: Db, { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update outbox set content_sent_at = ${now} where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(db)
  return numAffectedRows === 1n
}

type Settled = { state: 'sent' | 'failed' | 'suppressed'; reason: string | null; now: Date }

/** A failed message may be sent again, with the same secrets, because a change may have stored their hash. */
export const settle = (db: Db, { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>, { state, reason, now }: Settled) =>
  sql`update outbox set state = ${state}, reason = ${reason}, settled_at = ${now}, lease_until = null,
      seed = case when ${state} = 'failed' then seed end
    where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(db)

export const forget = (db: Db, { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>) =>
  sql`delete from outbox where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(db)

export const requeue = (
  db: Db,
  { id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>,
  { notBefore, repeats, reason }: Extract<Next, { state: 'queued' }> & { reason: string },
) =>
  sql`update outbox set state = 'queued', not_before = ${notBefore}, repeats = ${repeats}, reason = ${reason}, lease_until = null
    where id = ${id} and attempts = ${attempts} and state = 'sending'`.execute(db)

export type Expired = Pick<OutboxRow, 'id' | 'kind' | 'attempts' | 'repeats' | 'first_attempt_at'> & { content_sent_at: Date | null }

/** Messages whose process stopped extending their lease. Index: outbox_leased. */
export const expiredLeases = async (db: Db, now: Date): Promise<Expired[]> => {
  const { rows } = await sql<Expired>`
    select id, kind, attempts, repeats, first_attempt_at, content_sent_at from outbox
    where state = 'sending' and lease_until < ${now} order by id limit 500`.execute(db)
  return rows
}

const silentMs = 10 * 60_000

/**
 * When the oldest unsent email was due; null if none is, or if an email was sent within ten minutes: one recipient who refuses
 * does not mean that the gateway fails. Reads at most the 1,000 emails due first. Indexes: outbox_settled, outbox_due.
 */
export const oldestDueEmail = async (db: Db, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ due: Date | null }>`
    select min(coalesce(first_attempt_at, not_before)) as due from (
      select first_attempt_at, not_before from outbox o
      where o.state = 'queued' and o.channel = 'email' and (o.attempts > 0 or o.not_before <= ${now})
        and not exists (select from outbox_pauses p where p.kind = o.kind)
      order by o.not_before limit 1000) as waiting
    where not exists (
      select from outbox s where s.settled_at > ${new Date(now.getTime() - silentMs)} and s.state = 'sent' and s.channel = 'email')`.execute(db)
  return rows[0]?.due ?? null
}
