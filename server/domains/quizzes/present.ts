import type { Question, Quiz, QuizRow as QuizReplyRow } from '../../../contract/quizzes/quizzes.ts'
import { isEditor, mayAnswer, seesStats } from './rules.ts'
import type { ListedRow, QuestionRow, QuizHead, QuizRow } from './store.ts'

/** A quiz for its viewer. The right answers leave the server only for editors (V308). */
export const presentQuiz = (row: QuizRow, userId: number | null): Quiz => ({
  ...presentHead(row, userId),
  questions: row.questions.map((question, position) => presentQuestion(question, position, isEditor(row))),
})

export const presentRow = (row: ListedRow, userId: number): QuizReplyRow => ({
  ...presentHead(row, userId),
  questionCount: row.question_count,
  answerCount: row.answer_count,
  isUsed: row.is_used,
  lastAnswerAt: row.last_answer_at?.toISOString() ?? null,
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
})

const presentHead = (row: QuizHead, userId: number | null): Omit<Quiz, 'questions'> => ({
  id: row.id,
  title: row.title,
  mode: row.mode,
  allowMultiple: row.allow_multiple,
  authRequired: row.auth_required,
  statsAccess: row.stats_access,
  isResultScoreVisible: row.is_result_score_visible,
  isRightAnswersVisible: row.is_right_answers_visible,
  slug: row.slug,
  published: row.published_at !== null,
  code: isEditor(row) ? row.code : null,
  eventId: row.event_id,
  authorId: row.author_id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  selfPermission: { edit: isEditor(row), manage: row.is_author, stats: seesStats(row), answer: mayAnswer(row, userId !== null) },
})

const presentQuestion = (row: QuestionRow, position: number, withRight: boolean): Question => ({
  id: row.id,
  type: row.type,
  title: row.title,
  description: row.description,
  required: row.required,
  options: row.options.map(({ id, title, is_right, score }) => ({ id, title, ...(withRight && { right: is_right, score }) })),
  ...(withRight && { rightBoolean: row.right_boolean }),
  min: row.min,
  max: row.max,
  seconds: row.seconds,
  condition: row.condition && { ...row.condition, optionIds: [...row.condition.optionIds] },
  position,
})
