import { sql } from 'kysely'
import { type Locale, languageTags, locales } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { escapeXml } from './xml.ts'

/** Every event is three addresses, one a language; a sitemap file holds 18,000 of them at most, of the 50,000 that are allowed. */
export const idsPerFile = 6_000
const rowsPerStatement = 1_000

/** Screens that are the same for everyone, without their locale. */
const screens = ['/', '/events', '/events/online', '/events/competition']

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Names the files that there are. */
export const sitemapIndex = async (db: Db, siteUrl: string): Promise<string> => {
  const names = ['sitemap-pages.xml', ...(await eventFiles(db)).map((number) => `sitemap-events-${number}.xml`)]
  const files = names.map((name) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${files.join('')}</sitemapindex>\n`
}

export const sitemapOfScreens = (siteUrl: string): string => opening + screens.map((path) => addressesOf({ siteUrl, path })).join('') + closing

/**
 * The addresses of public events whose ids belong to a file, in pieces, so that neither memory nor a connection holds all
 * of them. A file without a public event is refused before its first piece.
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

/** A page in every language; each of them names them all, as search engines want it. */
const addressesOf = ({ siteUrl, path, changedAt }: Page): string => {
  const addressIn = (locale: Locale) => escapeXml(path === '/' ? siteLinks(siteUrl, locale).home : siteLinks(siteUrl, locale).to(path))
  const link = (language: string, locale: Locale) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`
  const links = locales.map((locale) => link(languageTags[locale], locale)).join('') + link('x-default', locales[0])
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${changed}${links}</url>\n`).join('')
}

/** Public events of a range of ids, without its start. Index: the primary key. */
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

/** The numbers of the files that have a public event: one look into the primary key a file, however many events there are. */
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
