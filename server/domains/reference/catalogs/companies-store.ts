import type { UpdateObject } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../../../db/schema.ts'
import { brokenConstraint, type Db, type Tx } from '../../../kernel/db.ts'
import { containing, startingWith } from '../../../kernel/like.ts'
import type { Slice } from '../../../kernel/paging.ts'

type SearchFilters = { q: string; viewerId: number | null }
export type CompanyRow = { id: number; name: string; url: string; photo_id: string | null; creator_id: number | null; is_approved: boolean }

const columns = ['c.id', 'c.name', 'c.url', 'c.photo_id', 'c.creator_id', 'c.is_approved'] as const

/** Names that start with q first, then by name. Index: companies_search. */
export const searchCompanies = (db: Db, filters: SearchFilters, { limit, offset }: Slice): Promise<CompanyRow[]> =>
  companiesLike(db, filters)
    .select(columns)
    .orderBy(sql`lower(c.name) like lower(${startingWith(filters.q)})`, 'desc')
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countCompanies = async (db: Db, filters: SearchFilters): Promise<number> =>
  (await companiesLike(db, filters).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

/** Employers added by users are visible only to their creators until approval. */
const companiesLike = (db: Db, { q, viewerId }: SearchFilters) =>
  db
    .selectFrom('companies as c')
    .where(sql<boolean>`(c.is_approved or c.creator_id = ${viewerId})`)
    .where(sql<boolean>`lower(c.name) like lower(${containing(q)})`)

/** Index: the primary key. */
export const findCompany = (db: Db, id: number): Promise<CompanyRow | undefined> =>
  db.selectFrom('companies as c').select(columns).where('c.id', '=', id).executeTakeFirst()

export const lockCompany = (tx: Tx, id: number): Promise<CompanyRow | undefined> =>
  tx.selectFrom('companies as c').select(columns).where('c.id', '=', id).forUpdate().executeTakeFirst()

type CompanyKey = { name: string; url: string }

/** Index: companies_name. */
export const companyNamed = async (db: Db, { name, url }: CompanyKey): Promise<number | null> => {
  const row = await db
    .selectFrom('companies as c')
    .select('c.id')
    .where(sql<boolean>`lower(c.name) = lower(${name}) and lower(c.url) = lower(${url})`)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Null for a company that already exists. Relies on the unique companies_name. */
export const insertCompany = async (tx: Tx, { name, url, creatorId, now }: CompanyKey & { creatorId: number; now: Date }): Promise<number | null> => {
  const row = await tx
    .insertInto('companies')
    .values({ name, url, creator_id: creatorId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** False when another company has that name and address. */
export const updateCompany = async (tx: Tx, id: number, change: UpdateObject<Schema, 'companies'>): Promise<boolean> => {
  try {
    await tx.updateTable('companies').set(change).where('id', '=', id).execute()
    return true
  } catch (error) {
    if (brokenConstraint(error) === 'companies_name') return false
    throw error
  }
}

/** Returns false if it is public already; locks it either way, so that no concurrent undoing withdraws it. */
export const approveCompany = async (tx: Tx, id: number): Promise<boolean> => {
  const { is_approved } = await holdCompany(tx, id)
  if (!is_approved) await tx.updateTable('companies').set({ is_approved: true }).where('id', '=', id).execute()
  return !is_approved
}

/** Locks its publication until the transaction ends; entries that name it can still be added. */
export const holdCompany = (tx: Tx, id: number): Promise<{ is_approved: boolean }> =>
  tx.selectFrom('companies').select('is_approved').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

export const withdrawCompany = (tx: Tx, id: number) => tx.updateTable('companies').set({ is_approved: false }).where('id', '=', id).execute()
