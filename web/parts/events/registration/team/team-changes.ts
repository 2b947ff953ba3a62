import { redirect } from 'react-router'
import { type FormChange, type FormInput, outcomeOf } from '../../../../forms/answer-form.ts'
import { listOf, numberOf, subjectOf } from '../../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../../kernel/api.ts'
import { paths } from '../../../../paths.ts'
import { cardId } from '../card-id.ts'

type Change = FormChange<object, FormInput & { eventId: number }>

/** Success redirects, so that a reload is harmless. */
const done = (attempt: Attempt<unknown>, eventId: number) => {
  if (attempt.ok) throw redirect(`${paths.event(eventId)}#${cardId}`, 303)
  return outcomeOf(attempt)
}

const registerTeam: Change = async ({ form, context, eventId }) => {
  const body = { eventId, userIds: listOf(form, 'userIds').map(Number), quizAnswerId: numberOf(form, 'quizAnswerId') || null }
  return done(await tryApi(context)('POST /owner/teams/:id/event-registration', { params: { id: subjectOf(form) }, body }), eventId)
}

const changeTeam: Change = async ({ form, context, eventId }) => {
  const body = { eventId, userIds: listOf(form, 'userIds').map(Number) }
  return done(await tryApi(context)('PUT /owner/teams/:id/event-registration', { params: { id: subjectOf(form) }, body }), eventId)
}

const withdrawTeam: Change = async ({ form, context, eventId }) =>
  done(await tryApi(context)('POST /owner/teams/:id/event-registration-cancel', { params: { id: subjectOf(form) }, body: { eventId } }), eventId)

/** Registration, change and withdrawal of a team at an event. */
export const teamChanges = { registerTeam, changeTeam, withdrawTeam }
