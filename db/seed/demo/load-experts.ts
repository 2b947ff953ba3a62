import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'

const hourMs = 3_600_000
const emailOf = (name: 'organizer' | 'expert') => demoAccounts.find(({ role }) => role === name)?.email ?? ''

/** Plans of the demo expert for the events: `scored` is the share of the participants with a score. */
const plans = [
  { invite: 'wait' as const, scored: 0, isClosed: false },
  { invite: 'approved' as const, scored: 0.4, isClosed: false },
  { invite: 'wait' as const, scored: 0, isClosed: false },
  { invite: 'approved' as const, scored: 1, isClosed: true },
]

const comments = [
  'Понятно, чью задачу решает продукт, и уже есть первые клиенты.',
  'Сильная команда, но экономика пока посчитана на один город.',
  'Идея хорошая. Не хватает примеров и сроков.',
  null,
  'Есть опыт и рекомендации, к встрече готов.',
]

/** Requests for admission, which experts read beside the registration. */
const requests = [
  'Открываю пекарню на первом этаже своего дома. Хочу показать расчёты и услышать, где я ошибаюсь.',
  'Веду мастерскую по ремонту мебели третий год. Ищу соседей, с которыми можно снимать цех вместе.',
  'Мы с сестрой делаем сырники на заказ.\nСейчас сорок заказов в неделю, хотим понять, пора ли нанимать.',
  'Придумал вывеску для книжной лавки, макет готов. Расскажу за три минуты.',
]

/** Invitations and scores of the demo expert and a colleague for events of the demo organizer, unless an invitation waits. */
export const loadExperts = async (tx: Tx, now: Date): Promise<void> => {
  const experts = await expertIds(tx)
  const [expert] = experts
  if (expert === undefined || (await hasInvitation(tx, expert, now))) return
  for (const [turn, event] of (await ownEvents(tx, experts, now)).entries()) {
    const plan = plans[turn]
    if (!plan) return
    const at = new Date(now.getTime() - (turn + 1) * 20 * hourMs)
    await invite(tx, { eventId: event.id, userIds: experts, invite: plan.invite, at })
    await tx
      .insertInto('event_scoring')
      .values({ event_id: event.id, closed_at: plan.isClosed ? now : null })
      .onConflict((on) => on.doNothing())
      .execute()
    if (plan.scored > 0) await addRequests(tx, event.id, at)
    if (plan.scored > 0) await score(tx, { eventId: event.id, userIds: experts, share: plan.scored, at })
  }
}

/** The demo expert first, then one more expert. */
const expertIds = async (tx: Tx): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from users where is_demo and is_expert and status = 10 order by (email = ${emailOf('expert')}) desc nulls last, id limit 2`.execute(tx)
  return rows.map(({ id }) => id)
}

const hasInvitation = async (tx: Tx, userId: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from event_experts x join events e on e.id = x.event_id where x.user_id = ${userId} and x.invite = 'wait' and e.date_end > ${now} limit 1`.execute(tx)
  return rows.length > 0
}

/** Public events of the demo organizer with the most participants, those of the experts left out. */
const ownEvents = async (tx: Tx, experts: readonly number[], now: Date): Promise<{ id: number }[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from events e join users u on u.email = ${emailOf('organizer')} join event_owners o on o.event_id = e.id and o.user_id = u.id
    join event_participant_counts c on c.event_id = e.id
    where e.demo_key is not null and e.status = 'published' and e.moderation = 'approved'
      and not exists (select from event_owners x where x.event_id = e.id and x.user_id = any(${experts}::bigint[]))
      and not exists (select from event_experts x where x.event_id = e.id)
    order by (e.date_end > ${now}) desc, c.approved + c.wait desc, e.id limit ${plans.length}`.execute(tx)
  return rows
}

type Invitation = { eventId: number; userIds: readonly number[]; invite: 'wait' | 'approved'; at: Date }

const invite = async (tx: Tx, { eventId, userIds, invite: state, at }: Invitation) => {
  const rows = userIds.map((user_id) => ({
    ...{ event_id: eventId, user_id, invite: state, invited_at: at },
    decided_at: state === 'wait' ? null : at,
  }))
  await tx.insertInto('event_experts').values(rows).onConflict((on) => on.doNothing()).execute()
}

/** Of the participants in turn, every second one. */
const addRequests = (tx: Tx, eventId: number, at: Date) =>
  sql`
    insert into participant_inquiries (event_id, user_id, type, text, status, created_at, decided_at)
    select ${eventId}, p.user_id, 'participation', (${requests}::text[])[1 + p.place % ${requests.length}], 'approved', ${at}, ${at}
    from (select user_id, row_number() over (order by created_at desc, id desc) as place from event_participants
      where event_id = ${eventId} and state in ('approved', 'wait')) p
    where p.place % 2 = 0
    on conflict do nothing`.execute(tx)

type Scores = { eventId: number; userIds: readonly number[]; share: number; at: Date }

/** Scores from 55 to 98, the same on every fill. */
const score = async (tx: Tx, { eventId, userIds, share, at }: Scores) => {
  await sql`
    insert into expert_scores (event_id, user_id, participant_id, score, comment, scored_at)
    select ${eventId}, x.user_id, p.id, 55 + (p.user_id * 7 + x.user_id * 13) % 44,
      (${comments}::text[])[1 + (p.user_id + x.user_id) % ${comments.length}], ${at}
    from (select id, user_id, row_number() over (order by created_at, id) as place, count(*) over () as total
      from event_participants where event_id = ${eventId} and state in ('approved', 'wait')) p
    cross join unnest(${userIds}::bigint[]) x(user_id)
    where p.user_id <> x.user_id and p.place <= ceil(p.total * ${share}::numeric)
    on conflict do nothing`.execute(tx)
}
