import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { readVisitorCode } from '../accounts/door-code.ts'
import { dayToMark, todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { restrictionOf } from '../coworking/restrictions-store.ts'
import { shareSpace } from '../coworking/store.ts'
import { uploadUrl } from '../uploads/address.ts'
import { type Day, dayOf, type VisitorRow, visitorsWhere } from './day.ts'
import { markVisitor } from './mark.ts'
import { presentUser, presentVisitor } from './present.ts'
import { dueAt } from './rules.ts'
import { addScans } from './scans-store.ts'

type Call = Ctx<'POST /admin/control/space/:spaceId/qr'>

/** Marks a visitor by the personal code (V397, V398). A banned user and one without a reason to come are shown, and not marked. */
export const scanVisitor = async (ctx: Call) => {
  const { body, db, now, params, refuse } = ctx
  const space = await managedSpace(ctx, params.spaceId)
  const date = dayToMark(space, body.date, now)
  const { userId, refusal } = await readVisitorCode(db, body.code, now)
  if (refusal) throw refuse(refusal)
  const user = await userOf(db, userId)
  if (!user) throw refuse('codeUnknown')
  const day = dayOf(space, date)
  const { restriction, due, made } = await db
    .transaction()
    .execute((tx) => markDue(ctx, tx, { day, userId: user.id, isToday: date === todayIn(space, now) }))
  const entries = await entriesOf(db, day, user.id)
  if (due > 0 && made === 0) throw refuse('alreadyMarked', { visitor: earlierMark(user, entries, now) })
  return { user: presentUser(user), entries: entries.map(presentVisitor), marked: made > 0, restriction }
}

type User = { id: number; name: string; photo_id: string | null }

/** A user whose account is open. Index: the primary key. */
export const userOf = async (db: Db, id: number | null): Promise<User | undefined> => {
  const { rows } = await sql<User>`select id, btrim(concat_ws(' ', first_name, last_name)) as name, photo_id from users
    where id = ${id}::bigint and status in (8, 10, 15) and blocked_at is null`.execute(db)
  return rows[0]
}

const entriesOf = (db: Db, day: Day, userId: number): Promise<VisitorRow[]> => visitorsWhere(db, day, sql`v.user_id = ${userId}`)

type Scanned = { day: Day; userId: number; isToday: boolean }

/**
 * Marks the visits that are due, unless the user is banned. Every scan marks in the order of the entries, so that two scans never deadlock.
 * The scan of a device is stored with its mark: sent again later, it is no second visit.
 */
const markDue = async ({ actor, body, now }: Call, tx: Tx, { day, userId, isToday }: Scanned) => {
  const { spaceId, date } = day
  await shareSpace(tx, spaceId)
  const restriction = await restrictionOf(tx, { spaceId, userId, date })
  const due = restriction ? [] : dueAt(await entriesOf(tx, day, userId), { isToday, at: now })
  let made = 0
  for (const visitor of due) if (await markVisitor(tx, visitor, { by: actor.id, now })) made += 1
  if (made > 0 && body.scan) {
    const device = { spaceId, deviceId: body.scan.deviceId, scannedBy: actor.id, now }
    await addScans(tx, device, [{ id: body.scan.id, userId, at: now, result: 'marked' }])
  }
  return { restriction, due: due.length, made }
}

const earlierMark = ({ id, name, photo_id }: User, entries: readonly VisitorRow[], now: Date) => {
  const times = entries.flatMap(({ attended_at }) => attended_at?.getTime() ?? [])
  return { userId: id, name, photo: photo_id && uploadUrl(photo_id), markedAt: new Date(Math.max(...times, 0) || now).toISOString() }
}
