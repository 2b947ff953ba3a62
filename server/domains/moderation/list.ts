import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { fewIds, isOneOf } from '../../kernel/few-ids.ts'
import { containing } from '../../kernel/like.ts'
import { nameIn } from '../../kernel/names.ts'
import type { Slice } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'

export type QueueFilters = { status?: string | undefined; search?: string | undefined; cityId?: number | undefined; id?: number | undefined }

/** With the staff member who reads the queue. */
export type ReadFilters = QueueFilters & { readerId: number }

/** How the rows of a queue are found: fragments over the tables of `from`. */
export type QueueSql<Row> = {
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** The state, as the contract names it. An index has its column, `since` and `id`. */
  state: RawBuilder<unknown>
  /** True for pending objects; written with literals, so that the planner uses the index. */
  waiting: RawBuilder<unknown>
  /** The time since which an object waits. */
  since: RawBuilder<unknown>
  /** The state of objects without a time, if any; `state` may be null in it. */
  undated?: { status: string; isIn: RawBuilder<unknown> }
  city: RawBuilder<unknown>
  /** True for objects that this staff member may not read. */
  hiddenFrom?: (userId: number) => RawBuilder<unknown>
  /** The users of the objects, joined with the objects. */
  owners: RawBuilder<unknown>
  /** Texts to search, in lower case: each has an index, and the tables that lead from it to the objects. */
  searches: readonly { text: RawBuilder<unknown>; from: RawBuilder<unknown> }[]
  /** Rows with these ids, in any order. */
  rows: (db: Db, locale: Locale, ids: RawBuilder<unknown>) => Expression<Row>
}

/** The text of a user in the search of every queue. Index: users_staff_search. */
export const searchedUser = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`lower(${column('first_name')} || ' ' || ${column('last_name')} || ' ' || coalesce(${column('email')}, ''))`
}

type FilteredQueue<Row> = QueueSql<Row> & { waitingStatus: string; statuses: readonly string[] }

type Listed<Row> = { rows: Row[]; total: number }
type PageRequest = { filters: ReadFilters; slice: Slice; locale: Locale }

/** A page with the total. Pending objects come first, by longest wait; others by latest first. */
export const listQueue = async <Row extends { id: number }>(db: Db, queue: FilteredQueue<Row>, request: PageRequest): Promise<Listed<Row>> => {
  const { filters, slice } = request
  const ids = await narrowed(db, queue, filters)
  const found = foundRows(db, queue, filters, ids)
  const countUpTo = async (limit: number) =>
    (
      await db
        .selectFrom(found.limit(limit).as('counted'))
        .modifyFront(plannedEachTime)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
    ).total
  const [rows, total] = await Promise.all([
    pageOfQueue(db, queue, request, ids),
    totalCount(slice, { countUpTo, estimate: () => plannedRows(found) }),
  ])
  return { rows, total }
}

/** Each state is read in its own order from its index, as far as the page needs it. */
const pageOfQueue = async <Row extends { id: number }>(
  db: Db,
  queue: FilteredQueue<Row>,
  { filters, slice, locale }: PageRequest,
  ids: number[] | null,
): Promise<Row[]> => {
  const maxRows = slice.limit + slice.offset
  const parts = (filters.status ? [filters.status] : queue.statuses).map(
    (status) => sql`(select ${queue.id} as id, ${queue.since} as since, ${sql.lit(status === queue.waitingStatus)} as waiting from ${queue.from}
      where ${matching(queue, { ...filters, status }, ids)} order by ${orderOf(queue, status)} limit ${maxRows})`,
  )
  const { rows } = await sql<Row>`${plannedEachTime}
    with page as (
      select * from (${sql.join(parts, sql` union all `)}) found order by ${pageOrder} limit ${slice.limit} offset ${slice.offset})
    select r.* from page found join (${queue.rows(db, locale, sql`select id from page`)}) r on r.id = found.id order by ${pageOrder}`.execute(db)
  return rows
}

const orderOf = ({ since, id, waitingStatus, undated }: FilteredQueue<unknown>, status: string) => {
  if (status === waitingStatus) return sql`${since}, ${id}`
  return status === undated?.status ? sql`${id} desc` : sql`${since} desc, ${id} desc`
}

const pageOrder = sql`found.waiting desc, case when found.waiting then found.since end, case when found.waiting then found.id end,
  found.since desc nulls last, found.id desc`

/** Ids of the objects that a rare text or city has; null if the filters find many. */
const narrowed = async <Row>(db: Db, { id, city, owners, searches }: QueueSql<Row>, { search, cityId }: QueueFilters): Promise<number[] | null> => {
  if (search) {
    const texts = searches.map(({ text, from }) => sql`(select ${id} as id from ${from} where ${isFoundIn(text, search)})`)
    const ids = await fewIds(db, sql.join(texts, sql` union all `))
    if (ids) return ids
  }
  return cityId ? fewIds(db, sql`select ${id} as id from ${owners} where ${city} = ${cityId}::bigint`) : null
}

const foundRows = <Row>(db: Db, queue: FilteredQueue<Row>, filters: ReadFilters, ids: number[] | null) =>
  db
    .selectFrom(sql<{ id: number }>`(select ${queue.id} as id from ${queue.from} where ${matching(queue, filters, ids)})`.as('found'))
    .select('found.id')

/** Exact. Index: that of the filter, else a scan. */
export const countQueue = async <Row>(db: Db, queue: FilteredQueue<Row>, filters: ReadFilters): Promise<number> => {
  const ids = await narrowed(db, queue, filters)
  const { rows } = await sql<{ total: number }>`${plannedEachTime}
    select count(*) as total from ${queue.from} where ${matching(queue, filters, ids)}`.execute(db)
  return rows[0]?.total ?? 0
}

type Batch = { locale: Locale; after: number; limit: number }

/** Rows in the order of the ids, each with the name of its city. Index: the primary key. */
export const queueBatch = async <Row>(db: Db, queue: FilteredQueue<Row>, filters: ReadFilters, { locale, after, limit }: Batch) => {
  const ids = await narrowed(db, queue, filters)
  const { rows } = await sql<Row & { cityName: string | null }>`${plannedEachTime}
    with page as (
      select ${queue.id} as id, ${queue.city} as city_id from ${queue.from} where ${matching(queue, filters, ids)} and ${queue.id} > ${after}
      order by ${queue.id} limit ${limit})
    select r.*, ${nameIn('city', locale)} as "cityName" from page p join (${queue.rows(db, locale, sql`select id from page`)}) r on r.id = p.id
    left join cities city on city.id = p.city_id order by p.id`.execute(db)
  return rows
}

const matching = <Row>(queue: FilteredQueue<Row>, filters: ReadFilters, ids: number[] | null) => {
  const { id, city, searches, hiddenFrom } = queue
  const { status, search } = filters
  const found = searches.map(({ text }) => isFoundIn(text, search ?? ''))
  return sql.join<unknown>(
    [
      sql`true`,
      ...(hiddenFrom ? [sql`not ${hiddenFrom(filters.readerId)}`] : []),
      ...(ids ? [isOneOf(id, ids)] : []),
      ...(status ? [isIn(queue, status)] : []),
      ...(filters.id ? [sql`${id} = ${filters.id}::bigint`] : []),
      ...(filters.cityId ? [sql`${city} = ${filters.cityId}::bigint`] : []),
      ...(search ? [sql`(${sql.join(found, sql` or `)})`] : []),
    ],
    sql` and `,
  )
}

const isIn = ({ state, waiting, undated, waitingStatus }: FilteredQueue<unknown>, status: string) => {
  if (status === waitingStatus) return waiting
  return status === undated?.status ? undated.isIn : sql`${state} = ${status}`
}

const isFoundIn = (text: RawBuilder<unknown>, search: string) => sql`${text} like lower(${containing(search)})`
