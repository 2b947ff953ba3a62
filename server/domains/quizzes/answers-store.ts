import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { QuestionType } from '../../../contract/quizzes/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { ValueRow } from './answer-values.ts'

type NewAnswer = {
  quizId: number
  userId: number | null
  eventId: number | null
  guestName: string | null
  guestEmail: string | null
  points: number
  score: number | null
  isSingle: boolean
  now: Date
}

/** The id of the answer, or null if the user has answered a quiz that takes one answer. Unique index: quiz_answers_single. */
export const addAnswer = async (tx: Tx, answer: NewAnswer): Promise<number | null> => {
  const row = await tx
    .insertInto('quiz_answers')
    .values({
      quiz_id: answer.quizId,
      user_id: answer.userId,
      event_id: answer.eventId,
      guest_name: answer.guestName,
      guest_email: answer.guestEmail,
      points: answer.points,
      score: answer.score,
      is_single: answer.isSingle,
      created_at: answer.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** One statement, because an answer may have thousands of rows. */
export const addValues = async (tx: Tx, { quizId, answerId }: { quizId: number; answerId: number }, rows: readonly ValueRow[]): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    insert into quiz_answer_values (quiz_id, answer_id, question_id, option_id, place, number, row_id, text, upload_id)
    select ${quizId}, ${answerId}, v.question_id, v.option_id, v.place, v.number, v.row_id, v.text, v.upload_id
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (question_id bigint, option_id bigint, place smallint, number float8,
      row_id bigint, text text, upload_id uuid)) with ordinality v order by v.ordinality`.execute(tx)
}

type CatalogIds = { region: readonly number[]; university: readonly number[]; viewerId: number | null }

/** Ids of catalogue rows that exist and that the respondent may choose, by the type of their question. Indexes: primary keys. */
export const knownRows = async (tx: Tx, { region, university, viewerId }: CatalogIds): Promise<{ region: Set<number>; university: Set<number> }> => {
  const { rows } = await sql<{ type: 'region' | 'university'; id: number }>`
    select 'region' as type, r.id from regions r where r.id = any(${region}::int[])
    union all
    select 'university', u.id from universities u where u.id = any(${university}::int[]) and (u.is_approved or u.creator_id = ${viewerId}::bigint)`.execute(
    tx,
  )
  const idsOf = (type: 'region' | 'university') => new Set(rows.filter((row) => row.type === type).map(({ id }) => id))
  return { region: idsOf('region'), university: idsOf('university') }
}

/**
 * True if the event asks the quiz: at its registration, as its survey, because the quiz was made for it, or because users were asked to answer
 * it for the event. Indexes: the primary keys, survey_requests_quiz.
 */
export const isAskedBy = async (tx: Tx, quizId: number, eventId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from events e where e.id = ${eventId} and e.deleted_at is null and (e.quiz_id = ${quizId} or e.survey_quiz_id = ${quizId}
      or exists (select from quizzes q where q.id = ${quizId} and q.event_id = e.id)
      or exists (select from survey_requests s where s.quiz_id = ${quizId} and s.event_id = e.id))`.execute(tx)
  return rows.length > 0
}

export type AnswerRow = {
  id: number
  quiz_id: number
  user_id: number | null
  event_id: number | null
  guest_name: string | null
  guest_email: string | null
  score: number | null
  created_at: Date
  first_name: string | null
  last_name: string | null
  photo_id: string | null
}

/** In the order of the ids. Indexes: primary keys. */
export const answersByIds = async (db: Db, ids: readonly number[]): Promise<AnswerRow[]> => {
  const { rows } = await sql<AnswerRow>`
    select a.id, a.quiz_id, a.user_id, a.event_id, a.guest_name, a.guest_email, a.score, a.created_at, u.first_name, u.last_name, u.photo_id
    from unnest(${ids}::bigint[]) with ordinality requested(id, place)
    join quiz_answers a on a.id = requested.id
    left join users u on u.id = a.user_id
    order by requested.place`.execute(db)
  return rows
}

export type NamedValueRow = ValueRow & {
  answer_id: number
  type: QuestionType
  question_title: string
  option_title: string | null
  row_name: string | null
  file_name: string | null
  file_size: number | null
  file_mime: string | null
}

/** Values in the order of the questions, with what their ids mean. Index: quiz_answer_values_answer. */
export const valuesOfAnswers = async (db: Db, ids: readonly number[], locale: Locale): Promise<NamedValueRow[]> => {
  const { rows } = await sql<NamedValueRow>`
    select v.answer_id, v.question_id, n.type, n.title as question_title, v.option_id, v.place, v.number, v.row_id, v.text, v.upload_id, o.title as option_title,
      coalesce(${nameIn('r', locale)}, ${nameIn('w', locale)}) as row_name, f.name as file_name, f.size as file_size, f.mime as file_mime
    from quiz_answer_values v
    join quiz_questions n on n.id = v.question_id
    left join quiz_options o on o.id = v.option_id
    left join regions r on n.type = 'region' and r.id = v.row_id
    left join universities w on n.type = 'university' and w.id = v.row_id
    left join uploads f on f.id = v.upload_id and f.removed_at is null
    where v.answer_id = any(${ids}::bigint[])
    order by v.answer_id, n.position, n.id, v.id`.execute(db)
  return rows
}

/** The latest answer of a user, to the quiz at all or one that serves the event (`isAnswerFor`). Index: quiz_answers_user. */
export const latestAnswerOf = async (db: Db, of: { quizId: number; userId: number; eventId?: number | undefined }): Promise<number | null> => {
  const row = await db
    .selectFrom('quiz_answers')
    .select('id')
    .where('quiz_id', '=', of.quizId)
    .where('user_id', '=', of.userId)
    .$if(of.eventId !== undefined, (answers) =>
      answers.where(sql<boolean>`(event_id = ${of.eventId} or exists (select from quizzes q where q.id = quiz_id and not q.allow_multiple))`),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
