import { data, type RouterContextProvider, redirect } from 'react-router'
import type { ExpertAnswer } from '../../../../contract/experts/experts.ts'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { expertEventOf } from '../load-events.ts'
import { answersAddress, answersPath, openIn } from './answers-address.ts'

type Context = Readonly<RouterContextProvider>
type Args = { request: Request; context: Context; params: { id: string } }

/** The participants of one event with the scores of the viewer, and the open one. The calls refuse experts who did not accept. */
export const loadAnswers = async ({ request, context, params: { id } }: Args) => {
  const eventId = eventIdOf(id)
  const { searchParams } = new URL(request.url)
  const params = listParams(request, paths.expertEvent(eventId), answersAddress)
  const open = openIn(searchParams)
  await signedIn(context, answersPath(eventId, params, open))
  const event = await eventOf(context, eventId)
  if (event.isInvited) throw redirect(paths.expert({ status: 'invited' }))
  if (open === 'next') throw redirect(await nextPath(context, eventId))
  const [list, opened] = await Promise.all([
    loadList(params, (valid) =>
      tryApi(context)('GET /expert/events/answers', {
        query: { eventId, scored: answersAddress.query(valid).scored, paginationPage: pageOf(valid) },
      }),
    ),
    open === null ? null : answerOf(context, eventId, open),
  ])
  // a participant who cancelled meanwhile has no panel
  if (open !== null && !opened) throw redirect(answersPath(eventId, params))
  return { event, answers: list._items.map(rowOf), meta: list._meta, opened }
}
export type AnswersData = Awaited<ReturnType<typeof loadAnswers>>

/** An id consists of digits only; any other address returns 404. */
const eventIdOf = (id: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  return Number(id)
}

const eventOf = async (context: Context, id: number) => {
  const attempt = await tryApi(context)('GET /expert/events/:id', { params: { id } })
  if (!attempt.ok) throw data(attempt.problem, { status: attempt.problem.status })
  return expertEventOf(attempt.reply)
}

/** The first participant without a score, in the list of those, so that the neighbours have none either. */
const nextPath = async (context: Context, eventId: number): Promise<string> => {
  const attempt = await tryApi(context)('GET /expert/events/answers', { query: { eventId, scored: '0', paginationSize: 1 } })
  const next = attempt.ok ? attempt.reply._items[0] : undefined
  return next ? answersPath(eventId, new URLSearchParams({ scored: '0' }), next.id) : paths.expertEvent(eventId)
}

const answerOf = async (context: Context, eventId: number, participantId: number) => {
  const attempt = await tryApi(context)('GET /expert/events/answers', { query: { eventId, participantId } })
  const found = attempt.ok ? attempt.reply._items[0] : undefined
  return found ? openedOf(found) : null
}

/** The properties that a row shows. */
const rowOf = ({ id, user, participant, text, score }: ExpertAnswer) => ({
  id,
  user,
  createdAt: participant.createdAt,
  excerpt: text.slice(0, 200),
  score,
})
export type AnswerRow = ReturnType<typeof rowOf>

const openedOf = ({ id, user, participant, text, files, answers, score, comment }: ExpertAnswer) => ({
  ...{ id, user, text, files, answers, score, comment },
  createdAt: participant.createdAt,
  format: participant.format,
})
export type OpenedAnswer = ReturnType<typeof openedOf>
