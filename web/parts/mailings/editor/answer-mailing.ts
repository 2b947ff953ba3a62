import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { mailingTemplates } from '../../../../contract/mailings/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { numberOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { loaderWords } from '../../../kernel/loader-words.server.ts'
import { paths } from '../../../paths.ts'
import { afterStep } from './block-steps.ts'
import { postedMailing } from './posted-mailing.ts'

type Input = FormInput & { id: number }
type Change = FormChange<object, Input>

export const answerMailing = ({ params, request, context }: Pick<ActionFunctionArgs, 'params' | 'request' | 'context'>) => {
  if (params.mailingId === 'create') return answerForm({ create }, { request, context }, createPath(request))
  const id = Number(params.mailingId)
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 })
  return answerForm<object, Input>({ save, sendTest, pause, resume }, { request, context, id }, paths.mailing(id))
}

const createPath = (request: Request): string => {
  const quizId = Number(new URL(request.url).searchParams.get('quizId'))
  return paths.mailing('create', quizId > 0 ? { quizId } : {})
}

/** A new mailing opens with the text of its template, and with the card and the participants of the chosen event. */
const create: FormChange = async (input) => {
  const { form, context } = input
  if (subjectOf(form) > 0) return createAboutQuiz(input)
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

/** A new mailing that asks the participants of the chosen event to answer a survey. */
const createAboutQuiz: FormChange = async ({ form, context }) => {
  const eventId = numberOf(form, 'eventId')
  const attempt = await tryApi(context)('POST /quizzes/:id/mailings', {
    params: { id: subjectOf(form) },
    body: {
      subject: textOf(form, 'subjectLine'),
      content: loaderWords(context).mailings.quizStarter,
      recipients: eventId > 0 ? { eventIds: [eventId], states: ['approved'] } : {},
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
