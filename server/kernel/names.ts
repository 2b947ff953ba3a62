import { sql } from 'kysely'
import type { Locale } from '../../contract/locales.ts'

const columns = { ru: 'name_ru', en: 'name_en', kz: 'name_kk' } as const

/** The name of a catalogue row in the locale. */
export const nameIn = (table: string, locale: Locale) => sql<string>`${sql.ref(`${table}.${columns[locale]}`)}`
