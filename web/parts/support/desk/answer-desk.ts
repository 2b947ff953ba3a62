import type { RouterContextProvider } from 'react-router'
import type { Decided } from '../../../../contract/shapes.ts'
import { answerForm, type FormAnswer, type FormChange, outcomeOf } from '../../../forms/answer-form.ts'
import { flagOf, numberOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { deskAddress } from './desk-address.ts'

/** `first` is the answer of a colleague that was made before, `state` the new state of the thread. */
type Done = { first?: Decided | undefined; state?: 'open' | 'closed' }
export type DeskAnswer = FormAnswer<Done>

export const answerDesk = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = deskAddress.clean(new URL(request.url).searchParams)
  return answerForm(changes, { request, context }, pathWith(paths.adminSupport(), params))
}

const answer: FormChange<Done> = async ({ form, context }) => {
  const body = { text: textOf(form, 'text'), closes: flagOf(form, 'closes'), lastMessageId: numberOf(form, 'lastMessageId') }
  return doneOf(await tryApi(context)('POST /admin/support-messages/:id/answer', { params: { id: subjectOf(form) }, body }))
}

const setState: FormChange<Done> = async ({ form, context }) => {
  const state = textOf(form, 'state') === 'open' ? 'open' : 'closed'
  const body = { state, lastMessageId: numberOf(form, 'lastMessageId') } as const
  const attempt = await tryApi(context)('POST /admin/support-messages/:id/state', { params: { id: subjectOf(form) }, body })
  return { ...doneOf(attempt), state }
}

const doneOf = (attempt: Attempt<unknown>) => ({ ...outcomeOf(attempt), ...(!attempt.ok && { first: attempt.problem.decided }) })

const changes = { answer, setState }
