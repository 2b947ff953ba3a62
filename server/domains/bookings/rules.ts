import type { Actor } from '../../kernel/actor.ts'
import type { BookingRow } from './store.ts'

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
