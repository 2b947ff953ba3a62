import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

export const cabinetPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'event-groups': await db
        .selectFrom('event_groups as g')
        .select(['g.name', 'g.created_at as createdAt', 'g.updated_at as updatedAt'])
        .select(sql<number[]>`array(select x.event_id from event_group_events x where x.group_id = g.id order by x.event_id)`.as('eventIds'))
        .where('g.user_id', '=', userId)
        .orderBy('g.name_key')
        .execute(),
      'invited-spaces': await db
        .selectFrom('network_proposals')
        .select(['event_id as eventId', 'space_id as spaceId', 'status', 'comment', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('event_groups').where('user_id', '=', userId).execute()
    // another organizer becomes the one who invited the spaces
    await sql`update network_proposals n
      set user_id = (select min(o.user_id) from event_owners o where o.event_id = n.event_id and o.user_id <> ${userId})
      where n.user_id = ${userId}`.execute(tx)
  },
  // folders with the same name become one
  move: async (tx, { from, to }) => {
    await sql`insert into event_group_events (group_id, event_id) select t.id, x.event_id from event_groups s
      join event_groups t on t.user_id = ${to} and t.name_key = s.name_key join event_group_events x on x.group_id = s.id
      where s.user_id = ${from} on conflict do nothing`.execute(tx)
    await sql`delete from event_groups s where s.user_id = ${from}
      and exists (select from event_groups t where t.user_id = ${to} and t.name_key = s.name_key)`.execute(tx)
    await tx.updateTable('event_groups').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('network_proposals').set({ user_id: to }).where('user_id', '=', from).execute()
  },
}
