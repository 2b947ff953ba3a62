import { data, type LoaderFunctionArgs } from 'react-router'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { toZonedInstant } from '../../../kernel/zoned-time.ts'
import { paths } from '../../../paths.ts'
import { calendarEntryOf } from '../../events/calendar-entry.ts'
import { hasTicket } from '../../events/ticket/has-ticket.ts'

type Context = LoaderFunctionArgs['context']
type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The personal code of the signed-in user as text, with their name and photo; with `eventId` as the ticket of that event. */
export const loadOwnCode = async ({ request, context }: Args) => {
  const eventId = eventIdIn(request)
  const { id, name, photo } = await signedIn(context, paths.qr(eventId === null ? {} : { eventId }))
  const [code, event] = await Promise.all([ownCode(context), ticketEventOf(context, eventId)])
  return { person: { id, name, photo }, code, event }
}

export type OwnCode = Awaited<ReturnType<typeof loadOwnCode>>

/** A failed call is only logged, and the picture may still load (V404). */
const ownCode = async (context: Context): Promise<string | null> => {
  const attempt = await tryApi(context)('GET /owner/personal-code')
  if (attempt.ok) return attempt.reply.code
  if (attempt.problem.status >= 500) return null
  throw data(attempt.problem, { status: attempt.problem.status })
}

const eventIdIn = (request: Request): number | null => {
  const id = new URL(request.url).searchParams.get('eventId') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}

/** Null without a ticket: the page then shows the personal code alone, which is the same for every event. */
const ticketEventOf = async (context: Context, eventId: number | null) => {
  if (eventId === null) return null
  const attempt = await tryApi(context)('GET /events/:id', { params: { id: eventId }, query: { expand: 'place,space,city,address,userParticipant' } })
  if (!attempt.ok || !hasTicket(attempt.reply)) return null
  const { id, name, dateStart, dateEnd, timezoneName } = attempt.reply
  const { location } = calendarEntryOf(attempt.reply)
  return { id, name, location, timezoneName, dateStart: toZonedInstant(dateStart, timezoneName), dateEnd: toZonedInstant(dateEnd, timezoneName) }
}
