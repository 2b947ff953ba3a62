import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { busyHalls } from './bookable-space.ts'
import { checkEquipment, checkParticipants, checkTime, spaceFor } from './check-booking.ts'
import { insertBookings, type Meeting } from './insert-bookings.ts'
import { presentBooking } from './present.ts'
import { isFree, type Period } from './slots.ts'
import { bookingsWithIds, overlap } from './store.ts'

type Call = Ctx<'POST /meeting-reservations/reserve-series'>

/** Books all meetings of a series or none. A hall may lack the equipment only if another hall of the series has it. */
export const reserveSeries = async (ctx: Call) => {
  const { actor, body, caller, db, now, refuse } = ctx
  const space = await spaceFor(ctx, body.spaceId, actor.id)
  const meetings = body.meetings.map((meeting) => ({ hallId: meeting.hallId, ...checkTime(ctx, space, meeting) }))
  checkEquipment(body.equipment, { equipment: meetings.flatMap(({ hall }) => hall.equipment) })
  await checkParticipants(db, body.participants)
  const periods: Meeting[] = meetings.map(({ hallId, period }) => ({ hallId, ...period }))
  const index = await firstTaken(ctx, periods)
  if (index >= 0) throw refuse('slotTaken', { at: [`meetings.${index}`] })
  const ids = await db
    .transaction()
    .execute((tx) => insertBookings(ctx, tx, body, periods))
    .catch((error) => {
      throw brokenConstraint(error) === overlap ? refuse('slotTaken', { at: ['meetings'] }) : error
    })
  const rows = await bookingsWithIds(db, caller.locale, ids)
  return { _items: rows.map((row) => presentBooking(row, { actor, now })) }
}

const firstTaken = async ({ db }: Call, meetings: readonly Meeting[]): Promise<number> => {
  const busy = await busyHalls(db, { hallIds: [...new Set(meetings.map(({ hallId }) => hallId))], within: around(meetings) })
  return meetings.findIndex((meeting) => !isFree(busy, meeting.hallId, meeting))
}

/** From the first start to the last end. */
const around = (meetings: readonly Period[]): Period => {
  const [first] = meetings
  if (!first) throw wrongField('meetings')
  return {
    startsAt: new Date(Math.min(...meetings.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...meetings.map(({ endsAt }) => endsAt.getTime()))),
  }
}
