// Writes db/schema.ts from the migrations: starts a separate database, migrates it and reads its catalogue.
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

const root = join(import.meta.dirname, '..')
const target = join(root, 'db/schema.ts')

/** Types of the jsonb columns; the catalogue has all others. */
const jsonColumns = {
  'events.live': '{ url: string; title: string }[]',
  'events.personalisation': '{ cover?: string | null; color?: number | null; contactInfo?: string | null; letterText?: string | null }',
  'events.contacts': '{ name: string; phone?: string | null; email?: string | null; telegram?: string | null }[]',
  'event_drafts.data': 'object',
  'event_drafts.field_versions': 'Record<string, number>',
  'event_reviews.data': 'object',
  'event_reviews.approved_data': 'object',
  'event_change_notices.before': 'object',
  'event_change_notices.after': 'object',
  'events.last_public': 'object',
  'events.media': '{ photo: string | null; video: string | null; links: string[] }[]',
  'organizations.reviewed': 'object',
  'quiz_attempts.answers': '{ questionId: number; value: unknown }[]',
  'live_questions.question':
    '{ id: number; type: "radio" | "checkbox" | "dropdown" | "boolean"; title: string; description: string; seconds: number; rightBoolean: boolean | null; options: { id: number; title: string; right: boolean; score: number }[] }',
  'live_questions.counts': 'Record<string, number>',
  'idempotency_keys.answer': 'unknown',
  'configs.value': 'unknown',
  'mailings.blocks': 'object[]',
  'mailings.recipients': 'object',
  'outbox.payload': 'Record<string, unknown>',
  'installation_keys.value': 'object',
  'external_accounts.profile': '{ city: string | null; birthday: string | null; photo: string | null }',
  'places.schedule': '{ day: number; open: string; close: string }[]',
  'places.special_days': '{ date: string; open: string | null; close: string | null }[]',
  'places.social_networks': '{ network: string; url: string }[]',
  'spaces.schedule': '{ day: number; open: string; close: string }[]',
  'spaces.special_days': '{ date: string; open: string | null; close: string | null }[]',
  'users.socials': '{ network: string; url: string }[]',
  'social_proofs.profile':
    '{ externalId: string; firstName: string; lastName: string; email: string | null; isEmailConfirmed: boolean; page: string | null; city: string | null; birthday: string | null; photo: string | null }',
  'notifications.data':
    '{ userId?: number; eventId?: number; decision?: "approved" | "declined"; linkHref?: string; quizUrl?: string; kind?: string; decisionId?: number }',
  'audit_records.before': 'Record<string, unknown>',
  'audit_records.after': 'Record<string, unknown>',
  'moderation_decisions.effects': 'Record<string, unknown>',
  'table_exports.filter': 'Record<string, string | number>',
  'notifications.titles': 'Record<"ru" | "en" | "kz", string>',
  'notifications.texts': 'Record<"ru" | "en" | "kz", string>',
}

const plain = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  timestamptz: 'Instant',
  date: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
}

const columnsOf = `
  select c.relname as table_name, a.attname as column_name, t.typname as type, a.attnotnull as required,
         (a.atthasdef or a.attidentity <> '') as filled, a.attgenerated <> '' or a.attidentity = 'a' as computed,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as choice
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

const typeOf = (row) => {
  const json = jsonColumns[`${row.table_name}.${row.column_name}`]
  if (json) return `Json<${json}>`
  if (row.choice) {
    const choices = [...row.choice.matchAll(/'([^']+)'::text|\b(\d+)\b(?!::)/g)].map(([, text, number]) => (text ? `'${text}'` : number))
    return choices.join(' | ')
  }
  const list = row.type.startsWith('_')
  const type = plain[list ? row.type.slice(1) : row.type]
  if (!type) throw new Error(`no type for ${row.table_name}.${row.column_name}: ${row.type}`)
  return list ? `${type}[]` : type
}

// A trigger fills these dates and times, so they are optional in an insert.
const keptByTrigger = new Set(['events.starts_on', 'events.ends_on'])

const lineOf = (row) => {
  const type = row.required ? typeOf(row) : `${typeOf(row)} | null`
  if (row.computed) return `  ${row.column_name}: GeneratedAlways<${type}>`
  const isFilled = row.filled || keptByTrigger.has(`${row.table_name}.${row.column_name}`)
  if (!isFilled) return `  ${row.column_name}: ${type}`
  return `  ${row.column_name}: ${/^(Instant|Json)/.test(type) ? `Filled${type}` : `Generated<${type}>`}`
}

export const schemaOf = async (pool) => {
  const { rows } = await pool.query(columnsOf)
  const tables = Map.groupBy(
    rows.filter((row) => row.table_name !== 'migrations'),
    (row) => row.table_name,
  )
  const name = (table) =>
    table
      .split('_')
      .map((word) => word[0].toUpperCase() + word.slice(1))
      .join('')
  const interfaces = [...tables].map(([table, columns]) => `export interface ${name(table)} {\n${columns.map(lineOf).join('\n')}\n}`)
  const schema = `export interface Schema {\n${[...tables.keys()].map((table) => `  ${table}: ${name(table)}`).join('\n')}\n}`
  const head = `import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

// Generated by \`npm run db:types\` from db/migrations; a test compares the two.

type Instant = ColumnType<Date, Date | string, Date | string>
/** Read as the value, written as its JSON text. */
type Json<T> = ColumnType<T, string, string>
type FilledInstant = ColumnType<Date, Date | string | undefined, Date | string>
type FilledJson<T> = ColumnType<T, string | undefined, string>`
  return formatted(`${[head, ...interfaces, schema].join('\n\n')}\n`)
}

/** The text as the format check wants it. */
const formatted = async (code) => {
  const args = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=db/schema.ts']
  const biome = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  biome.stdin.end(code)
  const result = await text(biome.stdout)
  if (result === '') throw new Error('biome did not format the types')
  return result
}

const main = async () => {
  const { startEmbeddedPostgres } = await import('../server/kernel/postgres/embedded.ts')
  const { migrate } = await import('../server/kernel/migrate.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'vmeste-types-'))
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => {} })
  const pool = new pg.Pool(postgres.connection)
  try {
    await migrate(pool)
    const schema = await schemaOf(pool)
    if (schema !== (await readFile(target, 'utf8').catch(() => ''))) await writeFile(target, schema)
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main()
