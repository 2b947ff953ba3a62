import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { fewIds, isOneOf } from '../../kernel/few-ids.ts'
import { containing } from '../../kernel/like.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { isNamed, showsContactsTo } from '../people/list.ts'
import { presentAnswers } from './present-answers.ts'
import { editedQuiz } from './read.ts'
import { findQuiz } from './store.ts'

/** The answers to a quiz for its editors, the newest first. */
export const listAnswers = async (ctx: Ctx<'GET /quizzes/:id/answers'>) => {
  const { actor, caller, db, params, query } = ctx
  const quiz = editedQuiz(ctx, await findQuiz(db, params.id, { userId: actor.id }))
  const slice = sliceOf(query, actor)
  const { ids, total } = await pageOfAnswers(db, { quizId: quiz.id, search: query.search ?? '', eventId: query.eventId, viewer: actor }, slice)
  return pageOf(await presentAnswers({ db, locale: caller.locale }, ids), total, query, slice)
}

type Filter = { quizId: number; search: string; eventId: number | undefined; viewer: Pick<Actor, 'id' | 'status'> }

export const pageOfAnswers = async (db: Db, filter: Filter, { limit, offset }: Slice): Promise<{ ids: number[]; total: number }> => {
  const matching = await matchingAnswers(db, filter)
  const page = sql<{ id: number }>`${plannedEachTime} select a.id from ${matching} order by a.id desc limit ${limit} offset ${offset}`
  const counted = (most: number) => sql<{ total: number }>`${plannedEachTime}
    select count(*) as total from (select from ${matching} limit ${most}) counted`
  const countUpTo = async (most: number) => (await counted(most).execute(db)).rows[0]?.total ?? 0
  const found = db.selectFrom(sql<{ id: number }>`(select a.id from ${matching})`.as('found')).select('found.id')
  const [{ rows }, total] = await Promise.all([page.execute(db), totalCount({ limit, offset }, { countUpTo, estimate: () => plannedRows(found) })])
  return { ids: rows.map(({ id }) => id), total }
}

/** Indexes: quiz_answers_newest; for a search that finds few, the primary key. */
const matchingAnswers = async (db: Db, { quizId, search, eventId, viewer }: Filter): Promise<RawBuilder<unknown>> => {
  const conditions = [sql`a.quiz_id = ${quizId}`, ...(eventId === undefined ? [] : [isForEvent(eventId)])]
  if (search !== '') {
    const ids = await fewIds(db, foundIds(quizId, search, viewer))
    conditions.push(ids ? isOneOf(sql`a.id`, ids) : sql`a.id in (${foundIds(quizId, search, viewer)})`)
  }
  return sql`quiz_answers a where ${sql.join(conditions, sql` and `)}`
}

/** Given for the event, or used by a registration for it. Indexes: quiz_answers_event, event_participants_quiz_answer. */
const isForEvent = (eventId: number) => sql<SqlBool>`(a.event_id = ${eventId}
  or exists (select from event_participants p where p.quiz_answer_id = a.id and p.event_id = ${eventId}))`

/**
 * Answers of users with the name, and of guests with the name or email. An address finds only users who show it to the editor, so
 * that the search reveals nothing hidden. Indexes: users_search, the unique email, quiz_answers_user, quiz_answers_guest.
 */
const foundIds = (quizId: number, search: string, viewer: Filter['viewer']) => {
  const isUser = search.includes('@')
    ? sql`u.email = ${search.toLowerCase()} and u.email_confirmed_at is not null and u.status = 10 and ${showsContactsTo(viewer)}`
    : isNamed(search)
  const pattern = containing(search.toLowerCase())
  return sql`
    select a.id from users u join quiz_answers a on a.user_id = u.id and a.quiz_id = ${quizId} where ${isUser}
    union all
    select a.id from quiz_answers a where a.quiz_id = ${quizId} and (a.guest_name is not null or a.guest_email is not null)
      and lower(coalesce(a.guest_name, '') || ' ' || coalesce(a.guest_email, '')) like ${pattern}`
}
