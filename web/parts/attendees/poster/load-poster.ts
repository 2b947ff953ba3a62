import { data, type RouterContextProvider } from 'react-router'
import { attendanceOpensHoursBefore, posterClosesHoursAfter } from '../../../../contract/attendees/limits.ts'
import type { Event, EventParticipant } from '../../../../contract/events/events.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The state of the mark for the viewer. The call of the mark decides; the page explains it in advance. */
export type PosterState =
  | { kind: 'marked'; at: string }
  | { kind: 'canceled' | 'stranger' | 'waiting' | 'declined' | 'ready' }
  | { kind: 'early'; opensAt: string }
  | { kind: 'late'; closedAt: string }

/** The event of the code from a poster and the viewer's participation in it. Loading marks nothing. A visitor signs in first. */
export const loadPoster = async ({ request, context }: Args) => {
  const code = posterCodeOf(request)
  await signedIn(context, paths.qrEvent(code))
  const event = await eventOf(context, code)
  if (!event) return { code, event: null }
  const { id, name, dateStart, dateEnd, timezoneName } = event
  return {
    code,
    event: { id, name, dateStart, dateEnd, timezoneName },
    state: stateOf(event, event.userParticipant ?? null, context.get(siteContext).now),
  }
}
export type PosterData = Awaited<ReturnType<typeof loadPoster>>

export const posterCodeOf = (request: Request): string => new URL(request.url).searchParams.get('code')?.slice(0, maxCode) ?? ''

const maxCode = 100

/** A code starts with the id of its event; its signature is checked with the mark. */
const eventOf = async (context: Args['context'], code: string): Promise<Event | null> => {
  const [, id] = /^([1-9]\d{0,14})-[\w-]{22}$/.exec(code) ?? []
  if (!id) return null
  const attempt = await tryApi(context)('GET /events/:id', { params: { id: Number(id) }, query: { expand: 'userParticipant' } })
  if (attempt.ok) return attempt.reply
  if (attempt.problem.status < 500) return null
  throw data(attempt.problem, { status: attempt.problem.status })
}

const hourMs = 3_600_000

const stateOf = ({ status, dateStart, dateEnd }: Event, participant: EventParticipant | null, now: Date): PosterState => {
  if (participant?.attendedAt) return { kind: 'marked', at: participant.attendedAt }
  if (status === 'canceled') return { kind: 'canceled' }
  if (!participant || participant.state === 'noRequest') return { kind: 'stranger' }
  if (participant.state !== 'approved') return { kind: participant.state === 'wait' ? 'waiting' : 'declined' }
  const [opensMs, closesMs] = [Date.parse(dateStart) - attendanceOpensHoursBefore * hourMs, Date.parse(dateEnd) + posterClosesHoursAfter * hourMs]
  if (now.getTime() < opensMs) return { kind: 'early', opensAt: new Date(opensMs).toISOString() }
  if (now.getTime() > closesMs) return { kind: 'late', closedAt: new Date(closesMs).toISOString() }
  return { kind: 'ready' }
}
