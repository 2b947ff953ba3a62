import { sql } from 'kysely'
import { undoSeconds } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import type { RefusalDetails } from '../../kernel/refusal.ts'

/** The fields by which an organization is recognized; `exceptId` is the organization itself. */
export type Identity = { name: string; cityId: number | null; inn: string | null; exceptId: number | null }

/** A declined organization gives way, once its decision can no longer be undone. */
const counts = (now: Date) => sql`(o.moderation <> 'declined' or o.decided_at > ${new Date(now.getTime() - undoSeconds * 1000)}::timestamptz)`

/**
 * The organization with this number; without a number, one with this name in the city (A138). The legal form, quotes, case and script
 * of a name make no difference. Indexes: organizations_inn, organizations_similar.
 */
export const findSame = async (db: Db, { name, cityId, inn, exceptId }: Identity, now: Date): Promise<number | null> => {
  const isSame = inn
    ? sql`o.inn = ${inn}`
    : sql`coalesce(o.city_id, 0) = ${cityId ?? 0}::int and organization_key(o.name) = organization_key(${name}::text)`
  const { rows } = await sql<{ id: number }>`
    select o.id from organizations o where ${isSame} and ${counts(now)} and o.id is distinct from ${exceptId}::bigint order by o.id limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

const minSimilarity = 0.55
const compared = 5

/** The organization of the city with the most similar name, if it is similar enough. Index: organizations_similar. */
export const findSimilar = async (db: Db, { name, cityId, exceptId }: Identity, now: Date): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select o.id, organization_key(o.name) as key from organizations o
      where coalesce(o.city_id, 0) = ${cityId ?? 0}::int and ${counts(now)} and o.id is distinct from ${exceptId}::bigint
      order by organization_key(o.name) <-> organization_key(${name}::text) limit ${compared}) nearest
    where similarity(key, organization_key(${name}::text)) >= ${minSimilarity}
    order by similarity(key, organization_key(${name}::text)) desc, id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Details of a refusal: the organization that exists. */
export const duplicateDetails = async (db: Db, id: number, locale: Locale): Promise<RefusalDetails> => {
  const duplicate = await db
    .selectFrom('organizations as o')
    .leftJoin('cities as c', 'c.id', 'o.city_id')
    .select(['o.id', 'o.name', nameIn('c', locale).as('cityName')])
    .where('o.id', '=', id)
    .executeTakeFirst()
  return duplicate ? { duplicate } : {}
}
