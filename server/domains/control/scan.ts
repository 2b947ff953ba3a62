import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { readVisitorCode } from '../accounts/door-code.ts'
import { dayToMark, todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { restrictionOf } from '../coworking/restrictions-store.ts'
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
  const [entries, restriction] = await Promise.all([entriesOf(db, day, user.id), restrictionOf(db, { spaceId: space.id, userId: user.id, date })])
  const due = restriction ? [] : dueAt(entries, { isToday: date === todayIn(space, now), at: now })
  if (due.length === 0) return { user: presentUser(user), entries: entries.map(presentVisitor), marked: false, restriction }
  const isMarked = await markAll(ctx, due, { userId: user.id, spaceId: space.id })
  const marked = await entriesOf(db, day, user.id)
  if (!isMarked) throw refuse('alreadyMarked', { visitor: earlierMark(user, marked, now) })
  return { user: presentUser(user), entries: marked.map(presentVisitor), marked: true, restriction }
}

type User = { id: number; name: string; photo_id: string | null }

/** A user whose account is open. Index: the primary key. */
export const userOf = async (db: Db, id: number | null): Promise<User | undefined> => {
  const { rows } = await sql<User>`select id, btrim(concat_ws(' ', first_name, last_name)) as name, photo_id from users
    where id = ${id}::bigint and status in (8, 10, 15) and blocked_at is null`.execute(db)
  return rows[0]
}

const entriesOf = (db: Db, day: Day, userId: number): Promise<VisitorRow[]> => visitorsWhere(db, day, sql`v.user_id = ${userId}`)

/**
 * Every scan marks in the order of the entries, so that two scans never deadlock. False if all were marked before. The scan of a device is
 * stored with its mark: sent again later, it is no second visit.
 */
const markAll = ({ db, actor, body, now }: Call, due: readonly VisitorRow[], { userId, spaceId }: { userId: number; spaceId: number }) =>
  db.transaction().execute(async (tx) => {
    let made = 0
    for (const visitor of due) if (await markVisitor(tx, visitor, { by: actor.id, now })) made += 1
    if (made > 0 && body.scan) {
      const device = { spaceId, deviceId: body.scan.deviceId, scannedBy: actor.id, now }
      await addScans(tx, device, [{ id: body.scan.id, userId, at: now, result: 'marked' }])
    }
    return made > 0
  })

const earlierMark = ({ id, name, photo_id }: User, entries: readonly VisitorRow[], now: Date) => {
  const times = entries.flatMap(({ attended_at }) => attended_at?.getTime() ?? [])
  return { userId: id, name, photo: photo_id && uploadUrl(photo_id), markedAt: new Date(Math.max(...times, 0) || now).toISOString() }
}
