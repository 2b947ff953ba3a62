import { sql } from 'kysely'
import { type Locale, languageTags, locales } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { escapeXml } from '../../kernel/xml.ts'

/** Each event has an address per language, so a file has up to 18,000 addresses. The sitemap protocol allows 50,000. */
export const idsPerFile = 6_000
const rowsPerStatement = 1_000

/** Paths of public screens, without a locale. */
const screens = ['/', '/events', '/events/online', '/events/competition']

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The sitemap index: the file of screens and the files of events. */
export const sitemapIndex = async (db: Db, siteUrl: string): Promise<string> => {
  const names = ['sitemap-pages.xml', ...(await eventFiles(db)).map((number) => `sitemap-events-${number}.xml`)]
  const files = names.map((name) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${files.join('')}</sitemapindex>\n`
}

export const sitemapOfScreens = (siteUrl: string): string => opening + screens.map((path) => addressesOf({ siteUrl, path })).join('') + closing

/**
 * Streams the addresses of a file's public events in batches, so that neither memory nor a connection holds the whole file.
 * A file without a public event is refused before the first batch.
 */
export async function* sitemapOfEvents(db: Db, siteUrl: string, file: number): AsyncGenerator<string> {
  const last = file * idsPerFile
  let events = await eventsBetween(db, { after: last - idsPerFile, last })
  if (events.length === 0) throw new Refusal('notFound')
  yield opening
  while (events.length > 0) {
    yield events.map(({ id, updated_at }) => addressesOf({ siteUrl, path: `/events/${id}`, changedAt: updated_at })).join('')
    events = await eventsBetween(db, { after: events.at(-1)?.id ?? last, last })
  }
  yield closing
}

const opening = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const closing = '</urlset>\n'

type Page = { siteUrl: string; path: string; changedAt?: Date }

/** Entries of a page in every language. Each lists all its translations, as the hreflang protocol requires. */
const addressesOf = ({ siteUrl, path, changedAt }: Page): string => {
  const addressIn = (locale: Locale) => escapeXml(path === '/' ? siteLinks(siteUrl, locale).home : siteLinks(siteUrl, locale).to(path))
  const link = (language: string, locale: Locale) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`
  const links = locales.map((locale) => link(languageTags[locale], locale)).join('') + link('x-default', locales[0])
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${changed}${links}</url>\n`).join('')
}

/** Public events with `after` < id <= `last`. Index: the primary key. */
const eventsBetween = (db: Db, { after, last }: { after: number; last: number }) =>
  db
    .selectFrom('events')
    .select(['id', 'updated_at'])
    .where('is_listed', '=', true)
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(rowsPerStatement)
    .execute()

/** Numbers of files with a public event: one lookup in the primary key per file, independent of the number of events. */
const eventFiles = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ file: number }>`
    with recursive files (file) as (
      select (select (id - 1) / ${idsPerFile}::bigint + 1 from events where is_listed order by id limit 1)
      union all
      select (select (id - 1) / ${idsPerFile}::bigint + 1 from events where is_listed and id > files.file * ${idsPerFile}::bigint order by id limit 1)
      from files where files.file is not null)
    select file from files where file is not null`.execute(db)
  return rows.map(({ file }) => file)
}
