import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { listOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { onlyUserNamed } from '../../../forms/only-user-named.ts'
import { tryApi } from '../../../kernel/api.ts'
import { ownExpertsPath } from './own-address.ts'

/** `invited` is the number of chosen experts. */
type Done = { invited?: number }
type Input = FormInput & { eventId: number }
type Change = FormChange<Done, Input>
type Args = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } }

export const answerExperts = ({ request, context, params }: Args) => {
  const eventId = Number(params.id)
  return answerForm<Done, Input>(changes, { request, context, eventId }, ownExpertsPath(eventId, new URL(request.url).searchParams))
}

/** Nothing chosen is no change. */
const invite: Change = async (input) => {
  const userIds = await chosenExperts(input)
  if (userIds.length === 0) return { problem: null, invited: 0 }
  return { ...(await send(input, userIds)), invited: userIds.length }
}

const inviteAgain: Change = (input) => send(input, [subjectOf(input.form)])

const send = async ({ context, eventId }: Input, userIds: number[]) =>
  outcomeOf(await tryApi(context)('POST /owner/events/:id/experts', { params: { id: eventId }, body: { userIds } }))

/** Without scripts the name of an expert is typed, and the expert who alone has it is meant. */
const chosenExperts = async ({ form, context }: Input): Promise<number[]> => {
  const ids = listOf(form, 'expert').flatMap((text) => Number(text) || [])
  const q = textOf(form, 'expertText').trim()
  if (ids.length > 0 || !q) return ids
  const only = await onlyUserNamed(context, { q, isExpert: '1' })
  return only ? [only] : []
}

const withdraw: Change = async ({ form, context, eventId }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/events/:id/experts/:userId', { params: { id: eventId, userId: subjectOf(form) } }))

const setClosed =
  (closed: boolean): Change =>
  async ({ context, eventId }) =>
    outcomeOf(await tryApi(context)('POST /owner/events/:id/scoring', { params: { id: eventId }, body: { closed } }))

const changes = { invite, inviteAgain, withdraw, closeScoring: setClosed(true), openScoring: setClosed(false) }
