import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'

type NewCode = { tokenHash: Buffer; askedBy: number; email: string; until: Date }

/** In place of the earlier ones for the same address, because each code that is good at a time makes a guess likelier. */
export const addMergeCode = (db: Db, { tokenHash, askedBy, email, until }: NewCode) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('merge_codes').where('asked_by', '=', askedBy).where('email', '=', email).execute()
    await tx.insertInto('merge_codes').values({ token_hash: tokenHash, asked_by: askedBy, email, expires_at: until }).execute()
  })

/** Uses the code up; nothing when it is not one of this person and this address. */
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

/** False when this account already waits to be merged. Leans on the unique merge_requests_one. */
export const addMergeRequest = async (tx: Tx, { source, target, now }: { source: number; target: number; now: Date }): Promise<boolean> => {
  const row = await tx
    .insertInto('merge_requests')
    .values({ source_user_id: source, target_user_id: target, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Decision = { status: 'approved' | 'rejected'; comment: string | null; by: number; now: Date }

/** Nothing when it was decided before. */
export const decideMergeRequest = (tx: Tx, id: number, { status, comment, by, now }: Decision) =>
  tx
    .updateTable('merge_requests')
    .set({ status, comment, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .where('status', '=', 'wait')
    .returning(['source_user_id', 'target_user_id'])
    .executeTakeFirst()

/** Both accounts, held until the end, in one order for all. */
export const lockAccounts = async (tx: Tx, ids: readonly number[]): Promise<{ id: number; status: number }[]> =>
  (await sql<{ id: number; status: number }>`select id, status from users where id = any(${ids}::bigint[]) order by id for update`.execute(tx)).rows
