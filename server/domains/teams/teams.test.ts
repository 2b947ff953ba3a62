import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let leader: Person
let admin: Person
let member: Person
let stranger: Person

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  leader = await world.given.person({ firstName: 'Лидия' })
  admin = await world.given.person({ firstName: 'Адам' })
  member = await world.given.person({ firstName: 'Марат' })
  stranger = await world.given.person({ firstName: 'Софья' })
})
afterAll(() => world.close())

const get = (path: string, person?: Person) => world.request({ url: `/api${path}`, ...(person && { token: person.token }) })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const given = (more: object = {}) => world.given.team({ leader, admins: [admin], members: [member], ...more })
const titlesFor = async (person: Person) => {
  await world.sendMessages()
  return (await get('/user/notifications?paginationSize=50', person)).body._items.map(({ title }: { title: string }) => title)
}
type Entry = { userId: number; role: string; moderation: string }
const staffOf = (body: { staff: Entry[] }) => body.staff.map(({ userId, role, moderation }) => [userId, role, moderation])

test('teams: the creator becomes the leader with an approved entry (V294, V279)', async () => {
  const { status, body } = await send('POST', '/owner/teams', leader, { name: '  Полдень ', description: 'Шьём', cityId: 881, type: 1, themes: [1] })
  expect([status, body.name, body.type, body.moderation, body.teamId]).toEqual([200, 'Полдень', 1, 'wait', body.id])
  expect(staffOf(body)).toEqual([[leader.id, 'leader', 'approved']])
  expect(body).toMatchObject({ cityId: 881, cityName: 'Москва', themes: [{ id: 1 }], own: { role: 'leader', moderation: 'approved' } })
  expect(body.inviteUrl).toMatch(new RegExp(`/join-team/${body.inviteCode}$`))
  expect(body.inviteCode).toMatch(/^[2-9A-HJKMNP-TW-Z]{10}$/)
  expect((await get(`/owner/teams/${body.id}`, leader)).body.staff).toEqual(body.staff)
})

test('teams: wrong fields are refused by name', async () => {
  const errors = async (body: object) => Object.keys((await send('POST', '/owner/teams', leader, body)).body.errors)
  expect(await errors({ name: ' ' })).toEqual(['name'])
  expect(await errors({ name: 'а'.repeat(121) })).toEqual(['name'])
  expect(await errors({ name: 'Т', type: 2 })).toEqual(['type'])
  expect(await errors({ name: 'Т', cityId: 999_999_999 })).toEqual(['cityId'])
  expect(await errors({ name: 'Т', themes: [999_999] })).toEqual(['themes'])
  expect(await errors({ name: 'Т', photo: '00000000-0000-4000-8000-000000000000' })).toEqual(['photo'])
  expect(await errors({ name: 'Т', leader: 5 })).toEqual(['leader'])
})

test('teams: every entry has a user, a role and a moderation, the leader first, then admins, then the rest (V279, V280)', async () => {
  const { id } = await given({ waiting: [stranger] })
  const approved = [
    [leader.id, 'leader', 'approved'],
    [admin.id, 'admin', 'approved'],
    [member.id, 'member', 'approved'],
  ]
  expect(staffOf((await get(`/owner/teams/${id}`, leader)).body)).toEqual([...approved, [stranger.id, 'member', 'wait']])
  for (const person of [admin, member]) expect(staffOf((await get(`/owner/teams/${id}`, person)).body)).toEqual(approved)
  expect(staffOf((await get(`/teams/${id}`, stranger)).body)).toEqual([...approved, [stranger.id, 'member', 'wait']])
  expect(staffOf((await get(`/teams/${id}`)).body)).toEqual(approved)
})

test('teams: a user joins by the invite code, and a wrong code answers 404 (V281)', async () => {
  const { id, inviteCode } = await given()
  expect((await send('POST', '/teams/request', stranger, { inviteCode: 'ABCDEFGHJK' })).status).toBe(404)
  expect((await send('POST', '/teams/request', stranger, { inviteCode: 'hello' })).body.reason).toBe('inviteCodeUnknown')
  const typed = `http://localhost/en/join-team/${inviteCode.toLowerCase()}?from=mail`
  expect((await get(`/teams/invitation?inviteCode=${encodeURIComponent(typed)}`, stranger)).body).toMatchObject({ id, own: null })
  const joined = await send('POST', '/owner/teams/request', stranger, { inviteCode: typed })
  expect([joined.status, joined.body.own, joined.body.inviteCode]).toEqual([200, { role: 'member', moderation: 'wait' }, null])
  expect((await send('POST', '/teams/request', stranger, { inviteCode })).body.reason).toBe('joinRequested')
  expect((await send('POST', '/teams/request', member, { inviteCode })).body).toMatchObject({ status: 409, reason: 'alreadyMember' })
  expect(await titlesFor(leader)).toEqual(['Заявка в команду'])
  expect((await get('/owner/teams/counters', leader)).body).toEqual({ type0: 1, type1: 0, requests: 1 })
  const decide = (moderation: string) => send('POST', `/owner/teams/${id}/update-staff`, leader, { userId: stranger.id, moderation })
  expect((await decide('declined')).body).toMatchObject({ userId: stranger.id, moderation: 'declined' })
  expect((await send('POST', '/teams/request', stranger, { inviteCode })).body.reason).toBe('joinDeclined')
  expect((await decide('approved')).body).toMatchObject({ role: 'member', moderation: 'approved' })
  expect(await titlesFor(stranger)).toEqual(['Ответ команды', 'Ответ команды'])
})

test('teams: a renewed code replaces the old one (V282)', async () => {
  const { id, inviteCode } = await given()
  expect((await send('POST', `/owner/teams/${id}/update-invite`, member)).status).toBe(403)
  const { body } = await send('POST', `/owner/teams/${id}/update-invite`, admin)
  expect(body.inviteUrl.endsWith(body.inviteCode)).toBe(true)
  expect((await send('POST', '/teams/request', stranger, { inviteCode })).status).toBe(404)
  expect((await send('POST', '/teams/request', stranger, { inviteCode: body.inviteCode })).status).toBe(200)
})

test('teams: only the leader and admins edit a team, only the leader manages members (V272)', async () => {
  const { id } = await given({ waiting: [stranger] })
  const edit = async (person: Person) => (await send('PUT', `/owner/teams/${id}`, person, { name: 'Новое имя' })).status
  expect([await edit(member), await edit(stranger), await edit(admin), await edit(leader)]).toEqual([403, 403, 200, 200])
  const update = async (person: Person) =>
    (await send('POST', `/owner/teams/${id}/update-staff`, person, { userId: stranger.id, moderation: 'approved' })).status
  expect([await update(member), await update(admin), await update(stranger), await update(leader)]).toEqual([403, 403, 403, 200])
  const remove = async (person: Person, userId: number) =>
    (await send('POST', `/owner/teams/${id}/delete-staff`, person, { userId, teamId: id })).status
  expect([await remove(admin, member.id), await remove(member, admin.id), await remove(leader, member.id)]).toEqual([403, 403, 200])
})

test('teams: the lead passes to a member and the former leader becomes an admin; there is always one leader (V295)', async () => {
  const { id } = await given({ waiting: [stranger] })
  const update = (person: Person, body: object) => send('POST', `/owner/teams/${id}/update-staff`, person, body)
  expect((await update(leader, { userId: leader.id, role: 'member' })).body.reason).toBe('leaderRequired')
  expect((await update(leader, { userId: stranger.id, role: 'leader' })).body.reason).toBe('memberNotApproved')
  expect((await send('POST', `/owner/teams/${id}/delete-staff`, leader, { userId: leader.id, teamId: id })).body.reason).toBe('leaderRequired')
  expect((await update(leader, { userId: member.id, role: 'leader' })).body).toMatchObject({ userId: member.id, role: 'leader' })
  const { body } = await get(`/owner/teams/${id}`, leader)
  expect(staffOf(body).map(([userId, role]) => [userId, role])).toEqual([
    [member.id, 'leader'],
    [leader.id, 'admin'],
    [admin.id, 'admin'],
  ])
  expect((await update(leader, { userId: admin.id, role: 'member' })).status).toBe(403)
  expect(await titlesFor(member)).toEqual(['Вы лидер команды'])
})

test('teams: an update replaces one entry and a removal leaves none (V283, V284)', async () => {
  const { id } = await given()
  await send('POST', `/owner/teams/${id}/update-staff`, leader, { userId: member.id, role: 'admin' })
  expect(staffOf((await get(`/owner/teams/${id}`, leader)).body).filter(([userId]) => userId === member.id)).toEqual([
    [member.id, 'admin', 'approved'],
  ])
  expect((await send('POST', `/owner/teams/${id}/delete-staff`, leader, { userId: member.id, teamId: id + 1 })).status).toBe(422)
  expect((await send('POST', `/owner/teams/${id}/delete-staff`, leader, { userId: member.id, teamId: id })).body).toEqual({ userId: member.id })
  expect(staffOf((await get(`/owner/teams/${id}`, leader)).body).some(([userId]) => userId === member.id)).toBe(false)
  expect((await get(`/owner/teams/${id}`, member)).status).toBe(403)
  expect(await titlesFor(member)).toEqual(['Вы больше не в команде', 'Новая роль в команде'])
})

test('teams: a member leaves, and the leader learns of it', async () => {
  const { id } = await given()
  expect((await send('POST', `/owner/teams/${id}/delete-staff`, member, { userId: member.id, teamId: id })).status).toBe(200)
  expect(await titlesFor(leader)).toEqual(['Участник вышел из команды'])
})

test('teams: own teams are listed by type 0 or 1, and another type is refused (V286)', async () => {
  const [project, ofEvent] = [await given({ type: 0 }), await given({ type: 1 })]
  const listed = async (query: string) => (await get(`/owner/teams?${query}`, member)).body._items?.map(({ id }: { id: number }) => id)
  expect([await listed('type=0'), await listed('type=1')]).toEqual([[project.id], [ofEvent.id]])
  expect((await get('/owner/teams?type=2', member)).status).toBe(422)
  expect((await get('/owner/teams?paginationSize=1', member)).body).toMatchObject({
    _items: [{ id: project.id }],
    _meta: { totalCount: 2, perPage: 1 },
  })
})

test('teams: the public list has approved teams, found by name, city, themes and type', async () => {
  const mark = `Искра${leader.id}`
  const found = await given({ name: `${mark} Первая`, cityId: 881, themeIds: [2], type: 1 })
  await given({ name: `${mark} Вторая`, moderation: 'wait' })
  await given({ name: `${mark} Третья`, moderation: 'declined' })
  const listed = async (query: string) =>
    (await get(`/teams?search=${encodeURIComponent(mark.toLowerCase())}&${query}`)).body._items.map(({ id }: { id: number }) => id)
  expect(await listed('')).toEqual([found.id])
  for (const query of ['cityId=881', 'themes=2,5', 'type=1']) expect(await listed(query)).toEqual([found.id])
  for (const query of ['cityId=882', 'themes=5', 'type=0']) expect(await listed(query)).toEqual([])
})

test('teams: a team that staff have not approved is for its members and staff', async () => {
  const { id } = await given({ moderation: 'wait', waiting: [stranger] })
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const other = await world.given.person()
  const statuses = []
  for (const person of [undefined, other, stranger, member, staff]) statuses.push((await get(`/teams/${id}`, person)).status)
  expect(statuses).toEqual([404, 404, 200, 200, 200])
  expect((await get(`/owner/teams/${id}`, stranger)).status).toBe(403)
})

test('teams: the page tells a stranger no code, no reason and no hidden project; a minor is named to members only', async () => {
  const minor = await world.given.person({ status: 8, birthday: '2011-01-01' })
  const { id } = await given({ members: [member, minor] })
  await send('POST', `/owner/teams/${id}/projects`, leader, { ...project, visible: false })
  const seen = (await get(`/teams/${id}`, stranger)).body
  expect([seen.inviteCode, seen.inviteUrl, seen.projects, seen.projectsCount, seen.membersCount]).toEqual([null, null, [], 0, 4])
  expect(staffOf(seen).map(([userId]) => userId)).not.toContain(minor.id)
  expect(Object.keys(seen.staff[0].user).sort()).toEqual(['id', 'name', 'photo'])
  const inside = (await get(`/teams/${id}`, member)).body
  expect([staffOf(inside).length, inside.projectsCount, inside.inviteCode]).toEqual([4, 1, null])
  expect((await get(`/users/${minor.id}/teams`, stranger)).body._items).toEqual([])
})

const project = { name: 'Тёплый дом', stage: 'idea', type: ['social'], finance_model: 'non_commerce' }

test('teams: a project keeps all its fields (V293)', async () => {
  const { id } = await given()
  const known = (await get('/owner/teams/known', leader)).body._items.slice(0, 2).map(({ id: one }: { id: number }) => one)
  const all = {
    ...project,
    ...{
      stage: 'complete',
      complete_date: '2026-01-31',
      type: ['technological', 'research'],
      finance_model: 'commerce',
      staff: [admin.id, member.id],
    },
    ...{ essence: 'Греет', info: 'Строка\nещё', known, untiUrl: 'https://unti.example/p/1', visible: false },
  }
  const { status, body } = await send('POST', `/owner/teams/${id}/projects`, admin, all)
  expect([status, body.errors]).toEqual([200, undefined])
  const [read] = (await get(`/owner/teams/${id}`, member)).body.projects
  expect(read).toMatchObject({ ...all, id: body.id, presentation: null })
  const change = (fields: object) => send('PUT', `/owner/teams/${id}/projects/${body.id}`, admin, fields)
  expect((await change({ name: 'Другое' })).body).toMatchObject({ ...all, name: 'Другое' })
  expect(Object.keys((await change({ complete_date: null })).body.errors)).toEqual(['complete_date'])
  expect(Object.keys((await change({ staff: [stranger.id] })).body.errors)).toEqual(['staff'])
  expect(Object.keys((await change({ known: [999_999] })).body.errors)).toEqual(['known'])
  expect((await send('PUT', `/owner/teams/${id}/projects/${body.id}`, member, { name: 'Нет' })).status).toBe(403)
})

test('teams: a deleted project leaves the team (V285)', async () => {
  const { id } = await given()
  const { body } = await send('POST', `/owner/teams/${id}/projects`, leader, project)
  const other = await world.given.team({ leader: stranger })
  expect((await send('DELETE', `/owner/teams/${other.id}/projects/${body.id}`, stranger)).status).toBe(404)
  expect((await send('DELETE', `/owner/teams/${id}/projects/${body.id}`, member)).status).toBe(403)
  expect((await send('DELETE', `/owner/teams/${id}/projects/${body.id}`, admin)).body).toEqual({ ok: true })
  expect((await get(`/owner/teams/${id}`, leader)).body.projects).toEqual([])
})

test('teams: a disbanded team notifies its members and is deleted', async () => {
  const { id, inviteCode } = await given()
  expect((await send('DELETE', `/owner/teams/${id}`, admin)).status).toBe(403)
  expect((await send('DELETE', `/owner/teams/${id}`, leader)).body).toEqual({ ok: true })
  expect([(await get(`/teams/${id}`, leader)).status, (await get('/owner/teams', leader)).body._items]).toEqual([404, []])
  expect((await send('POST', '/teams/request', stranger, { inviteCode })).status).toBe(404)
  expect(await titlesFor(member)).toEqual(['Команда распущена'])
})

test('teams: the profile of a user shows the teams, also as expand=teams', async () => {
  const [project0, waiting] = [await given({ type: 0 }), await given({ type: 1, moderation: 'wait' })]
  const teamsFor = async (person: Person, query = '') =>
    (await get(`/users/${member.id}/teams?${query}`, person)).body._items.map(({ id }: { id: number }) => id)
  expect([await teamsFor(stranger), await teamsFor(member), await teamsFor(member, 'type=1')]).toEqual([
    [project0.id],
    [project0.id, waiting.id],
    [waiting.id],
  ])
  const expanded = (await get(`/users/${member.id}?expand=teams`, stranger)).body.teams
  expect(expanded).toMatchObject([{ id: project0.id, staff: [{ userId: leader.id }, { userId: admin.id }, { userId: member.id }] }])
})

test('teams: staff approve or decline, the leader is notified, and a new name is reviewed again', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const { id } = await given({ name: `На проверке ${leader.id}`, moderation: 'wait' })
  const queue = await get(`/admin/teams?search=${encodeURIComponent(`на проверке ${leader.id}`)}&status=wait`, staff)
  expect(queue.body._items).toMatchObject([{ id, membersCount: 3, user: { id: leader.id } }])
  const decision = await send('POST', `/admin/teams/${id}/decision`, staff, { decision: 'declined', comment: 'Нет описания' })
  expect(decision.body).toMatchObject({ moderation: 'declined', moderationComment: 'Нет описания' })
  world.clock.advance(120_000)
  expect(await titlesFor(leader)).toEqual(['Команда проверена'])
  expect((await get(`/owner/teams/${id}`, admin)).body.moderationComment).toBe('Нет описания')
  expect((await get(`/owner/teams/${id}`, member)).body.moderationComment).toBeNull()
  expect((await send('PUT', `/owner/teams/${id}`, admin, { name: `На проверке ${leader.id}`, cityId: 881 })).body.moderation).toBe('declined')
  expect((await send('PUT', `/owner/teams/${id}`, admin, { name: 'Исправлено', description: 'Шьём' })).body.moderation).toBe('wait')
})
