import { data, type RouterContextProvider } from 'react-router'
import { attendanceOpensHoursBefore, posterClosesHoursAfter } from '../../../../contract/attendees/limits.ts'
import type { Event, EventParticipant } from '../../../../contract/events/events.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { loadSpacePoster } from './load-space-poster.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** The state of the mark for the viewer. The call of the mark decides; the page explains it in advance. */
export type PosterState =
  | { kind: 'marked'; at: string }
  | { kind: 'canceled' | 'stranger' | 'waiting' | 'declined' | 'ready' }
  | { kind: 'early'; opensAt: string }
  | { kind: 'late'; closedAt: string }

/**
 * The event or the space of the code from a poster, and the viewer's part in it. Loading marks nothing. A visitor signs in first, and returns
 * to the address.
 */
export const loadPoster = async ({ request, context }: Args, addressOf: (code: string) => string) => {
  const code = posterCodeOf(request)
  const action = addressOf(code)
  await signedIn(context, action)
  const subject = posterSubject(code)
  const space = subject?.kind === 'space' ? await loadSpacePoster(context, subject.id) : null
  if (space) return { kind: 'space' as const, action, ...space }
  const event = subject?.kind === 'event' ? knownOf(await eventCall(context, subject.id)) : null
  if (!event) return { kind: 'unknown' as const, action }
  const { id, name, dateStart, dateEnd, timezoneName } = event
  return {
    kind: 'event' as const,
    action,
    event: { id, name, dateStart, dateEnd, timezoneName },
    state: stateOf(event, event.userParticipant ?? null, context.get(siteContext).now),
  }
}
export type PosterData = Awaited<ReturnType<typeof loadPoster>>

export const posterCodeOf = (request: Request): string => new URL(request.url).searchParams.get('code')?.slice(0, maxCode) ?? ''

const maxCode = 100

/** A code starts with the id of its event, or with `s` and the id of its space; its signature is checked with the mark. */
export const posterSubject = (code: string): { kind: 'event' | 'space'; id: number } | null => {
  const [, prefix, id] = /^(s?)([1-9]\d{0,14})-[\w-]{22}$/.exec(code) ?? []
  return id ? { kind: prefix ? 'space' : 'event', id: Number(id) } : null
}

const eventCall = (context: Args['context'], id: number) =>
  tryApi(context)('GET /events/:id', { params: { id }, query: { expand: 'userParticipant' } })

/** Null for what the viewer may not see or what is not there. */
const knownOf = <Reply>(attempt: Attempt<Reply>): Reply | null => {
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
