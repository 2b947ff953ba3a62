import { type ActionFunctionArgs, redirect } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { flagOf, listOf, numberOf, subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { paths } from '../../paths.ts'
import { meetingIn, type Place, seriesKey } from './series-text.ts'

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
  const meetings = listOf(form, 'meeting').flatMap((text) => meetingIn(text) ?? [])
  const fields = fieldsOf(form)
  const planned = textOf(form, 'seriesOf')
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

const change: FormChange = async ({ form, context }) => {
  const attempt = await tryApi(context)('POST /meeting-reservations/update-reserve', {
    body: { reserveId: subjectOf(form), version: numberOf(form, 'version') || undefined, ...fieldsOf(form) },
  })
  if (attempt.ok) throw redirect(paths.booking(attempt.reply.spaceId, attempt.reply.id), 303)
  return outcomeOf(attempt)
}

const cancel: FormChange = async ({ form, context }) => {
  const body = { withLater: flagOf(form, 'withLater') }
  return outcomeOf(await tryApi(context)('POST /meeting-reservations/:id/cancel', { params: { id: subjectOf(form) }, body }))
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
