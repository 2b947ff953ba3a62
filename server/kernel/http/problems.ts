import type { Locale } from '../../../contract/locales.ts'
import { type RefusalCode, refusals } from '../../../contract/refusals.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { calendars } from '../../../messages/calendars.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { isDatabaseUnavailable } from '../db.ts'
import { type FieldFault, type NamedTime, Refusal } from '../refusal.ts'

type Entry = { status: number; code?: number; field?: string }

/** The problem of an error: a refusal with its text, an unavailable database as 503, any other error as 500. */
export const problemOf = (error: unknown, context: ProblemContext): Problem => {
  if (error instanceof Refusal) return refusalProblem(error, context)
  return refusalProblem(new Refusal(isDatabaseUnavailable(error) ? 'unavailable' : 'internal'), context)
}

type ProblemContext = { locale: Locale; requestId: string; apiBase: string }

const refusalProblem = (refusal: Refusal, { locale, requestId, apiBase }: ProblemContext): Problem => {
  const entry: Entry = refusals[refusal.code]
  const about = refusal.details.about ? `${timeText(refusal.details.about, locale)}. ` : ''
  const message = about + dictionaries[locale].refusals[refusal.code]
  const fields = [...(entry.field ? [entry.field] : []), ...(refusal.details.at ?? [])]
  const errors = { ...Object.fromEntries(fields.map((field) => [field, [message]])), ...fieldErrors(refusal, { locale, about }) }
  return {
    type: `${apiBase}/docs#${refusal.code}`,
    title: message,
    status: entry.status,
    detail: message,
    code: entry.code ?? null,
    message,
    reason: reasonOf(refusal.code),
    error: entry.field === 'phone' ? { phone: message, message } : { message },
    errors,
    ...(refusal.details.consentToken && { consentToken: refusal.details.consentToken }),
    ...(refusal.details.phoneToken && { phoneToken: refusal.details.phoneToken }),
    ...(refusal.details.decided && { decided: refusal.details.decided }),
    ...(refusal.details.visitor && { visitor: refusal.details.visitor }),
    ...(refusal.details.sections && { sections: grouped(errors, refusal.details.sections) }),
    ...(refusal.details.conflicts && { conflicts: refusal.details.conflicts }),
    ...(refusal.details.version !== undefined && { version: refusal.details.version }),
    ...(refusal.details.duplicate && { duplicate: refusal.details.duplicate }),
    requestId,
  }
}

const grouped = (errors: Problem['errors'], sections: Record<string, readonly string[]>): NonNullable<Problem['sections']> =>
  Object.fromEntries(
    Object.entries(sections).map(([section, fields]) => [section, Object.fromEntries(fields.map((field) => [field, errors[field] ?? []]))]),
  )

/** The reason of a problem is the refusal code, except for a name that the customer's clients expect (A018). */
const reasonOf = (code: RefusalCode): string => (code === 'notParticipant' ? 'not_participant' : code)

const fieldErrors = (refusal: Refusal, { locale, about }: { locale: Locale; about: string }): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(wordedFaults(refusal.details.fields ?? {}, locale)).map(([field, texts]) => [field, texts.map((text) => about + text)]),
  )

const timeText = ({ date, start, end }: NamedTime, locale: Locale): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const text = calendars[locale].fullDate({ year, month: month - 1, day, weekday: new Date(date).getUTCDay(), time: start })
  return `${text.charAt(0).toLocaleUpperCase(locale === 'kz' ? 'kk' : locale)}${text.slice(1)}, ${start}–${end}`
}

/** Faults in the words of the locale, as `errors` of a problem has them. */
export const wordedFaults = (fields: NonNullable<Refusal['details']['fields']>, locale: Locale): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([field, faults]) => [field, faults.map((fault) => faultText(fault, locale))]))

const faultText = ({ fault, limit }: FieldFault, locale: Locale): string => dictionaries[locale].faults[fault](limit ?? 0)
