import type { OwnerEvent } from '../../../contract/cabinet/events.ts'

/** The properties of an own event that the cabinet shows. Whole events would be most of the page's size. */
export const ownRowOf = (event: OwnerEvent) => ({
  id: event.id,
  name: event.name,
  badge: badgeOf(event),
  change: event.change,
  /** Why staff declined the event. */
  reason: event.moderation === 'declined' ? event.moderationComment : null,
  photo: event.photo ? { url: event.photo.url } : null,
  themes: event.themes.slice(0, 1).map((theme) => (typeof theme === 'object' ? theme.id : theme)),
  dateStart: event.dateStart,
  dateEnd: event.dateEnd,
  timezoneName: event.timezoneName,
  participants: event.counts.participants,
  waiting: event.counts.waiting,
  seats: event.seats.all.limit,
  views: event.stat.views,
  hasCertificate: event.certificate,
  series: event.series && { id: event.series.masterEventId, name: event.series.name, later: event.series.laterCount },
  can: actionsOf(event),
})
export type OwnRow = ReturnType<typeof ownRowOf>

export type OwnBadge = 'wait' | 'draft' | 'declined' | 'cancelled' | 'unpublished' | 'active' | 'completed' | 'upcoming'

/** The one state that a row shows; the states of the filter overlap. */
const badgeOf = ({ status, moderation, timeline }: OwnerEvent): OwnBadge => {
  if (status === 'canceled') return 'cancelled'
  if (status !== 'published') return status
  if (moderation === 'declined' || moderation === 'wait') return moderation
  if (timeline === 'started') return 'active'
  return timeline === 'finished' ? 'completed' : 'upcoming'
}
const actionsOf = ({ status, selfPermission: { canEdit, canPublish, canCancel, canDelete, canSeeParticipants } }: OwnerEvent) => ({
  edit: canEdit,
  publish: canPublish,
  unpublish: canEdit && status === 'published',
  makeDraft: canEdit && status !== 'draft',
  cancelEvent: canCancel,
  removeEvent: canDelete,
  /** The event is in the cabinet of the user; a series may have events of other organizers. */
  manage: canSeeParticipants,
  /** A draft has no page for visitors. */
  open: status !== 'draft',
})
