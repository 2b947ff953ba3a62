import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './db.ts'
import type { Slice } from './paging.ts'

/**
 * A list whose rows are divided into states. `rows` selects `id` and the columns that states and order use, with all filters but
 * the state. Every row belongs to exactly one state.
 */
export type StatefulList<State extends string> = { rows: RawBuilder<unknown>; states: Record<State, RawBuilder<SqlBool>> }

/** Rows of each state, and of all states. */
export type StateCounts<State extends string> = Record<State, number> & { all: number }

type PageRequest<State> = { state: State; order: RawBuilder<unknown>; slice: Slice }

/**
 * A page of one state and the counts of all, by one statement. Guarantee: the pages of a state and its count agree, because
 * both come from the same predicate and the same snapshot.
 */
export const pageOfState = async <State extends string>(db: Db, list: StatefulList<State>, { state, order, slice }: PageRequest<State>) => {
  const { rows } = await sql<{ ids: number[]; counts: StateCounts<State> }>`
    with listed as (${list.rows}),
    page as (select id, row_number() over (order by ${order}) as place from listed where ${list.states[state]}
             order by place limit ${slice.limit} offset ${slice.offset})
    select (select coalesce(array_agg(id order by place), '{}') from page) as ids, ${countsIn(list)} as counts from listed`.execute(db)
  const { ids, counts } = onlyRow(rows)
  return { ids, counts, total: counts[state] }
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
