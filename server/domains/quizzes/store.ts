import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Condition } from '../../../contract/quizzes/conditions.ts'
import type { QuestionType, QuizMode, statsAccesses } from '../../../contract/quizzes/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

export type OptionRow = { id: number; title: string; is_right: boolean; score: number }

export type QuestionRow = {
  id: number
  type: QuestionType
  title: string
  description: string
  required: boolean
  min: number | null
  max: number | null
  seconds: number | null
  right_boolean: boolean | null
  position: number
  condition: Condition | null
  options: OptionRow[]
}

export type QuizHead = {
  id: number
  author_id: number | null
  title: string
  mode: QuizMode
  allow_multiple: boolean
  auth_required: boolean
  stats_access: (typeof statsAccesses)[number]
  is_result_score_visible: boolean
  is_right_answers_visible: boolean
  slug: string | null
  code: string
  event_id: number | null
  published_at: Date | null
  version: number
  created_at: Date
  updated_at: Date
  /** Of the viewer. */
  is_author: boolean
  has_access: boolean
  has_answered: boolean
  /** A host has opened its lobby or leads it now. */
  is_hosted: boolean
}

export type ListedRow = QuizHead & {
  question_count: number
  answer_count: number
  is_used: boolean
  last_answer_at: Date | null
  author_name: string | null
}

export type QuizRow = QuizHead & { questions: QuestionRow[] }

export type Viewer = { userId: number | null }

/** Indexes: the primary key of quiz_accesses, quiz_answers_user, live_games_hosted. */
export const headColumns = ({ userId }: Viewer) => sql`
  q.id, q.author_id, q.title, q.mode, q.allow_multiple, q.auth_required, q.stats_access, q.is_result_score_visible, q.is_right_answers_visible,
  q.slug, q.code, q.event_id, q.published_at, q.version, q.created_at, q.updated_at,
  coalesce(q.author_id = ${userId}::bigint, false) as is_author,
  exists (select from quiz_accesses a where a.quiz_id = q.id and a.user_id = ${userId}::bigint) as has_access,
  exists (select from quiz_answers x where x.quiz_id = q.id and x.user_id = ${userId}::bigint) as has_answered,
  exists (select from live_games g where g.quiz_id = q.id and g.solo_user_id is null and g.state <> 'finished') as is_hosted`

/** Indexes: quiz_questions_order, the unique (question_id, id) of quiz_options, quiz_conditions_once. */
const questionsColumn = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'type', n.type, 'title', n.title, 'description', n.description, 'required', n.required,
    'min', n.min, 'max', n.max, 'seconds', n.seconds, 'right_boolean', n.right_boolean, 'position', n.position,
    'condition', (select jsonb_build_object('questionId', min(c.source_id), 'optionIds', coalesce(jsonb_agg(c.option_id order by c.option_id)
      filter (where c.option_id is not null), '[]'), 'yes', bool_or(c.yes)) from quiz_conditions c where c.question_id = n.id having count(*) > 0),
    'options', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'is_right', o.is_right, 'score', o.score)
      order by o.position, o.id), '[]') from quiz_options o where o.question_id = n.id and o.removed_at is null)) order by n.position, n.id), '[]')
  from quiz_questions n where n.quiz_id = q.id and n.removed_at is null) as questions`

const quizWhere = async (db: Db, viewer: Viewer, condition: RawBuilder<SqlBool>, lock: RawBuilder<unknown> = sql``): Promise<QuizRow | undefined> => {
  const { rows } = await sql<QuizRow>`
    select ${headColumns(viewer)}, ${questionsColumn} from quizzes q where ${condition} and ${notDeleted('q')} ${lock}`.execute(db)
  return rows[0]
}

/** A quiz with its questions, as the viewer may or may not see it. Index: the primary key. */
export const findQuiz = (db: Db, id: number, viewer: Viewer) => quizWhere(db, viewer, sql<SqlBool>`q.id = ${id}`)

/** Index: quizzes_slug. */
export const findQuizBySlug = (db: Db, slug: string, viewer: Viewer) => quizWhere(db, viewer, sql<SqlBool>`q.slug = ${slug.toLowerCase()}`)

/** One quiz, answer or survey of a user at a time. Locked before any quiz. */
export const lockUser = (tx: Tx, id: number) => tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/**
 * The quiz for a change: no answer, access or other change is written until the transaction ends. Read in a second statement, so that it is as
 * it is after the wait.
 */
export const lockQuiz = async (tx: Tx, id: number, viewer: Viewer): Promise<QuizRow | undefined> => {
  await sql`select from quizzes where id = ${id} for update`.execute(tx)
  return findQuiz(tx, id, viewer)
}

/** The quiz for an answer: its questions stay as they are until the transaction ends, and other answers do not wait. */
export const lockToAnswer = async (tx: Tx, id: number, viewer: Viewer): Promise<QuizRow | undefined> => {
  await sql`select from quizzes where id = ${id} for key share`.execute(tx)
  return findQuiz(tx, id, viewer)
}

/** Index: quizzes_author. */
export const countOwn = async (tx: Tx, userId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from quizzes q where q.author_id = ${userId} and ${notDeleted('q')}`.execute(tx)
  return rows[0]?.count ?? 0
}

type NewQuiz = { authorId: number; title: string; mode: QuizMode; eventId: number | null; code: () => string; now: Date }

/** A taken code is drawn again. */
export const addQuiz = async (tx: Tx, quiz: NewQuiz): Promise<number> => {
  const { authorId, title, mode, eventId, code, now } = quiz
  const row = await tx
    .insertInto('quizzes')
    .values({ author_id: authorId, title, mode, event_id: eventId, code: code(), created_at: now, updated_at: now })
    .onConflict((on) => on.constraint('quizzes_code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row ? row.id : addQuiz(tx, quiz)
}

type Settings = {
  title?: string | undefined
  mode?: QuizMode | undefined
  allowMultiple?: boolean | undefined
  authRequired?: boolean | undefined
  statsAccess?: QuizHead['stats_access'] | undefined
  isResultScoreVisible?: boolean | undefined
  isRightAnswersVisible?: boolean | undefined
  slug?: string | null | undefined
  publishedAt: Date | null
  now: Date
}

/** Kysely leaves undefined columns as they are. */
export const writeSettings = (tx: Tx, id: number, settings: Settings) =>
  tx
    .updateTable('quizzes')
    .set({
      title: settings.title,
      mode: settings.mode,
      allow_multiple: settings.allowMultiple,
      auth_required: settings.authRequired,
      stats_access: settings.statsAccess,
      is_result_score_visible: settings.isResultScoreVisible,
      is_right_answers_visible: settings.isRightAnswersVisible,
      slug: settings.slug,
      published_at: settings.publishedAt,
      version: sql`version + 1`,
      updated_at: settings.now,
    })
    .where('id', '=', id)
    .execute()

/** Does a published event ask the quiz at registration or after its end, or will it once staff approve its change? */
export const usedBy = (quizId: RawBuilder<unknown>) => sql`(
  exists (select from events e where (e.quiz_id = ${quizId} or e.survey_quiz_id = ${quizId}) and e.status = 'published' and e.deleted_at is null)
  or exists (select from event_reviews r where r.moderation = 'wait' and ${quizId} in ((r.data->>'quizId')::bigint, (r.data->>'surveyQuizId')::bigint)))`

/** Indexes: events_quiz, events_survey_quiz, event_reviews_queue. */
export const isUsed = async (tx: Tx, quizId: number): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`select ${usedBy(sql`${quizId}`)} as used`.execute(tx)
  return rows[0]?.used ?? false
}

/** Index: quiz_answers_newest. */
export const isAnswered = async (tx: Tx, quizId: number): Promise<boolean> =>
  (await tx.selectFrom('quiz_answers').select('id').where('quiz_id', '=', quizId).limit(1).executeTakeFirst()) !== undefined

/** Its address is free for another quiz. */
export const setQuizDeleted = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('quizzes').set({ deleted_at: now, version: sql`version + 1` }).where('id', '=', id).execute()

type Copy = { from: number; to: number }

export const copySettings = (tx: Tx, { from, to }: Copy) =>
  sql`update quizzes c set allow_multiple = q.allow_multiple, auth_required = q.auth_required, stats_access = q.stats_access,
      is_result_score_visible = q.is_result_score_visible, is_right_answers_visible = q.is_right_answers_visible
    from quizzes q where q.id = ${from} and c.id = ${to}`.execute(tx)

/** The questions of a quiz with their options and conditions; a question keeps its position, by which these find its copy. */
export const copyQuestions = async (tx: Tx, { from, to }: Copy) => {
  await sql`insert into quiz_questions (quiz_id, type, title, description, required, min, max, seconds, right_boolean, position)
    select ${to}, type, title, description, required, min, max, seconds, right_boolean, position
    from quiz_questions where quiz_id = ${from} and removed_at is null order by position`.execute(tx)
  await sql`insert into quiz_options (question_id, title, is_right, score, position)
    select c.id, o.title, o.is_right, o.score, o.position
    from quiz_questions n join quiz_questions c on c.quiz_id = ${to} and c.position = n.position
      join quiz_options o on o.question_id = n.id and o.removed_at is null
    where n.quiz_id = ${from} and n.removed_at is null order by c.position, o.position`.execute(tx)
  await sql`insert into quiz_conditions (quiz_id, question_id, source_id, option_id, yes)
    select ${to}, copy.id, source_copy.id, option_copy.id, c.yes
    from quiz_conditions c join quiz_questions n on n.id = c.question_id and n.removed_at is null join quiz_questions s on s.id = c.source_id
      join quiz_questions copy on copy.quiz_id = ${to} and copy.position = n.position
      join quiz_questions source_copy on source_copy.quiz_id = ${to} and source_copy.position = s.position
      left join quiz_options o on o.id = c.option_id
      left join quiz_options option_copy on option_copy.question_id = source_copy.id and option_copy.position = o.position
    where c.quiz_id = ${from}`.execute(tx)
}
