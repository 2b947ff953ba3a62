import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { localOf } from '../../kernel/zones.ts'
import { type CoworkingSpace, todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { dayOf, readVisitorId, type VisitorKind, type VisitorRow, visitorsWhere } from './day.ts'
import { unmarkVisitor } from './mark.ts'
import { presentVisitor } from './present.ts'

/** Removes the mark of a visitor of the space (V399). */
export const removeMark = async (ctx: Ctx<'POST /admin/control/space/:spaceId/remove-mark'>) => {
  const { body, db, now, params, refuse } = ctx
  const space = await managedSpace(ctx, params.spaceId)
  const visitor = await visitorWithId(db, { space, id: body.visitorId, now })
  if (!visitor) throw refuse('forbidden')
  await unmarkVisitor(db, visitor)
  const changed = await visitorWithId(db, { space, id: body.visitorId, now })
  if (!changed) throw refuse('forbidden')
  return presentVisitor(changed)
}

type Wanted = { space: CoworkingSpace; id: number; now: Date }

/** A visitor of the space: of a reason that lasts several days the row of today, or else of its first day. */
const visitorWithId = async (db: Db, { space, id, now }: Wanted): Promise<VisitorRow | undefined> => {
  const row = readVisitorId(id)
  const found = row && (await timesOf(db, row))
  if (!row || !found) return undefined
  const [first, last] = [found.starts_at, found.ends_at].map((at) => localOf(at, space.zone).slice(0, 10))
  const today = todayIn(space, now)
  const date = found.date ?? (first && last && first <= today && today <= last ? today : first)
  const where = sql`v.kind = ${row.kind} and v.row_id = ${row.rowId}`
  return date === undefined ? undefined : (await visitorsWhere(db, dayOf(space, date), where))[0]
}

type Times = { starts_at: Date; ends_at: Date; date: string | null }

/** Indexes: the primary keys, reservation_participants_id. */
const sources: Record<VisitorKind, (id: number) => ReturnType<typeof sql<Times>>> = {
  event: (id) => sql`select coalesce((e.last_public ->> 'date_start')::timestamptz, e.date_start) as starts_at,
    coalesce((e.last_public ->> 'date_end')::timestamptz, e.date_end) as ends_at, null as date
    from event_participants p join events e on e.id = p.event_id where p.id = ${id}`,
  coworking: (id) => sql`select created_at as starts_at, created_at as ends_at, date::text as date from coworking_entries where id = ${id}`,
  meeting: (id) => sql`select r.starts_at, r.ends_at, null as date
    from reservation_participants x join reservations r on r.id = x.reservation_id where x.id = ${id}`,
  host: (id) => sql`select starts_at, ends_at, null as date from reservations where id = ${id}`,
}

const timesOf = async (db: Db, { kind, rowId }: { kind: VisitorKind; rowId: number }): Promise<Times | undefined> =>
  (await sources[kind](rowId).execute(db)).rows[0]
