import { data } from 'react-router'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../forms/answer-form.ts'
import { listOf, textOf } from '../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { signInFirst } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'

type Context = FormInput['context']

const [minuteMs, minutesOfDay] = [60_000, 1_440]

/** A started day counts as a whole day. Rounding to minutes absorbs the gap between the clocks of the page and the call. */
const daysUntil = (deadline: string, now: Date) => Math.ceil(Math.floor((Date.parse(deadline) - now.getTime()) / minuteMs) / minutesOfDay)

/** The parental consent and the days left for it; null if the user needs none. The session may be limited to this page (A095). */
export const loadParentalConsent = async (context: Context) => {
  const { hasToken, now } = context.get(siteContext)
  if (!hasToken) throw signInFirst(paths.parentalConsent())
  const attempt = await tryApi(context)('GET /user/parental-consent')
  if (!attempt.ok && attempt.problem.status === 401) throw signInFirst(paths.parentalConsent())
  if (!attempt.ok && attempt.problem.status !== 404) throw data(attempt.problem, { status: attempt.problem.status })
  const consent = attempt.ok ? attempt.reply : null
  return { consent, daysLeft: consent ? daysUntil(consent.deadline, now) : 0 }
}

export const answerParentalConsent = ({ request, context }: { request: Request; context: Context }) =>
  answerForm({ submitConsent }, { request, context }, paths.parentalConsent())

/** Submits the files, uploaded by the browser before or posted with the form, and the parent's details. */
const submitConsent: FormChange = async ({ form, context }) => {
  const upload = await uploadsOf(form, context)
  if (!upload.ok) return outcomeOf(upload)
  const parent = { parentName: textOf(form, 'parentName'), parentPhone: textOf(form, 'parentPhone'), parentEmail: textOf(form, 'parentEmail') }
  return outcomeOf(await tryApi(context)('POST /user/parental-consent', { body: { fileIds: upload.reply, ...parent } }))
}

const uploadsOf = async (form: FormData, context: Context): Promise<Attempt<string[]>> => {
  const fileIds = listOf(form, 'fileIds')
  for (const file of form.getAll('files')) {
    if (typeof file === 'string' || file.size === 0) continue
    const upload = await tryApi(context)('POST /uploads', { body: { file: { name: file.name, bytes: await file.bytes() }, purpose: 'consent' } })
    if (!upload.ok) return upload
    fileIds.push(upload.reply.uploadId)
  }
  return { ok: true, reply: fileIds }
}
