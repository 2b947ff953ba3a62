import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Events } from '../../../db/schema.ts'

type Row = Selectable<Events>

/** The row of an event. Index: the primary key. */
export const current = (id: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`(select x.* from events x where x.id = ${id})`

/** The row with the columns as they were when the event was public last: its draft is not for registrants. Index: the primary key. */
export const knownToRegistrants = (id: RawBuilder<unknown>): RawBuilder<Row> =>
  sql<Row>`(select known.* from events x cross join lateral jsonb_populate_record(x, x.last_public) known where x.id = ${id})`
