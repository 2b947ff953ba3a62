import { data, redirect } from 'react-router'
import type { FormInput } from '../../../forms/answer-form.ts'
import { textOf } from '../../../forms/form-data.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { paths } from '../../../paths.ts'
import type { Context } from '../phone/send-code.ts'
import { returnPath } from '../return-path.ts'
import { beginSetup, confirmSetup, type SetupAnswer } from './second-step-steps.ts'

type PasskeyRequest = { request: Request; context: Context }

/** The state of the second step; `sentTo` is where a code was sent. */
export type SecondStepAnswer = SetupAnswer & { sentTo?: string }

/** The missing part of the session: a code, or a second step to set up first. A complete session is redirected. */
export const loadSecondStep = async ({ request, context }: PasskeyRequest) => {
  const { hasToken } = context.get(siteContext)
  const returnUrl = returnPath(context, new URL(request.url).searchParams.get('returnUrl'))
  const session = hasToken ? await tryApi(context)('GET /auth/session') : null
  if (!session?.ok) throw redirect(paths.login(returnUrl))
  if (!session.reply.secondStep) throw redirect(returnUrl)
  const { channel, offersPasskeys } = await api(context)('GET /user/second-step')
  return { returnUrl, lacks: session.reply.secondStep, channel, offersPasskeys }
}

export type SecondStepData = Awaited<ReturnType<typeof loadSecondStep>>

export const answerSecondStep = async ({ request, context }: PasskeyRequest) => {
  const form = await request.formData()
  const answer = await stepOf(textOf(form, 'intent'))({ form, context })
  if (answer === 'entered') return redirect(returnPath(context, textOf(form, 'returnUrl')))
  return data<SecondStepAnswer>(answer, { status: answer.problem?.status ?? 200 })
}

type Step = (input: FormInput) => Promise<SecondStepAnswer | 'entered'>

const stepOf = (intent: string): Step => {
  if (intent === 'send') return sendCode
  if (intent === 'begin') return beginSetup
  if (intent === 'setUp') return confirmSetup
  return intent === 'done' ? async () => 'entered' : enterCode
}

const sendCode: Step = async ({ context }) => {
  const attempt = await tryApi(context)('POST /auth/second-step/send')
  return attempt.ok ? { problem: null, sentTo: attempt.reply.to } : { problem: attempt.problem }
}

const enterCode: Step = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /auth/second-step', { body: { code: textOf(form, 'code') } })
  if (attempt.ok) return 'entered'
  const sentTo = textOf(form, 'sentTo')
  return { problem: attempt.problem, ...(sentTo && { sentTo }) }
}
