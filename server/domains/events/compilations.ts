import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { Slice } from '../../kernel/paging.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

/** `aheadOf` limits the list to compilations with an event that is not finished at this instant. */
type Narrowing = { cityId?: number | undefined; typeId?: number | undefined; aheadOf?: Date }
type CompilationFilters = Narrowing & { locale: Locale; slice?: Slice }

const defaultSlice: Slice = { limit: 100, offset: 0 }

/** Published compilations with the ids of their public events. A compilation without a city belongs to all cities. */
export const listCompilations = async (db: Db, { locale, slice = defaultSlice, ...filters }: CompilationFilters) => {
  const rows = await published(db, filters)
    .select(['k.id', 'k.type_id', 'k.image', 'k.date_from', 'k.date_to', nameIn('k', locale).as('name')])
    .select(
      sql<number[]>`array(select m.event_id from compilation_events m join events e on e.id = m.event_id
      where m.compilation_id = k.id and e.is_listed order by m.position)`.as('event_ids'),
    )
    .orderBy('k.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    typeId: row.type_id,
    image: row.image,
    eventIds: row.event_ids,
    dateFrom: row.date_from,
    dateTo: row.date_to,
  }))
}

export const countCompilations = async (db: Db, filters: Narrowing): Promise<number> =>
  (await published(db, filters).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

const published = (db: Db, { cityId, typeId, aheadOf }: Narrowing) =>
  db
    .selectFrom('compilations as k')
    .where('k.published', '=', true)
    .where(notDeleted('k'))
    .$if(typeId !== undefined, (q) => q.where('k.type_id', '=', typeId as number))
    .$if(cityId !== undefined, (q) => q.where(sql<boolean>`(k.city_id is null or k.city_id = ${cityId})`))
    .$if(aheadOf !== undefined, (q) =>
      q.where(sql<boolean>`exists (select from compilation_events m join events e on e.id = m.event_id
        where m.compilation_id = k.id and e.is_listed and e.date_end > ${aheadOf})`),
    )
