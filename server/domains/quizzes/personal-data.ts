import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

/** Quizzes of the user, those of others that the user may edit, and the surveys that the user was asked to answer. */
export const quizzesPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      quizzes: await db
        .selectFrom('quizzes')
        .select([
          'id',
          'title',
          'mode',
          'slug',
          'event_id as eventId',
          'published_at as publishedAt',
          'created_at as createdAt',
          'updated_at as updatedAt',
        ])
        .where('author_id', '=', userId)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute(),
      'quiz-questions': await db
        .selectFrom('quizzes as q')
        .innerJoin('quiz_questions as n', 'n.quiz_id', 'q.id')
        .select(['n.quiz_id as quizId', 'n.type', 'n.title', 'n.description', 'n.required'])
        .select(
          sql<string[]>`array(select o.title from quiz_options o where o.question_id = n.id and o.removed_at is null order by o.position)`.as(
            'options',
          ),
        )
        .where('q.author_id', '=', userId)
        .where('q.deleted_at', 'is', null)
        .where('n.removed_at', 'is', null)
        .orderBy('n.quiz_id')
        .orderBy('n.position')
        .execute(),
      'quiz-accesses': await db
        .selectFrom('quiz_accesses as a')
        .innerJoin('quizzes as q', 'q.id', 'a.quiz_id')
        .select(['a.quiz_id as quizId', 'q.title'])
        .where('a.user_id', '=', userId)
        .orderBy('a.quiz_id')
        .execute(),
      'survey-requests': await db
        .selectFrom('survey_requests as r')
        .innerJoin('quizzes as q', 'q.id', 'r.quiz_id')
        .select(['r.quiz_id as quizId', 'q.title', 'r.event_id as eventId', 'r.asked_at as askedAt'])
        .where('r.user_id', '=', userId)
        .orderBy('r.id')
        .execute(),
    },
  }),
  erase: async (tx, userId, { now }) => {
    await leaveQuizzes(tx, userId, now)
    await tx.deleteFrom('quiz_accesses').where('user_id', '=', userId).execute()
    await tx.deleteFrom('survey_requests').where('user_id', '=', userId).execute()
    await tx.updateTable('survey_requests').set({ asked_by: null }).where('asked_by', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('quizzes').set({ author_id: to }).where('author_id', '=', from).execute()
    await sql`insert into quiz_accesses (quiz_id, user_id) select a.quiz_id, ${to} from quiz_accesses a join quizzes q on q.id = a.quiz_id
      where a.user_id = ${from} and q.author_id is distinct from ${to}::bigint on conflict do nothing`.execute(tx)
    await sql`delete from quiz_accesses a using quizzes q where q.id = a.quiz_id
      and (a.user_id = ${from} or a.user_id = ${to} and q.author_id = ${to})`.execute(tx)
    await moveRequests(tx, { from, to })
  },
}

/** An access holder becomes the author. Without one the quiz goes, unless a published event asks it: no user could read its answers. */
const leaveQuizzes = async (tx: Tx, userId: number, now: Date) => {
  const { rows } = await sql<{ id: number }>`
    update quizzes q set author_id = h.heir, deleted_at = coalesce(q.deleted_at, case when h.heir is null and not h.is_used then ${now}::timestamptz end)
    from (select x.id,
        (select min(a.user_id) from quiz_accesses a join users u on u.id = a.user_id and u.status in (8, 10)
          where a.quiz_id = x.id and a.user_id <> ${userId}) as heir,
        exists (select from events e where (e.quiz_id = x.id or e.survey_quiz_id = x.id) and e.status = 'published' and ${notDeleted('e')}) as is_used
      from quizzes x where x.author_id = ${userId}) h
    where h.id = q.id returning q.id`.execute(tx)
  await sql`delete from quiz_accesses a using quizzes q
    where q.id = any(${rows.map(({ id }) => id)}::bigint[]) and a.quiz_id = q.id and a.user_id = q.author_id`.execute(tx)
}

/** The pauses of one user do not overlap. Index: survey_requests_pause. */
const moveRequests = async (tx: Tx, { from, to }: { from: number; to: number }) => {
  await sql`delete from survey_requests f using survey_requests t where f.user_id = ${from} and t.user_id = ${to}
    and tstzrange(f.asked_at, f.quiet_until) && tstzrange(t.asked_at, t.quiet_until)`.execute(tx)
  await tx.updateTable('survey_requests').set({ user_id: to }).where('user_id', '=', from).execute()
  await tx.updateTable('survey_requests').set({ asked_by: to }).where('asked_by', '=', from).execute()
}
