import { type ActionFunctionArgs, redirect } from 'react-router'
import { bookingCounts } from '../../../contract/bookings/limits.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../forms/answer-form.ts'
import type { Fault } from '../../forms/fault.ts'
import { flagOf, listOf, numberOf, subjectOf, textOf } from '../../forms/form-data.ts'
import { onlyUserNamed } from '../../forms/only-user-named.ts'
import { tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'
import { meetingIn, type Place, seriesKey } from './series-text.ts'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

export const answerCreate = (args: Args) => answerForm({ book }, args, paths.createBooking())

export const answerBooking = (args: Args & { address: string }) =>
  answerForm({ change, cancel, leave, approve, reject }, { request: args.request, context: args.context }, args.address)

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

/** Without scripts the participants are typed names, each of one user alone. Null if a name is of none or of several. */
const withNamed = async <Fields extends { participants: number[] }>(fields: Fields, { form, context }: FormInput): Promise<Fields | null> => {
  const names = textOf(form, 'participantsText')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const found = await Promise.all(names.slice(0, bookingCounts.participants).map((q) => onlyUserNamed(context, { q })))
  return found.length < names.length || found.includes(0) ? null : { ...fields, participants: [...new Set([...fields.participants, ...found])] }
}

/** The field says what is wrong. */
const unknownName: Fault = { status: 422, reason: 'invalidInput', message: '', error: {}, errors: { participants: [] } }

const book: FormChange = async (input) => {
  const { form, context } = input
  const meetings = listOf(form, 'meeting').flatMap((text) => meetingIn(text) ?? [])
  const fields = await withNamed(fieldsOf(form), input)
  const planned = textOf(form, 'seriesOf')
  if (!fields) return { problem: unknownName }
  if (planned === '') return bookOne(context, { spaceId: numberOf(form, 'spaceId'), ...fields })
  if (planned !== seriesKey(fields)) throw redirect(addressOfChoice(form), 303)
  return bookMeetings(context, { spaceId: numberOf(form, 'spaceId'), ...fields }, meetings)
}

type Context = Args['context']
type Body = ReturnType<typeof fieldsOf> & { spaceId: number }

const bookOne = async (context: Context, body: Body) => {
  const attempt = await tryApi(context)('POST /meeting-reservations/reserve', { body })
  if (attempt.ok) throw redirect(paths.booking(attempt.reply.spaceId, attempt.reply.id), 303)
  return outcomeOf(attempt)
}

/** A series of which one meeting is left is a single booking; without any, the time of the form is refused. */
const bookMeetings = async (context: Context, body: Body, meetings: Place[]) => {
  const [first, ...others] = meetings
  if (!first || others.length === 0) return bookOne(context, { ...body, ...first })
  const { spaceId, theme, agenda, equipment, participants } = body
  const attempt = await tryApi(context)('POST /meeting-reservations/reserve-series', {
    body: { spaceId, theme, agenda, equipment, participants, meetings },
  })
  if (!attempt.ok) return outcomeOf(attempt)
  const [booking] = attempt.reply._items
  throw redirect(booking ? paths.booking(booking.spaceId, booking.id) : paths.bookings(), 303)
}

/** The form of another time than that of its series: the page plans the series again. */
const addressOfChoice = (form: FormData): string => {
  const names = ['spaceId', 'hallId', 'date', 'start', 'end', 'every', 'count']
  return `${paths.createBooking()}?${new URLSearchParams(names.map((name) => [name, textOf(form, name)]))}`
}

const change: FormChange = async (input) => {
  const { form, context } = input
  const fields = await withNamed(fieldsOf(form), input)
  if (!fields) return { problem: unknownName }
  const attempt = await tryApi(context)('POST /meeting-reservations/update-reserve', {
    body: { reserveId: subjectOf(form), version: numberOf(form, 'version') || undefined, ...fields },
  })
  if (attempt.ok) throw redirect(paths.booking(attempt.reply.spaceId, attempt.reply.id), 303)
  return outcomeOf(attempt)
}

const cancel: FormChange = async ({ form, context }) => {
  const body = { withLater: flagOf(form, 'withLater') }
  return outcomeOf(await tryApi(context)('POST /meeting-reservations/:id/cancel', { params: { id: subjectOf(form) }, body }))
}

/** The booking is no longer theirs to see. */
const leave: FormChange = async ({ form, context }) => {
  const body = { withLater: flagOf(form, 'withLater') }
  const attempt = await tryApi(context)('POST /meeting-reservations/:id/leave', { params: { id: subjectOf(form) }, body })
  if (attempt.ok) throw redirect(paths.bookings(), 303)
  return outcomeOf(attempt)
}

const decide =
  (decision: 'approved' | 'rejected'): FormChange =>
  async ({ form, context }) => {
    const comment = textOf(form, 'comment')
    const body = { decision, withLater: flagOf(form, 'withLater'), version: numberOf(form, 'version') || undefined, ...(comment && { comment }) }
    return outcomeOf(await tryApi(context)('POST /meeting-reservations/:id/decision', { params: { id: subjectOf(form) }, body }))
  }

const approve = decide('approved')
const reject = decide('rejected')
