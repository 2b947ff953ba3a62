import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormAnswer, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { listOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { pathWith } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { outboxAddress } from './outbox-address.ts'

/** The number of messages that are sent again. */
type Done = { count?: number }
export type OutboxAnswer = FormAnswer<Done>

export const answerOutbox = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) => {
  const params = outboxAddress.clean(new URL(request.url).searchParams)
  return answerForm(changes, { request, context }, pathWith(paths.adminOutbox(), params))
}

/** Ids that are no numbers become 0, which no id equals. Nothing chosen is no change. */
const resend: FormChange<Done> = async ({ form, context }) => {
  const messageIds = listOf(form, 'message').map((id) => Number(id) || 0)
  if (messageIds.length === 0) return { problem: null }
  const attempt = await tryApi(context)('POST /admin/outbox/resend', { body: { messageIds } })
  return attempt.ok ? { problem: null, count: attempt.reply.count } : outcomeOf(attempt)
}

/** The button of one row; chosen rows are left alone. */
const resendOne: FormChange<Done> = async (input) => {
  const form = new FormData()
  form.set('message', textOf(input.form, 'only'))
  return resend({ ...input, form })
}

const resendKind: FormChange<Done> = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /admin/outbox/resend-kind', { body: { kind: textOf(form, 'subject') } })
  return attempt.ok ? { problem: null, count: attempt.reply.count } : outcomeOf(attempt)
}

const setPause =
  (isPaused: boolean): FormChange<Done> =>
  async ({ form, context }) =>
    outcomeOf(await tryApi(context)('POST /admin/outbox/pause', { body: { kind: textOf(form, 'subject'), isPaused } }))

const changes: Record<string, FormChange<Done>> = { resend, resendOne, resendKind, pause: setPause(true), resume: setPause(false) }
