import { sql } from 'kysely'
import type { Exchanged } from '../../../contract/control/door.ts'
import type { ScanResult } from '../../../contract/control/limits.ts'
import { markDaysBack } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { readVisitorCode } from '../accounts/door-code.ts'
import { type CoworkingSpace, todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { restrictionOf } from '../coworking/restrictions-store.ts'
import { addDays } from '../spaces/hours.ts'
import { dayOf, type VisitorRow, visitorId, visitorsWhere } from './day.ts'
import { markVisitor } from './mark.ts'
import { dueAt } from './rules.ts'
import { userOf } from './scan.ts'
import { addScans, lockDevices, resultsOf } from './scans-store.ts'

type Call = Ctx<'POST /admin/control/space/:spaceId/scans'>
type Sent = Call['body']['scans'][number]

/**
 * Takes the scans of a device. Guarantee: each scan is stored and marked once, however often and in whatever order devices send theirs;
 * the first scan of a visitor to arrive makes the mark.
 */
export const exchangeScans = async (ctx: Call): Promise<Exchanged> => {
  const { body, db, now, params } = ctx
  const space = await managedSpace(ctx, params.spaceId)
  const results = await db.transaction().execute(async (tx) => {
    await lockDevices(tx, space.id)
    const known = await resultsOf(
      tx,
      space.id,
      body.scans.map(({ id }) => id),
    )
    const fresh = [...new Map(body.scans.filter(({ id }) => !known.has(id)).map((scan) => [scan.id, scan])).values()]
    const judged: Judged[] = []
    // in the order in which the visitors came
    for (const scan of fresh.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) judged.push(await judge(ctx, tx, space, scan))
    await addScans(tx, { spaceId: space.id, deviceId: body.deviceId, scannedBy: ctx.actor.id, now }, judged)
    // a scan whose first request was still under way has the result of that request
    return resultsOf(
      tx,
      space.id,
      body.scans.map(({ id }) => id),
    )
  })
  const today = await visitorsWhere(db, dayOf(space, todayIn(space, now)), sql`v.attended_at is not null`)
  return {
    results: body.scans.map(({ id }) => ({ id, result: results.get(id) ?? 'refused' })),
    marks: today.flatMap(({ kind, row_id, attended_at }) =>
      attended_at ? [{ visitorId: visitorId(kind, row_id), markedAt: attended_at.toISOString() }] : [],
    ),
  }
}

type Judged = { id: string; userId: number | null; at: Date; result: ScanResult }

/** Checks a scan as of its time: the code, the ban and the reasons of the visit. The device is not trusted with any of them. */
const judge = async ({ actor, now }: Call, tx: Tx, space: CoworkingSpace, { id, code, at: sentAt }: Sent): Promise<Judged> => {
  const at = new Date(Math.min(Date.parse(sentAt), now.getTime()))
  const date = todayIn(space, at)
  const { userId: codeOwner } = date < addDays(todayIn(space, now), -markDaysBack) ? { userId: null } : await readVisitorCode(tx, code, at)
  const userId = (await userOf(tx, codeOwner))?.id ?? null
  if (userId === null) return { id, userId, at, result: 'refused' }
  if (await restrictionOf(tx, { spaceId: space.id, userId, date })) return { id, userId, at, result: 'banned' }
  const due = dueAt(await visitorsWhere(tx, dayOf(space, date), sql`v.user_id = ${userId}`), { isToday: true, at })
  if (due.length === 0) return { id, userId, at, result: 'stranger' }
  return { id, userId, at, result: (await markAll(tx, due, { by: actor.id, now: at })) ? 'marked' : 'already' }
}

const markAll = async (tx: Tx, due: readonly VisitorRow[], mark: { by: number; now: Date }): Promise<boolean> => {
  let made = 0
  for (const visitor of due) if (await markVisitor(tx, visitor, mark)) made += 1
  return made > 0
}
