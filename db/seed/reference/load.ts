import { helpSections } from '../../../contract/reference/limits.ts'
import type { Db } from '../../../server/kernel/db.ts'
import cities from './cities.json' with { type: 'json' }
import compilationTypes from './compilation-types.json' with { type: 'json' }
import configs from './configs.json' with { type: 'json' }
import eventTypes from './event-types.json' with { type: 'json' }
import helpArticles from './help-articles.json' with { type: 'json' }
import httpStatuses from './http-statuses.json' with { type: 'json' }
import type { Words } from './keys.ts'
import { loadCatalogs } from './load-catalogs.ts'
import { loadOrganizationCatalogs } from './load-organizations.ts'
import pages from './pages.json' with { type: 'json' }
import regions from './regions.json' with { type: 'json' }
import { inChunks, names, newNames, textsOf } from './rows.ts'
import themes from './themes.json' with { type: 'json' }

/**
 * Sets the catalogues to the content of these files; a repetition changes nothing. Rows that editors may change are only
 * added where missing: themes, settings, texts of the error pages, help articles and content pages. A deleted row is not missing.
 */
export const loadReference = async (db: Db): Promise<void> => {
  const target: Db = db
  await loadRegions(target)
  await loadCities(target)
  await loadThemes(target)
  await loadTypes(target, 'event_types', eventTypes)
  await loadTypes(target, 'compilation_types', compilationTypes)
  await loadHttpStatuses(target)
  await loadHelpArticles(target)
  await loadPages(target)
  await loadConfigs(target)
  await loadCatalogs(target)
  await loadOrganizationCatalogs(target)
}

const loadRegions = (db: Db) =>
  inChunks(regions, (chunk) =>
    db
      .insertInto('regions')
      .values(chunk.map(({ id, code, country, name }) => ({ id, code, country, ...names(name) })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          code: ref('excluded.code'),
          country: ref('excluded.country'),
          ...newNames,
        })),
      )
      .execute(),
  )

const loadCities = (db: Db) =>
  inChunks(cities, (chunk) =>
    db
      .insertInto('cities')
      .values(
        chunk.map(({ id, regionId, name, lat, lng, zone, population }) => ({ id, region_id: regionId, ...names(name), lat, lng, zone, population })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          region_id: ref('excluded.region_id'),
          ...newNames,
          lat: ref('excluded.lat'),
          lng: ref('excluded.lng'),
          zone: ref('excluded.zone'),
          population: ref('excluded.population'),
        })),
      )
      .execute(),
  )

const loadThemes = (db: Db) =>
  inChunks(themes, (chunk) =>
    db
      .insertInto('themes')
      .values(chunk.map(({ id, name }) => ({ id, ...names(name) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

const loadTypes = (db: Db, table: 'event_types' | 'compilation_types', types: { id: number; name: Words }[]) =>
  inChunks(types, (chunk) =>
    db
      .insertInto(table)
      .values(chunk.map(({ id, name }) => ({ id, ...names(name) })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(newNames))
      .execute(),
  )

/** The files use language tags, the API uses locales: Kazakh is kk and kz (A032). */
const localeOf = (language: string) => (language === 'kk' ? 'kz' : language)

const loadHttpStatuses = async (db: Db) => {
  const known = await db.selectFrom('http_status_texts').select(['status', 'code', 'locale']).execute()
  const keyOf = (row: { status: number; code: number | null; locale: string }) => [row.status, row.code, row.locale].join()
  const keys = new Set(known.map(keyOf))
  const missing = httpStatuses.map((row) => ({ ...row, locale: localeOf(row.locale) })).filter((row) => !keys.has(keyOf(row)))
  await inChunks(missing, (chunk) =>
    db
      .insertInto('http_status_texts')
      .values(chunk.map(({ status, code, locale, title, text }) => ({ status, code, locale, title, text })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

const sectionOf = (name: string) => {
  const section = helpSections.find((known) => known === name)
  if (!section) throw new Error(`help-articles.json has no known section ${name}`)
  return section
}

const loadHelpArticles = (db: Db) =>
  inChunks(helpArticles, (chunk) =>
    db
      .insertInto('help_articles')
      .values(chunk.map(({ id, section, position, ...texts }) => ({ id, section: sectionOf(section), position, ...textsOf(texts) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

/** Pages of the file that are missing; editors change the others. */
const loadPages = (db: Db) =>
  inChunks(pages, (chunk) =>
    db
      .insertInto('pages')
      .values(chunk.map(({ id, path, ...texts }) => ({ id, path, ...textsOf(texts) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

const loadConfigs = (db: Db) =>
  inChunks(Object.entries(configs), (chunk) =>
    db
      .insertInto('configs')
      .values(chunk.map(([key, value]) => ({ key, value: JSON.stringify(value) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
