import { sql } from 'kysely'
import { maxUpcomingBookings } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { localOf } from '../../kernel/zones.ts'
import { endIn } from '../spaces/hours.ts'
import { bookableSpace } from './bookable-space.ts'
import { checkEquipment, checkParticipants, checkPlaceAndTime, refusalOfTaken } from './check-booking.ts'
import { inviting } from './invitations.ts'
import { managedBooking } from './managed-booking.ts'
import { notifyOf, staffOfSpace } from './notices.ts'
import { presentBooking } from './present.ts'
import type { Period } from './slots.ts'
import {
  addParticipants,
  type BookingRow,
  countUpcoming,
  findBooking,
  lockHalls,
  lockReservation,
  overlap,
  refuseOutOfUse,
  removeParticipantsExcept,
} from './store.ts'

type Call = Ctx<'POST /meeting-reservations/update-reserve'>

/** A booking as it is to be, and which parts of it change. */
type Next = Period & { hallId: number; theme: string; agenda: string; equipment: string[]; participants: number[] }

/** Changes a booking, which waits for the staff of the space again (V387). A change that changes nothing keeps its decision. */
export const changeBooking = async (ctx: Call) => {
  const { actor, body, caller, db, now } = ctx
  const row = await managedBooking(ctx, body.reserveId)
  if (body.version !== undefined && body.version !== row.version) throw ctx.refuse('changedMeanwhile')
  const next = await checkedNext(ctx, row)
  if (isDifferent(row, next)) {
    const invited = next.participants.filter((id) => !idsOf(row).includes(id))
    const write = () => db.transaction().execute((tx) => writeChange(ctx, tx, { row, next }))
    await inviting(ctx, invited, write).catch(async (error) => {
      const space = brokenConstraint(error) === overlap ? await bookableSpace(db, { id: row.space_id }) : null
      if (!space) throw error
      throw await refusalOfTaken(ctx, { space, date: localOf(next.startsAt, row.zone).slice(0, 10), exceptId: row.id })
    })
  }
  return presentBooking((await findBooking(db, caller.locale, row.id)) ?? row, { actor, now })
}

/** Time and hall are checked again only where they change, because the hours may have changed since the booking. */
const checkedNext = async (ctx: Call, row: BookingRow): Promise<Next> => {
  const { body, db } = ctx
  const stored = wallOf(row)
  const wanted = {
    spaceId: row.space_id,
    hallId: body.hallId ?? stored.hallId,
    date: body.date ?? stored.date,
    start: body.start ?? stored.start,
    end: body.end ?? stored.end,
  }
  const isMoved = wanted.hallId !== stored.hallId || wanted.date !== stored.date || wanted.start !== stored.start || wanted.end !== stored.end
  const moved = isMoved || row.status === 'rejected' ? await checkPlaceAndTime(ctx, wanted, row.user_id ?? ctx.actor.id) : null
  const equipment = [...new Set(body.equipment ?? row.equipment)]
  if (moved) checkEquipment(equipment, moved.hall)
  else if (body.equipment) await checkEquipmentOf(ctx, row, equipment)
  const known = row.participants.map(({ id }) => id)
  const participants = [...new Set(body.participants ?? known)].filter((id) => id !== row.user_id)
  await checkParticipants(
    db,
    participants.filter((id) => !known.includes(id)),
  )
  const period = moved?.period ?? { startsAt: row.starts_at, endsAt: row.ends_at }
  return { ...period, hallId: wanted.hallId, theme: body.theme ?? row.theme, agenda: body.agenda ?? row.agenda, equipment, participants }
}

const wallOf = ({ halls, starts_at, ends_at, zone }: BookingRow) => {
  const start = localOf(starts_at, zone)
  return { hallId: halls[0]?.id ?? 0, date: start.slice(0, 10), start: start.slice(11), end: endIn(zone, ends_at)[1] }
}

const checkEquipmentOf = async ({ db }: Call, row: BookingRow, equipment: readonly string[]) => {
  const space = await bookableSpace(db, { id: row.space_id })
  const hall = space?.halls.find(({ id }) => id === row.halls[0]?.id)
  // equipment that was booked before may stay, although the hall has lost it since
  if (hall) checkEquipment(equipment, { ...hall, equipment: [...hall.equipment, ...row.equipment] })
}

const isMovedTo = (row: BookingRow, { hallId, startsAt, endsAt }: Next): boolean =>
  row.halls[0]?.id !== hallId || row.starts_at.getTime() !== startsAt.getTime() || row.ends_at.getTime() !== endsAt.getTime()

const isDifferent = (row: BookingRow, next: Next): boolean =>
  isMovedTo(row, next) ||
  row.theme !== next.theme ||
  row.agenda !== next.agenda ||
  isOther(row.equipment, next.equipment) ||
  isOther(idsOf(row), next.participants)

const idsOf = (row: BookingRow) => row.participants.map(({ id }) => id)

const isOther = <T>(one: readonly T[], other: readonly T[]): boolean => one.length !== other.length || one.some((item) => !other.includes(item))

/** A rejected booking holds its halls again, so that this may meet another booking too, and counts again. */
const writeChange = async (ctx: Call, tx: Tx, { row, next }: { row: BookingRow; next: Next }) => {
  const { actor, now } = ctx
  if (row.status === 'rejected' && row.user_id !== null && (await countUpcoming(tx, row.user_id, now)) >= maxUpcomingBookings)
    throw ctx.refuse('tooManyEntries')
  await lockHalls(tx, [...row.halls.map(({ id }) => id), next.hallId])
  if (row.status === 'rejected' || isMovedTo(row, next)) await refuseOutOfUse(tx, [next.hallId])
  await lockReservation(tx, row.id)
  const current = await managedBooking(ctx, row.id, tx)
  if (current.version !== row.version) throw ctx.refuse('changedMeanwhile')
  await sql`update reserved_halls set hall_id = ${next.hallId}, starts_at = ${next.startsAt}, ends_at = ${next.endsAt}
    where reservation_id = ${row.id}`.execute(tx)
  const { theme, agenda, equipment, startsAt, endsAt } = next
  await tx
    .updateTable('reservations')
    .set({ theme, agenda, equipment, starts_at: startsAt, ends_at: endsAt, status: 'pending', comment: null, decided_by: null, decided_at: null })
    .set({ version: sql`version + 1` })
    .where('id', '=', row.id)
    .execute()
  await removeParticipantsExcept(tx, row.id, next.participants)
  await addParticipants(tx, [row.id], next.participants, now)
  await notifyOfChange(ctx, tx, { row, next, actorId: actor.id })
}

/** Participants who stay learn of another time or hall, and of a rejected meeting that waits again. */
const notifyOfChange = async (ctx: Call, tx: Tx, { row, next, actorId }: { row: BookingRow; next: Next; actorId: number }) => {
  const booking = { id: row.id, spaceId: row.space_id }
  const known = idsOf(row)
  const [staying, added] = [next.participants.filter((id) => known.includes(id)), next.participants.filter((id) => !known.includes(id))]
  const isMoved = isMovedTo(row, next)
  const author = row.user_id === null ? [] : [row.user_id]
  const responsible = [...(await staffOfSpace(tx, row.space_id)), ...author]
  await notifyOf(ctx, tx, { booking, to: [...responsible, ...(isMoved ? staying : [])], kind: isMoved ? 'bookingMoved' : 'bookingChanged', actorId })
  await notifyOf(ctx, tx, { booking, to: known.filter((id) => !next.participants.includes(id)), kind: 'bookingUninvited', actorId })
  const invited = [...added, ...(row.status === 'rejected' && !isMoved ? staying : [])]
  await notifyOf(ctx, tx, { booking, to: invited, kind: 'bookingInvited', actorId })
}
