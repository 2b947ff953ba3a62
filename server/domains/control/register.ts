import { sql } from 'kysely'
import { bookingCounts } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { accountOfWalkIn } from '../accounts/walk-in.ts'
import { addParticipants, lockReservation, touch } from '../bookings/store.ts'
import { type CoworkingSpace, dayToMark } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { restrictionOf } from '../coworking/restrictions-store.ts'
import { findEntry, lockSpace, lockUser, mayVisit } from '../coworking/store.ts'
import { takePlace } from '../coworking/take-place.ts'
import { findEvent } from '../events/store.ts'
import { admitVisitor } from '../participation/admit-visitor.ts'
import { type Day, dayOf, type VisitorRow, visitorsWhere, withDays } from './day.ts'
import { markVisitor } from './mark.ts'
import { presentVisitor } from './present.ts'

type Call = Ctx<'POST /admin/control/space/:spaceId/register'>

/** Registers a walk-in and marks them (V400): a user on the list is only marked. Nothing is stored unless the mark is made. */
export const registerVisitor = async (ctx: Call) => {
  const { body, db, now, params } = ctx
  const space = await managedSpace(ctx, params.spaceId)
  const day = dayOf(space, dayToMark(space, body.date, now))
  const reason = await reasonOf(ctx, day)
  const row = await db
    .transaction()
    .execute((tx) => register(ctx, tx, { space, day, reason }))
    .catch((error) => {
      throw brokenConstraint(error) === 'users_email_key' ? ctx.refuse('emailTaken') : error
    })
  return presentVisitor(row)
}

type Reason = { kinds: readonly string[]; id: number | null }

/** The event or the meeting of the day; null for the coworking. */
const reasonOf = async ({ body, db }: Call, day: Day): Promise<Reason> => {
  if (body.type === 'coworking') return { kinds: ['coworking'], id: null }
  const [field, id] = body.type === 'event' ? (['eventId', body.eventId] as const) : (['reserveId', body.reserveId] as const)
  if (id === undefined) throw wrongField(field, 'required')
  const table = body.type === 'event' ? sql`day_events` : sql`day_meetings`
  const { rows } = await sql`${withDays([day])} select from ${table} where id = ${id}`.execute(db)
  if (rows.length === 0) throw wrongField(field)
  return { kinds: body.type === 'event' ? ['event'] : ['meeting', 'host'], id }
}

type Registration = { space: CoworkingSpace; day: Day; reason: Reason }

const register = async (ctx: Call, tx: Tx, { space, day, reason }: Registration): Promise<VisitorRow> => {
  const { actor, now, refuse } = ctx
  const userId = await userOf(ctx, tx)
  if (ctx.body.type === 'coworking') await lockUser(tx, userId)
  await lockSpace(tx, space.id)
  if (await restrictionOf(tx, { spaceId: space.id, userId, date: day.date })) throw refuse('banned')
  const find = async () => (await visitorsWhere(tx, day, isReason(reason, userId)))[0]
  const listed = await find()
  if (!listed) await addToList(ctx, tx, { space, day, userId })
  const visitor = listed ?? (await find())
  if (!visitor) throw new Error('a visitor was registered and is not on the list')
  if (!(await markVisitor(tx, visitor, { by: actor.id, now }))) throw refuse('alreadyMarked')
  return (await find()) ?? visitor
}

const isReason = ({ kinds, id }: Reason, userId: number) =>
  sql`v.user_id = ${userId} and v.kind = any(${kinds}::text[]) and v.status is distinct from 'delisted'
    and coalesce(v.event_id, v.reserve_id) is not distinct from ${id}::bigint`

const userOf = async ({ body, caller, now }: Call, tx: Tx): Promise<number> => {
  if (body.userId === undefined) return accountOfWalkIn(tx, body, { locale: caller.locale, now })
  if (!(await mayVisit(tx, body.userId))) throw wrongField('userId')
  return body.userId
}

type Added = { space: CoworkingSpace; day: Day; userId: number }

const addToList = async (ctx: Call, tx: Tx, added: Added): Promise<void> => {
  if (ctx.body.type === 'event') await addToEvent(ctx, tx, added)
  else if (ctx.body.type === 'meeting') await addToMeeting(ctx, tx, added.userId)
  else await addToCoworking(ctx, tx, added)
}

const addToEvent = async (ctx: Call, tx: Tx, { space, userId }: Added) => {
  const { body, caller, refuse } = ctx
  const event = await findEvent(tx, body.eventId ?? 0, { userId, locale: caller.locale })
  const obstacle = event ? await admitVisitor(ctx, tx, { event, userId, spaceId: space.id }) : 'registrationClosed'
  if (obstacle) throw refuse(obstacle)
}

const addToMeeting = async ({ body, now, refuse }: Call, tx: Tx, userId: number) => {
  const id = body.reserveId ?? 0
  await lockReservation(tx, id)
  const { rows } = await sql<{ total: number }>`select count(*) as total from reservation_participants where reservation_id = ${id}`.execute(tx)
  if ((rows[0]?.total ?? 0) >= bookingCounts.participants) throw refuse('tooManyEntries')
  await addParticipants(tx, [id], [userId], now)
  await touch(tx, id)
}

const addToCoworking = async ({ actor, now }: Call, tx: Tx, { space, day, userId }: Added) => {
  const key = { spaceId: space.id, userId, date: day.date }
  const entry = await findEntry(tx, key)
  if (!entry || entry.status === 'delisted') await takePlace(tx, { ...key, addedBy: actor.id }, now)
}
