import { sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { notifyOfDecision, notifyOfSeries } from './notices.ts'
import { presentBooking, timesOf } from './present.ts'
import { obstacleToApproval, obstacleToChange, worksIn } from './rules.ts'
import { laterMeetings, lockSeries } from './series.ts'
import { type BookingRow, bookingsWithIds, findBooking, lockHalls, overlap } from './store.ts'

type Call = Ctx<'POST /meeting-reservations/:id/decision'>

/**
 * A decision of the staff of the space (A169, V385). A rejected booking frees its slot; an approval takes it back, unless another
 * booking has it by now (V224), or a new booking would be refused. `withLater` decides the later pending meetings of the series too, with one notice.
 */
export const decideBooking = async (ctx: Call) => {
  const { actor, body, caller, db, now, params, refuse } = ctx
  if (body.decision === 'rejected' && !body.comment) throw wrongField('comment', 'required')
  await db
    .transaction()
    .execute((tx) => writeDecision(ctx, tx))
    .catch((error) => {
      throw brokenConstraint(error) === overlap ? refuse('slotTaken') : error
    })
  const row = await findBooking(db, caller.locale, params.id)
  if (!row) throw refuse('forbidden')
  return presentBooking(row, { actor, now })
}

const writeDecision = async (ctx: Call, tx: Tx) => {
  const { actor, body, caller, now, params, refuse } = ctx
  await lockHalls(tx, (await findBooking(tx, caller.locale, params.id))?.halls.map(({ id }) => id) ?? [])
  await lockSeries(tx, params.id)
  const row = await findBooking(tx, caller.locale, params.id)
  if (!row || !worksIn(row, actor)) throw refuse('forbidden')
  const obstacle = obstacleToChange(row, now)
  if (obstacle) throw refuse(obstacle)
  if (body.version !== undefined && body.version !== row.version) throw refuse('changedMeanwhile')
  if (row.status === body.decision) throw refuse('alreadyDecided')
  const later = body.withLater ? await pendingLater(tx, row) : []
  const rows = await bookingsWithIds(tx, caller.locale, [row.id, ...later])
  if (body.decision === 'approved') refuseUnusable(ctx, rows)
  const comment = body.comment || null
  await tx
    .updateTable('reservations')
    .set({ status: body.decision, comment, decided_by: actor.id, decided_at: now, version: sql`version + 1` })
    .where('id', '=', row.id)
    .execute()
  if (later.length > 0) await decideLater(ctx, tx, later)
  const entry = { actor, action: body.decision, entity: 'bookings', entityId: row.id, now }
  await audit(tx, { ...entry, before: { status: row.status, comment: row.comment }, after: { status: body.decision, comment } })
  if (row.user_id !== null)
    await notifyOfDecision(ctx, tx, {
      booking: { id: row.id, spaceId: row.space_id },
      authorId: row.user_id,
      decision: body.decision,
      version: row.version + 1,
      others: later.length,
    })
  await notifyParticipants(ctx, tx, rows)
}

/** Participants were invited before the decision, so that they learn only of a meeting that is off, or on again. */
const notifyParticipants = async (ctx: Call, tx: Tx, rows: readonly BookingRow[]) => {
  const isOff = ctx.body.decision === 'rejected'
  const meetings = rows
    .filter(({ status }) => isOff || status === 'rejected')
    .map(({ id, space_id, user_id, participants }) => ({
      id,
      spaceId: space_id,
      to: participants.map((one) => one.id).filter((one) => one !== user_id),
    }))
  await notifyOfSeries(ctx, tx, { meetings, kind: isOff ? 'bookingRefused' : 'bookingRestored', actorId: ctx.actor.id })
}

const pendingLater = async (tx: Tx, row: BookingRow): Promise<number[]> =>
  (await laterMeetings(tx, row)).filter(({ status }) => status === 'pending').map(({ id }) => id)

/** The refusal of a later meeting names its time. */
const refuseUnusable = ({ now, params, refuse }: Call, rows: readonly BookingRow[]) => {
  for (const row of rows) {
    const obstacle = obstacleToApproval(row, now)
    if (obstacle) throw refuse(obstacle, row.id === params.id ? {} : { about: timesOf(row) })
  }
}

/** Pending meetings hold their halls already, so that an approval meets no other booking. */
const decideLater = async ({ actor, body, now }: Call, tx: Tx, ids: readonly number[]) => {
  const comment = body.comment || null
  await sql`update reservations set status = ${body.decision}, comment = ${comment}, decided_by = ${actor.id}, decided_at = ${now}, version = version + 1
    where id = any(${ids}::bigint[])`.execute(tx)
  const change = { before: { status: 'pending', comment: null }, after: { status: body.decision, comment } }
  await audit(tx, ...ids.map((entityId) => ({ actor, action: body.decision, entity: 'bookings', entityId, now, ...change })))
}
