import type { PersonalData } from '../../kernel/personal-data.ts'

/** The requests only: the exported rows belong to other users. */
export const exportingPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      exports: await db
        .selectFrom('table_exports')
        .select(['name', 'format', 'filter', 'status', 'rows_done', 'created_at', 'expires_at'])
        .where('user_id', '=', userId)
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('table_exports').where('user_id', '=', userId).execute()
  },
  // a running export ends without a file, because two accounts may run equal ones
  move: async (tx, { from, to }) => {
    await tx.deleteFrom('table_exports').where('user_id', '=', from).where('status', 'in', ['queued', 'making']).execute()
    await tx.updateTable('table_exports').set({ user_id: to }).where('user_id', '=', from).execute()
  },
}
