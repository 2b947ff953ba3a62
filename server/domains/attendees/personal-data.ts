import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Tags that organizers gave to the user, and messages that the user sent as an organizer. */
export const attendeesPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'participant-tags': await db.selectFrom('participant_tags').select(['event_id', 'name']).where('user_id', '=', userId).execute(),
      'participant-messages': await db
        .selectFrom('participant_messages')
        .select(['event_id', 'subject', 'text', 'recipients', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('participant_tags').where('user_id', '=', userId).execute()
    await tx.deleteFrom('participant_messages').where('user_id', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await sql`insert into participant_tags (event_id, user_id, name)
      select event_id, ${to}, name from participant_tags where user_id = ${from} on conflict do nothing`.execute(tx)
    await tx.deleteFrom('participant_tags').where('user_id', '=', from).execute()
    await tx.updateTable('participant_messages').set({ user_id: to }).where('user_id', '=', from).execute()
  },
}
