import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { adultAge, userStatuses } from '../../../contract/limits.ts'
import { type MailingExclusion, mailingExclusions, organizerMailingTypeId } from '../../../contract/mailings/limits.ts'
import type { MailingRecipients } from '../../../contract/mailings/shapes.ts'
import type { Db } from '../../kernel/db.ts'
import { isSuppressed } from '../../kernel/outbox/suppressions.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { moscowDate, yearsBefore } from '../accounts/rules.ts'
import { states } from '../attendees/filter.ts'
import { isByFilterAlone } from './rules.ts'

type Author = { id: number; isStaff: boolean }

/** Refuses events and an organization that are not the author's; staff may choose any (V409, A168). */
export const checkSources = async (
  db: Db,
  author: Author,
  { eventIds, organizationId }: { eventIds: readonly number[]; organizationId?: number | null | undefined },
) => {
  const { rows } = await sql<{ events: number; organizations: number }>`select
    (select count(*) from events e where e.id = any(${eventIds}::bigint[]) and e.deleted_at is null and ${isOwnEvent(sql`e.id`, author)}) as events,
    (select count(*) from organizations g where g.id = ${organizationId ?? null}::bigint and ${isOwnOrganization(sql`g.id`, author)}) as organizations`.execute(
    db,
  )
  const found = rows[0] ?? { events: 0, organizations: 0 }
  if (found.events < new Set(eventIds).size || (organizationId && found.organizations === 0)) throw new Refusal('forbidden')
}

export type Choice = { author: Author; recipients: MailingRecipients; quizId: number | null; now: Date }

/** The next recipients by ascending id. */
export const recipientsAfter = async (db: Db, choice: Choice, { after, limit }: { after: number; limit: number }): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from (${chosen(choice, after)}) c where reason is null order by user_id limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

type Reason = { reason: MailingExclusion; count: number }

export const countRecipients = async (db: Db, choice: Choice): Promise<{ count: number; excluded: number; reasons: Reason[] }> => {
  const { rows } = await sql<{ reason: MailingExclusion | null; count: number }>`
    select reason, count(*)::int as count from (${chosen(choice, 0)}) c group by reason`.execute(db)
  const countOf = (reason: MailingExclusion | null) => rows.find((row) => row.reason === reason)?.count ?? 0
  const reasons = mailingExclusions.map((reason) => ({ reason, count: countOf(reason) })).filter(({ count }) => count > 0)
  return { count: countOf(null), excluded: reasons.reduce((sum, { count }) => sum + count, 0), reasons }
}

/** Chosen users with the first reason why they get no letter, or null. Indexes: event_participants_list, the primary keys. */
const chosen = (choice: Choice, after: number) => sql`
  select u.id as user_id, case when not c.is_allowed then 'notAllowed' ${exclusions(choice)} end as reason
  from (select user_id, bool_or(is_allowed) as is_allowed from (${sql.join(sourcesOf(choice, after), sql` union all `)}) s group by user_id) c
    join users u on u.id = c.user_id
  where u.status in (${sql.lit(userStatuses.minor)}, ${sql.lit(userStatuses.active)}) and u.blocked_at is null`

const exclusions = ({ quizId, now }: Choice) => sql`
  when u.status = ${sql.lit(userStatuses.minor)} or u.birthday > ${yearsBefore(moscowDate(now), adultAge)}::date then 'minor'
  when u.email is null or u.email_confirmed_at is null then 'noEmail'
  when ${isRefused} then 'suppressed'
  when ${hasUnsubscribed} then 'unsubscribed'
  ${quizId === null ? sql`` : sql`when exists (select from survey_requests r where r.user_id = u.id and r.quiet_until > ${now}) then 'surveyed'`}`

export const isRefused = isSuppressed(sql`u.email`, sql`u.email_confirmed_at`)

/** Index: the unique key of mailing_subscribers. */
export const hasUnsubscribed = sql<SqlBool>`exists (
  select from mailing_subscribers x where x.email = lower(u.email) and x.mailing_type_id = ${sql.lit(organizerMailingTypeId)} and not x.enabled)`

const sourcesOf = (choice: Choice, after: number): RawBuilder<unknown>[] => {
  const { recipients } = choice
  const { eventIds = [], userIds = [], organizationId } = recipients
  const isFiltered = isByFilterAlone(recipients)
  return [
    sql`select 0::bigint as user_id, false as is_allowed where false`,
    ...(eventIds.length > 0 || (isFiltered && !choice.author.isStaff) ? [participants(choice, after)] : []),
    ...(isFiltered && choice.author.isStaff ? [everyone(choice, after)] : []),
    ...(organizationId ? [subscribers(choice, organizationId, after)] : []),
    ...(userIds.length > 0 ? [users(choice.author, userIds, after)] : []),
  ]
}

const participants = ({ author, recipients, now }: Choice, after: number) => {
  const { eventIds = [], states: chosenStates = [], roles = [] } = recipients
  const isIn = [...(chosenStates.length > 0 ? chosenStates : (['approved'] as const))].map((state) => stateOf(state, now))
  return sql`
    select p.user_id, true as is_allowed from event_participants p join events e on e.id = p.event_id join users u on u.id = p.user_id
    where p.state <> 'noRequest' and e.deleted_at is null and p.user_id > ${after} and ${isOwnEvent(sql`p.event_id`, author)}
      ${eventIds.length > 0 ? sql`and p.event_id = any(${eventIds}::bigint[])` : sql``}
      and (${sql.join(isIn, sql` or `)}) ${roles.length > 0 ? sql`and p.role = any(${roles}::text[])` : sql``} ${narrowed(recipients)}`
}

const stateOf = (state: keyof typeof states | 'attended' | 'absent', now: Date): RawBuilder<SqlBool> => {
  if (state === 'attended') return sql<SqlBool>`p.attended_at is not null`
  if (state === 'absent') return sql<SqlBool>`(p.state = 'approved' and p.attended_at is null and e.date_end < ${now})`
  return sql<SqlBool>`(${states[state]})`
}

const subscribers = ({ author, recipients }: Choice, organizationId: number, after: number) => sql`
  select s.user_id, true as is_allowed from organization_subscriptions s join users u on u.id = s.user_id
  where s.organization_id = ${organizationId} and s.user_id > ${after} and ${isOwnOrganization(sql`s.organization_id`, author)} ${narrowed(recipients)}`

/** Staff choose by theme and city alone. */
const everyone = ({ recipients }: Choice, after: number) =>
  sql`select u.id as user_id, true as is_allowed from users u where u.id > ${after} ${narrowed(recipients)}`

/** Single users: those of own events and organizations, and those who gave the author their contacts. */
const users = (author: Author, userIds: readonly number[], after: number) => sql`
  select w.id as user_id, (${sql.lit(author.isStaff)}
    or exists (select from event_participants p where p.user_id = w.id and p.state <> 'noRequest' and ${isOwnEvent(sql`p.event_id`, author)})
    or exists (select from organization_subscriptions s where s.user_id = w.id and ${isOwnOrganization(sql`s.organization_id`, author)})
    or exists (select from contact_accesses a where a.user_id = ${author.id} and a.owner_id = w.id and a.decision = 'approved')) as is_allowed
  from unnest(${userIds}::bigint[]) as w(id) where w.id > ${after}`

const narrowed = ({ themes = [], cityIds = [] }: MailingRecipients) => sql`
  ${themes.length > 0 ? sql`and u.theme_ids && ${themes}::int[]` : sql``} ${cityIds.length > 0 ? sql`and u.city_id = any(${cityIds}::int[])` : sql``}`

/** Index: the primary key of event_owners. */
const isOwnEvent = (eventId: RawBuilder<unknown>, { id, isStaff }: Author) =>
  isStaff ? sql`true` : sql`exists (select from event_owners w where w.event_id = ${eventId} and w.user_id = ${id})`

/** Index: the primary key of organization_admins. */
const isOwnOrganization = (organizationId: RawBuilder<unknown>, { id, isStaff }: Author) =>
  isStaff ? sql`true` : sql`exists (select from organization_admins w where w.organization_id = ${organizationId} and w.user_id = ${id})`
