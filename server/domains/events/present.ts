import type { EventCard, EventParticipant } from '../../../contract/events/events.ts'
import type { Actor } from '../../kernel/actor.ts'
import { offsetOf } from '../../kernel/zones.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentParticipant } from './present-participant.ts'
import { canPlay, isRegistrationOpen, registrationEnd, selfPermissionOf, timelineOf } from './rules.ts'
import type { EventRow } from './store.ts'

export type PresentContext = { actor: Actor | null; now: Date; expand: ReadonlySet<string> }

/** The reply for an event: its own fields and the requested expansions. */
export const presentEvent = (row: EventRow, context: PresentContext): EventCard => ({
  ...baseFields(row, context),
  ...timeFields(row, context),
  ...participantFields(row),
  ...expanded(row, context),
})

const baseFields = (row: EventRow, { actor, now, expand }: PresentContext) => ({
  id: row.id,
  name: row.name,
  access: row.access,
  format: row.format,
  onlineWithSpace: row.online_with_space,
  participation_format: row.participation_format,
  typeId: row.type_id,
  info: row.info,
  themes: expand.has('themes') ? row.theme_list : row.theme_ids,
  hasLive: row.live.length > 0,
  live: canPlay(row, actor, row.state === 'approved', now) ? row.live : row.live.map(({ title }) => ({ title, url: '' })),
  livePublic: row.live_public,
  networking: row.network_space_ids && { broadcast: row.network_broadcast, spaceIds: row.network_space_ids },
  cityId: row.city_id,
  spaceId: row.space_id,
  placeId: row.place_id,
  mediaAccreditation: row.media_accreditation,
  quizId: row.quiz_id,
  status: row.status,
  moderation: row.moderation,
  cancelReason: row.cancel_reason,
  needStartNotification: row.need_start_notification,
  needFeedback: row.need_feedback,
  certificate: row.certificate,
  chainedEvents: row.chained_ids,
  masterEventId: row.master_event_id,
  apIdentifier: row.ap_identifier,
  ecpRequired: row.ecp_required,
  isContest: row.is_contest,
  tag: row.tag,
  weight: row.weight,
  popularity: row.popularity,
  organizationId: row.organization_id,
  isFavorite: row.is_favorite,
  stat: { views: row.views },
})

const timeFields = (row: EventRow, { now }: PresentContext) => ({
  dateStart: row.date_start.toISOString(),
  dateEnd: row.date_end.toISOString(),
  registrationDateStart: row.registration_date_start?.toISOString() ?? null,
  registrationDateEnd: registrationEnd(row).toISOString(),
  timezone: offsetOf(row.zone, row.date_start),
  timezoneName: row.zone,
  timeline: timelineOf(row, now),
  registrationOpen: isRegistrationOpen(row, now),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

const participantFields = (row: EventRow) => ({
  expectedParticipantCount: row.expected_participant_count,
  participantLimit: row.seat_limit,
  participantsCount: row.online_taken + row.offline_taken,
  seats: seatsOf(row),
  teamSizeMin: row.team_size_min,
  teamSizeMax: row.team_size_max,
})

/** Free seats in total and per format. A format never has more free seats than the event. */
const seatsOf = (row: EventRow) => {
  const all = freeOf(row.seat_limit, row.online_taken + row.offline_taken)
  const within = (limit: number | null, taken: number) => {
    const own = freeOf(limit, taken)
    const free = [own, all].filter((value) => value !== null)
    return { limit, free: free.length > 0 ? Math.min(...free) : null }
  }
  return {
    all: { limit: row.seat_limit, free: all },
    online: within(row.online_limit, row.online_taken),
    offline: within(row.offline_limit, row.offline_taken),
  }
}

const freeOf = (limit: number | null, taken: number) => (limit === null ? null : Math.max(0, limit - taken))

const expanded = (row: EventRow, { actor, expand }: PresentContext): Partial<EventCard> => ({
  ...(expand.has('type') && { type: { id: row.type_id, name: row.type_name } }),
  ...(expand.has('city') && { city: cityOf(row) }),
  ...(expand.has('place') && { place: placeOf(row) }),
  ...(expand.has('space') && { space: spaceOf(row) }),
  ...(expand.has('address') && { address: addressOf(row) }),
  ...(expand.has('photo') && { photo: photoOf(row) }),
  ...(expand.has('media') && { media: row.media }),
  ...(expand.has('owners') && { owners: row.owner_ids }),
  ...(expand.has('userParticipant') && { userParticipant: ownParticipant(row, actor) }),
  ...(expand.has('selfPermission') && { selfPermission: selfPermissionOf(row, actor) }),
})

const cityOf = (row: EventRow): EventCard['city'] =>
  row.city_id === null || row.region_id === null
    ? null
    : {
        id: row.city_id,
        name: row.city_name,
        regionId: row.region_id,
        region: row.region_name,
        timezone: row.city_zone ?? row.zone,
        geo: { lat: row.city_lat ?? 0, lng: row.city_lng ?? 0 },
      }

const placeOf = (row: EventRow) => {
  const name = row.place_name ?? row.site_name
  return name === null ? null : { id: row.place_id, name, address: row.place_address ?? row.site_address ?? '', cityId: row.city_id }
}

const spaceOf = (row: EventRow) =>
  row.space_id === null || row.space_name === null
    ? null
    : { spaceId: row.space_id, name: row.space_name, hallIds: row.hall_ids, halls: row.hall_names, reservationId: row.reservation_id }

const addressOf = (row: EventRow): EventCard['address'] => {
  const title = row.place_address ?? row.site_address
  if (title === null) return null
  const geo = row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng }
  return { title, city: cityOf(row) ?? null, cityId: row.city_id, geo, timezone: offsetOf(row.zone, row.date_start) }
}

const photoOf = (row: EventRow) =>
  row.photo_upload_id === null
    ? null
    : {
        uploadId: row.photo_upload_id,
        url: uploadUrl(row.photo_upload_id),
        name: row.photo_name ?? '',
        size: row.photo_size ?? 0,
        mime: row.photo_mime ?? '',
      }

const ownParticipant = (row: EventRow, actor: Actor | null): EventParticipant | null => {
  const { participant_id: id, state, role, participant_format: format, participant_created_at: created_at } = row
  if (!actor || id === null || state === null || role === null || format === null || created_at === null) return null
  const { waits_for_seat, participant_space_id: space_id, quiz_answer_id, team_id, attended_at, online_completed_at, comment } = row
  const own = {
    id,
    event_id: row.id,
    user_id: actor.id,
    state,
    waits_for_seat: waits_for_seat === true,
    role,
    format,
    space_id,
    quiz_answer_id,
    team_id,
  }
  return presentParticipant({ ...own, attended_at, online_completed_at, comment, created_at }, row.queue_position)
}
