import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

export const mailingsPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      mailings: await db
        .selectFrom('mailing_subscribers')
        .select(['email', 'mailing_type_id', 'enabled', 'created_at'])
        .where('user_id', '=', userId)
        .execute(),
    },
  }),
  // a subscription made while signed out has no user id, only the same address
  erase: async (tx, userId) => {
    await sql`delete from mailing_subscribers where user_id = ${userId} or email = (select email from users where id = ${userId})`.execute(tx)
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('mailing_subscribers').set({ user_id: to }).where('user_id', '=', from).execute()
  },
}
