import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openConnections, passedCaptcha } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { hashToken } from '../../kernel/secrets.ts'

let world: World
let count = 0
let email: string
let phone: string

beforeAll(async () => {
  world = await createWorld()
  await openConnections(world)
})
afterAll(() => world.close())
beforeEach(() => {
  count += 1
  email = `login${count}@people.test`
  phone = `+7917${String(count).padStart(7, '0')}`
})

const password = 'слово123'
/** Each test has its own network address, because failures are counted by address. */
const here = () => `10.2.0.${count}`
const post = (url: string, body: object, headers = {}, address = here()) =>
  world.request({ method: 'POST', url: `/api/auth/${url}`, body, headers, address })
const login = (body: object, headers = {}, address = here()) => post('login', body, headers, address)
const fail = (times: number, more: object = {}) => Promise.all(Array.from({ length: times }, () => login({ email, password: 'другое123', ...more })))
const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]

describe('with a password', () => {
  test('email and phone both sign in', async () => {
    const { id } = await world.given.person({ email, phone, password })
    const byEmail = await login({ email, password })
    const byPhone = await login({ phone: `8${phone.slice(2)}`, password })
    expect([byEmail.body.id, byPhone.body.id]).toEqual([id, id])
    expect((await world.request({ url: '/api/auth/session', token: byPhone.body.token })).body).toEqual(byPhone.body)
  })

  test('the email is trimmed and lower-cased (V234)', async () => {
    await world.given.person({ email, password })
    expect((await login({ email: ` ${email.toUpperCase()} `, password })).status).toBe(200)
  })

  test('stores only the hash of the token', async () => {
    await world.given.person({ email, password })
    const { body } = await login({ email, password })
    expect(body.token).toMatch(/^[\w-]{43}$/)
    const row = await world.db.selectFrom('sessions').select('user_id').where('token_hash', '=', hashToken(body.token)).executeTakeFirst()
    expect(row?.user_id).toBe(body.id)
  })

  test('a browser gets the token only in an HttpOnly cookie, not in the response (V463, A164)', async () => {
    const { id } = await world.given.person({ email, password, roles: ['crm_tk_staff'] })
    const answer = await login({ email, password }, { 'sec-fetch-site': 'same-origin' })
    expect(answer.body.token).toBe('')
    const [, token, ...readable] = answer.cookies
    expect(token).toMatchObject({ name: 'token', httpOnly: true, sameSite: 'Lax', maxAge: 7 * 86_400 })
    expect(readable.map(({ name, value, httpOnly }) => [name, value, httpOnly])).toEqual([
      ['id', String(id), undefined],
      ['roles', 'registered,crm_tk_staff', undefined],
    ])
    const session = await world.request({ url: '/api/auth/session', headers: { 'sec-fetch-site': 'same-origin', cookie: `token=${token?.value}` } })
    expect(session.body.id).toBe(id)
  })

  test.each([[{}], [{ email: 'a@b.ru', phone: '+79160000000' }], [{ phone: '' }]])(
    'refuses %j, because exactly one of phone and email is required',
    async (logins) => {
      expect(reasonOf(await login({ ...logins, password }))).toEqual([422, 'phoneOrEmailRequired'])
    },
  )

  test('a wrong password, an unknown email, an unknown and an invalid phone get the same response (V483)', async () => {
    await world.given.person({ email, password })
    const answers = [
      await login({ email, password: 'другое123' }),
      await login({ email: 'nobody@people.test', password }),
      await login({ phone: '+79990000000', password }),
      await login({ phone: '12', password, captcha: await passedCaptcha(world) }),
      await login({ email: 'a@b', password, captcha: await passedCaptcha(world) }),
    ]
    const responses = answers.map(({ status, body: { requestId: _, ...body } }) => ({ status, body }))
    expect(responses[0]).toMatchObject({ status: 401, body: { reason: 'wrongCredentials' } })
    expect(responses).toEqual(Array(5).fill(responses[0]))
  })

  test('an account without a password accepts none', async () => {
    await world.given.person({ email })
    expect(reasonOf(await login({ email, password }))).toEqual([401, 'wrongCredentials'])
  })

  test.each([
    ['a deactivated account is blocked (V227, V482)', { status: 9 }, 'blocked'],
    ['a merged account is blocked (V228, V482)', { status: 11 }, 'blocked'],
    ['a restricted minor gets the reason (V481)', { status: 8, isRestricted: true }, 'minor'],
  ] as const)('%s, but only with the right password', async (_, standing, reason) => {
    await world.given.person({ email, password, ...standing })
    expect(reasonOf(await login({ email, password: 'другое123' }))).toEqual([401, 'wrongCredentials'])
    expect(reasonOf(await login({ email, password }))).toEqual([401, reason])
  })

  test('a sanction blocks (A098)', async () => {
    const { id } = await world.given.person({ email, password })
    await world.db.updateTable('users').set({ blocked_at: world.clock.now() }).where('id', '=', id).execute()
    expect(reasonOf(await login({ email, password }))).toEqual([401, 'blocked'])
  })

  test('a minor within the 30 days and an unfinished account sign in', async () => {
    await world.given.person({ email, phone, password, status: 8 })
    await world.given.person({ email: `15${email}`, password, status: 15 })
    expect((await login({ email, password })).body.status).toBe(8)
    expect((await login({ email: `15${email}`, password })).body.status).toBe(15)
  })
})

describe('after failures', () => {
  test.each([true, false])('the fourth attempt needs a captcha (V485); account known: %s', async (isKnown) => {
    if (isKnown) await world.given.person({ email, password })
    expect((await fail(3)).map(reasonOf)).toEqual(Array(3).fill([401, 'wrongCredentials']))
    const fourth = await login({ email, password: 'другое123' })
    expect(reasonOf(fourth)).toEqual([422, 'captcha'])
    expect(Object.keys(fourth.body.errors)).toEqual(['captcha'])
  })

  test("even the right password needs the captcha, and success with it resets the account's count (V485)", async () => {
    await world.given.person({ email, password })
    await fail(3)
    expect(reasonOf(await login({ email, password }))).toEqual([422, 'captcha'])
    expect((await login({ email, password, captcha: await passedCaptcha(world) })).status).toBe(200)
    expect(reasonOf(await login({ email, password: 'другое123' }, {}, '10.3.0.1'))).toEqual([401, 'wrongCredentials'])
  })

  test('login: a success elsewhere does not clear the failures of an address', async () => {
    await world.given.person({ email, password })
    await fail(3)
    const captcha = await passedCaptcha(world)
    expect((await login({ email, password, captcha }, {}, '10.3.0.2')).status).toBe(200)
    expect(reasonOf(await login({ email, password }))).toEqual([422, 'captcha'])
    expect((await login({ email, password }, {}, '10.3.0.2')).status).toBe(200)
  })

  test('login: a success with another account does not clear the failures of an address', async () => {
    await world.given.person({ email, password })
    await world.given.person({ email: `own-${email}`, password })
    await fail(2)
    expect((await login({ email: `own-${email}`, password })).status).toBe(200)
    await fail(1)
    expect(reasonOf(await login({ email: `own-${email}`, password }))).toEqual([422, 'captcha'])
  })

  test('a wrong captcha is refused even if none is needed (V522)', async () => {
    await world.given.person({ email, password })
    expect(reasonOf(await login({ email, password, captcha: 'x'.repeat(43) }))).toEqual([422, 'captcha'])
  })

  test('a captcha works for one attempt', async () => {
    const captcha = await passedCaptcha(world)
    await fail(3)
    expect((await fail(2, { captcha })).map(reasonOf).sort()).toEqual([
      [401, 'wrongCredentials'],
      [422, 'captcha'],
    ])
  })

  test('concurrent attempts do not exceed the limit', async () => {
    await world.given.person({ email, password })
    const withoutCaptcha = (await fail(12)).map((answer) => answer.body.reason).sort()
    expect(withoutCaptcha).toEqual([...Array(9).fill('captcha'), ...Array(3).fill('wrongCredentials')])
    const captchas = await Promise.all(Array.from({ length: 12 }, () => passedCaptcha(world)))
    const answers = await Promise.all(captchas.map((captcha) => login({ email, password: 'другое123', captcha })))
    expect(answers.map((answer) => answer.body.reason)).toEqual(Array(12).fill('wrongCredentials'))
  })
})

describe('by phone', () => {
  const start = async (to = phone) => (await post('pre-login-phone-confirm', { phone: to })).body.token
  const codeFor = async (to = phone) => /\b\d{4}\b/.exec((await world.inbox(to))[0]?.text ?? '')?.[0] ?? ''
  const prove = async (to = phone) =>
    (await post('complete-phone-confirm', { phone: to, token: await start(to), code: await codeFor(to) })).body.token

  test('the code signs in at once', async () => {
    const { id } = await world.given.person({ phone })
    const answer = await post('login-by-phone', { phone, token: await start(), code: await codeFor() })
    expect([answer.status, answer.body.id]).toEqual([200, id])
    expect((await world.request({ url: '/api/auth/session', token: answer.body.token })).status).toBe(200)
  })

  test('refuses a wrong code, and the right one the second time', async () => {
    await world.given.person({ phone })
    const token = await start()
    const code = await codeFor()
    expect(reasonOf(await post('login-by-phone', { phone, token, code: code === '1234' ? '4321' : '1234' }))).toEqual([422, 'wrongCode'])
    expect((await post('login-by-phone', { phone, token, code })).status).toBe(200)
    expect(reasonOf(await post('login-by-phone', { phone, token, code }))).toEqual([422, 'expiredCode'])
  })

  test('a phone without an account gets phoneUnknown and a proof for registration', async () => {
    const answer = await post('login-by-phone', { phone, token: await start(), code: await codeFor() })
    expect(reasonOf(answer)).toEqual([422, 'phoneUnknown'])
    const person = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', agreement: true, personal_data_agreement: true }
    const made = { phone, phoneToken: answer.body.phoneToken, password: 'слово123', ...person }
    expect((await post('signup', made)).status).toBe(200)
  })

  test('an account deactivated after the code was sent cannot sign in', async () => {
    const { id } = await world.given.person({ phone })
    const token = await start()
    await world.db.updateTable('users').set({ status: 9 }).where('id', '=', id).execute()
    expect(reasonOf(await post('login-by-phone', { phone, token, code: await codeFor() }))).toEqual([401, 'blocked'])
  })

  test('a proven phone is exchanged for a session, always with a captcha (A084, A088)', async () => {
    const { id } = await world.given.person({ phone })
    const token = await prove()
    expect(reasonOf(await post('login-phone-confirm', { token }))).toEqual([422, 'captcha'])
    const answer = await post('login-phone-confirm', { token, captcha: await passedCaptcha(world) })
    expect([answer.status, answer.body.id]).toEqual([200, id])
  })

  test('refuses a wrong captcha (V522)', async () => {
    await world.given.person({ phone })
    expect(reasonOf(await post('login-phone-confirm', { token: await prove(), captcha: 'x'.repeat(43) }))).toEqual([422, 'captcha'])
  })

  test('the proof works once, also for concurrent requests (V521)', async () => {
    await world.given.person({ phone })
    const token = await prove()
    const captchas = [await passedCaptcha(world), await passedCaptcha(world)]
    const answers = await Promise.all(captchas.map((captcha) => post('login-phone-confirm', { token, captcha })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
  })

  test('refuses an expired proof and the token of an unconfirmed phone (V521)', async () => {
    await world.given.person({ phone })
    const unconfirmed = await start()
    expect(reasonOf(await post('login-phone-confirm', { token: unconfirmed, captcha: await passedCaptcha(world) }))).toEqual([
      401,
      'phoneNotConfirmed',
    ])
    world.clock.advance(60_000)
    const token = await prove()
    world.clock.advance(30 * 60_000)
    expect(reasonOf(await post('login-phone-confirm', { token, captcha: await passedCaptcha(world) }))).toEqual([401, 'phoneNotConfirmed'])
  })

  test('a proof for a phone without an account remains valid for registration', async () => {
    const token = await prove()
    expect(reasonOf(await post('login-phone-confirm', { token, captcha: await passedCaptcha(world) }))).toEqual([422, 'phoneUnknown'])
    const person = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', password, agreement: true, personal_data_agreement: true }
    expect((await post('signup', { ...person, phone, phoneToken: token })).status).toBe(200)
  })
})
