import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { expertEventsPath } from './events-address.ts'

type Decided = { decision?: 'approved' | 'declined' }

export const answerInvite = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) =>
  answerForm({ decideInvite }, { request, context }, expertEventsPath(new URL(request.url).searchParams))

const decideInvite: FormChange<Decided> = async ({ form, context }) => {
  const decision = textOf(form, 'decision') === 'approved' ? ('approved' as const) : ('declined' as const)
  const attempt = await tryApi(context)('POST /expert/events/invite-decision', { body: { eventId: subjectOf(form), decision } })
  return { ...outcomeOf(attempt), decision }
}
