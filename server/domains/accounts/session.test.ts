import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const session = (token: string) => world.request({ url: '/api/auth/session', token })
const browser = { 'sec-fetch-site': 'same-origin' }

test('a session describes the signed-in user (V478)', async () => {
  const person = await world.given.person({ firstName: 'Мария', lastName: 'Ким', birthday: '2008-03-11', status: 8 })
  expect((await session(person.token)).body).toEqual({
    id: person.id,
    name: 'Мария Ким',
    photo: null,
    token: person.token,
    isExpert: false,
    roleState: 'registered',
    roles: ['registered'],
    link: `/users/${person.id}`,
    status: 8,
    child: true,
    agreement: true,
    personal_data_agreement: true,
    emailConfirmed: true,
    locale: 'ru',
    theme: 'system',
    secondStep: null,
    supportAnswers: 0,
    parentalConsent: { status: 'absent', deadline: '2026-04-09T09:00:00.000Z' },
  })
})

test('only minors have a parental consent status (V191)', async () => {
  const adult = await world.given.person()
  expect((await session(adult.token)).body.parentalConsent).toBeNull()
})

test('ignores roles claimed by a cookie', async () => {
  const { token } = await world.given.person()
  const answer = await world.request({ url: '/api/auth/session', headers: { ...browser, cookie: `token=${token}; roles=admin,control; id=1` } })
  expect([answer.body.roles, answer.body.roleState]).toEqual([['registered'], 'registered'])
  const staffOnly = await world.request({ url: '/api/admin/parental-consents', headers: { ...browser, cookie: `token=${token}; roles=admin` } })
  expect([staffOnly.status, staffOnly.body.reason]).toEqual([403, 'forbidden'])
})

test('a sign-in replaces a token planted before it', async () => {
  const { email } = await world.given.person({ password: 'слово123' })
  const planted = 'p'.repeat(43)
  const headers = { ...browser, cookie: `token=${planted}` }
  const answer = await world.request({ method: 'POST', url: '/api/auth/login', body: { email, password: 'слово123' }, headers })
  const given = answer.cookies.find((cookie) => cookie.name === 'token')
  expect([answer.status, given?.httpOnly, given?.value === planted]).toEqual([200, true, false])
  expect((await session(planted)).status).toBe(401)
})

test('session: call a user a child until the day before the 18th birthday (V194, V562)', async () => {
  const [adult, child] = [await world.given.person({ birthday: '2008-03-10' }), await world.given.person({ birthday: '2008-03-11' })]
  expect((await session(adult.token)).body.child).toBe(false)
  expect((await session(child.token)).body.child).toBe(true)
})

test.each([
  [[], 'registered'],
  [['crm_tk_staff'], 'crm_tk_staff'],
  [['admin', 'crm_tk_staff'], 'admin'],
  [['crm_tk_staff', 'admin', 'control'], 'control'],
])('session: rank control above admin, crm_tk_staff and registered: %j (V265)', async (roles, roleState) => {
  for (const given of [roles, roles.toReversed()]) {
    const user = await world.given.person({ roles: given })
    expect((await session(user.token)).body.roleState).toBe(roleState)
  }
})

test('roleState is the highest role, and the link uses the chosen slug (A091)', async () => {
  const person = await world.given.person({ roles: ['crm_tk_staff', 'control'], isExpert: true })
  await world.db.updateTable('users').set({ slug: 'kim' }).where('id', '=', person.id).execute()
  const { body } = await session(person.token)
  expect([body.roleState, body.roles, body.link, body.isExpert]).toEqual(['control', ['registered', 'crm_tk_staff', 'control'], '/users/kim', true])
})

test('roles are those of the caller (V571)', async () => {
  const [ordinary, staff] = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] })]
  const roles = async (token?: string) => world.request({ url: '/api/auth/roles', token })
  expect((await roles(ordinary.token)).body).toEqual({ roles: ['registered'] })
  expect((await roles(staff.token)).body).toEqual({ roles: ['registered', 'crm_tk_staff'] })
  expect((await roles()).status).toBe(401)
})

test('a session sent as a cookie does not return its token', async () => {
  const { token, id } = await world.given.person()
  const answer = await world.request({ url: '/api/auth/session', headers: { ...browser, cookie: `token=${token}` } })
  expect([answer.status, answer.body.id, answer.body.token]).toEqual([200, id, ''])
})

test.each(['GET', 'POST'] as const)('%s logout ends the session on the server and clears the cookies (V479)', async (method) => {
  const { token } = await world.given.person()
  const answer = await world.request({ method, url: '/api/auth/logout', token })
  expect([answer.status, answer.body]).toEqual([200, { ok: true }])
  expect(answer.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ['token', '', 0],
    ['id', '', 0],
    ['roles', '', 0],
  ])
  expect((await session(token)).status).toBe(401)
})

test('logout ends only the current session', async () => {
  const person = await world.given.person({ email: 'two@people.test', password: 'слово123' })
  const other = await world.request({ method: 'POST', url: '/api/auth/login', body: { email: person.email, password: 'слово123' } })
  await world.request({ url: '/api/auth/logout', token: person.token })
  expect((await session(other.body.token)).status).toBe(200)
})

test('logout without a session succeeds', async () => {
  const nobody = await world.request({ url: '/api/auth/logout' })
  const stale = await world.request({ url: '/api/auth/logout', token: 'x'.repeat(43) })
  expect([nobody.body, stale.body]).toEqual([{ ok: true }, { ok: true }])
})

test('a session lasts 7 days (A090)', async () => {
  const { email } = await world.given.person({ password: 'слово123' })
  const { body } = await world.request({ method: 'POST', url: '/api/auth/login', body: { email, password: 'слово123' } })
  world.clock.advance(7 * 86_400_000 - 1)
  expect((await session(body.token)).status).toBe(200)
  world.clock.advance(1)
  expect((await session(body.token)).status).toBe(401)
})
