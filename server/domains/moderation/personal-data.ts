import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Decisions about a user, and the audit log. The comments of a staff member belong to the users they are about. */
export const moderationPersonalData: PersonalData = {
  isLate: true,
  collect: async (db, userId) => ({
    rows: {
      decisions: await db
        .selectFrom('moderation_decisions')
        .select(['queue', 'decision', 'reason', 'comment', 'decided_at as decidedAt'])
        .where('person_id', '=', userId)
        .where('settled_at', 'is not', null)
        .orderBy('id')
        .execute(),
      'audit-records': await db
        .selectFrom('audit_records')
        .select(['action', 'entity', 'entity_id as entityId', 'before', 'after', 'created_at as createdAt'])
        .where('person_id', '=', userId)
        .orderBy('id')
        .execute(),
      'own-actions': await db
        .selectFrom('audit_records')
        .select(['action', 'entity', 'entity_id as entityId', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  erase: async (tx, userId, { now }) => {
    await sql`update moderation_decisions set comment = null, reason = null,
      settled_at = case when undone_at is null then coalesce(settled_at, ${now}::timestamptz) end where person_id = ${userId}`.execute(tx)
    await sql`select erase_audit(${userId})`.execute(tx)
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('moderation_decisions').set({ person_id: to }).where('person_id', '=', from).execute()
    await tx.updateTable('moderation_decisions').set({ decided_by: to }).where('decided_by', '=', from).execute()
    await sql`select move_audit(${from}, ${to})`.execute(tx)
  },
}
