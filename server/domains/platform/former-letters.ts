import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import type { ScheduledJob } from '../../kernel/jobs.ts'
import type { FactMessage } from '../../kernel/outbox/kinds.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'

/** Versions before the outbox sent the emails of a fact from these queues; during an upgrade they may still fill them. */
const formerQueuesOf = ({ fact }: FactMessage) => [`${fact}/letter`, `${fact}/warning`]

export const formerLettersJob = (messages: readonly FactMessage[]): ScheduledJob => ({
  name: 'platform.former-letters',
  cron: '* * * * *',
  run: ({ db, clock }) => moveFormerLetters(db, messages, clock()),
})

const batchSize = 1000

/** Moves waiting emails from the job queue to the outbox. A running job stays, because its process may be sending. */
export const moveFormerLetters = async (db: Db, messages: readonly FactMessage[], now: Date): Promise<void> => {
  const queues = messages.flatMap(formerQueuesOf)
  for (;;) {
    const moved = await db.transaction().execute(async (tx) => {
      const jobs = await takeJobs(tx, queues)
      await queueMessages(
        tx,
        jobs.flatMap((job) => messages.filter(({ fact }) => fact === job.fact).flatMap((message) => messageOf(message, job))),
        now,
      )
      return jobs.length
    })
    if (moved < batchSize) return
  }
}

type Job = { id: string; fact: string; payload: object; hasRecipient: boolean }

const messageOf = ({ kind, about }: FactMessage, { id, payload, hasRecipient }: Job) => {
  if (!hasRecipient) return []
  // the fact and its message share the type of the payload
  const message = about(payload as never)
  return message ? [{ kind, payload, ...message, subject: `${message.subject}/${id}` }] : []
}

/** Payloads of former versions had fewer fields. An email to a deleted account is dropped. */
const takeJobs = async (tx: Tx, queues: readonly string[]): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    with taken as (
      delete from jobs.job where id in (
        select id from jobs.job where name = any(${queues}::text[]) and state in ('created', 'retry') limit ${batchSize} for update skip locked)
      returning id, split_part(name, '/', 1) as fact, data),
    completed as (
      select id, fact, data || coalesce(case fact
        when 'accounts.linkAsked' then (
          select jsonb_build_object('userId', l.user_id, 'email', l.email) from email_links l where l.id = (data->>'linkId')::bigint)
        when 'accounts.emailChangeAsked' then (
          select jsonb_build_object('currentEmail', u.email) from users u
          where u.id = (data->>'userId')::bigint and u.email_confirmed_at is not null)
        when 'leaving.deletionAsked' then (
          select jsonb_build_object('userId', p.user_id) from deletion_proposals p where p.id = (data->>'proposalId')::bigint)
        end, '{}') as payload
      from taken)
    select id, fact, payload, exists (select from users where users.id = (payload->>'userId')::bigint) as "hasRecipient" from completed`.execute(tx)
  return rows
}
