import { sql } from 'kysely'
import type { Locale } from '../../../../contract/locales.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import { containing, startingWith } from '../../../kernel/like.ts'
import { nameIn } from '../../../kernel/names.ts'
import type { Slice } from '../../../kernel/paging.ts'
import { isNamedLike } from '../named.ts'

type SearchFilters = { q: string; foreign: boolean | undefined; viewerId: number | null }
export type UniversityRow = { id: number; name: string; is_foreign: boolean; city_id: number | null }

/** Names that start with q first, then by name. */
export const searchUniversities = (db: Db, filters: SearchFilters, locale: Locale, slice: Slice): Promise<UniversityRow[]> =>
  universitiesLike(db, filters)
    .select(['v.id', 'v.is_foreign', 'v.city_id', nameIn('v', locale).as('name')])
    .orderBy(sql`(${isNamedLike('v', startingWith(filters.q))} or ${hasShortName(filters.q)})`, 'desc')
    .orderBy('name')
    .orderBy('v.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()

export const countUniversities = async (db: Db, filters: SearchFilters): Promise<number> =>
  (await universitiesLike(db, filters).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

/** Universities added by users are visible only to their creators until approval. */
const universitiesLike = (db: Db, { q, foreign, viewerId }: SearchFilters) =>
  db
    .selectFrom('universities as v')
    .where(sql<boolean>`(v.is_approved or v.creator_id = ${viewerId})`)
    .where(sql<boolean>`(${isNamedLike('v', containing(q))} or ${hasShortName(q)})`)
    .$if(foreign !== undefined, (universities) => universities.where('v.is_foreign', '=', foreign ?? false))

const hasShortName = (q: string) => sql<boolean>`lower(${q}::text) = any(string_to_array(lower(v.short_names), ' '))`

/** Index: the primary key. */
export const findUniversity = (db: Db, id: number, locale: Locale): Promise<UniversityRow | undefined> =>
  db
    .selectFrom('universities as v')
    .select(['v.id', 'v.is_foreign', 'v.city_id', nameIn('v', locale).as('name')])
    .where('v.id', '=', id)
    .executeTakeFirst()

/** The university with exactly that name in any of the three languages, of any creator. */
export const universityNamed = async (db: Db, name: string): Promise<number | null> => {
  const row = await db
    .selectFrom('universities as v')
    .select('v.id')
    .where(sql<boolean>`lower(${name}::text) in (lower(v.name_ru), lower(v.name_en), lower(v.name_kk))`)
    .orderBy('v.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

type NewUniversity = { name: string; isForeign: boolean; creatorId: number }

/** Null for a university that already exists. Relies on the unique universities_name. */
export const insertUniversity = async (db: Db, { name, isForeign, creatorId }: NewUniversity): Promise<number | null> => {
  const row = await db
    .insertInto('universities')
    .values({ name_ru: name, name_en: name, name_kk: name, is_foreign: isForeign, creator_id: creatorId, is_approved: false })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns false if it is public already; locks it either way, so that no concurrent undoing withdraws it. */
export const approveUniversity = async (tx: Tx, id: number): Promise<boolean> => {
  const { is_approved } = await holdUniversity(tx, id)
  if (!is_approved) await tx.updateTable('universities').set({ is_approved: true }).where('id', '=', id).execute()
  return !is_approved
}

/** Locks its publication until the transaction ends; entries that name it can still be added. */
export const holdUniversity = (tx: Tx, id: number): Promise<{ is_approved: boolean }> =>
  tx.selectFrom('universities').select('is_approved').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

export const withdrawUniversity = (tx: Tx, id: number) => tx.updateTable('universities').set({ is_approved: false }).where('id', '=', id).execute()
