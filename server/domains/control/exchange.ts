import { sql } from 'kysely'
import type { Exchanged } from '../../../contract/control/door.ts'
import { offlineDaysBack } from '../../../contract/control/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { readVisitorCode } from '../accounts/door-code.ts'
import { type CoworkingSpace, todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { restrictionOf } from '../coworking/restrictions-store.ts'
import { shareSpace } from '../coworking/store.ts'
import { addDays } from '../spaces/hours.ts'
import { dayOf, type VisitorRow, visitorId, visitorsWhere } from './day.ts'
import { advanceMark, markVisitor } from './mark.ts'
import { dueAt } from './rules.ts'
import { userOf } from './scan.ts'
import { addScans, answersTo, type JudgedScan, lockDevices, overtakeScans } from './scans-store.ts'

type Call = Ctx<'POST /admin/control/space/:spaceId/scans'>
type Sent = Call['body']['scans'][number]

/**
 * Takes the scans of a device. Guarantee: each scan is stored and marked once, and of several scans of a visit the earliest makes the mark,
 * however often and in whatever order devices send theirs.
 */
export const exchangeScans = async (ctx: Call): Promise<Exchanged> => {
  const { body, db, now, params } = ctx
  const space = await managedSpace(ctx, params.spaceId)
  const ids = body.scans.map(({ id }) => id)
  const answers = await db.transaction().execute(async (tx) => {
    await lockDevices(tx, space.id)
    await shareSpace(tx, space.id)
    const known = await answersTo(tx, space.id, ids)
    const fresh = [...new Map(body.scans.filter(({ id }) => !known.has(id)).map((scan) => [scan.id, scan])).values()]
    const judged: JudgedScan[] = []
    // in the order in which the visitors came
    for (const scan of fresh.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) judged.push(await judge(ctx, tx, space, scan))
    await addScans(tx, { spaceId: space.id, deviceId: body.deviceId, scannedBy: ctx.actor.id, now }, judged)
    // a scan whose first request was still under way has the answer to that request
    return answersTo(tx, space.id, ids)
  })
  const today = await visitorsWhere(db, dayOf(space, todayIn(space, now)), sql`v.attended_at is not null`)
  return {
    results: ids.map((id) => ({ id, result: answers.get(id) ?? 'refused' })),
    marks: today.flatMap(({ kind, row_id, attended_at }) =>
      attended_at ? [{ visitorId: visitorId(kind, row_id), markedAt: attended_at.toISOString() }] : [],
    ),
  }
}

/** Checks a scan as of its time: the code, the ban and the reasons of the visit. The device is believed the time alone, for some days. */
const judge = async (ctx: Call, tx: Tx, space: CoworkingSpace, { id, code, at: sentAt }: Sent): Promise<JudgedScan> => {
  const { actor, now } = ctx
  const at = new Date(Math.min(Date.parse(sentAt), now.getTime()))
  const date = todayIn(space, at)
  const { userId: codeOwner } = date < addDays(todayIn(space, now), -offlineDaysBack) ? { userId: null } : await readVisitorCode(tx, code, at)
  const userId = (await userOf(tx, codeOwner))?.id ?? null
  if (userId === null) return { id, userId, at, result: 'refused' }
  if (await restrictionOf(tx, { spaceId: space.id, userId, date })) return { id, userId, at, result: 'banned' }
  const entries = () => visitorsWhere(tx, dayOf(space, date), sql`v.user_id = ${userId}`)
  const dueIn = (found: readonly VisitorRow[]) => dueAt(found, { isToday: true, at })
  const reasons = dueIn(await entries())
  if (reasons.length === 0) return { id, userId, at, result: 'stranger' }
  const removed = await removedSince(tx, reasons, at)
  const due = reasons.filter((visitor) => !removed.has(visitorId(visitor.kind, visitor.row_id)))
  // the scan let the visitor in, and the operator has taken that back since
  if (due.length === 0) return { id, userId, at, result: 'marked' }
  const mark = { by: actor.id, now: at }
  const made = await markAll(tx, due, mark)
  if (made === due.length) return { id, userId, at, result: 'marked' }
  const found = await entries()
  const isDue = ({ kind, row_id }: VisitorRow) => due.some((one) => one.kind === kind && one.row_id === row_id)
  const later = found.filter((visitor) => isDue(visitor) && visitor.attended_at !== null && visitor.attended_at > at)
  for (const visitor of later) await advanceMark(tx, visitor, mark)
  const others = timesOf(found.filter((visitor) => !later.includes(visitor)))
  const times = timesOf(later).filter((time) => !others.some((other) => other.getTime() === time.getTime()))
  await overtakeScans(tx, { spaceId: space.id, userId, times })
  // the device learns that the visitor came in before, by whichever scan
  return { id, userId, at, result: made + later.length > 0 ? 'marked' : 'already', answer: made > 0 ? 'marked' : 'already' }
}

/** The visitors whose mark an operator has removed after a time: an older scan that arrives later does not mark them. Index: audit_records_row. */
const removedSince = async (tx: Tx, visitors: readonly VisitorRow[], at: Date): Promise<Set<number>> => {
  const ids = visitors.map(({ kind, row_id }) => visitorId(kind, row_id))
  const { rows } = await sql<{ id: number }>`select distinct entity_id as id from audit_records
    where entity = 'visitors' and entity_id = any(${ids}::bigint[]) and action = 'remove-mark' and created_at >= ${at}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

const markAll = async (tx: Tx, due: readonly VisitorRow[], mark: { by: number; now: Date }): Promise<number> => {
  let made = 0
  for (const visitor of due) if (await markVisitor(tx, visitor, mark)) made += 1
  return made
}

const timesOf = (visitors: readonly VisitorRow[]): Date[] => visitors.flatMap(({ attended_at }) => attended_at ?? [])
