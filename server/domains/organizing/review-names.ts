import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import { nameIn } from '../../kernel/names.ts'

const named = ['types', 'themes', 'cities', 'spaces', 'halls', 'users', 'organizations', 'events', 'quizzes', 'uploads'] as const

/** Id → name, of everything that a document refers to. Null if it refers to none. */
export type DocumentNames = Record<(typeof named)[number], Record<string, string> | null>

type Source = { table: string; name: RawBuilder<unknown>; paths: readonly string[]; type?: 'uuid' }

const nameColumn = sql`n.name`

const sourcesIn = (locale: Locale): Record<(typeof named)[number], Source> => ({
  types: { table: 'event_types', name: nameIn('n', locale), paths: ['$.typeId'] },
  themes: { table: 'themes', name: nameIn('n', locale), paths: ['$.themes[*]'] },
  cities: { table: 'cities', name: nameIn('n', locale), paths: ['$.place.cityId'] },
  spaces: { table: 'spaces', name: nameColumn, paths: ['$.space.spaceId', '$.networking.spaceIds[*]'] },
  halls: { table: 'halls', name: nameColumn, paths: ['$.space.hallIds[*]'] },
  users: {
    table: 'users',
    name: sql`case when n.erased_at is null then trim(concat(n.first_name, ' ', n.last_name)) else '' end`,
    paths: ['$.organizers[*] ? (@.type == "user").id', '$.experts[*].id', '$.owners[*]'],
  },
  organizations: { table: 'organizations', name: nameColumn, paths: ['$.organizers[*] ? (@.type == "organization").id', '$.organizationId'] },
  events: { table: 'events', name: nameColumn, paths: ['$.masterEventId'] },
  quizzes: { table: 'quizzes', name: sql`n.title`, paths: ['$.quizId', '$.surveyQuizId'] },
  uploads: {
    table: 'uploads',
    name: nameColumn,
    paths: ['$.photo', '$.certificateBg', '$.documents[*]', '$.materials[*]', '$.personalisation.cover'],
    type: 'uuid',
  },
})

/** The names for these documents in one JSON value. Indexes: primary keys. */
export const documentNames = (locale: Locale, documents: RawBuilder<unknown>) => {
  const sources = sourcesIn(locale)
  const parts = named.map((key) => sql`${sql.lit(key)}, (${namesFrom(sources[key], documents)})`)
  return sql<DocumentNames>`jsonb_build_object(${sql.join(parts)})`
}

const namesFrom = ({ table, name, paths, type }: Source, documents: RawBuilder<unknown>) => {
  const ids = paths.map((path) => sql`jsonb_path_query(d.document, ${sql.lit(path)})`)
  const values = sql.join(
    ids.map((id) => sql`select ${id} as value from unnest(array[${documents}]) as d (document)`),
    sql` union all `,
  )
  return sql`select jsonb_object_agg(n.id, ${name}) from ${sql.table(table)} n where n.id in (
    select (v.value #>> '{}')::${sql.raw(type ?? 'bigint')} from (${values}) v where v.value <> 'null')`
}
