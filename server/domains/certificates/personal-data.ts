import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** A certificate names its user, so that the erasure deletes it: validation then reports an unknown certificate. */
export const certificatesPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      certificates: await db
        .selectFrom('certificates')
        .select(['number', 'code', 'event_id', 'event_name', 'user_name', 'role', 'status', 'issued_at', 'revoked_at', 'revocation_reason'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('certificates').where('user_id', '=', userId).execute()
    await tx.updateTable('certificates').set({ revoked_by: null }).where('revoked_by', '=', userId).execute()
  },
  // one issued certificate of an event stays: that of the surviving account replaces the other
  move: async (tx, { from, to }) => {
    await sql`
      update certificates c set status = 'replaced', replaced_by = kept.id from certificates kept
      where c.user_id = ${from} and c.status = 'issued' and kept.user_id = ${to} and kept.event_id = c.event_id and kept.status = 'issued'`.execute(
      tx,
    )
    await tx.updateTable('certificates').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('certificates').set({ revoked_by: to }).where('revoked_by', '=', from).execute()
  },
}
