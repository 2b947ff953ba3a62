import { type RawBuilder, sql } from 'kysely'
import { type Locale, languageTags, locales } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { escapeXml } from '../../kernel/xml.ts'

/** Each page has an address per language, so a file has up to 18,000 addresses. The sitemap protocol allows 50,000. */
export const idsPerFile = 6_000
const rowsPerStatement = 1_000

/** Paths of public screens, without a locale. */
const screens = ['/', '/events', '/events/online', '/events/competition', '/organizations', '/places', '/support', '/teams']

type Kind = { table: RawBuilder<unknown>; isPublic: RawBuilder<boolean>; changedAt: RawBuilder<Date | null> }

/** Tables whose rows have public pages, at the address of their name. Columns are those of the alias p. */
const kinds = {
  events: { table: sql`events`, isPublic: sql<boolean>`p.is_listed`, changedAt: sql<Date>`p.updated_at` },
  organizations: { table: sql`organizations`, isPublic: sql<boolean>`p.moderation = 'approved'`, changedAt: sql<null>`null::timestamptz` },
  places: { table: sql`places`, isPublic: sql<boolean>`p.moderation = 'approved' and p.deleted_at is null`, changedAt: sql<null>`null::timestamptz` },
  support: { table: sql`help_articles`, isPublic: sql<boolean>`p.deleted_at is null`, changedAt: sql<null>`null::timestamptz` },
  teams: { table: sql`teams`, isPublic: sql<boolean>`p.moderation = 'approved' and p.disbanded_at is null`, changedAt: sql<null>`null::timestamptz` },
} satisfies Record<string, Kind>
export type SitemapKind = keyof typeof kinds
export const sitemapKinds = ['events', 'organizations', 'places', 'support', 'teams'] as const satisfies SitemapKind[]

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The sitemap index: the file of screens and the files of each kind of pages. */
export const sitemapIndex = async (db: Db, siteUrl: string): Promise<string> => {
  const numbered = await Promise.all(sitemapKinds.map(async (kind) => (await filesOf(db, kind)).map((number) => `sitemap-${kind}-${number}.xml`)))
  const names = ['sitemap-pages.xml', ...numbered.flat()]
  const files = names.map((name) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${files.join('')}</sitemapindex>\n`
}

export const sitemapOfScreens = (siteUrl: string): string => opening + screens.map((path) => addressesOf({ siteUrl, path })).join('') + closing

/**
 * Streams the addresses of a file's public pages in batches, so that neither memory nor a connection holds the whole file.
 * A file without a public page is refused before the first batch.
 */
export async function* sitemapOf(db: Db, siteUrl: string, { kind, file }: { kind: SitemapKind; file: number }): AsyncGenerator<string> {
  const last = file * idsPerFile
  let rows = await rowsBetween(db, kind, { after: last - idsPerFile, last })
  if (rows.length === 0) throw new Refusal('notFound')
  yield opening
  while (rows.length > 0) {
    yield rows.map(({ id, changed_at }) => addressesOf({ siteUrl, path: `/${kind}/${id}`, changedAt: changed_at })).join('')
    rows = await rowsBetween(db, kind, { after: rows.at(-1)?.id ?? last, last })
  }
  yield closing
}

const opening = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
const closing = '</urlset>\n'

type Page = { siteUrl: string; path: string; changedAt?: Date | null }

/** Entries of a page in every language. Each lists all its translations, as the hreflang protocol requires. */
const addressesOf = ({ siteUrl, path, changedAt }: Page): string => {
  const addressIn = (locale: Locale) => escapeXml(path === '/' ? siteLinks(siteUrl, locale).home : siteLinks(siteUrl, locale).to(path))
  const link = (language: string, locale: Locale) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`
  const links = locales.map((locale) => link(languageTags[locale], locale)).join('') + link('x-default', locales[0])
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${addressIn(locale)}</loc>${changed}${links}</url>\n`).join('')
}

type Row = { id: number; changed_at: Date | null }

/** Public rows with `after` < id <= `last`. Index: the primary key. */
const rowsBetween = async (db: Db, kind: SitemapKind, { after, last }: { after: number; last: number }): Promise<Row[]> => {
  const { table, isPublic, changedAt } = kinds[kind]
  const { rows } = await sql<Row>`
    select p.id, ${changedAt} as changed_at from ${table} p where ${isPublic} and p.id > ${after} and p.id <= ${last}
    order by p.id limit ${rowsPerStatement}`.execute(db)
  return rows
}

/** Numbers of files with a public row: one lookup in the primary key per file, independent of the number of rows. */
const filesOf = async (db: Db, kind: SitemapKind): Promise<number[]> => {
  const { table, isPublic } = kinds[kind]
  const { rows } = await sql<{ file: number }>`
    with recursive files (file) as (
      select (select (p.id - 1) / ${idsPerFile}::bigint + 1 from ${table} p where ${isPublic} order by p.id limit 1)
      union all
      select (select (p.id - 1) / ${idsPerFile}::bigint + 1 from ${table} p
        where ${isPublic} and p.id > files.file * ${idsPerFile}::bigint order by p.id limit 1)
      from files where files.file is not null)
    select file from files where file is not null`.execute(db)
  return rows.map(({ file }) => file)
}
