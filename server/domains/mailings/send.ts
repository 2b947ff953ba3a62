import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import { holdMessages, queueBulk } from '../../kernel/outbox/queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import { addRequests } from '../quizzes/survey-requests.ts'
import { mailingKind, progressOf, subjectOf } from './progress.ts'
import { type Choice, recipientsAfter } from './recipients.ts'
import { lockMailing, type MailingRow } from './store.ts'

/** Recipients that one transaction plans. */
const planBatchSize = 5_000

type Sending = Pick<Resources, 'db' | 'clock'>

/** Starts the mailings that are due, plans their letters, and finishes those whose letters have all left. Runs every minute. */
export const sendMailings = async (resources: Sending, batchSize = planBatchSize): Promise<void> => {
  await startDue(resources)
  for (const id of await idsOf(resources, sql`planned_at is null and paused_at is null`)) while (await planBatch(resources, id, batchSize));
  for (const id of await idsOf(resources, sql`planned_at is not null`)) await finish(resources, id)
}

/** A blocked author's mailing waits. Index: mailings_due. */
const startDue = ({ db, clock }: Sending) =>
  sql`update mailings m set status = 'executing', started_at = ${clock()} where m.id in (
    select d.id from mailings d join users u on u.id = d.user_id
    where d.status = 'approved' and d.paused_at is null and (d.send_at is null or d.send_at <= ${clock()}) and u.blocked_at is null
    order by d.id for no key update of d skip locked)`.execute(db)

/** Index: mailings_queue. */
const idsOf = async ({ db }: Sending, condition: ReturnType<typeof sql>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from mailings where status = 'executing' and ${condition} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Plans the next letters in one transaction with the place where it stopped. Guarantee: a planner that is killed anywhere, or that runs
 * twice, plans every recipient once. False when none are left.
 */
const planBatch = ({ db, clock }: Sending, mailingId: number, batchSize: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await lockMailing(tx, mailingId)
    if (row?.status !== 'executing' || row.planned_at || row.paused_at) return false
    const now = clock()
    const choice = await choiceOf(tx, row, now)
    if (!choice) return false
    const userIds = await recipientsAfter(tx, choice, { after: await placeOf(tx, mailingId), limit: batchSize })
    const planned = await queueLetters(tx, row, userIds, now)
    const isLast = userIds.length < batchSize
    await sql`update mailings set planned_count = planned_count + ${planned}, planned_at = ${isLast ? now : null},
      last_planned_user_id = greatest(last_planned_user_id, ${userIds.at(-1) ?? 0}) where id = ${mailingId}`.execute(tx)
    return !isLast
  })

/** The rights of the author now: staff who left the team choose no strangers. Null for a blocked author, whose mailing waits. */
const choiceOf = async (tx: Tx, { user_id, recipients, quiz_id }: MailingRow, now: Date): Promise<Choice | null> => {
  const { rows } = await sql<{ is_staff: boolean }>`
    select roles && array['crm_tk_staff', 'admin'] as is_staff from users where id = ${user_id} and blocked_at is null`.execute(tx)
  if (!rows[0]) return null
  return { author: { id: user_id, isStaff: rows[0].is_staff }, recipients, quizId: quiz_id, now }
}

const placeOf = async (tx: Tx, id: number): Promise<number> =>
  (await tx.selectFrom('mailings').select('last_planned_user_id').where('id', '=', id).executeTakeFirstOrThrow()).last_planned_user_id

/** A quiz counts as a survey: users asked in the last two weeks are skipped, also if another survey asks them at this moment (A134). */
const queueLetters = async (tx: Tx, { id, user_id, quiz_id }: MailingRow, userIds: readonly number[], now: Date): Promise<number> => {
  const asked = quiz_id === null ? userIds : await addRequests(tx, { quizId: quiz_id, eventId: null, askedBy: user_id, userIds, now })
  return queueBulk(tx, { kind: mailingKind, subject: subjectOf(id), userIds: asked, payload: { mailingId: id }, now })
}

/** Records the progress. A mailing without open letters is sent. */
const finish = ({ db, clock }: Sending, mailingId: number) =>
  db.transaction().execute(async (tx) => {
    const row = await lockMailing(tx, mailingId)
    if (row?.status !== 'executing' || !row.planned_at) return
    const { open_count, ...counts } = await progressOf(tx, mailingId)
    await suppressMissingMailboxes(tx, mailingId)
    // a letter that was in flight at the pause may have returned to the queue
    if (row.paused_at) await holdMessages(tx, { kind: mailingKind, subject: subjectOf(mailingId) })
    const isSent = open_count === 0
    const end = isSent ? { status: 'sent' as const, finished_at: clock(), paused_at: null } : {}
    await tx
      .updateTable('mailings')
      .set({ ...counts, ...end })
      .where('id', '=', mailingId)
      .execute()
  })

/**
 * An answer that the mailbox does not exist or is closed (RFC 3463: 5.1.x, 5.2.1; or 550, 551 and 553 without such a code) ends mailings to the
 * address, unless the user has confirmed one since. Refusals for other reasons, such as suspected spam, do not. Index: the unique key of outbox.
 */
const suppressMissingMailboxes = (tx: Tx, mailingId: number) =>
  sql`insert into mail_suppressions (email, reason, created_at)
    select distinct on (lower(u.email)) lower(u.email), o.reason, o.settled_at from outbox o join users u on u.id = o.user_id
    where o.kind = ${mailingKind} and o.subject = ${subjectOf(mailingId)} and o.channel = 'email' and o.state = 'failed' and u.email is not null
      and (u.email_confirmed_at is null or u.email_confirmed_at <= o.settled_at)
      and o.reason ~ '^5[0-9][0-9][ -](5[.]1[.]|5[.]2[.]1)|^55[013] (?![0-9][.])'
    order by lower(u.email), o.id
    on conflict (email) do update set reason = excluded.reason, created_at = excluded.created_at`.execute(tx)
