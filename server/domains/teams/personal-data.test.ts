import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { teamsPersonalData } from './personal-data.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** In the order of their ids. */
const people = async (size: number) => {
  const made = await Promise.all(Array.from({ length: size }, () => world.given.person()))
  return made.toSorted((a, b) => a.id - b.id)
}
const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })
const erase = ({ id }: Person) => world.db.transaction().execute((tx) => teamsPersonalData.erase(tx, id, deps()))
const move = (from: Person, to: Person) => world.db.transaction().execute((tx) => teamsPersonalData.move(tx, { from: from.id, to: to.id }, deps()))
const staffOf = async (teamId: number) =>
  (await world.db.selectFrom('team_staff').select(['user_id', 'role', 'moderation']).where('team_id', '=', teamId).orderBy('user_id').execute()).map(
    ({ user_id, role, moderation }) => [user_id, role, moderation],
  )
const teamOf = (id: number) => world.db.selectFrom('teams').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('team data: the export has memberships, led teams, work on projects and registrations', async () => {
  const [leader] = (await people(1)) as [Person]
  const team = await world.given.team({ leader, name: 'Полдень' })
  const { id: project_id } = await world.given.teamProject(team)
  await world.db.insertInto('team_project_staff').values({ project_id, team_id: team.id, user_id: leader.id }).execute()
  const event = await world.given.event({ teamSize: [1, 5] })
  await world.db
    .insertInto('event_teams')
    .values({ event_id: event.id, team_id: team.id, created_by: leader.id, created_at: world.clock.now() })
    .execute()
  expect((await teamsPersonalData.collect(world.db, leader.id)).rows).toMatchObject({
    teams: [{ id: team.id, name: 'Полдень', role: 'leader', moderation: 'approved' }],
    'led-teams': [{ id: team.id }],
    'team-projects': [{ id: project_id, teamId: team.id }],
    'registered-teams': [{ eventId: event.id, teamId: team.id, moderation: 'wait' }],
  })
})

test('team data: an erased leader hands over to the first admin, or else to the first member (V295)', async () => {
  const [leader, admin, member, applicant] = (await people(4)) as [Person, Person, Person, Person]
  const withAdmin = await world.given.team({ leader, admins: [admin], members: [member] })
  const withMember = await world.given.team({ leader, members: [member], waiting: [applicant] })
  await erase(leader)
  expect(await staffOf(withAdmin.id)).toEqual([
    [admin.id, 'leader', 'approved'],
    [member.id, 'member', 'approved'],
  ])
  expect(await staffOf(withMember.id)).toEqual([
    [member.id, 'leader', 'approved'],
    [applicant.id, 'member', 'wait'],
  ])
  expect([(await teamOf(withAdmin.id)).user_id, (await teamOf(withMember.id)).user_id]).toEqual([admin.id, member.id])
})

test('team data: a team whose leader was alone is disbanded', async () => {
  const [leader, applicant] = (await people(2)) as [Person, Person]
  const { id } = await world.given.team({ leader, waiting: [applicant], description: 'Шьём' })
  await world.given.teamProject({ id })
  await erase(leader)
  expect(await teamOf(id)).toMatchObject({ user_id: null, invite_code: null, description: null, disbanded_at: world.clock.now() })
  expect(await staffOf(id)).toEqual([])
})

test('team data: a merge keeps the stronger of two entries and the work of both (V377)', async () => {
  const [from, to, other] = (await people(3)) as [Person, Person, Person]
  const led = await world.given.team({ leader: from, members: [to] })
  const joined = await world.given.team({ leader: other, admins: [to], waiting: [from] })
  const alone = await world.given.team({ leader: other, members: [from] })
  const { id: project_id } = await world.given.teamProject(led)
  await world.db.insertInto('team_project_staff').values({ project_id, team_id: led.id, user_id: to.id }).execute()
  await move(from, to)
  expect(await staffOf(led.id)).toEqual([[to.id, 'leader', 'approved']])
  expect((await teamOf(led.id)).user_id).toBe(to.id)
  expect(await staffOf(joined.id)).toContainEqual([to.id, 'admin', 'approved'])
  expect(await staffOf(alone.id)).toContainEqual([to.id, 'member', 'approved'])
  const work = await world.db.selectFrom('team_project_staff').select('user_id').where('project_id', '=', project_id).execute()
  expect(work).toEqual([{ user_id: to.id }])
})
