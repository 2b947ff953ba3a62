import { sql } from 'kysely'
import type { TeamCard } from '../../../contract/teams/team.ts'
import type { Db } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'
import { presentTeam } from './present.ts'
import { teamsWithIds, type Viewer } from './store.ts'

const maxExpanded = 50

/** Teams where the user is an approved member; other users see those that staff approved. Over the aliases x and t. */
const shownTo = ({ userId }: Viewer) => sql`x.moderation = 'approved' and (t.moderation = 'approved' or x.user_id = ${userId})`

/** The first teams of several users, by name. Index: team_staff_user. */
export const teamsOfUsers = async (db: Db, userIds: readonly number[], viewer: Viewer): Promise<Map<number, TeamCard[]>> => {
  const { rows } = await sql<{ user_id: number; team_id: number }>`
    select w.user_id, m.id as team_id from unnest(${userIds}::bigint[]) w(user_id) cross join lateral (
      select t.id, t.name from team_staff x join teams t on t.id = x.team_id
      where x.user_id = w.user_id and ${shownTo(viewer)} order by t.name, t.id limit ${maxExpanded}) m
    order by m.name, m.id`.execute(db)
  const teams = await teamsWithIds(db, [...new Set(rows.map(({ team_id }) => team_id))], viewer)
  const cards = new Map(teams.map((team) => [team.id, presentTeam(team)]))
  const cardsOf = (userId: number) => rows.filter(({ user_id }) => user_id === userId).flatMap(({ team_id }) => cards.get(team_id) ?? [])
  return new Map(userIds.map((id) => [id, cardsOf(id)]))
}

type Wanted = { userId: number; type: 0 | 1 | null; slice: Slice }

/** A page of the teams of a user, with the total. Index: team_staff_user. */
export const teamsOfUser = async (db: Db, { userId, type, slice }: Wanted, viewer: Viewer) => {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found as (
      select t.id, t.name from team_staff x join teams t on t.id = x.team_id
      where x.user_id = ${userId} and ${shownTo(viewer)} and (${type}::smallint is null or t.type = ${type}))
    select (select count(*) from found) as total,
      array(select id from found order by name, id limit ${slice.limit} offset ${slice.offset}) as ids`.execute(db)
  const { ids = [], total = 0 } = rows[0] ?? {}
  return { teams: (await teamsWithIds(db, ids, viewer)).map(presentTeam), total }
}
