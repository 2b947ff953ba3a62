import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import { type HelpSection, helpSections } from '../../../contract/reference/limits.ts'
import type { Db } from '../../kernel/db.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'

type Article = { id: number; section: HelpSection; position: number; title: string; body: string }
type Filters = { section?: HelpSection | undefined; search: string }

/** In reading order, or with a search the best first. Indexes: help_articles_search_ru, _en and _kk. */
export const listHelpArticles = async (db: Db, { section, search }: Filters, locale: Locale): Promise<Article[]> => {
  const { title, searched } = columns[locale]
  const query = queryOf(search, locale)
  const ofSection = section ? sql`a.section = ${section}` : sql`true`
  if (search !== '')
    return articlesWhere(
      db,
      locale,
      sql`${ofSection} and ${searched} @@ ${query} order by ${title} @@ ${query} desc, ts_rank(${searched}, ${query}) desc, a.id`,
    )
  return articlesWhere(db, locale, sql`${ofSection} order by array_position(${sql.val([...helpSections])}::text[], a.section), a.position, a.id`)
}

/** Index: the primary key. */
export const findHelpArticle = async (db: Db, id: number, locale: Locale): Promise<Article | undefined> =>
  (await articlesWhere(db, locale, sql`a.id = ${id}`))[0]

const columns = {
  ru: {
    words: sql`a.title_ru as title, a.body_ru as body`,
    title: sql`to_tsvector('russian', a.title_ru)`,
    searched: sql`to_tsvector('russian', a.title_ru || ' ' || a.body_ru)`,
  },
  en: {
    words: sql`a.title_en as title, a.body_en as body`,
    title: sql`to_tsvector('english', a.title_en)`,
    searched: sql`to_tsvector('english', a.title_en || ' ' || a.body_en)`,
  },
  kz: {
    words: sql`a.title_kk as title, a.body_kk as body`,
    title: sql`to_tsvector('simple', a.title_kk)`,
    searched: sql`to_tsvector('simple', a.title_kk || ' ' || a.body_kk)`,
  },
} as const

/** PostgreSQL has no stemmer for Kazakh. */
const dictionaries = { ru: sql`'russian'`, en: sql`'english'`, kz: sql`'simple'` } as const
const maxWords = 10

/** The beginnings of all words; a search without letters and digits finds nothing. */
const queryOf = (search: string, locale: Locale) => {
  const words = search.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const query = words.slice(0, maxWords).map((word) => `${word}:*`)
  return sql`to_tsquery(${dictionaries[locale]}, ${query.join(' & ')})`
}

/** Staff edit the texts, so that they are sanitized like all rich text. */
const articlesWhere = async (db: Db, locale: Locale, rest: RawBuilder<unknown>): Promise<Article[]> => {
  const { rows } = await sql<Article>`select a.id, a.section, a.position, ${columns[locale].words} from help_articles a
    where a.deleted_at is null and ${rest}`.execute(db)
  return rows.map((row) => ({ ...row, body: cleanHtml(row.body) }))
}
