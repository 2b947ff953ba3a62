import type { Consents } from '../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'

/** Version of the texts shown now; each ledger entry stores the version the user accepted. */
export const textVersion = '2026-11'

export type Agreement = 'agreement' | 'personal_data_agreement'
type Entry = { userId: number; kind: Consents['kind']; action: 'given' | 'withdrawn'; now: Date }

/** The ledger is append-only: a trigger rejects updates and deletes. */
export const addToLedger = (tx: Tx, { userId, kind, action, now }: Entry) =>
  tx.insertInto('consents').values({ user_id: userId, kind, action, text_version: textVersion, happened_at: now }).execute()

/** Newest first. Index: consents_user. */
export const ledgerOf = (db: Db, userId: number) =>
  db.selectFrom('consents').select(['kind', 'action', 'text_version', 'happened_at']).where('user_id', '=', userId).orderBy('id', 'desc').execute()

const columns = { agreement: 'agreement_at', personal_data_agreement: 'personal_data_agreement_at' } as const

/** Returns false if the agreement is already in force; one given at or before `since` has expired. */
export const markGiven = async (tx: Tx, userId: number, kind: Agreement, { now, since }: { now: Date; since: Date }): Promise<boolean> => {
  const column = columns[kind]
  const row = await tx
    .updateTable('users')
    .set({ [column]: now })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<=', since)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if there was nothing to withdraw. */
export const markWithdrawn = async (tx: Tx, userId: number, kind: Agreement): Promise<boolean> => {
  const column = columns[kind]
  const row = await tx
    .updateTable('users')
    .set({ [column]: null })
    .where('id', '=', userId)
    .where(column, 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
