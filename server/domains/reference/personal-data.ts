import type { Db } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

/**
 * Addresses, companies and universities added by a user. They are not personal data and other users refer to them, so
 * erasure removes only their creator. Indexes: addresses_created_by, companies_creator, universities_creator.
 */
export const referencePersonalData: PersonalData = {
  isLate: true,
  collect: async (db, userId) => ({
    rows: {
      'added-addresses': await db
        .selectFrom('addresses')
        .select(['id', 'title', 'city_id', 'lat', 'lng', 'timezone', 'created_at'])
        .where('created_by', '=', userId)
        .orderBy('created_at')
        .execute(),
      'added-companies': await db
        .selectFrom('companies')
        .select(['id', 'name', 'url', 'created_at'])
        .where('creator_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      'added-universities': await db
        .selectFrom('universities')
        .select(['id', 'name_ru as name', 'is_foreign'])
        .where('creator_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  erase: (tx, userId) => transferTo(tx, userId, null),
  move: (tx, { from, to }) => transferTo(tx, from, to),
}

const transferTo = async (tx: Db, from: number, to: number | null) => {
  await tx.updateTable('addresses').set({ created_by: to }).where('created_by', '=', from).execute()
  await tx.updateTable('companies').set({ creator_id: to }).where('creator_id', '=', from).execute()
  await tx.updateTable('universities').set({ creator_id: to }).where('creator_id', '=', from).execute()
}
