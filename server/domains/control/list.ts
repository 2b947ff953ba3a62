import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { plannedEachTime } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { isNamed } from '../people/list.ts'
import { dayOf, joinedUsers, type VisitorKind, type VisitorRow, visitorColumns, withDays } from './day.ts'
import { presentVisitor } from './present.ts'

type Call = Ctx<'GET /admin/control/space/:spaceId/visitors'>

/** Visitors of a space on a day, by name. */
export const listVisitors = async (ctx: Call) => {
  const { actor, db, now, params, query } = ctx
  const space = await managedSpace(ctx, params.spaceId ?? query.spaceId)
  const slice = sliceOf(query, actor)
  const { rows } = await sql<VisitorRow & { total: number }>`${plannedEachTime} ${withDays([dayOf(space, query.date ?? todayIn(space, now))])},
    listed as materialized (select v.*, u.last_name, u.first_name from visitors v join users u on u.id = v.user_id where ${matching(query)}),
    page as (select * from listed order by last_name, first_name, user_id, kind, row_id limit ${slice.limit} offset ${slice.offset})
    select ${visitorColumns}, counted.total from (select count(*) as total from listed) counted left join page v on true left ${joinedUsers}
    order by v.last_name, v.first_name, v.user_id, v.kind, v.row_id`.execute(db)
  const found = rows.filter(({ row_id }) => row_id !== null)
  return pageOf(found.map(presentVisitor), rows[0]?.total ?? 0, query, slice)
}

const kindsOf: Record<NonNullable<Call['query']['type']>, VisitorKind[]> = {
  event: ['event'],
  coworking: ['coworking'],
  meeting: ['meeting', 'host'],
}

const matching = ({ type, eventId, reserveId, marked, search }: Call['query']): RawBuilder<unknown> =>
  sql.join<unknown>(
    [
      sql`true`,
      ...(type ? [sql`v.kind = any(${kindsOf[type]}::text[])`] : []),
      ...(eventId === undefined ? [] : [sql`v.event_id = ${eventId}`]),
      ...(reserveId === undefined ? [] : [sql`v.reserve_id = ${reserveId}`]),
      ...(marked === undefined ? [] : [marked ? sql`v.attended_at is not null` : sql`v.attended_at is null`]),
      ...(search ? [isFound(search)] : []),
    ],
    sql` and `,
  )

/** A phone by at least four of its digits, else the beginnings of words of a name. Only visitors of the day are found. */
const isFound = (search: string): RawBuilder<unknown> => {
  const digits = search.replace(/\D/g, '')
  if (!/^[+\d ()-]+$/.test(search)) return isNamed(search)
  return digits.length < 4
    ? sql`false`
    : sql`exists (select from phones x where x.user_id = u.id and x.phone like ${`%${digits.replace(/^[78](?=\d{10}$)/, '')}%`})`
}
