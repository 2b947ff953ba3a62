import { data, type RouterContextProvider, redirect } from 'react-router'
import { type FormAnswer, type FormChange, outcomeOf, runChange } from '../../../forms/answer-form.ts'
import { flagOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { postedUploads } from '../../../forms/posted-upload.ts'
import { tryApi } from '../../../kernel/api.ts'
import { isDataRequest } from '../../../kernel/router-inside/data-request.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { withCaptcha } from '../../accounts/captcha/captcha-posted.ts'
import type { FormCaptcha } from '../../accounts/captcha/form-captcha.ts'

/** The sent message, or the captcha for the next press. */
export type Sent = { sentId?: number; sentTo?: string; captcha?: FormCaptcha | null }
export type SupportAnswer = FormAnswer<Sent>

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Without scripts a sent message leads to the page again, so that a reload of it sends nothing. */
export const answerMessages = async ({ request, context }: Args) => {
  const answer = await runChange(changes, { request, context }, paths.support())
  if (answer.sentId !== undefined && !isDataRequest(request)) throw redirect(paths.supportMessages({ sent: 1 }), 303)
  return data(answer, { status: answer.problem?.status ?? 200 })
}

/** A form of a signed-in user stays one after the session has ended: the user signs in and sends it. The way back has no fragment, which it loses. */
const sendMessage: FormChange<Sent> = async (input) => {
  if (!flagOf(input.form, 'own')) return sendAsVisitor(input)
  await signedIn(input.context, paths.support())
  const files = await postedUploads(input, { name: 'files', idName: 'fileIds', purpose: 'support' })
  if (!files.ok) return outcomeOf(files)
  const attempt = await tryApi(input.context)('POST /support/messages', { body: { text: textOf(input.form, 'text'), fileIds: files.reply } })
  return attempt.ok ? { problem: null, sentId: attempt.reply.id } : outcomeOf(attempt)
}

const sendAsVisitor: FormChange<Sent> = async (input) => {
  const email = textOf(input.form, 'email')
  const body = { text: textOf(input.form, 'text'), email }
  const attempt = await withCaptcha(input, (captcha) => tryApi(input.context)('POST /support/messages', { body: { ...body, ...captcha } }))
  if (attempt.ok) return { problem: null, sentId: attempt.reply.id, sentTo: email.trim() }
  return { problem: attempt.problem, captcha: attempt.problem.captcha ?? null }
}

const markRead: FormChange<Sent> = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('POST /support/messages/received', { body: { messageId: subjectOf(form) } }))

const changes = { sendMessage, markRead }
