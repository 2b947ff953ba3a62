import type { PersonalData } from '../../kernel/personal-data.ts'

/** Scans go with the account of the visitor; those that the user made as space staff lose their author. */
export const controlPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'door-scans': await db
        .selectFrom('door_scans as x')
        .innerJoin('spaces as s', 's.id', 'x.space_id')
        .select(['s.name as space', 'x.scanned_at as scannedAt', 'x.result'])
        .where('x.user_id', '=', userId)
        .orderBy('x.scanned_at')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('door_scans').where('user_id', '=', userId).execute()
    await tx.updateTable('door_scans').set({ scanned_by: null }).where('scanned_by', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('door_scans').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('door_scans').set({ scanned_by: to }).where('scanned_by', '=', from).execute()
  },
}
