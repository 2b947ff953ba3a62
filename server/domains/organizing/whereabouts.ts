import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'

/** When and where an event takes place. A null start or end is that of a draft. */
export type Whereabouts = {
  dateStart: string | null
  dateEnd: string | null
  zone: string
  isOnline: boolean
  /** Halls, place and address in one line. */
  where: Record<Locale, string>
}

type Row = Omit<Whereabouts, 'dateStart' | 'dateEnd'> & { date_start: Date | null; date_end: Date | null }

/** Index: the primary key. */
export const whereaboutsOf = async (db: Db, eventId: number): Promise<Whereabouts> => {
  const { rows } = await sql<Row>`
    select e.date_start, e.date_end, e.zone, e.format = 'online' and not e.online_with_space as "isOnline",
      jsonb_build_object('ru', ${whereIn('name_ru')}, 'en', ${whereIn('name_en')}, 'kz', ${whereIn('name_kk')}) as where
    from events e left join cities c on c.id = e.city_id left join spaces s on s.id = e.space_id left join places p on p.id = e.place_id
    where e.id = ${eventId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the event ${eventId} does not exist`)
  const { date_start, date_end, zone, isOnline, where } = row
  return { dateStart: date_start?.toISOString() ?? null, dateEnd: date_end?.toISOString() ?? null, zone, isOnline, where }
}

const whereIn = (cityName: string) => sql`concat_ws(', ', s.name,
  (select string_agg(h.name, ', ' order by h.id) from halls h where h.id = any(e.hall_ids)),
  coalesce(e.place_name, p.name), coalesce(e.place_address, p.address), ${sql.ref(`c.${cityName}`)})`

/** True if participants learn something new. */
export const isElsewhere = (before: Whereabouts, after: Whereabouts): boolean => haveDatesMoved(before, after) || hasPlaceMoved(before, after)

export const haveDatesMoved = (before: Whereabouts, after: Whereabouts): boolean =>
  before.dateStart !== after.dateStart || before.dateEnd !== after.dateEnd

/** The Russian line stands for all languages. */
export const hasPlaceMoved = (before: Whereabouts, after: Whereabouts): boolean =>
  before.isOnline !== after.isOnline || (!after.isOnline && before.where.ru !== after.where.ru)
