import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import type { NoticeOccasion } from '../notifications/store.ts'

type Booked = { id: number; spaceId: number }
type Kind = Extract<NoticeOccasion, `booking${string}`>
type Notice = { booking: Booked; to: readonly number[]; kind: Kind; actorId: number; others?: number }

/** Bell, email and push about a booking. The actor knows already. */
export const notifyOf = async (resources: Resources, tx: Tx, { booking, to, kind, actorId, others = 0 }: Notice): Promise<void> => {
  const recipients = [...new Set(to)].filter((id) => id !== actorId)
  if (recipients.length === 0) return
  const data = { kind, userId: actorId, spaceId: booking.spaceId, bookingId: booking.id, linkHref: linkTo(booking), others }
  await notify(resources, tx, { to: recipients, type: notificationTypes.bookingDecision, data })
}

type Series = Pick<Notice, 'kind' | 'actorId'> & { meetings: readonly (Booked & { to: readonly number[] })[] }

/** One notice a user about several meetings: it names the first of those that concern the user, and the number of the others. */
export const notifyOfSeries = async (resources: Resources, tx: Tx, { meetings, kind, actorId }: Series): Promise<void> => {
  const concerned = meetings.flatMap((meeting) => [...new Set(meeting.to)].map((userId) => ({ userId, meeting })))
  const shares = [...Map.groupBy(concerned, ({ userId }) => userId)].map(([userId, own]) => ({
    userId,
    first: own[0]?.meeting,
    others: own.length - 1,
  }))
  for (const group of Map.groupBy(shares, ({ first, others }) => `${first?.id} ${others}`).values()) {
    const [{ first: booking, others } = { first: undefined, others: 0 }] = group
    if (booking) await notifyOf(resources, tx, { booking, to: group.map(({ userId }) => userId), kind, actorId, others })
  }
}

type Decided = { booking: Booked; authorId: number; decision: 'approved' | 'rejected'; version: number; others: number }

/** The author learns of each decision; a repeated one with the same version is one notice (V385). */
export const notifyOfDecision = async (resources: Resources, tx: Tx, { booking, authorId, decision, version, others }: Decided): Promise<void> => {
  const data = {
    decision: decision === 'approved' ? ('approved' as const) : ('declined' as const),
    spaceId: booking.spaceId,
    bookingId: booking.id,
    linkHref: linkTo(booking),
    others,
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
