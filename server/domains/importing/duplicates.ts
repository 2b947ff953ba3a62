import { sql } from 'kysely'
import type { ImportedEvent, ImportedFields } from '../../../contract/importing/importing.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'

type Duplicate = ImportedEvent['duplicates'][number]

/** Own and public events within half a day with nearly the same name, at most five. Index: events_name_search. */
export const duplicatesOf = async (db: Db, { name, dateStart }: ImportedFields, actor: Actor): Promise<Duplicate[]> => {
  if (!name || !dateStart) return []
  const { rows } = await sql<Omit<Duplicate, 'dateStart'> & { date_start: Date }>`
    select e.id, e.name, e.date_start, e.zone as "timezoneName", e.status, o.user_id is not null as "isOwn"
    from events e left join event_owners o on o.event_id = e.id and o.user_id = ${actor.id}
    where lower(e.name) % lower(${name}) and e.date_start between ${dateStart}::timestamptz - interval '12 hours' and ${dateStart}::timestamptz + interval '12 hours'
      and e.deleted_at is null and (o.user_id is not null or (e.moderation = 'approved' and e.status = 'published'))
    order by similarity(lower(e.name), lower(${name})) desc, e.id limit 5`.execute(db)
  return rows.map(({ date_start, ...row }) => ({ ...row, dateStart: date_start.toISOString() }))
}
