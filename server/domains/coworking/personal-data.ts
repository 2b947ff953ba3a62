import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Places and visits in coworkings go with the account, and so do bans. Marks and places that the user gave as space staff lose their author. */
export const coworkingPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      coworking: await db
        .selectFrom('coworking_entries as x')
        .innerJoin('spaces as s', 's.id', 'x.space_id')
        .select([
          'x.id',
          's.name as space',
          'x.date',
          'x.status',
          'x.visited_at as visitedAt',
          'x.closed_at as closedAt',
          'x.created_at as createdAt',
        ])
        .where('x.user_id', '=', userId)
        .orderBy('x.date')
        .execute(),
      'space-restrictions': await db
        .selectFrom('space_restrictions as r')
        .innerJoin('spaces as s', 's.id', 'r.space_id')
        .select(['s.name as space', 'r.until', 'r.reason', 'r.created_at as createdAt'])
        .where('r.user_id', '=', userId)
        .orderBy('s.id')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await tx.deleteFrom('coworking_entries').where('user_id', '=', userId).execute()
    await tx.deleteFrom('space_restrictions').where('user_id', '=', userId).execute()
    await renameStaff(tx, userId, null)
  },
  // of two places on one day the visited one stays, or else that of the surviving account
  move: async (tx, { from, to }) => {
    await sql`delete from coworking_entries x using coworking_entries y
      where x.user_id = any(${[from, to]}::bigint[]) and y.user_id = any(${[from, to]}::bigint[]) and x.user_id <> y.user_id
        and x.space_id = y.space_id and x.date = y.date
        and (${rank('x')}, x.user_id = ${to}) < (${rank('y')}, y.user_id = ${to})`.execute(tx)
    await tx.updateTable('coworking_entries').set({ user_id: to }).where('user_id', '=', from).execute()
    await sql`insert into space_restrictions (space_id, user_id, until, reason, created_by, created_at)
      select space_id, ${to}, until, reason, created_by, created_at from space_restrictions where user_id = ${from}
      on conflict (space_id, user_id) do update set until = case when space_restrictions.until is null or excluded.until is null then null
        else greatest(space_restrictions.until, excluded.until) end`.execute(tx)
    await tx.deleteFrom('space_restrictions').where('user_id', '=', from).execute()
    await renameStaff(tx, from, to)
  },
}

const rank = (alias: string) => sql`array_position(array['delisted', 'enlisted', 'visited'], ${sql.ref(`${alias}.status`)})`

const renameStaff = async (tx: Tx, from: number, to: number | null) => {
  await tx.updateTable('coworking_entries').set({ marked_by: to }).where('marked_by', '=', from).execute()
  await tx.updateTable('coworking_entries').set({ added_by: to }).where('added_by', '=', from).execute()
  await tx.updateTable('space_restrictions').set({ created_by: to }).where('created_by', '=', from).execute()
}
