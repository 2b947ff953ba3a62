import type { LoaderFunctionArgs } from 'react-router'
import type { Event } from '../../../../contract/events/events.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { loadOwnInquiries } from '../../inquiries/load-own.ts'

type Context = LoaderFunctionArgs['context']

/** Data for organizers and participants beside the event itself. Optional: the page is rendered without it on failure. */
export const loadAround = async (context: Context, event: Event) => {
  const [feedback, life, inquiries] = await Promise.all([feedbackOf(context, event), lifeOf(context, event), loadOwnInquiries(context, event)])
  return { feedback, life, inquiries }
}
export type AroundData = Awaited<ReturnType<typeof loadAround>>

const feedbackOf = async (context: Context, { id, needFeedback, timeline, userParticipant, selfPermission }: Event) => {
  const isConcerned = userParticipant?.state === 'approved' || selfPermission?.canSeeParticipants
  if (!context.get(siteContext).hasToken || !needFeedback || timeline !== 'finished' || !isConcerned) return null
  const attempt = await tryApi(context)('GET /events/:id/feedback', { params: { id } })
  return attempt.ok ? attempt.reply : null
}

const lifeOf = async (context: Context, { id, selfPermission }: Event) => {
  if (!selfPermission?.canEdit) return null
  const attempt = await tryApi(context)('GET /events/:id/draft', { params: { id } })
  return attempt.ok ? attempt.reply.life : null
}
