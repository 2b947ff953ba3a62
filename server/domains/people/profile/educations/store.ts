import { type Insertable, type Kysely, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Locale } from '../../../../../contract/locales.ts'
import type { Educations, Schema } from '../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import { nameIn } from '../../../../kernel/names.ts'
import type { Slice } from '../../../../kernel/paging.ts'
import { type EntryReader, isVisibleTo } from '../visibility-sql.ts'

export type EducationRow = Awaited<ReturnType<typeof educationsOf>>[number]

/** The primary one first, then the latest. Index: educations_user. */
export const educationsOf = (db: Db, entryReader: EntryReader, locale: Locale, slice?: Slice) =>
  visibleRows(db, entryReader, locale)
    .orderBy('x.user_id')
    .orderBy('x.is_primary', 'desc')
    .orderBy('x.year_start', 'desc')
    .orderBy('x.id', 'desc')
    .$if(slice !== undefined, (rows) => rows.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute()

export const findEducation = (db: Db, id: number, entryReader: EntryReader, locale: Locale): Promise<EducationRow | undefined> =>
  visibleRows(db, entryReader, locale).where('x.id', '=', id).executeTakeFirst()

const visibleRows = (db: Kysely<Schema>, entryReader: EntryReader, locale: Locale) => allRows(db, locale).where(isVisibleTo(entryReader))

/** Of any owner. Index: the primary key. */
export const anyEducation = (db: Db, id: number, locale: Locale): Promise<EducationRow | undefined> =>
  allRows(db, locale).where('x.id', '=', id).executeTakeFirst()

export type OwnedEducation = Awaited<ReturnType<ReturnType<typeof ownedEducations>['execute']>>[number]

/** With their owners, for staff. Index: the primary key. */
export const ownedEducations = (db: Db, locale: Locale, ids: RawBuilder<unknown>) => ownedRows(db, locale).where(sql<boolean>`x.id in (${ids})`)

export const universityOf = async (tx: Tx, id: number): Promise<number> =>
  (await tx.selectFrom('educations').select('university_id').where('id', '=', id).executeTakeFirstOrThrow()).university_id

/** The university of an education, unless another approved one names it. */
export const universityNamedOnlyBy = async (tx: Tx, id: number): Promise<number | null> => {
  const { rows } = await sql<{ university_id: number }>`
    select x.university_id from educations x where x.id = ${id} and not exists (
      select from educations other where other.university_id = x.university_id and other.moderation = 'approved' and other.id <> x.id)`.execute(tx)
  return rows[0]?.university_id ?? null
}

const ownedRows = (db: Kysely<Schema>, locale: Locale) =>
  allRows(db, locale)
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .select(['u.first_name', 'u.last_name', 'u.city_id as owner_city_id', 'x.created_at'])

const allRows = (db: Kysely<Schema>, locale: Locale) =>
  db
    .selectFrom('educations as x')
    .innerJoin('universities as v', 'v.id', 'x.university_id')
    .select([
      'x.id',
      'x.user_id',
      'x.university_id',
      'x.specialty',
      'x.year_start',
      'x.year_end',
      'x.is_foreign',
      'x.basis',
      'x.level',
      'x.is_primary',
      'x.moderation',
      'x.moderation_comment',
      nameIn('v', locale).as('university'),
      'v.is_foreign as is_university_foreign',
      'v.city_id',
    ])

export const insertEducation = (tx: Tx, values: Insertable<Educations>) =>
  tx.insertInto('educations').values(values).returning('id').executeTakeFirstOrThrow()

export const updateEducation = (tx: Tx, id: number, change: Updateable<Educations>) =>
  tx.updateTable('educations').set(change).where('id', '=', id).execute()

/** The own education, locked until the transaction ends. */
export const lockEducation = (tx: Tx, { id, userId }: { id: number; userId: number }) =>
  tx
    .selectFrom('educations')
    .select(['id', 'university_id', 'specialty', 'year_start', 'year_end', 'is_foreign', 'basis', 'level'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
