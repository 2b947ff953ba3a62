import { data, type RouterContextProvider, redirect } from 'react-router'
import type { ParentalConsent } from '../../../contract/accounts/care.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import { textOf } from '../accounts/form-data.ts'
import type { Fault } from '../accounts/phone/code-sent.ts'

type Context = Readonly<RouterContextProvider>
type Parent = { parentName: string; parentPhone: string; parentEmail: string }

/** The result of a posted form; a refusal returns the typed values. */
export type ConsentAnswer = { problem: null } | { problem: Fault; typed: Parent }

const [minuteMs, minutesOfDay] = [60_000, 1_440]

/** A started day counts as a whole day. Rounding to minutes absorbs the gap between the clocks of the page and the call. */
const daysUntil = (deadline: string, now: Date) => Math.ceil(Math.floor((Date.parse(deadline) - now.getTime()) / minuteMs) / minutesOfDay)

/** The parental consent and the days left for it; null if the user needs none. */
export const loadParentalConsent = async (context: Context) => {
  const signIn = redirect(paths.login(paths.parentalConsent()))
  const { hasToken, now } = context.get(siteContext)
  if (!hasToken) throw signIn
  const attempt = await tryApi(context)('GET /user/parental-consent')
  if (!attempt.ok && attempt.problem.status === 401) throw signIn
  if (!attempt.ok && attempt.problem.status !== 404) throw data(attempt.problem, { status: attempt.problem.status })
  const consent = attempt.ok ? attempt.reply : null
  return { consent, daysLeft: consent ? daysUntil(consent.deadline, now) : 0 }
}

/** Submits the files, uploaded by the browser before or posted with the form, and the parent's details. */
export const answerParentalConsent = async ({ request, context }: { request: Request; context: Context }) => {
  const form = await request.formData()
  const typed = parentOf(form)
  const attempt = await submitConsent(form, typed, context)
  if (attempt.ok) return data<ConsentAnswer>({ problem: null })
  if (attempt.problem.status === 401) throw redirect(paths.login(paths.parentalConsent()))
  return data<ConsentAnswer>({ problem: attempt.problem, typed }, { status: attempt.problem.status })
}

const parentOf = (form: FormData): Parent => ({
  parentName: textOf(form, 'parentName'),
  parentPhone: textOf(form, 'parentPhone'),
  parentEmail: textOf(form, 'parentEmail'),
})

const submitConsent = async (form: FormData, parent: Parent, context: Context): Promise<Attempt<ParentalConsent>> => {
  const fileIds = form.getAll('fileIds').filter((id) => typeof id === 'string')
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.size === 0) continue
    const upload = await tryApi(context)('POST /uploads', { body: { file: { name: file.name, bytes: await file.bytes() }, purpose: 'consent' } })
    if (!upload.ok) return upload
    fileIds.push(upload.reply.uploadId)
  }
  return tryApi(context)('POST /user/parental-consent', { body: { fileIds, ...parent } })
}
