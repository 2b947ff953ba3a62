import { sql } from 'kysely'
import { markDaysBack } from '../../../contract/limits.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { localOf } from '../../kernel/zones.ts'
import { type CoworkingSpace, todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { addDays } from '../spaces/hours.ts'
import { dayOf, readVisitorId, type VisitorKind, type VisitorRow, visitorsWhere } from './day.ts'
import { unmarkVisitor } from './mark.ts'
import { presentVisitor } from './present.ts'

/** Removes the mark of a visitor of the space (V399), as long as it could be set again. */
export const removeMark = async (ctx: Ctx<'POST /admin/control/space/:spaceId/remove-mark'>) => {
  const { actor, body, db, now, params, refuse } = ctx
  const space = await managedSpace(ctx, params.spaceId)
  const found = await visitorWithId(db, { space, id: body.visitorId, now })
  if (!found) throw refuse('forbidden')
  const { visitor, lastDay } = found
  if (lastDay < addDays(todayIn(space, now), -markDaysBack)) throw wrongField('visitorId', 'range', markDaysBack)
  await db.transaction().execute(async (tx) => {
    if (!(await unmarkVisitor(tx, visitor))) return
    const before = { markedAt: visitor.attended_at?.toISOString() ?? null, markedBy: visitor.attended_by }
    const entry = { actor, entity: 'visitors', entityId: body.visitorId, personId: visitor.user_id, now }
    await audit(tx, { ...entry, action: 'remove-mark', before, after: null })
  })
  const changed = await visitorWithId(db, { space, id: body.visitorId, now })
  // a place that was given back leaves the list with its mark
  return presentVisitor(changed?.visitor ?? { ...visitor, attended_at: null, attended_by: null })
}

type Wanted = { space: CoworkingSpace; id: number; now: Date }

/** A visitor of the space: of a reason that lasts several days the row of today, or else of its first day. */
const visitorWithId = async (db: Db, { space, id, now }: Wanted): Promise<{ visitor: VisitorRow; lastDay: string } | undefined> => {
  const row = readVisitorId(id)
  const found = row && (await timesOf(db, row))
  if (!row || !found) return undefined
  const [first = '', last = ''] = found.date
    ? [found.date, found.date]
    : [found.starts_at, found.ends_at].map((at) => localOf(at, space.zone).slice(0, 10))
  const today = todayIn(space, now)
  const where = sql`v.kind = ${row.kind} and v.row_id = ${row.rowId}`
  const [visitor] = await visitorsWhere(db, dayOf(space, first <= today && today <= last ? today : first), where)
  return visitor && { visitor, lastDay: last }
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
