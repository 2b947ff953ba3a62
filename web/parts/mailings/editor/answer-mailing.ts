import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { mailingTemplates } from '../../../../contract/mailings/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { numberOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { paths } from '../../../paths.ts'
import { afterStep } from './block-steps.ts'
import { postedMailing } from './posted-mailing.ts'

type Input = FormInput & { id: number }
type Change = FormChange<object, Input>

export const answerMailing = ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  if (params.mailingId === 'create') return answerForm({ create }, { request, context }, paths.mailing('create'))
  const id = Number(params.mailingId)
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 })
  return answerForm<object, Input>({ save, sendTest, pause, resume }, { request, context, id }, paths.mailing(id))
}

/** A new mailing opens with the text of its template, and with the card and the participants of the chosen event. */
const create: FormChange = async ({ form, context }) => {
  const template = mailingTemplates.find((name) => name === textOf(form, 'template')) ?? 'organizer'
  const { heading, text } = loaderWords(context).mailings.starters[template]
  const eventId = numberOf(form, 'eventId')
  const events = eventId > 0 ? [eventId] : []
  const attempt = await tryApi(context)('POST /owner/mailings', {
    body: {
      subject: textOf(form, 'subjectLine'),
      template,
      blocks: [{ type: 'heading', text: heading }, { type: 'text', html: text }, ...events.map((id) => ({ type: 'event' as const, eventId: id }))],
      recipients: events.length > 0 ? { eventIds: events, states: ['approved'] } : {},
      eventIds: events,
    },
  })
  if (attempt.ok) throw redirect(paths.mailing(attempt.reply.id), 303)
  return outcomeOf(attempt)
}

/** Every button of the form saves it; its step adds, moves or removes a block, or hands the mailing to staff. */
const save: Change = async ({ form, context, id }) => {
  const posted = await postedMailing({ form, context })
  if (!posted.ok) return outcomeOf(posted)
  const step = textOf(form, 'step')
  const call = tryApi(context)
  const body = { ...posted.reply, blocks: afterStep(posted.reply.blocks, step) }
  const saved = await call('PUT /owner/mailings/:id', { params: { id }, body })
  if (!saved.ok || step !== 'submit') return outcomeOf(saved)
  return outcomeOf(await call('POST /owner/mailings/:id/submit', { params: { id } }))
}

const sendTest: Change = async ({ context, id }) => outcomeOf(await tryApi(context)('POST /owner/mailings/:id/test', { params: { id }, body: {} }))

const pause: Change = async ({ context, id }) => outcomeOf(await tryApi(context)('POST /owner/mailings/:id/pause', { params: { id } }))

const resume: Change = async ({ context, id }) => outcomeOf(await tryApi(context)('POST /owner/mailings/:id/resume', { params: { id } }))
