import { sql } from 'kysely'
import type { Words } from './keys.ts'

/** Maximum of rows in a statement; PostgreSQL allows 65,535 values in one. */
const maxRows = 1_000

export const inChunks = async <Row>(rows: Row[], insert: (chunk: Row[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += maxRows) await insert(rows.slice(from, from + maxRows))
}

export const names = ({ ru, en, kk }: Words) => ({ name_ru: ru, name_en: en, name_kk: kk })

/** The columns of a page of text. */
export const textsOf = ({ title, body }: { title: Words; body: Words }) => ({
  title_ru: title.ru,
  title_en: title.en,
  title_kk: title.kk,
  body_ru: body.ru,
  body_en: body.en,
  body_kk: body.kk,
})

export const newNames = {
  name_ru: sql.ref<string>('excluded.name_ru'),
  name_en: sql.ref<string>('excluded.name_en'),
  name_kk: sql.ref<string>('excluded.name_kk'),
}
