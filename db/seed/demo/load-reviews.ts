import { type Insertable, sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { documentOf } from '../../../server/domains/organizing/document-of.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { EventReviews } from '../../schema.ts'
import { demoAccounts } from './accounts.ts'
import { emailOfPerson } from './load-people.ts'
import { claims, eventChanges, feedbackEvents, feedbackTexts, unsentDrafts } from './reviews.ts'

const dayMs = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

const staffEmail = demoAccounts.find(({ role }) => role === 'staff')?.email

/** Submitted versions of demo events, unsent drafts, complaints and feedback. A repetition adds those of new editions. */
export const loadReviews = async (tx: Tx, now: Date): Promise<void> => {
  await addFirstVersions(tx, now)
  await renewWaiting(tx, now)
  for (const change of eventChanges) await addChange(tx, change, now)
  for (const draft of unsentDrafts) await addDraft(tx, draft, now)
  for (const claim of claims) await addClaim(tx, claim, now)
  await addFeedback(tx, now)
}

const ownedEvents = sql`events e join (select event_id, min(user_id) as user_id from event_owners group by event_id) o on o.event_id = e.id`
const firstOwner = sql`o.user_id as owner`

type Submitted = { id: number; owner: number; moderation: 'wait' | 'declined'; moderation_comment: string | null }

/** First publications that wait, and those that staff declined. */
const addFirstVersions = async (tx: Tx, now: Date): Promise<void> => {
  const { rows } = await sql<Submitted>`
    select e.id, ${firstOwner}, e.moderation, e.moderation_comment from ${ownedEvents} where e.demo_key is not null and e.status = 'published' and e.moderation in ('wait', 'declined')
      and (e.moderation = 'declined' or e.date_end > ${now}) and not exists (select from event_reviews r where r.event_id = e.id) order by e.id`.execute(tx)
  for (const [turn, { id, owner, moderation, moderation_comment }] of rows.entries()) {
    const created_at = daysBefore(now, 1 + (turn % 4))
    const decided = moderation === 'declined' ? { moderation_comment, decided_by: await idOf(tx, staffEmail), decided_at: daysBefore(now, 0.5) } : {}
    await addReview(tx, { event_id: id, user_id: owner, data: JSON.stringify(await documentOf(tx, id)), moderation, created_at, ...decided })
  }
}

const addReview = (tx: Tx, row: Insertable<EventReviews>) =>
  tx.insertInto('event_reviews').values(row).onConflict((conflict) => conflict.column('event_id').doNothing()).execute()

const daysRemembered = 7

/** Nothing in the queue waits longer than a week, or is about an event that is over. */
const renewWaiting = async (tx: Tx, now: Date): Promise<void> => {
  const waiting = sql`e.id = r.event_id and e.demo_key is not null and r.moderation = 'wait'`
  await sql`delete from event_reviews r using events e where ${waiting} and e.date_end <= ${now}`.execute(tx)
  await sql`update event_reviews r set created_at = ${daysBefore(now, 1)} from events e
    where ${waiting} and r.created_at < ${daysBefore(now, daysRemembered)}`.execute(tx)
}

const addChange = async (tx: Tx, { event, answer, daysAgo, change }: (typeof eventChanges)[number], now: Date): Promise<void> => {
  const found = await upcoming(tx, event, now)
  if (!found) return
  const approved = await documentOf(tx, found.id)
  const versions = { data: documentText({ ...approved, ...change(approved) }), approved_data: documentText(approved) }
  await addReview(tx, { event_id: found.id, user_id: found.owner, ...versions, answer, created_at: daysBefore(now, daysAgo) })
}

const addDraft = async (tx: Tx, { event, section, change }: (typeof unsentDrafts)[number], now: Date): Promise<void> => {
  const found = await upcoming(tx, event, now)
  if (!found) return
  const document = await documentOf(tx, found.id)
  await tx
    .insertInto('event_drafts')
    .values({ event_id: found.id, data: documentText({ ...document, ...change(document) }), section, updated_by: found.owner, updated_at: daysBefore(now, 1) })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}

const documentText = (document: EventDocument): string => JSON.stringify(document)

type Found = { id: number; owner: number }

/** The next edition of an event, without a version in review or a draft. */
const upcoming = async (tx: Tx, event: string, now: Date): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select e.id, ${firstOwner} from ${ownedEvents}
    where starts_with(e.demo_key, ${`${event}#`}) and e.date_start > ${now} and (e.status = 'draft' or (e.status = 'published' and e.moderation = 'approved'))
      and not exists (select from event_reviews r where r.event_id = e.id) and not exists (select from event_drafts d where d.event_id = e.id)
    order by e.date_start limit 1`.execute(tx)
  return rows[0]
}

const idOf = async (tx: Tx, email: string | undefined): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('email', '=', email ?? '').executeTakeFirstOrThrow()).id

/** A complaint about the first edition of an event. */
const addClaim = async (tx: Tx, { event, person, reason, text, daysAgo, decided }: (typeof claims)[number], now: Date): Promise<void> => {
  const at = daysBefore(now, daysAgo)
  await sql`
    insert into claims (target_type, event_id, user_id, reason, text, created_at, status, comment, decided_at, decided_by)
    select 'event', e.id, u.id, ${reason}, ${text}, ${at}, ${decided?.status ?? 'wait'}, ${decided?.comment ?? null}::text,
      ${decided ? new Date(at.getTime() + dayMs / 4) : null}::timestamptz, case when ${decided !== undefined} then s.id end
    from events e, users u, users s
    where e.demo_key = ${`${event}#0`} and u.email = ${emailOfPerson(person)} and s.email = ${staffEmail ?? ''}
      and not exists (select from claims c where c.event_id = e.id and c.user_id = u.id)`.execute(tx)
}

/** Two of three guests leave a rating, and some of them a text. */
const addFeedback = async (tx: Tx, now: Date): Promise<void> => {
  const keys = sql`split_part(e.demo_key, '#', 1) = any(${feedbackEvents}::text[])`
  await sql`update events e set need_feedback = true where not e.need_feedback and ${keys}`.execute(tx)
  await sql`
    insert into event_feedback (event_id, user_id, rating, text, created_at)
    select e.id, p.user_id, 5 - (p.user_id % 7 = 0)::int - (p.user_id % 3 = 1)::int,
      case when p.user_id % 2 = 0 then (${feedbackTexts}::text[])[1 + (p.user_id + e.id) % ${feedbackTexts.length}] end, e.date_end + interval '1 hour'
    from events e join event_participants p on p.event_id = e.id and p.state = 'approved'
    where ${keys} and e.date_end < ${daysBefore(now, 1 / 24)} and e.status = 'published' and p.user_id % 3 > 0
    on conflict do nothing`.execute(tx)
}
