import type { ApprovalObstacle } from '../../../contract/bookings/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import { localOf } from '../../kernel/zones.ts'
import { isOpenFor } from '../spaces/hours.ts'
import type { BookingRow, HallsState } from './store.ts'

type Viewer = Pick<Actor, 'id' | 'isStaff' | 'roles'>

/** Users with the role control work in the spaces they are assigned to (A152, V277); staff of the site work in all. */
export const worksIn = ({ staff_ids }: Pick<BookingRow, 'staff_ids'>, { id, isStaff, roles }: Viewer): boolean =>
  isStaff || (roles.includes('control') && staff_ids.includes(id))

export const canManage = (row: BookingRow, viewer: Viewer): boolean => row.user_id === viewer.id || worksIn(row, viewer)

export const canSee = (row: BookingRow, viewer: Viewer): boolean =>
  canManage(row, viewer) || row.participants.some(({ id }) => id === viewer.id) || row.organizer_ids.includes(viewer.id)

type Obstacle = 'bookedByEvent' | 'bookingCancelled' | 'bookingStarted'

/** The obstacle to a change, a decision or a cancellation: the event that holds the halls, or the time. */
export const obstacleToChange = (row: BookingRow, now: Date): Obstacle | null => {
  if (row.event_id !== null) return 'bookedByEvent'
  if (row.cancelled_at !== null) return 'bookingCancelled'
  return row.starts_at <= now ? 'bookingStarted' : null
}

/** The reason why a new booking of this time would be refused. The booking may be older than the change of the hall, the hours or the ban. */
export const obstacleToApproval = (row: BookingRow, now: Date): ApprovalObstacle | null => {
  const { zone, author_ban: ban } = row
  const ofSpace = obstacleOfSpace(row)
  if (ofSpace) return ofSpace
  if (ban && (ban.until === null || ban.until >= localOf(now, zone).slice(0, 10))) return 'authorBanned'
  return row.is_taken ? 'slotTaken' : null
}

/** The closing of halls or hours by staff since they were chosen. */
export const obstacleOfSpace = (row: HallsState): 'hallOutOfUse' | 'spaceClosed' | null => {
  const { schedule, special_days: specialDays, zone } = row
  if (!row.is_usable) return 'hallOutOfUse'
  return isOpenFor({ schedule, specialDays, zone }, { startsAt: row.starts_at, endsAt: row.ends_at }) ? null : 'spaceClosed'
}

/** True if staff of the space can approve or reject it. */
export const canDecide = (row: BookingRow, viewer: Viewer, now: Date): boolean =>
  worksIn(row, viewer) && obstacleToChange(row, now) === null && (row.status !== 'rejected' || obstacleToApproval(row, now) === null)
