import { sql } from 'kysely'
import { newCode } from '../../../server/domains/quizzes/codes.ts'
import { findQuiz, type QuizRow } from '../../../server/domains/quizzes/store.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'
import { askParticipant, loadAnswers } from './load-quiz-answers.ts'
import { type DemoQuestion, type DemoQuiz, demoQuizzes } from './quizzes.ts'

const dayMs = 86_400_000
const organizerEmail = demoAccounts.find(({ role }) => role === 'organizer')?.email ?? ''

/** Quizzes with their answers, once; later editions of their events ask them too. */
export const loadQuizzes = async (tx: Tx, now: Date): Promise<void> => {
  const organizer = await tx.selectFrom('users').select('id').where('email', '=', organizerEmail).where('is_demo', '=', true).executeTakeFirst()
  if (!organizer) return
  if (await hasQuizzes(tx, organizer.id)) return askInLaterEditions(tx)
  for (const [index, quiz] of demoQuizzes.entries()) {
    const events = await eventsOf(tx, quiz.asks?.events ?? [])
    const id = await addQuiz(tx, quiz, { authorId: events[0]?.owner_id ?? organizer.id, now, age: 45 - index })
    const eventIds = events.map((event) => event.id)
    if (quiz.asks) await askIn(tx, { quizId: id, eventIds, as: quiz.asks.as })
    await loadAnswers(tx, { quiz, stored: await storedQuiz(tx, id), eventIds, now })
    if (quiz.asks?.as === 'survey') await askParticipant(tx, { quizId: id, eventIds, now })
  }
}

const hasQuizzes = async (tx: Tx, authorId: number): Promise<boolean> =>
  (await tx.selectFrom('quizzes').select('id').where('author_id', '=', authorId).limit(1).executeTakeFirst()) !== undefined

type Event = { id: number; owner_id: number | null }

/** The latest editions, in the order of the keys. */
const eventsOf = async (tx: Tx, keys: readonly string[]): Promise<Event[]> => {
  const { rows } = await sql<Event>`
    select distinct on (k.place) e.id, (select min(o.user_id) from event_owners o where o.event_id = e.id) as owner_id
    from unnest(${keys}::text[]) with ordinality k(key, place) join events e on split_part(e.demo_key, '#', 1) = k.key
    order by k.place, e.date_start desc`.execute(tx)
  return rows
}

type Making = { authorId: number; now: Date; age: number }

const addQuiz = async (tx: Tx, quiz: DemoQuiz, { authorId, now, age }: Making): Promise<number> => {
  const at = new Date(now.getTime() - age * dayMs)
  const row = {
    ...{ author_id: authorId, title: quiz.title, mode: quiz.mode, slug: quiz.slug ?? null, code: newCode() },
    ...{ allow_multiple: quiz.allowMultiple ?? false, auth_required: !quiz.isPublic, stats_access: quiz.isPublic ? ('all' as const) : ('author' as const) },
    ...{ is_result_score_visible: quiz.showsResults ?? false, is_right_answers_visible: quiz.showsResults ?? false },
    ...{ published_at: quiz.isDraft ? null : at, created_at: at, updated_at: at },
  }
  const { id } = await tx.insertInto('quizzes').values(row).returning('id').executeTakeFirstOrThrow()
  const questions = await tx.insertInto('quiz_questions').values(quiz.questions.map((question, position) => questionRow(id, question, position))).returning('id').execute()
  const options = quiz.questions.flatMap((question, place) => optionRows(questions[place]?.id ?? 0, question))
  if (options.length > 0) await tx.insertInto('quiz_options').values(options).execute()
  return id
}

const questionRow = (quiz_id: number, question: DemoQuestion, position: number) => ({
  ...{ quiz_id, type: question.type, title: question.title, description: question.description ?? '', required: question.isRequired ?? false, position },
  ...{ min: question.min ?? null, max: question.max ?? null, seconds: question.seconds ?? null, right_boolean: question.rightBoolean ?? null },
})

const optionRows = (question_id: number, { options = [], right = [] }: DemoQuestion) =>
  options.map((title, position) => ({ question_id, title, is_right: right.includes(position), position }))

const storedQuiz = async (tx: Tx, id: number): Promise<QuizRow> => {
  const quiz = await findQuiz(tx, id, { userId: null })
  if (!quiz) throw new Error(`the quiz ${id} was not written`)
  return quiz
}

type EventQuestions = { quizId: number; eventIds: readonly number[]; as: 'registration' | 'survey' }

const askIn = (tx: Tx, { quizId, eventIds, as }: EventQuestions) =>
  tx
    .updateTable('events')
    .set(as === 'registration' ? { quiz_id: quizId } : { survey_quiz_id: quizId })
    .where(sql<boolean>`id = any(${eventIds}::bigint[])`)
    .execute()

/** A new edition has the questions of the former one. */
const askInLaterEditions = (tx: Tx) =>
  sql`update events e set quiz_id = f.quiz_id from events f
    where e.participation_format = 'quiz' and e.quiz_id is null and f.quiz_id is not null and e.demo_key is not null
      and split_part(f.demo_key, '#', 1) = split_part(e.demo_key, '#', 1)`.execute(tx).then(() => undefined)
