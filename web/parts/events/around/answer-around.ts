import { redirect } from 'react-router'
import { claimReasons } from '../../../../contract/organizing/limits.ts'
import { type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { numberOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import type { LaterCancelled } from './later-events.tsx'

type Change = FormChange<object, FormInput & { eventId: number }>

/** A typed text; an empty one is not sent. */
const optional = (form: FormData, name: string): string | undefined => textOf(form, name).trim() || undefined

const ask: Change = async ({ form, context, eventId }) => {
  const body = { text: textOf(form, 'text'), email: optional(form, 'email'), phone: optional(form, 'phone') }
  return outcomeOf(await tryApi(context)('POST /events/:id/contacts/organizer', { params: { id: eventId }, body }))
}

const accredit: Change = async ({ form, context, eventId }) => {
  const [mediaName, name, email] = [textOf(form, 'mediaName'), textOf(form, 'name'), textOf(form, 'email').trim()]
  const body = { mediaName, name, email, phone: optional(form, 'phone'), comment: optional(form, 'comment') }
  return outcomeOf(await tryApi(context)('POST /events/:id/contacts/media', { params: { id: eventId }, body }))
}

const complain: Change = async ({ form, context, eventId }) => {
  const reason = claimReasons.find((one) => one === textOf(form, 'reason'))
  // the call names the error of a missing reason
  const body = { reason: reason as (typeof claimReasons)[number], text: optional(form, 'text') }
  return outcomeOf(await tryApi(context)('POST /events/:eventId/claims', { params: { eventId }, body }))
}

const rate: Change = async ({ form, context, eventId }) => {
  const body = { rating: numberOf(form, 'rating'), text: optional(form, 'text') }
  return outcomeOf(await tryApi(context)('POST /events/:id/feedback', { params: { id: eventId }, body }))
}

const unpublish: Change = async ({ form, context, eventId }) =>
  outcomeOf(await tryApi(context)('POST /owner/events/:id/unpublish', { params: { id: eventId }, body: { comment: optional(form, 'comment') } }))

const makeDraft: Change = async ({ context, eventId }) =>
  outcomeOf(await tryApi(context)('POST /owner/events/:id/make-draft', { params: { id: eventId } }))

const cancelEvent: FormChange<{ later?: LaterCancelled }, FormInput & { eventId: number }> = async ({ form, context, eventId }) => {
  const body = { reason: optional(form, 'reason'), ...(form.has('withLater') && { withLater: true }) }
  const attempt = await tryApi(context)('POST /owner/events/:id/cancel', { params: { id: eventId }, body })
  return { ...outcomeOf(attempt), ...(attempt.ok && attempt.reply.later && { later: attempt.reply.later }) }
}

/** The copy opens in the wizard. */
const copyEvent: Change = async ({ context, eventId }) => {
  const attempt = await tryApi(context)('POST /owner/events/:id/copy', { params: { id: eventId } })
  if (attempt.ok) throw redirect(paths.createEvent({ id: attempt.reply.id }), 303)
  return outcomeOf(attempt)
}

const removeEvent: Change = async ({ context, eventId }) => {
  const attempt = await tryApi(context)('DELETE /owner/events/:id', { params: { id: eventId } })
  if (attempt.ok) throw redirect(paths.events({ done: 'removed' }), 303)
  return outcomeOf(attempt)
}

export const aroundChanges = { ask, accredit, complain, rate, unpublish, makeDraft, cancelEvent, copyEvent, removeEvent }
