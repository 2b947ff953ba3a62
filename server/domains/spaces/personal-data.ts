import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Suggested places, and the spaces where the user works. An approved place belongs to the catalogue. */
export const spacesPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'suggested-places': await db
        .selectFrom('places')
        .select(['id', 'name', 'type', 'city_id as cityId', 'address', 'lat', 'lng', 'description', 'moderation'])
        .select(['moderation_comment as comment', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
      'work-in-spaces': await db
        .selectFrom('space_staff as x')
        .innerJoin('spaces as s', 's.id', 'x.space_id')
        .select(['s.id as spaceId', 's.name as space'])
        .where('x.user_id', '=', userId)
        .orderBy('s.id')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await sql`delete from places where user_id = ${userId} and moderation <> 'approved'`.execute(tx)
    await sql`update places set user_id = null where user_id = ${userId}`.execute(tx)
    await sql`update places set decided_by = null where decided_by = ${userId}`.execute(tx)
    await tx.deleteFrom('space_staff').where('user_id', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('places').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('places').set({ decided_by: to }).where('decided_by', '=', from).execute()
    await sql`insert into space_staff (space_id, user_id, position) select space_id, ${to}, position from space_staff where user_id = ${from}
      on conflict do nothing`.execute(tx)
    await tx.deleteFrom('space_staff').where('user_id', '=', from).execute()
  },
}
