import { maxUpcomingBookings } from '../../../contract/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notifyOf, staffOfSpace } from './notices.ts'
import type { Period } from './slots.ts'
import { addParticipants, countUpcoming, insertHalls, lockHalls, refuseOutOfUse } from './store.ts'

export type NewBooking = { spaceId: number; theme: string; agenda: string; equipment: string[]; participants: number[] }
export type Meeting = Period & { hallId: number }
type Ctx = Resources & { actor: Actor; now: Date; refuse: (code: 'tooManyEntries') => Refusal }

/** Writes the bookings of one user, several as a series, and notifies staff and participants once. Returns their ids in order. */
export const insertBookings = async (ctx: Ctx, tx: Tx, booking: NewBooking, meetings: readonly Meeting[]): Promise<number[]> => {
  const { actor, now, refuse } = ctx
  const { spaceId, theme, agenda } = booking
  // the author takes part anyway
  const participants = booking.participants.filter((id) => id !== actor.id)
  if ((await countUpcoming(tx, actor.id, now)) + meetings.length > maxUpcomingBookings) throw refuse('tooManyEntries')
  const hallIds = meetings.map(({ hallId }) => hallId)
  await lockHalls(tx, hallIds)
  await refuseOutOfUse(tx, hallIds)
  const common = { space_id: spaceId, user_id: actor.id, theme, agenda, equipment: [...new Set(booking.equipment)], created_at: now }
  const rows = await tx
    .insertInto('reservations')
    .values(meetings.map(({ startsAt, endsAt }) => ({ ...common, starts_at: startsAt, ends_at: endsAt })))
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const halls = meetings.map(({ hallId, startsAt, endsAt }, index) => ({ id: ids[index] ?? 0, hallId, startsAt, endsAt }))
  await insertHalls(
    tx,
    halls.map(({ id, hallId, startsAt, endsAt }) => ({
      ...{ reservation_id: id, space_id: spaceId, hall_id: hallId, starts_at: startsAt, ends_at: endsAt },
    })),
  )
  await addParticipants(tx, ids, participants, now)
  const [first = 0] = ids
  if (ids.length > 1)
    await tx
      .insertInto('booking_series')
      .values(ids.map((reservation_id) => ({ reservation_id, series_id: first })))
      .execute()
  const notice = { booking: { id: first, spaceId }, actorId: actor.id, others: ids.length - 1 }
  await notifyOf(ctx, tx, { ...notice, to: await staffOfSpace(tx, spaceId), kind: 'bookingRequested' })
  await notifyOf(ctx, tx, { ...notice, to: participants, kind: 'bookingInvited' })
  return ids
}
