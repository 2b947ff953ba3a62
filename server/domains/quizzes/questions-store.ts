import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'

export type SentQuestion = NonNullable<Ctx<'PUT /quizzes/:id'>['body']['questions']>[number]

/** Those of the given questions that were answered. Index: quiz_answer_values_counts. */
export const answeredQuestions = async (tx: Tx, quizId: number, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`select n.id from unnest(${ids}::bigint[]) n (id)
    where exists (select from quiz_answer_values v where v.quiz_id = ${quizId} and v.question_id = n.id)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Replaces the questions of a locked quiz, each step by one statement. All rows are first marked as removed and the sent ones restored with
 * their values, so that two titles may be exchanged without a moment in which they are equal. Removed rows stay only while answers refer to them.
 */
export const writeQuestions = async (tx: Tx, quizId: number, questions: readonly SentQuestion[], now: Date): Promise<void> => {
  await withdrawAll(tx, quizId, now)
  const rows = questions.map(({ options: _options, condition: _condition, ...question }, position) => ({ ...question, position }))
  await restoreQuestions(tx, quizId, rows)
  const ids = await addQuestions(tx, quizId, rows)
  const options = questions.flatMap((question, place) =>
    question.options.map((option, position) => ({ ...option, position, question_id: question.id ?? ids.get(place) })),
  )
  await restoreOptions(tx, options)
  await addOptions(tx, options)
  await deleteUnused(tx, quizId)
  await writeConditions(tx, quizId, questions, ids)
}

const withdrawAll = async (tx: Tx, quizId: number, now: Date) => {
  await sql`update quiz_options o set removed_at = ${now} from quiz_questions n
    where n.quiz_id = ${quizId} and o.question_id = n.id and o.removed_at is null`.execute(tx)
  await sql`update quiz_questions set removed_at = ${now} where quiz_id = ${quizId} and removed_at is null`.execute(tx)
}

type QuestionValues = Omit<SentQuestion, 'options' | 'condition'> & { position: number }

const questionColumns = sql`(id bigint, type text, title text, description text, required boolean, min float8, max float8, seconds smallint,
  "rightBoolean" boolean, position int)`

const restoreQuestions = (tx: Tx, quizId: number, rows: readonly QuestionValues[]) =>
  sql`update quiz_questions n set type = s.type, title = s.title, description = s.description, required = s.required, min = s.min, max = s.max,
      seconds = s.seconds, right_boolean = s."rightBoolean", position = s.position, removed_at = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) s ${questionColumns} where n.id = s.id and n.quiz_id = ${quizId}`.execute(tx)

/** Ids of the new questions by position. */
const addQuestions = async (tx: Tx, quizId: number, rows: readonly QuestionValues[]): Promise<Map<number, number>> => {
  const added = await sql<{ id: number; position: number }>`
    insert into quiz_questions (quiz_id, type, title, description, required, min, max, seconds, right_boolean, position)
    select ${quizId}, s.type, s.title, s.description, s.required, s.min, s.max, s.seconds, s."rightBoolean", s.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) s ${questionColumns} where s.id is null order by s.position
    returning id, position`.execute(tx)
  return new Map(added.rows.map(({ id, position }) => [position, id]))
}

type OptionValues = SentQuestion['options'][number] & { position: number; question_id: number | undefined }

const optionColumns = sql`(id bigint, question_id bigint, title text, "right" boolean, score smallint, position int)`

const restoreOptions = (tx: Tx, rows: readonly OptionValues[]) =>
  sql`update quiz_options o set title = s.title, is_right = s."right", score = s.score, position = s.position, removed_at = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) s ${optionColumns} where o.id = s.id and o.question_id = s.question_id`.execute(tx)

const addOptions = (tx: Tx, rows: readonly OptionValues[]) =>
  sql`insert into quiz_options (question_id, title, is_right, score, position)
    select s.question_id, s.title, s."right", s.score, s.position from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) s ${optionColumns}
    where s.id is null order by s.question_id, s.position`.execute(tx)

/** Index: quiz_answer_values_counts. */
const deleteUnused = async (tx: Tx, quizId: number) => {
  await sql`delete from quiz_options o using quiz_questions n where n.quiz_id = ${quizId} and o.question_id = n.id and o.removed_at is not null
    and not exists (select from quiz_answer_values v where v.quiz_id = ${quizId} and v.question_id = n.id and v.option_id = o.id)`.execute(tx)
  await sql`delete from quiz_questions n where n.quiz_id = ${quizId} and n.removed_at is not null
    and not exists (select from quiz_answer_values v where v.quiz_id = ${quizId} and v.question_id = n.id)`.execute(tx)
}

/** Conditions name questions that the quiz has already, so that ids of new ones are only needed for the question itself. */
const writeConditions = async (tx: Tx, quizId: number, questions: readonly SentQuestion[], ids: ReadonlyMap<number, number>) => {
  await sql`delete from quiz_conditions where quiz_id = ${quizId}`.execute(tx)
  const rows = questions.flatMap(({ id, condition }, place) => {
    if (!condition) return []
    const { questionId: source_id, optionIds, yes } = condition
    const answers: (number | null)[] = yes === null ? optionIds : [null]
    return answers.map((option_id) => ({ question_id: id ?? ids.get(place), source_id, option_id, yes }))
  })
  if (rows.length === 0) return
  await sql`insert into quiz_conditions (quiz_id, question_id, source_id, option_id, yes)
    select ${quizId}, s.question_id, s.source_id, s.option_id, s.yes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) s (question_id bigint, source_id bigint, option_id bigint, yes boolean)`.execute(tx)
}
