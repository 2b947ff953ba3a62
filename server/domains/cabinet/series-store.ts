import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { isShownTo } from './store.ts'

type Series = { id: number; sequence_url: string | null }

/** The main event of the series of an event; an event alone leads its own. Index: the primary key. */
export const masterOf = (db: Db, eventId: number): Promise<Series> =>
  db
    .selectFrom('events as e')
    .innerJoin('events as m', (join) => join.on('m.id', '=', sql<number>`coalesce(e.master_event_id, e.id)`))
    .select(['m.id', 'm.sequence_url'])
    .where('e.id', '=', eventId)
    .executeTakeFirstOrThrow()

/** Events of a series that the user may see, by date; drafts without dates stand last. Indexes: the primary key, events_master. */
export const idsOfSeries = async (db: Db, masterId: number, actor: Actor): Promise<number[]> => {
  const rows = await db
    .selectFrom('events as e')
    .select('e.id')
    .where((eb) => eb.or([eb('e.id', '=', masterId), eb('e.master_event_id', '=', masterId)]))
    .where(isShownTo(actor, 'e'))
    .orderBy('e.date_start', (order) => order.asc().nullsLast())
    .orderBy('e.id')
    .execute()
  return rows.map(({ id }) => id)
}

export type PublicSeries = { id: number; name: string; url: string }

/** A series whose main event is public. Index: events_sequence_url_key. */
export const publicSeries = async (db: Db, url: string): Promise<PublicSeries | undefined> => {
  const row = await db
    .selectFrom('events as e')
    .select(['e.id', 'e.name', 'e.sequence_url'])
    .where('e.sequence_url', '=', url.toLowerCase())
    .where('e.master_event_id', 'is', null)
    .where('e.moderation', '=', 'approved')
    .where('e.status', 'in', ['published', 'canceled'])
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.sequence_url ? { id: row.id, name: row.name, url: row.sequence_url } : undefined
}

/** Listed events of a series: those ahead by date, then the finished ones, the latest first. Indexes: the primary key, events_master. */
export const listedInSeries = async (db: Db, masterId: number, { limit, offset }: Slice, now: Date) => {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with listed as (select e.id, e.date_start, e.date_end <= ${now} as is_past from events e
      where (e.id = ${masterId} or e.master_event_id = ${masterId}) and e.is_listed)
    select array(select id from listed
        order by is_past, case when not is_past then date_start end, date_start desc, id limit ${limit} offset ${offset}) as ids,
      (select count(*) from listed) as total`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
