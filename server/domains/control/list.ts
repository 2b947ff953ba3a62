import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { isNamed } from '../people/list.ts'
import { type Day, dayOf, firstVisitors, isMarked, joinedUsers, type VisitorKind, type VisitorRow, visitorColumns, withDays } from './day.ts'
import { presentVisitor } from './present.ts'

type Call = Ctx<'GET /admin/control/space/:spaceId/visitors'>

/** Visitors of a space on a day, by name. */
export const listVisitors = async (ctx: Call) => {
  const { actor, db, now, params, query } = ctx
  const space = await managedSpace(ctx, params.spaceId ?? query.spaceId)
  const slice = sliceOf(query, actor)
  const day = dayOf(space, query.date ?? todayIn(space, now))
  const named = query.search ? await fewNamed(db, query.search) : null
  const { rows } = await pageStatement(day, { ...query, named }, slice).execute(db)
  const found = rows.filter(({ row_id }) => row_id !== null)
  return pageOf(found.map(presentVisitor), rows[0]?.total ?? 0, query, slice)
}

type Filters = Pick<Call['query'], 'type' | 'eventId' | 'reserveId' | 'userId' | 'marked' | 'search'> & { named?: readonly number[] | null }

/** A page without a search reads of each event the participants up to its end, in their order. The best plan of a search depends on its words. */
export const pageStatement = (day: Day, filters: Filters, { limit, offset }: Slice) => {
  const listed = filters.search || filters.userId !== undefined ? searched(filters) : firstOf(filters, limit + offset)
  return sql<VisitorRow & { total: number }>`${filters.search ? plannedEachTime : sql``} ${withDays([day])}, ${listed},
    page as (select * from listed order by sort_name, user_id, kind, row_id limit ${limit} offset ${offset})
    select ${visitorColumns}, counted.total from counted left join page v on true left ${joinedUsers}
    order by v.sort_name, v.user_id, v.kind, v.row_id`
}

const searched = (filters: Filters) => sql`
    listed as materialized (select v.* from visitors v join users u on u.id = v.user_id where ${matching(filters)} and ${isFound(filters)}),
    counted as (select count(*) as total from listed)`

const firstOf = (filters: Filters, count: number) => sql`
    ${firstVisitors({ count, marked: filters.marked })},
    listed as (select v.* from first_visitors v where ${matching(filters)}),
    counted as (select count(*) as total from visitors v where ${matching(filters)})`

const kindsOf: Record<NonNullable<Call['query']['type']>, VisitorKind[]> = {
  event: ['event'],
  coworking: ['coworking'],
  meeting: ['meeting', 'host'],
}

const matching = ({ type, eventId, reserveId, userId, marked }: Filters): RawBuilder<unknown> =>
  sql.join<unknown>(
    [
      ...(type ? [sql`v.kind = any(${kindsOf[type]}::text[])`] : []),
      ...(eventId === undefined ? [] : [sql`v.event_id = ${eventId}`]),
      ...(reserveId === undefined ? [] : [sql`v.reserve_id = ${reserveId}`]),
      ...(userId === undefined ? [] : [sql`v.user_id = ${userId}`]),
      isMarked(sql`v.attended_at`, marked),
    ],
    sql` and `,
  )

const isPhone = (search: string): boolean => /^[+\d ()-]+$/.test(search)

/** A phone by at least four of its digits, else the beginnings of words of a name. Only visitors of the day are found. */
const isFound = ({ search, named }: Filters): RawBuilder<unknown> => {
  if (!search) return sql`true`
  if (named) return sql`v.user_id = any(${named}::bigint[])`
  if (!isPhone(search)) return isNamed(search)
  const digits = search.replace(/\D/g, '')
  return digits.length < 4
    ? sql`false`
    : sql`exists (select from phones x where x.user_id = u.id and x.phone like ${`%${digits.replace(/^[78](?=\d{10}$)/, '')}%`})`
}

const maxNamed = 500

/** The users with a name, so that only they are looked up among thousands of visitors; null for a frequent name. Index: users_name_search. */
const fewNamed = async (db: Db, search: string): Promise<number[] | null> => {
  if (isPhone(search)) return null
  const { rows } = await sql<{ id: number }>`${plannedEachTime} select u.id from users u where ${isNamed(search)} limit ${maxNamed + 1}`.execute(db)
  return rows.length > maxNamed ? null : rows.map(({ id }) => id)
}
