import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { ReviewFilters } from '../../../../../contract/people/career-review.ts'
import type { Employments, Schema } from '../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import type { Slice } from '../../../../kernel/paging.ts'
import { countOf, matchesFilters, reviewOrder } from '../review.ts'
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

export type OwnedEmployment = NonNullable<Awaited<ReturnType<typeof ownedEmployment>>>

/** With its owner, for staff. Index: the primary key. */
export const ownedEmployment = (db: Db, id: number) => ownedRows(db).where('x.id', '=', id).executeTakeFirst()

/** Index: employments_waiting for pending entries, the primary key for the others. */
export const employmentsToReview = (db: Db, filters: ReviewFilters, { limit, offset }: Slice) =>
  ownedRows(db).where(matchesFilters(filters, detailColumns)).orderBy(reviewOrder(filters)).limit(limit).offset(offset).execute()

export const countEmploymentsToReview = (db: Db, filters: ReviewFilters): Promise<number> =>
  countOf(
    sql`select count(*) as total from employments x join companies c on c.id = x.company_id join users u on u.id = x.user_id
      where ${matchesFilters(filters, detailColumns)}`,
    db,
  )

const detailColumns = sql`x.position, c.name`

const ownedRows = (db: Kysely<Schema>) =>
  allRows(db).innerJoin('users as u', 'u.id', 'x.user_id').select(['u.first_name', 'u.last_name', 'u.city_id as owner_city_id', 'x.created_at'])

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
