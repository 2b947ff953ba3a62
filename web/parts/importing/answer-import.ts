import { type ActionFunctionArgs, redirect } from 'react-router'
import type { ImportedEvent } from '../../../contract/importing/importing.ts'
import { calendarLength } from '../../../contract/importing/limits.ts'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { atUtcOffset, toZonedInstant, type ZonedInstant } from '../../kernel/zoned-time.ts'
import { paths } from '../../paths.ts'

export type Imported = { found: FoundEvent | null }

export const answerImport = ({ request, context }: ActionFunctionArgs) => answerForm(changes, { request, context }, paths.importEvent())

/** A chosen file comes before an address. */
const readSource: FormChange<Imported> = async ({ form, context }) => {
  const file = form.get('calendar')
  const isFile = file instanceof File && file.size > 0
  // a longer text is refused by its length, so that no more of the file is needed
  const body = isFile ? { calendar: (await file.text()).slice(0, calendarLength + 1) } : { url: textOf(form, 'url') }
  const attempt = await tryApi(context)('POST /events/import', { body })
  return { ...outcomeOf(attempt), found: attempt.ok ? inItsZone(attempt.reply) : null }
}

/** The fields that the page showed; the API checks them like any other draft. */
const createDraft: FormChange<Imported> = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /events/draft', { body: fieldsIn(textOf(form, 'fields')) })
  if (attempt.ok) throw redirect(paths.createEvent({ id: attempt.reply.id }), 303)
  return { ...outcomeOf(attempt), found: null }
}

/** The event with its dates in its own zone; `fields` stay as the draft takes them. */
export type FoundEvent = ImportedEvent & { start: ZonedInstant | null; end: ZonedInstant | null }

const inItsZone = (found: ImportedEvent): FoundEvent => {
  const { dateStart, dateEnd, timezone = 'UTC' } = found.fields
  const [sign, hours, minutes] = [timezone.slice(0, 1), timezone.slice(1, 3), timezone.slice(4, 6)]
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  const at = (instant: string) => (/^[+-]/.test(timezone) ? atUtcOffset(instant, offset) : toZonedInstant(instant, timezone))
  const duplicates = found.duplicates.map((event) => ({ ...event, dateStart: toZonedInstant(event.dateStart, event.timezoneName) }))
  return { ...found, duplicates, start: dateStart ? at(dateStart) : null, end: dateEnd ? at(dateEnd) : null }
}

const fieldsIn = (text: string): object => {
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? fields : {}
  } catch {
    return {}
  }
}

const changes = { readSource, createDraft }
