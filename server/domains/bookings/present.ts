import type { Booking } from '../../../contract/bookings/bookings.ts'
import type { Actor } from '../../kernel/actor.ts'
import { localOf } from '../../kernel/zones.ts'
import { endIn } from '../spaces/hours.ts'
import { uploadUrl } from '../uploads/address.ts'
import { canDecide, canManage, obstacleToApproval, obstacleToChange, worksIn } from './rules.ts'
import type { BookingRow } from './store.ts'

export const presentBooking = (row: BookingRow, { actor, now }: { actor: Actor; now: Date }): Booking => {
  const isOpen = obstacleToChange(row, now) === null
  const isParticipant = row.participants.some(({ id }) => id === actor.id)
  return {
    id: row.id,
    spaceId: row.space_id,
    space: { id: row.space_id, name: row.space_name, placeId: row.place_id, address: row.address, cityName: row.city_name, timezone: row.zone },
    hall: firstOf(row.halls),
    halls: row.halls,
    theme: row.event_name ?? row.theme,
    agenda: row.agenda,
    ...timesOf(row),
    equipment: row.equipment,
    participants: row.participants.map(({ id }) => id),
    participantUsers: row.participants.map(presentPerson),
    userId: row.user_id,
    user: row.user_id === null ? null : presentPerson({ id: row.user_id, name: row.user_name ?? '', photo_id: row.user_photo }),
    isInvitation: isParticipant && row.user_id !== actor.id,
    event: row.event_id === null ? null : { id: row.event_id, name: row.event_name ?? row.theme },
    series: row.series.map((one) => presentMeeting(one, row.zone)),
    status: row.status,
    comment: row.comment,
    cancelled: row.cancelled_at !== null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    approvalObstacle: worksIn(row, actor) ? obstacleToApproval(row, now) : null,
    can: {
      change: isOpen && canManage(row, actor),
      cancel: isOpen && row.user_id === actor.id,
      leave: isOpen && isParticipant,
      decide: canDecide(row, actor, now),
    },
  }
}

export const timesOf = ({ starts_at, ends_at, zone }: BookingRow) => {
  const start = localOf(starts_at, zone)
  const [dateEnd, end] = endIn(zone, ends_at)
  return { date: start.slice(0, 10), start: start.slice(11), dateEnd, end, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() }
}

const presentMeeting = ({ id, starts_at, status, is_cancelled }: BookingRow['series'][number], zone: string) => {
  const start = localOf(new Date(starts_at), zone)
  return { id, date: start.slice(0, 10), start: start.slice(11), status, cancelled: is_cancelled }
}

const firstOf = (halls: BookingRow['halls']): number => {
  const [hall] = halls
  if (!hall) throw new Error('a booking has no hall')
  return hall.id
}

const presentPerson = ({ id, name, photo_id }: { id: number; name: string; photo_id: string | null }) => ({
  id,
  name,
  photo: photo_id && uploadUrl(photo_id),
})
