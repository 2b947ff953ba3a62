import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { disband } from './disband.ts'

/** Memberships, registrations made for teams, and decisions about them. A team passes on to its first admin or member, or is disbanded. */
export const teamsPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      teams: await db
        .selectFrom('team_staff as x')
        .innerJoin('teams as t', 't.id', 'x.team_id')
        .select(['t.id', 't.name', 't.type', 'x.role', 'x.moderation', 'x.created_at as createdAt', 'x.decided_at as decidedAt'])
        .where('x.user_id', '=', userId)
        .orderBy('t.id')
        .execute(),
      'led-teams': await db
        .selectFrom('teams as t')
        .select([
          't.id',
          't.name',
          't.description',
          't.city_id as cityId',
          't.moderation',
          't.moderation_comment as comment',
          't.created_at as createdAt',
        ])
        .where('t.user_id', '=', userId)
        .orderBy('t.id')
        .execute(),
      'team-projects': await db
        .selectFrom('team_project_staff as x')
        .innerJoin('team_projects as p', 'p.id', 'x.project_id')
        .select(['p.id', 'p.team_id as teamId', 'p.name', 'p.stage'])
        .where('x.user_id', '=', userId)
        .orderBy('p.id')
        .execute(),
      'registered-teams': await db
        .selectFrom('event_teams as x')
        .select(['x.event_id as eventId', 'x.team_id as teamId', 'x.moderation', 'x.created_at as createdAt'])
        .where('x.created_by', '=', userId)
        .orderBy('x.id')
        .execute(),
    },
  }),
  erase: async (tx, userId, { now }) => {
    for (const teamId of await lockTeamsOf(tx, [userId])) if (!(await passOn(tx, teamId, userId))) await disband(tx, teamId, now)
    await tx.deleteFrom('team_staff').where('user_id', '=', userId).execute()
    await anonymize(tx, userId)
  },
  move: async (tx, { from, to }) => {
    await lockTeamsOf(tx, [from, to])
    await joinEntries(tx, from, to)
    await sql`update team_staff set user_id = ${to} where user_id = ${from}`.execute(tx)
    await sql`update team_project_staff set user_id = ${to} where user_id = ${from}`.execute(tx)
    await sql`update teams set user_id = ${to} where user_id = ${from}`.execute(tx)
    await sql`update teams set decided_by = ${to} where decided_by = ${from}`.execute(tx)
    await sql`update event_teams set created_by = ${to} where created_by = ${from}`.execute(tx)
    await sql`update event_teams set decided_by = ${to} where decided_by = ${from}`.execute(tx)
  },
}

/** In the order of their ids; the result is those that the first user leads. Index: team_staff_user. */
const lockTeamsOf = async (tx: Tx, userIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number; user_id: number | null }>`
    select t.id, t.user_id from teams t where t.id in (select x.team_id from team_staff x where x.user_id = any(${userIds}::bigint[]))
    order by t.id for no key update`.execute(tx)
  return rows.filter(({ user_id }) => user_id === userIds[0]).map(({ id }) => id)
}

/** The first admin leads the team, or else the first member. False if the leader is alone. */
const passOn = async (tx: Tx, teamId: number, leaderId: number): Promise<boolean> => {
  const { rows } = await sql<{ user_id: number }>`
    select x.user_id from team_staff x where x.team_id = ${teamId} and x.user_id <> ${leaderId} and x.moderation = 'approved'
    order by array_position(array['admin', 'member'], x.role), x.created_at, x.user_id limit 1`.execute(tx)
  const [next] = rows
  if (!next) return false
  await sql`update team_staff set role = 'member' where team_id = ${teamId} and user_id = ${leaderId}`.execute(tx)
  await sql`update team_staff set role = 'leader' where team_id = ${teamId} and user_id = ${next.user_id}`.execute(tx)
  await sql`update teams set user_id = ${next.user_id} where id = ${teamId}`.execute(tx)
  return true
}

const anonymize = async (tx: Tx, userId: number) => {
  await sql`update teams set decided_by = null where decided_by = ${userId}`.execute(tx)
  await sql`update event_teams set created_by = null, quiz_answer_id = null where created_by = ${userId}`.execute(tx)
  await sql`update event_teams set decided_by = null where decided_by = ${userId}`.execute(tx)
}

/** Of two entries in one team the stronger stays: that of the leader, an admin, an approved member. */
const joinEntries = async (tx: Tx, from: number, to: number) => {
  await sql`
    with pairs as (
      select a.team_id,
        (array_position(array['declined', 'wait', 'approved'], a.moderation), -array_position(array['leader', 'admin', 'member'], a.role))
          > (array_position(array['declined', 'wait', 'approved'], b.moderation), -array_position(array['leader', 'admin', 'member'], b.role)) as is_stronger
      from team_staff a join team_staff b on b.team_id = a.team_id and b.user_id = ${to} where a.user_id = ${from}),
    worked as (
      -- work on projects moves to the entry that stays
      insert into team_project_staff (project_id, team_id, user_id)
      select p.project_id, p.team_id, case when x.is_stronger then ${from}::bigint else ${to}::bigint end
      from team_project_staff p join pairs x on x.team_id = p.team_id where p.user_id in (${from}, ${to}) on conflict do nothing)
    delete from team_staff s using pairs x
    where s.team_id = x.team_id and s.user_id = case when x.is_stronger then ${to}::bigint else ${from}::bigint end`.execute(tx)
}
