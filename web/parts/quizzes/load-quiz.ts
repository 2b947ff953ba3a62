import { data, type LoaderFunctionArgs } from 'react-router'
import type { GivenAnswer, QuizAnswer } from '../../../contract/quizzes/answering.ts'
import type { Question, Quiz } from '../../../contract/quizzes/quizzes.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { names, takesAnswer, typedAnswers } from './answer-names.ts'
import { browserDraft } from './draft-cookie.ts'
import type { QuestionLists } from './fields/question-props.ts'
import { quizAt } from './find-quiz-at.ts'
import { rowName } from './posted-answers.ts'
import { purposeFor, type QuizAddress, readAddress } from './quiz-address.ts'
import { sendAskedAnswers } from './send-asked.ts'

type Args = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>
type Context = LoaderFunctionArgs['context']

export type QuizPageData = Awaited<ReturnType<typeof loadQuizPage>>
export type FormPage = Extract<QuizPageData, { view: 'form' }>

/** The page of a quiz: its form with the unfinished answers, the answer given before, or the statistics. */
export const loadQuizPage = async ({ params, request, context }: Args) => {
  const address = readAddress(request)
  const quiz = await quizAt(context, params.id ?? '')
  const event = await eventOf(context, quiz, address)
  if (address.isSending) await sendAskedAnswers({ request, context }, { quiz, address, purpose: event?.purpose ?? null, idOrSlug: params.id ?? '' })
  const shared = { quiz: shownQuiz(quiz), idOrSlug: params.id ?? '', event, address, author: await authorOf(context, quiz) }
  if (address.show === 'stats') return { ...shared, view: 'stats' as const, stats: await statsOf(context, quiz) }
  const answer = await ownAnswer(context, quiz.id, address.eventId)
  const isAnswered = answer !== null && !(quiz.allowMultiple && address.show === 'form')
  // the visitor has just sent the answers, and the page of the answer was left
  if (isAnswered || address.done === 'sent')
    return { ...shared, view: 'result' as const, answer, stats: quiz.selfPermission.stats ? await statsOf(context, quiz) : null }
  return { ...shared, view: 'form' as const, ...(await formOf({ request, context }, quiz)) }
}

/** Without the right options, which the page of a respondent must not have even when an editor opens it (V308). */
const shownQuiz = ({ questions, code: _code, ...quiz }: Quiz) => ({ ...quiz, questions: questions.map(shownQuestion) })

const shownQuestion = ({ rightBoolean: _right, ...question }: Question): Question => ({
  ...question,
  options: question.options.map(({ id, title }) => ({ id, title })),
})

const eventOf = async (context: Context, quiz: Quiz, { eventId }: QuizAddress) => {
  if (eventId === undefined) return null
  const attempt = await tryApi(context)('GET /events/:id', { params: { id: eventId }, query: { expand: 'userParticipant' } })
  if (!attempt.ok) return null
  const { id, name, registrationOpen, access, userParticipant, participation_format: format } = attempt.reply
  const isIn = userParticipant !== null && userParticipant !== undefined && userParticipant.state !== 'noRequest'
  const isOfTeams = format === 'team'
  return { id, name, isOfTeams, purpose: purposeFor(attempt.reply, quiz.id), isOpen: registrationOpen && access !== 'close', isIn }
}

/** Optional: the page is shown without the name if the profile of the author is hidden. */
const authorOf = async (context: Context, { authorId }: Quiz) => {
  if (authorId === null) return null
  const attempt = await tryApi(context)('GET /users/:id', { params: { id: String(authorId) } })
  return attempt.ok ? { id: authorId, name: `${attempt.reply.first_name} ${attempt.reply.last_name}`.trim() } : null
}

const statsOf = async (context: Context, quiz: Quiz) => {
  const attempt = await tryApi(context)('GET /quizzes/:id/stats', { params: { id: quiz.id } })
  if (attempt.ok) return attempt.reply
  throw data(attempt.problem, { status: attempt.problem.status })
}

const ownAnswer = async (context: Context, id: number, eventId: number | undefined): Promise<QuizAnswer | null> => {
  if (!context.get(siteContext).hasToken) return null
  const attempt = await tryApi(context)('GET /quizzes/:id/my-answer', { params: { id }, query: eventId === undefined ? {} : { eventId } })
  return attempt.ok ? attempt.reply : null
}

const formOf = async (args: Pick<Args, 'request' | 'context'>, quiz: Quiz) => {
  const [drafted, lists] = await Promise.all([draftOf(args, quiz.id), regionsOf(args.context, quiz)])
  const rowNames = await rowNamesOf(args.context, quiz, drafted)
  const named: QuestionLists = { regions: lists, rowNames }
  return { typed: drafted.length > 0 ? typedAnswers(drafted) : null, lists: named }
}

/** The unfinished answers of the user, else those of a visitor of this browser who may have signed in since. */
const draftOf = async (args: Pick<Args, 'request' | 'context'>, id: number): Promise<GivenAnswer[]> => {
  const token = browserDraft(args, id)?.token
  if (!token && !args.context.get(siteContext).hasToken) return []
  const attempt = await tryApi(args.context)('GET /quizzes/:id/draft', { params: { id }, query: token ? { token } : {} })
  return attempt.ok ? attempt.reply.answers : []
}

const regionsOffered = 100

const regionsOf = async (context: Context, { questions }: Quiz): Promise<string[]> => {
  if (!questions.some(({ type }) => type === 'region')) return []
  const attempt = await tryApi(context)('GET /regions/search', { query: { paginationSize: regionsOffered } })
  return attempt.ok ? attempt.reply._items.map(({ name }) => name) : []
}

const rowNamesOf = async (context: Context, { questions }: Quiz, answers: readonly GivenAnswer[]): Promise<Record<string, string>> => {
  const rows = questions.filter(takesAnswer).flatMap(({ id, type }) => {
    const value = type === 'region' || type === 'university' ? answers.find(({ questionId }) => questionId === id)?.value : null
    return typeof value === 'number' ? [{ id, type, value }] : []
  })
  const found = await Promise.all(rows.map(async ({ id, type, value }) => [names.answer(id), await rowName(context, type, value)] as const))
  return Object.fromEntries(found.flatMap(([field, name]) => (name ? [[field, name]] : [])))
}
