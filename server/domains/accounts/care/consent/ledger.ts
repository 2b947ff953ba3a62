import type { Consents } from '../../../../../db/schema.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'

/** The texts people are shown now; the ledger keeps which of them was agreed to. */
export const textVersion = '2026-11'

export type Agreement = 'agreement' | 'personal_data_agreement'
type Entry = { userId: number; kind: Consents['kind']; action: 'given' | 'withdrawn'; now: Date }

/** The ledger is only ever added to: the table itself refuses anything else. */
export const addToLedger = (tx: Tx, { userId, kind, action, now }: Entry) =>
  tx.insertInto('consents').values({ user_id: userId, kind, action, text_version: textVersion, happened_at: now }).execute()

/** The latest first. Index: consents_user. */
export const ledgerOf = (db: Db, userId: number) =>
  db.selectFrom('consents').select(['kind', 'action', 'text_version', 'happened_at']).where('user_id', '=', userId).orderBy('id', 'desc').execute()

const columns = { agreement: 'agreement_at', personal_data_agreement: 'personal_data_agreement_at' } as const

/** False when it was in force already; one given before `since` is no more. */
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

/** False when there was nothing to withdraw. */
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
