import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soon } from '../../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { endSessions } from '../devices.ts'
import { deviceLabel } from './device-label.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())

const password = 'слово123'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0'
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const signIn = async (email: string, userAgent = firefox) => {
  const headers = { 'user-agent': userAgent }
  const { body } = await world.request({ method: 'POST', url: '/api/auth/login', body: { email, password }, headers })
  return body.token as string
}
const sessions = async (token: string) => (await world.request({ url: '/api/user/sessions', token })).body._items
const statusOf = async (token: string) => (await world.request({ url: '/api/auth/session', token })).status
const end = (token: string, id?: number) => world.request({ method: 'DELETE', url: `/api/user/sessions${id ? `/${id}` : ''}`, token })

test('a session shows its device, its sign-in method and whether it is the current one', async () => {
  const { email, token } = await world.given.person({ password })
  world.clock.advance(60_000)
  const onPhone = await signIn(email, phone)
  const now = world.clock.now().toISOString()
  const [latest, first] = await sessions(onPhone)
  expect(latest).toEqual({ id: expect.any(Number), device: 'Chrome, Android', way: 'password', createdAt: now, seenAt: now, current: true })
  expect([first.device, first.way, first.current]).toEqual([null, null, false])
  expect((await sessions(token)).map((one: { current: boolean }) => one.current)).toEqual([false, true])
})

test('a session is ended at once and permanently', async () => {
  const { email, token } = await world.given.person({ password })
  const other = await signIn(email)
  const [{ id }] = await sessions(other)
  expect((await end(token, id)).body).toEqual({ ok: true })
  expect([await statusOf(other), await statusOf(token)]).toEqual([401, 200])
  expect((await end(token, id)).status).toBe(404)
})

test('sessions: ending a session of another device trusts only the browser in use', async () => {
  const { email, id: userId, token } = await world.given.person({ password })
  const browse = async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const { cookies } = await world.request({ method: 'POST', url: '/api/auth/login', body: { email, password }, headers })
    return cookies.find(({ name }) => name === 'device')?.value ?? ''
  }
  const [inUse, lost] = [await browse(), await browse()]
  const trusted = async () =>
    (await world.db.selectFrom('trusted_browsers').select('token_hash').where('user_id', '=', userId).execute()).map((row) => row.token_hash)
  expect(await trusted()).toHaveLength(2)
  expect(lost).not.toBe(inUse)
  const headers = { cookie: `device=${inUse}`, 'sec-fetch-site': 'same-origin' }
  const [{ id }] = await sessions(token)
  expect((await world.request({ method: 'DELETE', url: `/api/user/sessions/${id}`, token, headers })).status).toBe(200)
  expect(await trusted()).toEqual([hashToken(inUse)])
})

test('the session of another user is not found and stays open', async () => {
  const [one, stranger] = [await world.given.person(), await world.given.person()]
  const [{ id }] = await sessions(stranger.token)
  expect((await end(one.token, id)).body.reason).toBe('notFound')
  expect(await statusOf(stranger.token)).toBe(200)
})

test('ending the current session clears its cookies', async () => {
  const { token } = await world.given.person()
  const [{ id }] = await sessions(token)
  const answer = await end(token, id)
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['token', ''],
    ['id', ''],
    ['roles', ''],
  ])
})

test('all sessions but the current one are ended', async () => {
  const { email, token } = await world.given.person({ password })
  const others = [await signIn(email), await signIn(email, phone)]
  expect((await end(token)).body).toEqual({ ok: true })
  expect(await Promise.all([token, ...others].map(statusOf))).toEqual([200, 401, 401])
})

test('a password change ends every other session at once (V378)', async () => {
  const { email, id, token } = await world.given.person({ password })
  const other = await signIn(email)
  const current = await world.db.selectFrom('sessions').select('id').where('user_id', '=', id).orderBy('id').executeTakeFirstOrThrow()
  await endSessions(world.db, id, { exceptSessionId: current.id })
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
  await endSessions(world.db, id)
  expect(await statusOf(token)).toBe(401)
})

test('an email reports a new device, but not the first one and not known ones', async () => {
  const { email } = await world.given.person({ password, firstName: 'Ольга' })
  await signIn(email)
  await signIn(email)
  expect(await world.inbox(email)).toEqual([])
  await signIn(email, phone)
  await vi.waitFor(async () => expect(await world.inbox(email)).toHaveLength(1), soon)
  await signIn(email, phone)
  const [letter] = await world.inbox(email)
  expect(letter?.subject).toBe('Вход с нового устройства')
  expect(letter?.text).toContain('Здравствуйте, Ольга!')
  expect(letter?.text).toContain('Chrome, Android')
  expect(letter?.text).toContain('http://site.test/settings?tab=account')
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 YaBrowser/25.8 Safari/537.36', 'Yandex Browser, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge, macOS'],
  ['curl/8.5.0', null],
  ['<script>Firefox</script>', null],
  [null, null],
])('labels the device of %j as %j', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label)
})
