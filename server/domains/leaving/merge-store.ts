import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'

type NewCode = { tokenHash: Buffer; askedBy: number; email: string; until: Date }

/** Replaces earlier codes for the same address, because each valid code makes a guess likelier. */
export const addMergeCode = async (tx: Tx, { tokenHash, askedBy, email, until }: NewCode) => {
  await tx.deleteFrom('merge_codes').where('asked_by', '=', askedBy).where('email', '=', email).execute()
  await tx.insertInto('merge_codes').values({ token_hash: tokenHash, asked_by: askedBy, email, expires_at: until }).execute()
}

export const hasMergeCode = async (db: Db, { tokenHash, now }: { tokenHash: Buffer; now: Date }): Promise<boolean> => {
  const row = await db.selectFrom('merge_codes').select('email').where('token_hash', '=', tokenHash).where('expires_at', '>', now).executeTakeFirst()
  return row !== undefined
}

/** Uses up the code. Returns false if it is not valid for this user and address. */
export const spendMergeCode = async (
  tx: Tx,
  { tokenHash, askedBy, email, now }: { tokenHash: Buffer; askedBy: number; email: string; now: Date },
) => {
  const row = await tx
    .deleteFrom('merge_codes')
    .where('token_hash', '=', tokenHash)
    .where('asked_by', '=', askedBy)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

export const removeMergeCodesBefore = (db: Db, moment: Date) => db.deleteFrom('merge_codes').where('expires_at', '<=', moment).execute()

/** Returns false if a merge of this account is already pending. Constraint: merge_requests_one. */
export const addMergeRequest = async (tx: Tx, { source, target, now }: { source: number; target: number; now: Date }): Promise<boolean> => {
  const row = await tx
    .insertInto('merge_requests')
    .values({ source_user_id: source, target_user_id: target, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks both accounts until the transaction ends, ordered by id to prevent deadlocks. The lock lets rows refer to the accounts:
 * a decision locks an object before it inserts its reference.
 */
export const lockAccounts = async (tx: Tx, ids: readonly number[]): Promise<{ id: number; status: number }[]> =>
  (await sql<{ id: number; status: number }>`select id, status from users where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx))
    .rows
