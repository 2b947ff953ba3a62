import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { Locale } from '../../../../../contract/locales.ts'
import type { Projects, Schema } from '../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import { nameIn } from '../../../../kernel/names.ts'
import type { Slice } from '../../../../kernel/paging.ts'

export type ProjectRow = Awaited<ReturnType<typeof projectsOf>>[number]

/** A viewer reads visible projects of other users and all own ones. */
type EntryReader = { userIds: readonly number[]; viewerId: number | null }

/** The latest first. Index: projects_user. */
export const projectsOf = (db: Db, { userIds, viewerId }: EntryReader, locale: Locale, slice?: Slice) =>
  allRows(db, locale)
    .where(sql<boolean>`x.user_id = any(${userIds}::bigint[])`)
    .where(sql<boolean>`(x.is_visible or x.user_id = ${viewerId})`)
    .orderBy('x.created_at', 'desc')
    .orderBy('x.id', 'desc')
    .$if(slice !== undefined, (rows) => rows.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute()

export const findProject = (db: Db, id: number, locale: Locale): Promise<ProjectRow | undefined> =>
  allRows(db, locale).where('x.id', '=', id).executeTakeFirst()

const allRows = (db: Kysely<Schema>, locale: Locale) =>
  db
    .selectFrom('projects as x')
    .leftJoin('uploads as f', 'f.id', 'x.presentation_id')
    .select([
      'x.id',
      'x.user_id',
      'x.name',
      'x.stage',
      'x.types',
      'x.finance_model',
      'x.complete_date',
      'x.essence',
      'x.info',
      'x.presentation_id',
      'x.is_visible',
      'f.name as file_name',
      'f.size',
      'f.mime',
      namedIn('nti_technologies', 'x.nti_technology_ids', locale).as('nti_technologies'),
      namedIn('support_institutions', 'x.support_institution_ids', locale).as('support_institutions'),
    ])

/** Catalogue rows in the order of the ids in the list. */
const namedIn = (table: 'nti_technologies' | 'support_institutions', list: string, locale: Locale) =>
  sql<{ id: number; name: string }[]>`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${nameIn('t', locale)}) order by w.place), '[]')
    from unnest(${sql.ref(list)}) with ordinality as w(id, place) join ${sql.table(table)} t on t.id = w.id)`

export const countProjects = async (db: Db, userId: number): Promise<number> => {
  const counted = db.selectFrom('projects').select(sql<number>`count(*)`.as('total')).where('user_id', '=', userId)
  return (await counted.executeTakeFirstOrThrow()).total
}

/** Locked until the transaction ends. */
export const lockProject = (tx: Tx, id: number) =>
  tx.selectFrom('projects').select(['id', 'user_id', 'presentation_id']).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertProject = (tx: Tx, values: Insertable<Projects>) =>
  tx.insertInto('projects').values(values).returning('id').executeTakeFirstOrThrow()

export const updateProject = (tx: Tx, id: number, change: Updateable<Projects>) =>
  tx.updateTable('projects').set(change).where('id', '=', id).execute()

export const countKnown = async (db: Db, table: 'nti_technologies' | 'support_institutions', ids: readonly number[]): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db)).rows[0]?.total ?? 0
