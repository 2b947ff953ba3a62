import type { PersonalData } from '../../kernel/personal-data.ts'

/** Addresses a user added. They are places, not personal data, and others use them: on erasure they stay without their creator. */
export const referencePersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'added-addresses': await db
        .selectFrom('addresses')
        .select(['id', 'title', 'city_id', 'lat', 'lng', 'timezone', 'created_at'])
        .where('created_by', '=', userId)
        .orderBy('created_at')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.updateTable('addresses').set({ created_by: null }).where('created_by', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('addresses').set({ created_by: to }).where('created_by', '=', from).execute()
  },
}
