import type { ActionFunctionArgs } from 'react-router'
import { inquiryTypes } from '../../../contract/inquiries/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../forms/answer-form.ts'
import { textOf } from '../../forms/form-data.ts'
import { postedUploads } from '../../forms/posted-upload.ts'
import { tryApi } from '../../kernel/api.ts'
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
  const files = await postedUploads({ form, context }, { name: 'files', idName: 'fileIds', purpose: 'inquiry' })
  if (!files.ok) return outcomeOf(files)
  // the call names the error of an unknown type
  const type = inquiryTypes.find((one) => one === textOf(form, 'subject')) as (typeof inquiryTypes)[number]
  const body = { type, text: textOf(form, 'text'), fileIds: files.reply }
  return outcomeOf(await tryApi(context)('POST /events/:id/participant-inquiries', { params: { id: eventId }, body }))
}
