import { type Insertable, sql } from 'kysely'
import { newInviteCode } from '../../../server/domains/teams/invite-code.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { TeamStaff } from '../../schema.ts'
import { themeIds } from '../reference/keys.ts'
import { demoAccounts } from './accounts.ts'
import { chosenBetween } from './chance.ts'
import { emailOfPerson } from './load-people.ts'
import type { DemoTeam, DemoTeamProject } from './team-shapes.ts'
import { demoTeams } from './teams.ts'

const dayMs = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Teams with their members, projects and registrations for demo events. */
export const loadTeams = async (tx: Tx, now: Date): Promise<void> => {
  const users = await usersByKey(tx)
  const cities = await citiesByName(tx)
  for (const team of demoTeams) {
    const createdAt = daysBefore(now, chosenBetween(20, 200, team.name))
    const { id } = await tx
      .insertInto('teams')
      .values({
        name: team.name,
        description: team.description,
        type: team.isForEvents ? 1 : 0,
        city_id: cities.get(team.city) ?? null,
        theme_ids: team.themes.map((theme) => themeIds[theme]),
        user_id: users(team.leader),
        invite_code: newInviteCode(),
        moderation: team.isWaiting ? 'wait' : 'approved',
        created_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('team_staff').values(staffOf(team, { id, createdAt, users })).execute()
    for (const project of team.projects) await addProject(tx, { teamId: id, project, createdAt, now, staff: [users(team.leader)] })
    if (team.event) await register(tx, { id, team, now, users })
  }
}

type Users = (key: string) => number

const usersByKey = async (tx: Tx): Promise<Users> => {
  const rows = await tx.selectFrom('users').select(['id', 'email']).where('is_demo', '=', true).execute()
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return (key) => {
    const id = ids.get(demoAccounts.find(({ role }) => role === key)?.email ?? emailOfPerson(key))
    if (id === undefined) throw new Error(`«${key}» is not a demo user`)
    return id
  }
}

const citiesByName = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx.selectFrom('cities').select(['id', 'name_ru']).execute()
  return new Map(rows.map(({ id, name_ru }) => [name_ru, id]))
}

type Added = { id: number; createdAt: Date; users: Users }

const staffOf = ({ leader, admins = [], members, waiting = [] }: DemoTeam, { id, createdAt, users }: Added): Insertable<TeamStaff>[] => {
  const entry = (role: 'leader' | 'admin' | 'member', moderation: 'wait' | 'approved') => (key: string) => ({
    ...{ team_id: id, user_id: users(key), role, moderation, created_at: createdAt },
    decided_at: moderation === 'approved' ? createdAt : null,
  })
  return [
    entry('leader', 'approved')(leader),
    ...admins.map(entry('admin', 'approved')),
    ...members.map(entry('member', 'approved')),
    ...waiting.map(entry('member', 'wait')),
  ]
}

type NewProject = { teamId: number; project: DemoTeamProject; createdAt: Date; now: Date; staff: number[] }

const addProject = async (tx: Tx, { teamId, project, createdAt, now, staff }: NewProject) => {
  const { name, stage, types, model, essence, info = null, known = [], completedDaysAgo, isHidden } = project
  const complete_date = completedDaysAgo === undefined ? null : daysBefore(now, completedDaysAgo).toISOString().slice(0, 10)
  const { id } = await tx
    .insertInto('team_projects')
    .values({ team_id: teamId, name, stage, types, finance_model: model, essence, info, known_ids: known, complete_date, is_visible: !isHidden, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('team_project_staff')
    .values(staff.map((user_id) => ({ project_id: id, team_id: teamId, user_id })))
    .execute()
}

type Registering = { id: number; team: DemoTeam; now: Date; users: Users }

/** For the first edition of the event, after its other participants and once its registration is open. */
const register = async (tx: Tx, { id, team, now, users }: Registering) => {
  const { event, leader, admins = [], members } = team
  const found = await firstEdition(tx, event?.key ?? '')
  if (!event || !found) throw new Error(`«${team.name}» registers for «${event?.key}», which is not a demo event`)
  const created_at = found.opens_at
  if (created_at > now) return
  const { moderation, comment = null } = event
  const decided_at = moderation === 'wait' ? null : created_at
  const registration = { event_id: found.id, team_id: id, moderation, comment, created_by: users(leader), created_at, decided_at }
  await tx.insertInto('event_teams').values(registration).execute()
  const userIds = [leader, ...admins, ...members].map(users)
  await sql`
    insert into event_participants (event_id, team_id, user_id, state, queue_number, format, space_id, created_at, decided_at, comment)
    select ${found.id}, ${id}, w.user_id, ${moderation}, nextval('participation_queue'), 'offline', ${found.space_id}::bigint, ${created_at},
      ${decided_at}::timestamptz, ${comment}::text
    from unnest(${userIds}::bigint[]) with ordinality w(user_id, place) order by w.place
    on conflict (event_id, user_id) do update set team_id = excluded.team_id, state = excluded.state, comment = excluded.comment,
      decided_at = excluded.decided_at, waits_for_seat = false, attended_at = null, online_completed_at = null`.execute(tx)
  await sql`
    update event_seats set offline_taken = (
      select count(*) from event_participants p where p.event_id = ${found.id} and p.state = 'approved' and p.format = 'offline')
    where event_id = ${found.id}`.execute(tx)
}

type Edition = { id: number; space_id: number | null; opens_at: Date }

/** Its space only if participants of the event choose one. */
const firstEdition = async (tx: Tx, key: string): Promise<Edition | undefined> => {
  const { rows } = await sql<Edition>`
    select e.id, case when e.network_space_ids is not null then e.space_id end as space_id,
      greatest(e.published_at, e.registration_date_start, (select max(p.created_at) from event_participants p where p.event_id = e.id)) as opens_at
    from events e where e.demo_key like ${`${key}#%`} order by e.date_start limit 1`.execute(tx)
  return rows[0]
}
