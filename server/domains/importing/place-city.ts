import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { FoundEvent } from './found-event.ts'

export type FoundCity = { id: number; name: string; zone: string }

/** The city that the place names in any of our languages: on its own, or as a part of the address. The largest of equal names. */
export const cityIn = async (db: Db, { city, address, name }: NonNullable<FoundEvent['place']>, locale: Locale): Promise<FoundCity | null> => {
  const parts = [city ?? '', ...`${address},${name}`.split(',')].map((part) =>
    part
      .replace(/^\s*(?:г\.|город|city of)\s*/i, '')
      .trim()
      .toLowerCase(),
  )
  const { rows } = await sql<FoundCity>`
    select c.id, ${nameIn('c', locale)} as name, c.zone from cities c
    where lower(c.name_ru) = any(${parts}) or lower(c.name_en) = any(${parts}) or lower(c.name_kk) = any(${parts})
    order by c.population desc limit 1`.execute(db)
  return rows[0] ?? null
}
