import { redirect } from 'react-router'
import { maxLinkedUsers } from '../../../../contract/quizzes/limits.ts'
import { type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { numberOf, textOf } from '../../../forms/form-data.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { postedUsers } from '../../people/choice/posted-users.ts'
import { purposeIn } from '../list/quizzes-address.ts'

/** `sent` is the result of a mailing; `isNobody` if no recipient was chosen or found. */
export type SharingDone = { sent?: { linked: number; skipped: number }; isNobody?: boolean }
type Input = FormInput & { quizId: number }
type Change = FormChange<SharingDone, Input>

export const giveAccess: Change = async (input) =>
  outcomeOf(await tryApi(input.context)('PUT /quizzes/:id/accesses', { params: { id: input.quizId }, body: { userIds: await postedUsers(input) } }))

/** Asks the chosen users, or the approved participants of an own event. */
export const linkUsers: Change = async (input) => {
  const isOfEvent = textOf(input.form, 'whom') === 'event'
  const eventId = isOfEvent ? await eventIn(input) : 0
  const userIds = isOfEvent ? await participantsOf(input, eventId) : await postedUsers(input)
  if (userIds.length === 0) return { problem: null, isNobody: true }
  const body = { userIds: userIds.slice(0, maxLinkedUsers), ...(eventId > 0 && { eventId }) }
  const attempt = await tryApi(input.context)('POST /quizzes/:id/link-users', { params: { id: input.quizId }, body })
  return attempt.ok ? { problem: null, sent: attempt.reply } : outcomeOf(attempt)
}

/** Without scripts the first own event of the typed name is meant. */
const eventIn = async ({ form, context }: Input): Promise<number> => {
  const search = textOf(form, 'eventIdText').trim()
  if (numberOf(form, 'eventId') > 0 || search === '') return numberOf(form, 'eventId')
  const found = await tryApi(context)('GET /owner/events', { query: { search, paginationSize: 1 } })
  return (found.ok && found.reply._items[0]?.id) || 0
}

const rowsAtOnce = 100

const participantsOf = async ({ context }: Input, eventId: number): Promise<number[]> => {
  if (eventId === 0) return []
  const ids: number[] = []
  for (let page = 1; ids.length < maxLinkedUsers; page += 1) {
    const query = { eventId, state: 'approved' as const, paginationPage: page, paginationSize: rowsAtOnce }
    const { _items, _meta } = await api(context)('GET /owner/event-participants', { query })
    ids.push(..._items.flatMap(({ user_id }) => user_id ?? []))
    if (page >= _meta.pageCount) break
  }
  return ids
}

/** Publishes the survey if it is not, and chooses it in the event that needs it. */
export const chooseForEvent: Change = async ({ form, context, quizId }) => {
  const call = tryApi(context)
  const use = purposeIn(new URLSearchParams({ use: textOf(form, 'use') }))
  const quiz = await api(context)('GET /quizzes/:id', { params: { id: quizId } })
  if (!use || quiz.eventId === null) return { problem: null }
  if (!quiz.published) {
    const published = await call('PUT /quizzes/:id', { params: { id: quizId }, body: { published: true, version: quiz.version } })
    if (!published.ok) return outcomeOf(published)
  }
  const params = { id: quiz.eventId }
  const draft = await call('GET /events/:id/draft', { params })
  if (!draft.ok) return outcomeOf(draft)
  const field = use === 'questions' ? { quizId } : { surveyQuizId: quizId }
  const saved = await call('PATCH /events/:id/draft', { params, body: { ...field, section: use, version: draft.reply.version } })
  if (saved.ok) throw redirect(paths.createEvent({ id: quiz.eventId, section: use }), 303)
  return outcomeOf(saved)
}
