import type { QuestionType } from '../../contract/quizzes/limits.ts'
import { newCode } from '../../server/domains/quizzes/codes.ts'
import type { Resources } from '../../server/kernel/resources.ts'

type Option = string | { title: string; right?: boolean; score?: number }

type Question = {
  type: QuestionType
  title?: string
  required?: boolean
  options?: Option[]
  rightBoolean?: boolean
  min?: number
  max?: number
  seconds?: number
  /** Asked after an answer to the question at this place: options by their places, or yes or no. */
  condition?: { question: number; options?: number[]; yes?: boolean }
}

type Given = { id: number; options: number[] }

type Quiz = {
  author?: { id: number }
  title?: string
  mode?: 'fast' | 'quiz'
  allowMultiple?: boolean
  authRequired?: boolean
  statsAccess?: 'author' | 'respondents' | 'all'
  isResultScoreVisible?: boolean
  isRightAnswersVisible?: boolean
  slug?: string
  eventId?: number
  isPublished?: boolean
  accesses?: { id: number }[]
  questions?: Question[]
}

type Answer = {
  user?: { id: number }
  eventId?: number
  values?: { questionId: number; optionId?: number; text?: string; number?: number; uploadId?: string }[]
  at?: Date
}

/** A published quiz with one question for a short text, unless the test names more. Returns the ids of questions and options in their order. */
export const createGivenQuizzes = ({ db, clock }: Resources) => {
  const quiz = async (wanted: Quiz = {}) => {
    const code = newCode()
    const row = await db
      .insertInto('quizzes')
      .values({
        author_id: wanted.author?.id ?? null,
        title: wanted.title ?? 'Отзыв о встрече',
        mode: wanted.mode ?? 'quiz',
        allow_multiple: wanted.allowMultiple ?? false,
        auth_required: wanted.authRequired ?? true,
        stats_access: wanted.statsAccess ?? 'author',
        is_result_score_visible: wanted.isResultScoreVisible ?? false,
        is_right_answers_visible: wanted.isRightAnswersVisible ?? false,
        slug: wanted.slug ?? null,
        code,
        event_id: wanted.eventId ?? null,
        published_at: (wanted.isPublished ?? true) ? clock() : null,
        created_at: clock(),
        updated_at: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const accesses = (wanted.accesses ?? []).map(({ id }) => ({ quiz_id: row.id, user_id: id }))
    if (accesses.length > 0) await db.insertInto('quiz_accesses').values(accesses).execute()
    const questions: Given[] = []
    for (const [position, one] of (wanted.questions ?? [{ type: 'textShort' }]).entries()) questions.push(await question(row.id, one, position))
    for (const [position, one] of (wanted.questions ?? []).entries()) if (one.condition) await condition(row.id, questions, position, one.condition)
    return { id: row.id, code, questions }
  }

  const condition = async (quizId: number, questions: Given[], position: number, wanted: NonNullable<Question['condition']>) => {
    const source = questions[wanted.question]
    const row = { quiz_id: quizId, question_id: questions[position]?.id ?? 0, source_id: source?.id ?? 0 }
    const rows = wanted.options?.map((place) => ({ ...row, option_id: source?.options[place] ?? 0 })) ?? [{ ...row, yes: wanted.yes ?? true }]
    await db.insertInto('quiz_conditions').values(rows).execute()
  }

  const question = async (quizId: number, wanted: Question, position: number) => {
    const { id } = await db
      .insertInto('quiz_questions')
      .values({
        quiz_id: quizId,
        type: wanted.type,
        title: wanted.title ?? `Вопрос ${position + 1}`,
        required: wanted.required ?? false,
        right_boolean: wanted.rightBoolean ?? null,
        min: wanted.min ?? null,
        max: wanted.max ?? null,
        seconds: wanted.seconds ?? null,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const options = (wanted.options ?? []).map((option, place) => {
      const { title, right = false, score = 1 } = typeof option === 'string' ? { title: option } : option
      return { question_id: id, title, is_right: right, score, position: place }
    })
    if (options.length === 0) return { id, options: [] }
    const ids = await db.insertInto('quiz_options').values(options).returning('id').execute()
    return { id, options: ids.map((option) => option.id) }
  }

  /** An answer of a user, or of a visitor. */
  const quizAnswer = async (quizId: number, { user, eventId, values = [], at = clock() }: Answer = {}): Promise<number> => {
    const row = { quiz_id: quizId, user_id: user?.id ?? null, event_id: eventId ?? null, is_single: false, created_at: at }
    const { id } = await db.insertInto('quiz_answers').values(row).returning('id').executeTakeFirstOrThrow()
    const rows = values.map(({ questionId, optionId, text, number, uploadId }) => ({
      ...{ quiz_id: quizId, answer_id: id, question_id: questionId },
      ...{ option_id: optionId ?? null, text: text ?? null, number: number ?? null, upload_id: uploadId ?? null },
    }))
    if (rows.length > 0) await db.insertInto('quiz_answer_values').values(rows).execute()
    return id
  }

  return { quiz, quizAnswer }
}
