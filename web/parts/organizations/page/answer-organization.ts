import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { claimReasons } from '../../../../contract/organizing/limits.ts'
import { type FormChange, type FormInput, outcomeOf, runChange } from '../../../forms/answer-form.ts'
import { faultOf } from '../../../forms/fault.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { postedUpload } from '../../../forms/posted-upload.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { safeReturn } from '../../../kernel/return-url.ts'
import { isDataRequest } from '../../../kernel/router-inside/data-request.ts'

type Args = Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>
type Change = FormChange<object, FormInput & { id: number }>

/** The forms of an organization. Lists post their subscriptions here too; without scripts they are shown again. */
export const answerOrganization = async ({ params, request, context }: Args) => {
  const back = safeReturn(request.headers.get('referer'), context.get(siteContext).siteUrl)
  const answer = await runChange({ ...subscriptions, ...requests }, { request, context, id: Number(params.id) }, back)
  if (!answer.problem && answer.intent in subscriptions && !isDataRequest(request)) throw redirect(back, 303)
  return data(answer, { status: answer.problem?.status ?? 200 })
}

const subscribe: Change = async ({ context, id }) =>
  outcomeOf(await tryApi(context)('POST /participant/organizations/:id/subscribe', { params: { id } }))

const unsubscribe: Change = async ({ context, id }) =>
  outcomeOf(await tryApi(context)('POST /participant/organizations/:id/unsubscribe', { params: { id } }))

const subscriptions = { subscribe, unsubscribe }

const typedText = (form: FormData): string | undefined => textOf(form, 'text').trim() || undefined

const complain: Change = async ({ form, context, id }) => {
  const reason = claimReasons.find((one) => one === textOf(form, 'reason'))
  // the call names the error of a missing reason
  const body = { reason: reason as (typeof claimReasons)[number], text: typedText(form) }
  return outcomeOf(await tryApi(context)('POST /organization/:orgId/claims', { params: { orgId: id }, body }))
}

const appeal: Change = async (input) => {
  const { form, context, id } = input
  const file = await postedUpload(input, { name: 'document', idName: 'documentUploadId', purpose: 'appeal' })
  if (!file.ok) return outcomeOf(file)
  // the call names the error of a missing document
  const body = { text: typedText(form), documentUploadId: file.reply as string }
  const attempt = await tryApi(context)('POST /organization/:orgId/appeals', { params: { orgId: id }, body })
  const fault = faultOf(attempt)
  const { documentUploadId, ...errors } = fault?.errors ?? {}
  return { problem: fault && { ...fault, errors: { ...errors, ...(documentUploadId && { document: file.reply ? documentUploadId : [] }) } } }
}

const withdraw: Change = async ({ form, context, id }) =>
  outcomeOf(await tryApi(context)('DELETE /organization/:organizationId/appeals/:id', { params: { organizationId: id, id: subjectOf(form) } }))

const requests = { complain, appeal, withdraw }
