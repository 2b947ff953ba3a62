import type { PersonalData } from '../../kernel/personal-data.ts'

/** Requests to delete or merge an account. Their rows remain as a record of what was carried out, without words about the user. */
export const leavingPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'deletion-requests': await db
        .selectFrom('deletion_proposals')
        .select(['status', 'reason', 'comment', 'created_at as createdAt', 'confirmed_at as confirmedAt', 'decided_at as decidedAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      'merge-requests': await db
        .selectFrom('merge_requests')
        .select(['status', 'comment', 'created_at as createdAt', 'decided_at as decidedAt'])
        .where('target_user_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.updateTable('deletion_proposals').set({ reason: null, comment: null }).where('user_id', '=', userId).execute()
    await tx
      .updateTable('merge_requests')
      .set({ comment: null })
      .where((eb) => eb.or([eb('source_user_id', '=', userId), eb('target_user_id', '=', userId)]))
      .execute()
  },
  // a request is about one account, not about its data
  move: async () => undefined,
}
