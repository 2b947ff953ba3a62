import type { Event } from '../../../contract/events/events.ts'
import { liveOpensMinutesBefore } from '../../../contract/limits.ts'
import type { Actor } from '../../kernel/actor.ts'

/** Event columns that the rules read. */
export type EventFacts = {
  status: Event['status']
  moderation: Event['moderation']
  access: Event['access']
  participation_format: Event['participation_format']
  date_start: Date
  date_end: Date
  registration_date_start: Date | null
  registration_date_end: Date | null
  live_public: boolean
  owner_ids: number[]
}

export const isOwner = (event: EventFacts, actor: Actor | null): boolean => actor !== null && event.owner_ids.includes(actor.id)

/** Organizers manage their own events, staff manage all. */
export const canManage = (event: EventFacts, actor: Actor | null): boolean => isOwner(event, actor) || actor?.isStaff === true

const wasApproved = (event: EventFacts) => event.moderation === 'approved'
const isInModeration = (event: EventFacts) => event.status === 'published' && !wasApproved(event)
const isPublic = (event: EventFacts) => wasApproved(event) && (event.status === 'published' || event.status === 'canceled')

/**
 * Result at the public address of an event: the event, the refusal of one in moderation (A042), or notFound. Every call answers
 * for a draft like for a missing id, so that ids do not reveal drafts.
 */
export const visibilityOf = (event: EventFacts, actor: Actor | null): 'visible' | 'inModeration' | 'inModerationForOrganizer' | 'notFound' => {
  if (isPublic(event) || actor?.isStaff) return 'visible'
  if (isInModeration(event)) return isOwner(event, actor) ? 'inModerationForOrganizer' : 'inModeration'
  return isOwner(event, actor) ? 'visible' : 'notFound'
}

export const isHiddenFrom = (event: EventFacts, actor: Actor | null): boolean => visibilityOf(event, actor) === 'notFound'

export const registrationEnd = (event: EventFacts): Date => event.registration_date_end ?? event.date_end

export const timelineOf = (event: EventFacts, now: Date): Event['timeline'] => {
  if (now >= event.date_end) return 'finished'
  if (now >= event.date_start) return 'started'
  if (event.registration_date_start && now < event.registration_date_start) return 'beforeRequestAvailable'
  return 'beforeStart'
}

/** Open from registrationDateStart to registrationDateEnd, both included. The end defaults to dateEnd. */
export const isRegistrationOpen = (event: EventFacts, now: Date): boolean => {
  if (event.status !== 'published' || !wasApproved(event)) return false
  const hasOpened = !event.registration_date_start || now >= event.registration_date_start
  return hasOpened && now <= registrationEnd(event) && now < event.date_end
}

/** Organizers always; others from 30 minutes before the start, if the event or its stream is open to them. Never for quizzes and drafts. */
export const canPlay = (event: EventFacts, actor: Actor | null, isApproved: boolean, now: Date): boolean => {
  if (event.participation_format === 'quiz' || event.status === 'draft') return false
  if (canManage(event, actor)) return true
  if (event.status !== 'published') return false
  const opensAt = event.date_start.getTime() - liveOpensMinutesBefore * 60_000
  return now.getTime() >= opensAt && (event.access === 'open' || event.live_public || isApproved)
}

type Judged = EventFacts & { is_judge: boolean; chained_ids: number[] }

/** The same rules as `server/domains/organizing/life.ts`. A published event is published again only after staff declined it. */
export const selfPermissionOf = (event: Judged, actor: Actor | null): NonNullable<Event['selfPermission']> => {
  const mayManage = canManage(event, actor)
  const isCanceled = event.status === 'canceled'
  return {
    canEdit: mayManage && !isCanceled,
    canPublish: mayManage && !isCanceled && (event.status !== 'published' || event.moderation === 'declined'),
    canCancel: mayManage && !isCanceled,
    canDelete: mayManage && (isCanceled || event.status === 'draft') && event.chained_ids.length === 0,
    canSeeParticipants: mayManage,
    canScore: event.is_judge,
  }
}
