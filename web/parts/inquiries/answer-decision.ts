import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { pathWith } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { organizerAddress } from './organizer-address.ts'

export const answerDecision = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = organizerAddress.clean(new URL(request.url).searchParams)
  return answerForm({ decide }, { request, context }, pathWith(paths.organizerInquiries(), params))
}

const decide: FormChange = async ({ form, context }) => {
  const decision = textOf(form, 'decision') === 'approved' ? ('approved' as const) : ('declined' as const)
  const body = { id: subjectOf(form), decision, comment: textOf(form, 'comment') }
  return outcomeOf(await tryApi(context)('POST /owner/event-participant-inquiries/decision', { body }))
}
