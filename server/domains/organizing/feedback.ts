import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { canManage } from '../events/rules.ts'
import type { EventRow } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'

/** The own feedback; organizers and staff also read that of all, without names. */
export const readFeedback = async (ctx: Ctx<'GET /events/:id/feedback'>) => {
  const { db, actor, now, params } = ctx
  const event = await visibleEvent(ctx, params.id)
  const [own, all] = await Promise.all([ownFeedback(db, event.id, actor.id), canManage(event, actor) ? allFeedback(db, event.id) : null])
  return { canLeave: await canLeave(db, { event, userId: actor.id, now }), own, all }
}

/** Leaves feedback or replaces the own one (V125). */
export const leaveFeedback = async (ctx: Ctx<'POST /events/:id/feedback'>) => {
  const { db, actor, body, now, params, refuse } = ctx
  const event = await visibleEvent(ctx, params.id)
  if (!(await canLeave(db, { event, userId: actor.id, now }))) throw refuse('feedbackClosed')
  const values = { rating: body.rating, text: body.text || null, created_at: now }
  await db
    .insertInto('event_feedback')
    .values({ event_id: event.id, user_id: actor.id, ...values })
    .onConflict((on) => on.columns(['event_id', 'user_id']).doUpdateSet(values))
    .execute()
  return { rating: values.rating, text: values.text }
}

type FeedbackOf = { event: EventRow; userId: number; now: Date }

/** Approved participants after the end of an event that took place and asks for it. Index: event_participants_user. */
const canLeave = async (db: Db, { event, userId, now }: FeedbackOf): Promise<boolean> => {
  if (!event.need_feedback || event.status !== 'published' || now < event.date_end) return false
  const participant = await db
    .selectFrom('event_participants')
    .select('id')
    .where('event_id', '=', event.id)
    .where('user_id', '=', userId)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return participant !== undefined
}

/** Index: the primary key. */
const ownFeedback = async (db: Db, eventId: number, userId: number) =>
  (await db
    .selectFrom('event_feedback')
    .select(['rating', 'text'])
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null

const shownTexts = 200

type All = { count: number; rating: number | null; texts: { id: number; rating: number; text: string }[] }

/** The number of a text is its place in the list, so that nothing names its author. Index: the primary key. */
const allFeedback = async (db: Db, eventId: number): Promise<All> => {
  const { rows } = await sql<All>`
    select count(*) as count, round(avg(f.rating), 1)::float8 as rating,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.number, 'rating', t.rating, 'text', t.text) order by t.number), '[]') from (
        select row_number() over (order by created_at desc, user_id) as number, rating, text from event_feedback
        where event_id = ${eventId} and text is not null limit ${shownTexts}) t) as texts
    from event_feedback f where f.event_id = ${eventId}`.execute(db)
  return rows[0] ?? { count: 0, rating: null, texts: [] }
}
