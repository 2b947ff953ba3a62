import { type RawBuilder, sql } from 'kysely'
import type { ContentField, ContentFields } from '../../../contract/content/content-field.ts'
import { languageSuffixes } from '../../../contract/content/suffixes.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db, Tx } from '../db.ts'
import { containing } from '../like.ts'
import type { Slice } from '../paging.ts'

/** Ids of another table in a link table, in the order of its column `position`. */
export type Link = { table: string; owner: string; target: string }

/** Where the rows of a content table are stored. A column is the name of its field in snake case. */
export type ContentStore = {
  table: string
  fields: ContentFields
  links?: Record<string, Link>
  /** Columns that contain the text of a search. */
  search: readonly string[]
  /** SQL order of the list, over the alias t. */
  order: RawBuilder<unknown>
  /** Rows that staff edit here, over the alias t. */
  where?: RawBuilder<boolean>
}
export type StoredRow = { id: number; version: number; deletedAt: Date | null; [field: string]: unknown }
type ListQuery = { search: string; deleted: boolean; locale: Locale; slice: Slice }

/** Tables of content are short, so a search reads them whole. */
export const listContent = async (db: Db, store: ContentStore, { locale, slice, ...query }: ListQuery) => {
  const { rows } = await sql<StoredRow>`select ${columnsOf(store, locale)} from ${sql.table(store.table)} as t
    where ${matching(store, query)} order by ${store.order}, t.id limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return rows.map((row) => inOrder(store, row))
}

export const countContent = async (db: Db, store: ContentStore, query: Pick<ListQuery, 'search' | 'deleted'>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(store.table)} as t
    where ${matching(store, query)}`.execute(db)
  return rows[0]?.total ?? 0
}

const matching = ({ search: columns, where = sql`true` }: ContentStore, { search, deleted }: Pick<ListQuery, 'search' | 'deleted'>) => {
  const pattern = containing(search)
  const found = sql.join(
    columns.map((column) => sql`${plain(sql`${sql.ref(`t.${column}`)}::text`)} like ${plain(sql`${pattern}::text`)}`),
    sql` or `,
  )
  return sql<boolean>`t.deleted_at is ${deleted ? sql`not null` : sql`null`} and ${where} and (${search === '' ? sql`true` : found})`
}

const plain = (text: RawBuilder<unknown>) => sql`translate(lower(${text}), 'ё', 'е')`

/** One row, deleted or not; `locks` it against concurrent changes. Index: the primary key. */
export const findContent = async (db: Db, store: ContentStore, { id, locale, locks = false }: { id: number; locale: Locale; locks?: boolean }) => {
  const { rows } = await sql<StoredRow>`select ${columnsOf(store, locale)} from ${sql.table(store.table)} as t
    where t.id = ${id} and ${store.where ?? sql`true`} ${locks ? sql`for update of t` : sql``}`.execute(db)
  return rows[0] && inOrder(store, rows[0])
}

/** PostgreSQL sorts the keys of jsonb; forms show records in the order of their columns. */
const inOrder = ({ fields }: ContentStore, row: StoredRow): StoredRow => {
  const ordered: StoredRow = { ...row }
  for (const [name, { columns }] of Object.entries(fields)) {
    const list = row[name]
    if (columns && Array.isArray(list))
      ordered[name] = list.map((one) => Object.fromEntries(columns.map((column) => [column.name, one[column.name]])))
  }
  return ordered
}

export const insertContent = async (tx: Tx, store: ContentStore, values: Values): Promise<number> => {
  const columns = columnValues(store, values)
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(store.table)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
    values (${sql.join(columns.map(({ value }) => value))}) returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`${store.table} has returned no id`)
  await saveLinks(tx, store, id, values)
  return id
}

/** `restores` in the same statement, because the stored values of a deleted row may repeat those of a newer one. */
export const updateContent = async (tx: Tx, store: ContentStore, { id, values, restores }: { id: number; values: Values; restores: boolean }) => {
  const changes = columnValues(store, values).map(({ column, value }) => sql`${sql.ref(column)} = ${value}`)
  if (restores) changes.push(sql`deleted_at = null`)
  await sql`update ${sql.table(store.table)} set ${sql.join([...changes, sql`version = version + 1`])} where id = ${id}`.execute(tx)
  await saveLinks(tx, store, id, values)
}

type Values = Record<string, unknown>

const columnValues = ({ fields, links = {} }: ContentStore, values: Values) =>
  Object.entries(values)
    .filter(([name]) => !(name in links))
    .map(([name, value]) => ({ column: columnOf(name), value: isJson(fields[name]) ? JSON.stringify(value) : value }))

const isJson = (field: ContentField | undefined) => field?.columns !== undefined

/** Replaces the links of the given fields; a target that does not exist violates the foreign key. */
const saveLinks = async (tx: Tx, { links = {} }: ContentStore, id: number, values: Values) => {
  for (const [name, { table, owner, target }] of Object.entries(links)) {
    if (values[name] === undefined) continue
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(tx)
    await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(target)}, position)
      select ${id}, sent.id, min(sent.place) from unnest(${values[name]}::bigint[]) with ordinality as sent(id, place) group by sent.id`.execute(tx)
  }
}

const columnsOf = ({ fields, links = {} }: ContentStore, locale: Locale) => {
  const own = Object.entries(fields).map(([name, { kind }]) => {
    const link = links[name]
    if (link) return sql`${linkedIds(link)} as ${sql.ref(name)}`
    return sql`${sql.ref(`t.${columnOf(kind === 'derived' ? `${name}${languageSuffixes[locale]}` : name)}`)} as ${sql.ref(name)}`
  })
  return sql.join([sql`t.id, t.version, t.deleted_at as "deletedAt"`, ...own])
}

const linkedIds = ({ table, owner, target }: Link) =>
  sql`array(select l.${sql.ref(target)}::int8 from ${sql.table(table)} as l where l.${sql.ref(owner)} = t.id order by l.position)`

/** nameKz → name_kk: columns are named by language, fields by locale. */
export const columnOf = (field: string): string => field.replace(/Kz$/, 'Kk').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
