import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, type FormInput, type FormOutcome, outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { certificatesAddress } from './load-certificates.ts'

type Change = FormChange<object, FormInput & { eventId: number }>
type Args = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } }

export const answerCertificates = ({ request, context, params }: Args) => {
  const eventId = Number(params.id)
  const filters = certificatesAddress.clean(new URL(request.url).searchParams)
  const path = pathWith(paths.ownEvent(eventId, 'certificates'), filters)
  return answerForm<object, FormInput & { eventId: number }>(changes, { request, context, eventId }, path)
}

const issue: Change = async ({ context, eventId }): Promise<FormOutcome> =>
  outcomeOf(await tryApi(context)('POST /owner/events/:id/certificates', { params: { id: eventId } }))

const send: Change = async ({ form, context, eventId }) => {
  const params = { id: eventId, certificateId: subjectOf(form) }
  return outcomeOf(await tryApi(context)('POST /owner/events/:id/certificates/:certificateId/send', { params }))
}

const sendAll: Change = async ({ context, eventId }) =>
  outcomeOf(await tryApi(context)('POST /owner/events/:id/certificates/send', { params: { id: eventId } }))

const reissue: Change = async ({ form, context, eventId }) => {
  const userName = textOf(form, 'userName').trim()
  const params = { id: eventId, certificateId: subjectOf(form) }
  const body = { ...(userName && { userName }), ...(textOf(form, 'afterRevocation') && { afterRevocation: true }) }
  return outcomeOf(await tryApi(context)('POST /owner/events/:id/certificates/:certificateId/reissue', { params, body }))
}

const revoke: Change = async ({ form, context, eventId }) => {
  const params = { id: eventId, certificateId: subjectOf(form) }
  const body = { reason: textOf(form, 'reason') }
  return outcomeOf(await tryApi(context)('POST /owner/events/:id/certificates/:certificateId/revoke', { params, body }))
}

const changes = { issue, send, sendAll, reissue, revoke }
