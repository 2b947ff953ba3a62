import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'

const proposal = ['id', 'user_id', 'status', 'reason', 'comment', 'created_at', 'expires_at'] as const

export const lastProposal = (db: Db, userId: number) =>
  db.selectFrom('deletion_proposals').select(proposal).where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** Removes expired unconfirmed requests, so that another can be made. */
export const dropUnconfirmed = (tx: Tx, userId: number, now: Date) =>
  tx.deleteFrom('deletion_proposals').where('user_id', '=', userId).where('status', '=', 'new').where('expires_at', '<=', now).execute()

/** Returns null if a request is in progress. Constraint: deletion_proposals_one. */
export const addProposal = async (tx: Tx, { userId, reason, now, until }: { userId: number; reason: string | null; now: Date; until: Date }) => {
  const row = await tx
    .insertInto('deletion_proposals')
    .values({ user_id: userId, reason, created_at: now, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export const setProposalToken = (db: Db, id: number, tokenHash: Buffer) =>
  db.updateTable('deletion_proposals').set({ token_hash: tokenHash }).where('id', '=', id).where('status', '=', 'new').execute()

export const findProposalByToken = (db: Db, tokenHash: Buffer) =>
  db.selectFrom('deletion_proposals').select(proposal).where('token_hash', '=', tokenHash).executeTakeFirst()

export const lockProposalByToken = (tx: Tx, tokenHash: Buffer) =>
  tx.selectFrom('deletion_proposals').select(proposal).where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst()

export const confirmProposal = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('deletion_proposals').set({ status: 'confirmed', confirmed_at: now }).where('id', '=', id).execute()

export const removeProposal = async (db: Db, userId: number): Promise<boolean> => {
  const removed = await db
    .deleteFrom('deletion_proposals')
    .where('user_id', '=', userId)
    .where(sql<boolean>`status in ('new', 'confirmed')`)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Confirmed requests that staff left undecided. */
export const overdueProposals = async (db: Db, before: Date): Promise<number[]> => {
  const rows = await db.selectFrom('deletion_proposals').select('id').where('status', '=', 'confirmed').where('confirmed_at', '<=', before).execute()
  return rows.map(({ id }) => id)
}

/** False if the request is confirmed, withdrawn or gone. */
export const isUnconfirmed = async (db: Db, id: number): Promise<boolean> => {
  const row = await db.selectFrom('deletion_proposals').select('id').where('id', '=', id).where('status', '=', 'new').executeTakeFirst()
  return row !== undefined
}

/** The address that gets the last email of an erased account. Index: the primary key. */
export const addressOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['email', 'locale', 'erased_at']).where('id', '=', userId).executeTakeFirst()
