import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * A server said that the mailbox does not exist, or its user complained. An address that was confirmed again afterwards is good; `confirmedAt`
 * is null for one that never was. Index: the primary key.
 */
export const isSuppressed = (address: RawBuilder<unknown>, confirmedAt: RawBuilder<unknown>) => sql<SqlBool>`exists (
  select from mail_suppressions x where x.email = lower(${address}) and x.created_at > coalesce(${confirmedAt}, '-infinity'))`
