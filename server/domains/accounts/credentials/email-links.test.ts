import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { letterTo, passedCaptcha } from '../../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
let count = 0
let email: string

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(() => {
  count += 1
  email = `link${count}@people.test`
})

const password = 'слово123'
const person = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', password, agreement: true, personal_data_agreement: true }
const post = (url: string, body: object, token?: string, headers = {}) =>
  world.request({ method: 'POST', url: `/api/auth/${url}`, body, token, headers })
const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]
const signUp = async (more: object = {}, headers = {}) =>
  (await post('signup', { ...person, email, captcha: await passedCaptcha(world), ...more }, undefined, headers)).body
const login = (as: string) => post('login', { email: as, password })
const confirmedAt = async (id: number) =>
  (await world.db.selectFrom('users').select('email_confirmed_at').where('id', '=', id).executeTakeFirstOrThrow()).email_confirmed_at

describe('a registration with an email', () => {
  test('sends an email whose link confirms the address and signs in once (V572)', async () => {
    const { id } = await signUp()
    const { token, text } = await letterTo(world, email)
    expect(text).toContain(`http://site.test/auth/activate?code=${token}`)
    expect(await confirmedAt(id)).toBeNull()
    const answer = await post('activate', { code: token })
    expect([answer.status, answer.body.id, answer.body.emailConfirmed]).toEqual([200, id, true])
    expect((await world.request({ url: '/api/auth/session', token: answer.body.token })).body.id).toBe(id)
    expect(await confirmedAt(id)).toEqual(world.clock.now())
    expect(reasonOf(await post('activate', { code: token }))).toEqual([422, 'activationLinkInvalid'])
  })

  test("sends the email in the user's language", async () => {
    await signUp({}, { 'accept-language': 'kk' })
    const { subject, text } = await letterTo(world, email)
    expect(subject).toBe('Поштаңызды растаңыз')
    expect(text).toContain('http://site.test/kz/auth/activate?code=')
  })

  test('stores only a hash of the link', async () => {
    await signUp()
    const { token } = await letterTo(world, email)
    const { rows } = await world.database.pool.query(
      'select l::text as row from email_links l union all select data::text from jobs.job union all select o::text from outbox o',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ row }) => String(row).includes(token))).toEqual([])
  })

  test.each([
    ['/events/7?tab=guests', '/events/7?tab=guests'],
    ['http://site.test/events/7', '/events/7'],
    ['https://elsewhere.test/events/7', null],
    ['//elsewhere.test/events/7', null],
    ['/\\elsewhere.test', null],
  ])('redirects to %s as %s, never to another site', async (returnUrl, back) => {
    const wanted = returnUrl.startsWith('/') ? returnUrl : new URL(returnUrl).href
    await signUp({ returnUrl: wanted })
    const { token } = await letterTo(world, email)
    expect((await post('activate', { code: token })).body.returnUrl).toBe(back)
  })
})

describe('a session', () => {
  test('activate: keeps the session of another account and does not use up the link', async () => {
    const victim = await world.given.person()
    const { id } = await signUp()
    const { token: code } = await letterTo(world, email)
    const headers = { cookie: `token=${victim.token}`, 'sec-fetch-site': 'same-origin' }
    const refused = await post('activate', { code }, undefined, headers)
    expect([...reasonOf(refused), refused.cookies]).toEqual([409, 'otherAccount', []])
    expect((await world.request({ url: '/api/auth/session', headers })).body.id).toBe(victim.id)
    expect(await confirmedAt(id)).toBeNull()
    const confirmed = await post('confirm-email', { code }, undefined, headers)
    expect([confirmed.status, confirmed.body, confirmed.cookies]).toEqual([200, { emailConfirmed: true, returnUrl: null }, []])
    expect((await world.request({ url: '/api/auth/session', headers })).body.id).toBe(victim.id)
    expect(await confirmedAt(id)).toEqual(world.clock.now())
  })

  test('activate: keeps the session of the same account', async () => {
    const { token, id } = await signUp()
    const { token: code } = await letterTo(world, email)
    const answer = await post('activate', { code }, token)
    expect([answer.status, answer.body.id, answer.body.token, answer.body.emailConfirmed]).toEqual([200, id, token, true])
    expect(await confirmedAt(id)).toEqual(world.clock.now())
  })
})

describe('a session that awaits its second step', () => {
  /** A sign-in by password to an account with an app for codes. */
  const halfSignedIn = async (as: string) => {
    const { token } = (await login(as)).body
    const ask = (path: string, body?: object) => world.request({ method: 'POST', url: `/api/user/second-step/${path}`, token, body })
    const { secret } = (await ask('setup')).body
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.clock.now().getTime() })
    expect((await ask('confirm', { code })).status).toBe(200)
    const half = (await login(as)).body
    expect(half.secondStep).toBe('code')
    return half
  }
  const stateOf = async (token: string) => {
    const { id, secondStep } = (await world.request({ url: '/api/auth/session', token })).body
    return { id, secondStep }
  }

  test('activate: keep it for the same account, without a new one', async () => {
    const { id } = await signUp()
    const { token: code } = await letterTo(world, email)
    const half = await halfSignedIn(email)
    const answer = await post('activate', { code }, half.token)
    expect([answer.status, answer.body.token, answer.body.secondStep]).toEqual([200, half.token, 'code'])
    expect([answer.cookies, await stateOf(half.token)]).toEqual([[], { id, secondStep: 'code' }])
    expect(await confirmedAt(id)).toEqual(world.clock.now())
  })

  test('activate: keep it for another account, and the link good', async () => {
    const victim = await world.given.person({ password })
    const half = await halfSignedIn(victim.email)
    const { id } = await signUp()
    const { token: code } = await letterTo(world, email)
    const headers = { cookie: `token=${half.token}`, 'sec-fetch-site': 'same-origin' }
    const refused = await post('activate', { code }, undefined, headers)
    expect([...reasonOf(refused), refused.cookies]).toEqual([409, 'otherAccount', []])
    expect(await stateOf(half.token)).toEqual({ id: victim.id, secondStep: 'code' })
    expect(await confirmedAt(id)).toBeNull()
  })
})

describe('names from strangers', () => {
  test.each(['Ваш приз на bank-prize.example', 'bank.ru', 'Анна.рф', 'www.x-y', 'Ан//на', 'a@b', 'http://b'])(
    'rejects %s as a name',
    async (first_name) => {
      const answer = await post('signup', { ...person, first_name, email, captcha: await passedCaptcha(world) })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['first_name']])
    },
  )

  test.each(['Анна', 'А.', 'А. С.', 'А.С.', 'Дж. Р. Р.', "О'Нил", 'Мария-Луиза'])('accepts %s as a name', async (first_name) => {
    expect((await signUp({ first_name })).name).toBe(`${first_name} Ли`)
  })

  test('emails to an unconfirmed address contain no name', async () => {
    const { token } = await signUp({ first_name: 'Незнакомец' })
    const { text } = await letterTo(world, email)
    expect(text).toContain('Здравствуйте!')
    expect(text).not.toContain('Незнакомец')
    expect((await post('change-email', { email: `bank-prize@${email}`.replace('@link', '.link'), password }, token)).status).toBe(200)
    expect(await world.inbox(email)).toHaveLength(1)
  })
})

describe('a link', () => {
  test('confirms nothing if it is wrong, malicious or expired (V572)', async () => {
    const { id } = await signUp()
    const { token } = await letterTo(world, email)
    for (const code of ['x', "' or 1=1", 'x'.repeat(43)]) expect(reasonOf(await post('activate', { code }))).toEqual([422, 'activationLinkInvalid'])
    world.clock.advance(72 * 3_600_000)
    expect(reasonOf(await post('activate', { code: token }))).toEqual([422, 'activationLinkInvalid'])
    expect(await confirmedAt(id)).toBeNull()
  })

  test('works for one of two concurrent requests', async () => {
    await signUp()
    const { token: code } = await letterTo(world, email)
    const answers = await Promise.all([post('activate', { code }), post('activate', { code })])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  })

  test('does not sign in to an account deactivated in the meantime (V227)', async () => {
    const { id } = await signUp()
    const { token } = await letterTo(world, email)
    await world.db.updateTable('users').set({ status: 9 }).where('id', '=', id).execute()
    expect(reasonOf(await post('activate', { code: token }))).toEqual([401, 'blocked'])
    expect(await confirmedAt(id)).toBeNull()
  })
})

describe('sending it again', () => {
  test('sends another email, then refuses for a minute (V573)', async () => {
    const { token } = await signUp()
    await letterTo(world, email)
    expect((await post('send-confirm-email', {}, token)).status).toBe(200)
    const second = await letterTo(world, email, 2)
    const early = await post('send-confirm-email', {}, token)
    expect([...reasonOf(early), early.headers['retry-after']]).toEqual([429, 'letterBlocked', '60'])
    world.clock.advance(60_000)
    expect((await post('send-confirm-email', { email }, token)).status).toBe(200)
    expect((await post('activate', { code: second.token })).status).toBe(200)
  })

  test('concurrent requests send one email', async () => {
    const { token } = await signUp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('send-confirm-email', {}, token)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(429)])
  })

  test('is refused if the address is confirmed or belongs to another account', async () => {
    const known = await world.given.person({ email })
    expect(reasonOf(await post('send-confirm-email', {}, known.token))).toEqual([422, 'emailAlreadyConfirmed'])
    expect(reasonOf(await post('send-confirm-email', { email: 'other@people.test' }, known.token))).toEqual([422, 'emailInvalid'])
  })
})

describe('changing the email', () => {
  const change = (token: string, body: object) => post('change-email', { password, ...body }, token)
  const next = () => `next-${email}`

  test('takes effect when the link is opened; the old address gets a warning (V379)', async () => {
    const known = await world.given.person({ email, password })
    expect((await change(known.token, { email: ` ${next().toUpperCase()} ` })).body).toEqual({ emailPending: next() })
    const { token } = await letterTo(world, next())
    expect((await letterTo(world, email)).text).toContain(next())
    expect([(await login(email)).status, (await login(next())).status]).toEqual([200, 401])
    expect((await post('activate', { code: token })).body.id).toBe(known.id)
    expect([(await login(email)).status, (await login(next())).status]).toEqual([401, 200])
  })

  test('requires the password if there is one, and counts wrong ones', async () => {
    const known = await world.given.person({ email, password })
    const guess = () => change(known.token, { email: next(), password: 'другое123' })
    expect(reasonOf(await change(known.token, { email: next(), password: undefined }))).toEqual([422, 'wrongPassword'])
    const guesses = await Promise.all(Array.from({ length: 14 }, guess))
    expect(guesses.map((answer) => answer.body.reason).sort()).toEqual([...Array(4).fill('tooManyRequests'), ...Array(10).fill('wrongPassword')])
    expect(reasonOf(await change(known.token, { email: next() }))).toEqual([429, 'tooManyRequests'])
  })

  test('reports a taken address only after a captcha and never takes it over', async () => {
    const [known, owner] = [await world.given.person({ email, password }), await world.given.person({ email: next() })]
    const refused = await change(known.token, { email: next(), captcha: await passedCaptcha(world) })
    expect([...reasonOf(refused), Object.keys(refused.body.errors)]).toEqual([422, 'emailTaken', ['email']])
    expect((await change(known.token, { email: next() })).body).toEqual({ emailPending: next() })
    const { token } = await letterTo(world, next())
    expect(reasonOf(await post('activate', { code: token }))).toEqual([422, 'emailTaken'])
    expect((await world.request({ url: '/api/auth/session', token: owner.token })).body.id).toBe(owner.id)
  })

  test.each([
    ['a@mailinator.com', 'emailDomainBlocked'],
    ['nobody', 'emailInvalid'],
  ])('%s is refused: %s (V235)', async (wanted, reason) => {
    const known = await world.given.person({ email, password })
    expect(reasonOf(await change(known.token, { email: wanted }))).toEqual([422, reason])
  })
})
