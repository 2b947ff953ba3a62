import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { Slice } from '../../kernel/paging.ts'

export type QueueFilters = { status?: string | undefined; search?: string | undefined; cityId?: number | undefined; id?: number | undefined }

/** How the rows of a queue are found: fragments over the tables of `from`. */
export type QueueSql<Row> = {
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  /** The state, as the contract names it. */
  state: RawBuilder<unknown>
  /** True for pending objects; written with literals, so that the planner uses the partial indexes. */
  waiting: RawBuilder<unknown>
  /** The time since which an object waits. */
  since: RawBuilder<unknown>
  city: RawBuilder<unknown>
  /** Text columns to search, comma-separated. */
  search: RawBuilder<unknown>
  /** Rows with these ids, in any order. */
  rows: (db: Db, locale: Locale, ids: RawBuilder<unknown>) => Expression<Row>
}

type FilteredQueue<Row> = QueueSql<Row> & { waitingStatus: string }

type Listed<Row> = { rows: Row[]; total: number }

/** A page with the total, in one statement. Pending objects come first, by longest wait; others by latest first. */
export const listQueue = async <Row extends { id: number }>(
  db: Db,
  queue: FilteredQueue<Row>,
  { filters, slice, locale }: { filters: QueueFilters; slice: Slice; locale: Locale },
): Promise<Listed<Row>> => {
  const where = matching(queue, filters)
  const isPending = filters.status === queue.waitingStatus
  const order = isPending ? pendingOrder : mixedOrder
  const found = sql<Row & { total: number }>`
    with page as (
      select ${queue.id} as id, ${queue.since} as since, ${queue.waiting} as waiting from ${queue.from} where ${where}
      order by ${order(queue)} limit ${slice.limit} offset ${slice.offset})
    select total.total, r.* from (select count(*) as total from ${queue.from} where ${where}) as total
    left join page p on true left join (${queue.rows(db, locale, sql`select id from page`)}) r on r.id = p.id
    order by ${order({ id: sql`p.id`, since: sql`p.since`, waiting: sql`p.waiting` })}`
  const { rows } = await found.execute(db)
  // a page after the last one has no rows, but the total
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

/** Index: that of the filter, else a scan. */
export const countQueue = async <Row>(db: Db, queue: FilteredQueue<Row>, filters: QueueFilters): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${queue.from} where ${matching(queue, filters)}`.execute(db)
  return rows[0]?.total ?? 0
}

type Batch = { locale: Locale; after: number; limit: number }

/** Rows in the order of the ids, each with the name of its city. Index: the primary key. */
export const queueBatch = async <Row>(db: Db, queue: FilteredQueue<Row>, filters: QueueFilters, { locale, after, limit }: Batch) => {
  const { rows } = await sql<Row & { cityName: string | null }>`
    with page as (
      select ${queue.id} as id, ${queue.city} as city_id from ${queue.from} where ${matching(queue, filters)} and ${queue.id} > ${after}
      order by ${queue.id} limit ${limit})
    select r.*, ${nameIn('city', locale)} as "cityName" from page p join (${queue.rows(db, locale, sql`select id from page`)}) r on r.id = p.id
    left join cities city on city.id = p.city_id order by p.id`.execute(db)
  return rows
}

type Keys = Pick<QueueSql<unknown>, 'id' | 'since' | 'waiting'>

const pendingOrder = ({ since, id }: Keys) => sql`${since}, ${id}`
const mixedOrder = ({ waiting, since, id }: Keys) =>
  sql`${waiting} desc nulls last, case when ${waiting} then ${since} end, ${since} desc nulls last, ${id} desc`

const matching = <Row>({ id, state, waiting, city, search, waitingStatus }: FilteredQueue<Row>, filters: QueueFilters) =>
  sql.join<unknown>(
    [
      sql`true`,
      ...(filters.status ? [filters.status === waitingStatus ? waiting : sql`${state} = ${filters.status}`] : []),
      ...(filters.id ? [sql`${id} = ${filters.id}::bigint`] : []),
      ...(filters.cityId ? [sql`${city} = ${filters.cityId}::bigint`] : []),
      ...(filters.search ? [sql`position(lower(${filters.search}) in lower(concat_ws(' ', ${search}))) > 0`] : []),
    ],
    sql` and `,
  )
