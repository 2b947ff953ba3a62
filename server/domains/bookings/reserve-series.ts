import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint } from '../../kernel/db.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { type BookableSpace, busyHalls } from './bookable-space.ts'
import { checkEquipment, checkParticipants, checkTime, spaceFor } from './check-booking.ts'
import { insertBookings, type Meeting } from './insert-bookings.ts'
import { inviting } from './invitations.ts'
import { presentBooking } from './present.ts'
import { isFree, type Period } from './slots.ts'
import { bookingsWithIds, overlap } from './store.ts'

type Call = Ctx<'POST /meeting-reservations/reserve-series'>

/** Books all meetings of a series or none. A hall may lack the equipment only if another hall of the series has it. */
export const reserveSeries = async (ctx: Call) => {
  const { actor, body, caller, db, now, refuse } = ctx
  const meetings = await checkMeetings(ctx)
  checkEquipment(body.equipment, { equipment: meetings.flatMap(({ hall }) => hall.equipment) })
  await checkParticipants(db, body.participants)
  const periods: Meeting[] = meetings.map(({ hallId, period }) => ({ hallId, ...period }))
  await refuseTaken(ctx, periods)
  const write = () => db.transaction().execute((tx) => insertBookings(ctx, tx, body, periods))
  const ids = await inviting(ctx, body.participants, write).catch(async (error) => {
    // a hall taken out of use meanwhile, with the time of its meeting
    if (error instanceof Refusal) await checkMeetings(ctx)
    if (brokenConstraint(error) !== overlap) throw error
    await refuseTaken(ctx, periods)
    // two meetings of the series meet each other
    throw refuse('slotTaken', { at: ['meetings'] })
  })
  const rows = await bookingsWithIds(db, caller.locale, ids)
  return { _items: rows.map((row) => presentBooking(row, { actor, now })) }
}

const checkMeetings = async (ctx: Call) => {
  const { body, actor } = ctx
  const space = await spaceFor(ctx, body.spaceId, actor.id)
  return body.meetings.map((meeting, index) => ({ hallId: meeting.hallId, ...checkMeeting(ctx, space, { meeting, index }) }))
}

type Placed = { meeting: Call['body']['meetings'][number]; index: number }

/** A refusal of one meeting of the series names its time. */
const checkMeeting = (ctx: Call, space: BookableSpace, { meeting, index }: Placed): ReturnType<typeof checkTime> => {
  try {
    return checkTime(ctx, space, meeting)
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.code, { ...error.details, ...placed({ meeting, index }) }) : error
  }
}

const placed = ({ meeting: { date, start, end }, index }: Placed) => ({ at: [`meetings.${index}`], about: { date, start, end } })

const refuseTaken = async ({ db, body, refuse }: Call, meetings: readonly Meeting[]): Promise<void> => {
  const busy = await busyHalls(db, { hallIds: [...new Set(meetings.map(({ hallId }) => hallId))], within: around(meetings) })
  const index = meetings.findIndex((meeting) => !isFree(busy, meeting.hallId, meeting))
  const meeting = body.meetings[index]
  if (meeting) throw refuse('slotTaken', placed({ meeting, index }))
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
