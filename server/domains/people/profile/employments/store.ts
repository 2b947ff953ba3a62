import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Employments, Schema } from '../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import type { Slice } from '../../../../kernel/paging.ts'
import { type EntryReader, isVisibleTo } from '../visibility-sql.ts'

export type EmploymentRow = Awaited<ReturnType<typeof employmentsOf>>[number]

/** The primary one first, then the latest. Index: employments_user. */
export const employmentsOf = (db: Db, entryReader: EntryReader, slice?: Slice) =>
  visibleRows(db, entryReader)
    .orderBy('x.user_id')
    .orderBy('x.is_primary', 'desc')
    .orderBy('x.date_start', 'desc')
    .orderBy('x.id', 'desc')
    .$if(slice !== undefined, (rows) => rows.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute()

export const findEmployment = (db: Db, id: number, entryReader: EntryReader): Promise<EmploymentRow | undefined> =>
  visibleRows(db, entryReader).where('x.id', '=', id).executeTakeFirst()

const visibleRows = (db: Kysely<Schema>, entryReader: EntryReader) => allRows(db).where(isVisibleTo(entryReader))

/** Of any owner. Index: the primary key. */
export const anyEmployment = (db: Db, id: number): Promise<EmploymentRow | undefined> => allRows(db).where('x.id', '=', id).executeTakeFirst()

export type OwnedEmployment = Awaited<ReturnType<ReturnType<typeof ownedEmployments>['execute']>>[number]

/** With their owners, for staff. Index: the primary key. */
export const ownedEmployments = (db: Db, ids: RawBuilder<unknown>) => ownedRows(db).where(sql<boolean>`x.id in (${ids})`)

export const companyOf = async (tx: Tx, id: number): Promise<number> =>
  (await tx.selectFrom('employments').select('company_id').where('id', '=', id).executeTakeFirstOrThrow()).company_id

/** The company of a job, unless another approved one names it. */
export const companyNamedOnlyBy = async (tx: Tx, id: number): Promise<number | null> => {
  const { rows } = await sql<{ company_id: number }>`
    select x.company_id from employments x where x.id = ${id} and not exists (
      select from employments other where other.company_id = x.company_id and other.moderation = 'approved' and other.id <> x.id)`.execute(tx)
  return rows[0]?.company_id ?? null
}

const ownedRows = (db: Kysely<Schema>) =>
  allRows(db).innerJoin('users as u', 'u.id', 'x.user_id').select(['u.first_name', 'u.last_name', 'u.city_id as owner_city_id', 'x.created_at'])

/** The only organization of the company's name, unless its site is another one. Index: organizations_named. */
const organizationOf = sql<number | null>`(
  select min(o.id) from organizations o
  where organization_key(o.name) = organization_key(c.name) and o.moderation = 'approved' and coalesce(site_host(o.url) = site_host(c.url), true)
  having count(*) = 1)`

const allRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('employments as x')
    .innerJoin('companies as c', 'c.id', 'x.company_id')
    .select([
      'x.id',
      'x.user_id',
      'x.position',
      'x.company_id',
      'x.employment_group_id',
      'x.description',
      'x.date_start',
      'x.date_end',
      'x.is_present',
      'x.is_primary',
      'x.moderation',
      'x.moderation_comment',
      'c.name as company',
      'c.url',
      'c.photo_id',
      organizationOf.as('organization_id'),
    ])

export const insertEmployment = (tx: Tx, values: Insertable<Employments>) =>
  tx.insertInto('employments').values(values).returning('id').executeTakeFirstOrThrow()

export const updateEmployment = (tx: Tx, id: number, change: Updateable<Employments>) =>
  tx.updateTable('employments').set(change).where('id', '=', id).execute()

/** The own job, locked until the transaction ends. */
export const lockEmployment = (tx: Tx, { id, userId }: { id: number; userId: number }) =>
  tx
    .selectFrom('employments')
    .select(['id', 'position', 'company_id', 'employment_group_id', 'description', 'date_start', 'date_end', 'is_present'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
