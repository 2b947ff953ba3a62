import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'

type Booked = { id: number; spaceId: number }
type Kind = 'bookingRequested' | 'bookingMoved' | 'bookingInvited' | 'bookingCancelled'
type Notice = { booking: Booked; to: readonly number[]; kind: Kind; actorId: number }

/** Bell, email and push about a booking. The actor knows already. */
export const notifyOf = async (resources: Resources, tx: Tx, { booking, to, kind, actorId }: Notice): Promise<void> => {
  const others = [...new Set(to)].filter((id) => id !== actorId)
  if (others.length === 0) return
  const data = { kind, userId: actorId, spaceId: booking.spaceId, bookingId: booking.id, linkHref: linkTo(booking) }
  await notify(resources, tx, { to: others, type: notificationTypes.bookingDecision, data })
}

type Decided = { booking: Booked; authorId: number; decision: 'approved' | 'rejected'; version: number }

/** The author learns of each decision; a repeated one with the same version is one notice (V385). */
export const notifyOfDecision = async (resources: Resources, tx: Tx, { booking, authorId, decision, version }: Decided): Promise<void> => {
  const data = {
    decision: decision === 'approved' ? ('approved' as const) : ('declined' as const),
    spaceId: booking.spaceId,
    bookingId: booking.id,
    linkHref: linkTo(booking),
  }
  await notify(resources, tx, { to: [authorId], type: notificationTypes.bookingDecision, data, key: `booking/${booking.id}/${version}` })
}

export const linkTo = ({ id, spaceId }: Booked): string => `/my-booking-rooms/${spaceId}/${id}`

/** Users who decide about the bookings of a space. Index: the primary key of space_staff. */
export const staffOfSpace = async (tx: Tx, spaceId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from space_staff x join users u on u.id = x.user_id
    where x.space_id = ${spaceId} and 'control' = any(u.roles) and u.status in (8, 10) and u.blocked_at is null order by u.id`.execute(tx)
  return rows.map(({ id }) => id)
}
