import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './db.ts'
import type { Slice } from './paging.ts'

/**
 * A list whose rows are divided into states, which may overlap. `rows` selects `id` and the columns that states and order use, with
 * all filters but the state.
 */
export type StatefulList<State extends string> = { rows: RawBuilder<unknown>; states: Record<State, RawBuilder<SqlBool>> }

/** Rows of each state, and of all states. */
export type StateCounts<State extends string> = Record<State, number> & { all: number }

type PageRequest<State> = { state: State | 'all'; order: RawBuilder<unknown>; slice: Slice }

/**
 * A page of one state and its count, by one statement. Guarantee: they agree with each other and with `countStates`, because all
 * come from the same predicate. Page and count read the rows separately, so that each can use an index.
 */
export const pageOfState = async <State extends string>(db: Db, list: StatefulList<State>, { state, order, slice }: PageRequest<State>) => {
  const isListed = state === 'all' ? sql`true` : list.states[state]
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with listed as not materialized (${list.rows})
    select array(select id from listed where ${isListed} order by ${order} limit ${slice.limit} offset ${slice.offset}) as ids,
      (select count(*) from listed where ${isListed}) as total`.execute(db)
  return onlyRow(rows)
}

export const countStates = async <State extends string>(db: Db, list: StatefulList<State>): Promise<StateCounts<State>> => {
  const { rows } = await sql<{ counts: StateCounts<State> }>`with listed as (${list.rows}) select ${countsIn(list)} as counts from listed`.execute(db)
  return onlyRow(rows).counts
}

const countsIn = ({ states }: StatefulList<string>) => {
  const counts = Object.entries(states).map(([state, predicate]) => sql`${state}::text, count(*) filter (where ${predicate})`)
  return sql`json_build_object('all', count(*), ${sql.join(counts)})`
}

const onlyRow = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('a count query returned no row')
  return row
}
