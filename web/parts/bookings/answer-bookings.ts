import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { listOf, numberOf, subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

export const answerCreate = (args: Args) => answerForm({ book }, args, paths.createBooking())

export const answerBooking = (args: Args & { address: string }) =>
  answerForm({ change, cancel, approve, reject }, { request: args.request, context: args.context }, args.address)

const fieldsOf = (form: FormData) => ({
  hallId: numberOf(form, 'hallId'),
  theme: textOf(form, 'theme'),
  agenda: textOf(form, 'agenda'),
  date: textOf(form, 'date'),
  start: textOf(form, 'start'),
  end: textOf(form, 'end'),
  equipment: listOf(form, 'equipment'),
  participants: listOf(form, 'participants').map(Number).filter(Boolean),
})

const book: FormChange = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /meeting-reservations/reserve', { body: { spaceId: numberOf(form, 'spaceId'), ...fieldsOf(form) } })
  if (attempt.ok) throw redirect(paths.booking(attempt.reply.spaceId, attempt.reply.id), 303)
  return outcomeOf(attempt)
}

const change: FormChange = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /meeting-reservations/update-reserve', { body: { reserveId: subjectOf(form), ...fieldsOf(form) } })
  if (attempt.ok) throw redirect(paths.booking(attempt.reply.spaceId, attempt.reply.id), 303)
  return outcomeOf(attempt)
}

const cancel: FormChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('POST /meeting-reservations/:id/cancel', { params: { id: subjectOf(form) } }))

const decide =
  (decision: 'approved' | 'rejected'): FormChange =>
  async ({ form, context }) => {
    const comment = textOf(form, 'comment')
    const body = { decision, version: numberOf(form, 'version') || undefined, ...(comment && { comment }) }
    return outcomeOf(await tryApi(context)('POST /meeting-reservations/:id/decision', { params: { id: subjectOf(form) }, body }))
  }

const approve = decide('approved')
const reject = decide('rejected')
