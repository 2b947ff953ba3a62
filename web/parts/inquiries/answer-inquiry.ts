import type { ActionFunctionArgs } from 'react-router'
import { inquiryTypes } from '../../../contract/inquiries/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../forms/answer-form.ts'
import { listOf, textOf } from '../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'
import { inquiryEventId } from './load-own.ts'

type Input = FormInput & { eventId: number }

export const answerInquiry = async ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  const eventId = inquiryEventId(params)
  await signedIn(context, paths.eventInquiry(eventId))
  return answerForm({ sendInquiry }, { request, context, eventId }, paths.eventInquiry(eventId))
}

/** Files were uploaded by the browser before, or are posted with the form. */
const sendInquiry: FormChange<object, Input> = async ({ form, context, eventId }) => {
  const files = await uploadsOf(form, context)
  if (!files.ok) return outcomeOf(files)
  // the call names the error of an unknown type
  const type = inquiryTypes.find((one) => one === textOf(form, 'subject')) as (typeof inquiryTypes)[number]
  const body = { type, text: textOf(form, 'text'), fileIds: files.reply }
  return outcomeOf(await tryApi(context)('POST /events/:id/participant-inquiries', { params: { id: eventId }, body }))
}

const uploadsOf = async (form: FormData, context: Input['context']): Promise<Attempt<string[]>> => {
  const ids = listOf(form, 'fileIds')
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.size === 0) continue
    const upload = await tryApi(context)('POST /uploads', { body: { file: { name: file.name, bytes: await file.bytes() }, purpose: 'inquiry' } })
    if (!upload.ok) return upload
    ids.push(upload.reply.uploadId)
  }
  return { ok: true, reply: ids }
}
