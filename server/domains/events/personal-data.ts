import { sql } from 'kysely'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

export const eventsPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'own-events': await db
        .selectFrom('events as e')
        .innerJoin('event_owners as o', 'o.event_id', 'e.id')
        .select(['e.id', 'e.name', 'e.info', 'e.date_start', 'e.date_end', 'e.status', 'e.contacts'])
        .where('o.user_id', '=', userId)
        .orderBy('e.date_start')
        .execute(),
      'appears-at': await db
        .selectFrom('event_people')
        .select(['event_id', 'role', 'name', 'title', 'score'])
        .where('user_id', '=', userId)
        .execute(),
    },
  }),
  // events remain for their participants, without their owner
  erase: async (tx, userId) => {
    await sql`update events set contacts = '[]' where created_by = ${userId} or id in (select event_id from event_owners where user_id = ${userId})`.execute(
      tx,
    )
    await tx.updateTable('events').set({ created_by: null }).where('created_by', '=', userId).execute()
    await tx.deleteFrom('event_owners').where('user_id', '=', userId).execute()
    await tx.deleteFrom('event_organizers').where('user_id', '=', userId).execute()
    await tx.deleteFrom('event_people').where('user_id', '=', userId).execute()
    await invalidate(tx, ['events'])
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('events').set({ created_by: to }).where('created_by', '=', from).execute()
    await sql`insert into event_owners (event_id, user_id) select event_id, ${to} from event_owners where user_id = ${from} on conflict do nothing`.execute(
      tx,
    )
    await tx.deleteFrom('event_owners').where('user_id', '=', from).execute()
    await tx.updateTable('event_organizers').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('event_people').set({ user_id: to }).where('user_id', '=', from).execute()
    await invalidate(tx, ['events'])
  },
}
