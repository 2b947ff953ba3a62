import { sql } from 'kysely'
import type { Tx } from '../../../kernel/db.ts'

const partnerLocks = 7_243_003

/** Serializes links of one partner user. Held until the transaction ends. */
export const lockPartner = (tx: Tx, partner: string, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${partner} ${subject}`}, ${partnerLocks}))`.execute(tx)

/** Index: the primary key. */
export const accountOfPartner = async (tx: Tx, partner: string, subject: string): Promise<number | null> => {
  const row = await tx
    .selectFrom('partner_accounts')
    .select('user_id')
    .where('partner', '=', partner)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** An account with this confirmed address, but never one of staff. */
export const findVouchedAccount = async (tx: Tx, email: string): Promise<number | null> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where(sql<boolean>`cardinality(roles) = 0`)
    .executeTakeFirst()
  return row?.id ?? null
}

export const linkPartner = (tx: Tx, { partner, subject, userId }: { partner: string; subject: string; userId: number }) =>
  tx.insertInto('partner_accounts').values({ partner, subject, user_id: userId }).execute()
