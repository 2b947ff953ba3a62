import { data, type LoaderFunctionArgs } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import type { Event } from '../../../contract/events/events.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'

type Context = LoaderFunctionArgs['context']
export type OwnInquiries = Reply<'GET /events/:id/participant-inquiries'>

type Facts = Pick<Event, 'id' | 'timeline' | 'registrationOpen' | 'userParticipant' | 'seats'>

/** The inquiries of the viewer for the event page, where they may have or send one. Optional: the page is rendered without them on failure. */
export const loadOwnInquiries = async (context: Context, event: Facts): Promise<OwnInquiries | null> => {
  const isFull = event.seats.all.free === 0 || event.seats.online.free === 0 || event.seats.offline.free === 0
  const isConcerned = event.userParticipant || !event.registrationOpen || isFull
  if (!context.get(siteContext).hasToken || event.timeline === 'beforeRequestAvailable' || !isConcerned) return null
  const attempt = await tryApi(context)('GET /events/:id/participant-inquiries', { params: { id: event.id } })
  return attempt.ok ? attempt.reply : null
}

/** The page of the form, for browsers without scripts and for links. */
export const loadInquiryPage = async ({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) => {
  const id = inquiryEventId(params)
  await signedIn(context, paths.eventInquiry(id))
  const attempt = await tryApi(context)('GET /events/:id', { params: { id } })
  if (!attempt.ok) throw data(attempt.problem, { status: attempt.problem.status })
  const { name, timezoneName } = attempt.reply
  return { event: { id, name, timezoneName }, own: await api(context)('GET /events/:id/participant-inquiries', { params: { id } }) }
}

/** An id consists of digits only; any other address returns 404. */
export const inquiryEventId = (params: LoaderFunctionArgs['params']): number => {
  if (!/^\d{1,15}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  return Number(params.id)
}
