import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { letterTo, passedCaptcha, statementsFor } from '../../../../tests/kit/accounts.ts'
import { soon } from '../../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
let count = 0
let email: string
let phone: string

beforeAll(async () => {
  const house = { name: 'house', issuer: 'house', secret: 's'.repeat(32), origins: ['https://partner.example'] }
  world = await createWorld({ env: { PARTNERS: JSON.stringify([house]) } })
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(() => {
  count += 1
  email = `password${count}@people.test`
  phone = `+7921${String(count).padStart(7, '0')}`
})

const password = 'слово123'
const fresh = 'новое1234'
const post = (url: string, body: object, token?: string) => world.request({ method: 'POST', url: `/api/auth/${url}`, body, token })
const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]
const login = (typed: string) => post('login', { email, password: typed })
const isSignedIn = async (token: string) => (await world.request({ url: '/api/auth/session', token })).status === 200
const prove = async () => {
  const { token } = (await post('start-phone-confirm?test=1', { phone })).body
  return (await post('complete-phone-confirm', { phone, token, code: '0000' })).body.token as string
}

describe('changing the password', () => {
  test('requires the old password and ends all other sessions at once (V378)', async () => {
    const known = await world.given.person({ email, password })
    const elsewhere = await world.given.session(known.id)
    expect(reasonOf(await post('change-password', { oldPassword: 'другое123', password: fresh }, known.token))).toEqual([422, 'wrongOldPassword'])
    expect(reasonOf(await post('change-password', { password: fresh }, known.token))).toEqual([422, 'wrongOldPassword'])
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect((await post('change-password', { oldPassword: password, password: fresh }, known.token)).body).toEqual({ ok: true })
    expect([await isSignedIn(known.token), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect([(await login(password)).status, (await login(fresh)).status]).toEqual([401, 200])
    expect((await letterTo(world, email)).subject).toBe('Пароль изменён')
  })

  test('needs no old password if there is none', async () => {
    const known = await world.given.person({ email })
    expect((await post('change-password', { oldPassword: '', password: fresh }, known.token)).status).toBe(200)
    expect((await login(fresh)).status).toBe(200)
  })

  test('cancels a pending email change', async () => {
    const known = await world.given.person({ email, password })
    await post('change-email', { email: `thief-${email}`, password }, known.token)
    const { token } = await letterTo(world, `thief-${email}`)
    await post('change-password', { oldPassword: password, password: fresh }, known.token)
    expect(reasonOf(await post('activate', { code: token }))).toEqual([422, 'activationLinkInvalid'])
  })

  test('allows ten guesses at the old password, also concurrent ones', async () => {
    const known = await world.given.person({ email, password })
    const guess = (oldPassword: string) => post('change-password', { oldPassword, password: fresh }, known.token)
    const guesses = await Promise.all(Array.from({ length: 16 }, () => guess('другое123')))
    expect(guesses.map((answer) => answer.body.reason).sort()).toEqual([...Array(6).fill('tooManyRequests'), ...Array(10).fill('wrongOldPassword')])
    expect(reasonOf(await guess(password))).toEqual([429, 'tooManyRequests'])
  })

  test.each(['ab123', `${'a'.repeat(128)}1`, 'abcdef', '123456'])('%s is refused as a password (V231, V232)', async (typed) => {
    const known = await world.given.person({ email })
    expect((await post('change-password', { password: typed }, known.token)).status).toBe(422)
  })
})

describe('a forgotten password', () => {
  const requestReset = async (of = email) => post('forgot-password', { email: of, captcha: await passedCaptcha(world) })

  test('is replaced by an emailed link, which also confirms the address and ends all sessions (V493)', async () => {
    const known = await world.given.person({ email, password })
    await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', known.id).execute()
    expect((await requestReset()).body).toEqual({ ok: true })
    const { token, text } = await letterTo(world, email)
    expect(text).toContain(`http://site.test/forgot-password?token=${token}`)
    const answer = await post('set-forgot-password', { token, password: fresh })
    expect([answer.status, answer.body.id, answer.body.emailConfirmed]).toEqual([200, known.id, true])
    expect([await isSignedIn(known.token), await isSignedIn(answer.body.token)]).toEqual([false, true])
    expect([(await login(password)).status, (await login(fresh)).status]).toEqual([401, 200])
    expect(reasonOf(await post('set-forgot-password', { token, password }))).toEqual([422, 'restoreLinkInvalid'])
  })

  test('cannot be reset through an unconfirmed address of an account with a phone', async () => {
    const known = await world.given.person({ email, password, phone })
    const proven = await world.given.person({ email: `proven-${email}`, password })
    await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', known.id).execute()
    await requestReset()
    await requestReset(proven.email)
    await letterTo(world, proven.email)
    expect(await world.db.selectFrom('email_links').select('id').where('user_id', '=', known.id).execute()).toEqual([])
  })

  test('the link expires after an hour and does not confirm an address', async () => {
    await world.given.person({ email, password })
    await requestReset()
    const { token } = await letterTo(world, email)
    expect(reasonOf(await post('activate', { code: token }))).toEqual([422, 'activationLinkInvalid'])
    world.clock.advance(3_600_000)
    expect(reasonOf(await post('set-forgot-password', { token, password: fresh }))).toEqual([422, 'restoreLinkInvalid'])
  })

  test.each([
    ['/events?tab=1', '/forgot-password', '/events?tab=1'],
    ['https://partner.example/cabinet', '/partner/forgot-password', 'https://partner.example/cabinet'],
    ['https://partner.example@evil.example/', '/forgot-password', null],
    ['//evil.example', '/forgot-password', null],
    ['javascript:alert(1)', '/forgot-password', null],
  ])('accepts %s as a return address only if it is ours or of a partner (R047)', async (returnUrl, path, back) => {
    await world.given.person({ email, password })
    await post('forgot-password', { email, captcha: await passedCaptcha(world), returnUrl })
    const { token, text } = await letterTo(world, email)
    const link = new URL(/http:\/\/\S+/.exec(text)?.[0] ?? '')
    expect([link.origin, link.pathname]).toEqual(['http://site.test', path])
    expect(Object.fromEntries(link.searchParams)).toEqual({ token, ...(back && { returnUrl: back }) })
  })

  test('requires a captcha (V522)', async () => {
    expect(reasonOf(await post('forgot-password', { email }))).toEqual([422, 'captcha'])
    expect(reasonOf(await post('forgot-password', { email, captcha: 'x'.repeat(43) }))).toEqual([422, 'captcha'])
  })

  test('gets the same response for known and unknown addresses, because the call looks up no account', async () => {
    await world.given.person({ email, password })
    const captchaAndFact = ['UpdateQueryNode', 'announce accounts.passwordForgotten']
    expect(await statementsOf(email)).toEqual(captchaAndFact)
    expect(await statementsOf('nobody@people.test')).toEqual(captchaAndFact)
    expect((await requestReset()).body).toEqual((await requestReset('nobody@people.test')).body)
  })

  test('a second email within a minute is not sent, nor one to a deactivated account', async () => {
    await world.given.person({ email, password })
    await world.given.person({ email: `closed-${email}`, password, status: 9 })
    for (const of of [email, email, `closed-${email}`]) await requestReset(of)
    await jobsDone()
    await letterTo(world, email)
    expect(await world.inbox(email)).toHaveLength(1)
    world.clock.advance(60_000)
    await requestReset()
    await letterTo(world, email, 2)
    expect([await world.inbox(email), await world.inbox(`closed-${email}`)].map((letters) => letters.length)).toEqual([2, 0])
  })

  test('is replaced with a confirmed phone, whose proof works once (V493, V521)', async () => {
    const known = await world.given.person({ email, phone, password })
    const token = await prove()
    expect(reasonOf(await post('set-forgot-password-by-phone', { phone: '+79990000000', token, password: fresh }))).toEqual([
      422,
      'phoneProofInvalid',
    ])
    const answer = await post('set-forgot-password-by-phone', { phone: `8${phone.slice(2)}`, token, password: fresh })
    expect([answer.status, answer.body.id, await isSignedIn(known.token)]).toEqual([200, known.id, false])
    expect((await login(fresh)).status).toBe(200)
    expect(reasonOf(await post('set-forgot-password-by-phone', { phone, token, password }))).toEqual([422, 'phoneProofInvalid'])
  })

  test('an unknown phone is refused, and its proof remains valid for registration', async () => {
    const token = await prove()
    expect(reasonOf(await post('set-forgot-password-by-phone', { phone, token, password: fresh }))).toEqual([422, 'phoneUnknown'])
    const person = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', password, agreement: true, personal_data_agreement: true }
    expect((await post('signup', { ...person, phone, phoneToken: token })).status).toBe(200)
  })

  test('of a deactivated account does not change (V227, V228)', async () => {
    await world.given.person({ email, phone, password, status: 9 })
    expect(reasonOf(await post('set-forgot-password-by-phone', { phone, token: await prove(), password: fresh }))).toEqual([401, 'blocked'])
    expect(reasonOf(await login(fresh))).toEqual([401, 'wrongCredentials'])
  })
})

/** Waits until no account job is pending. */
const jobsDone = () =>
  vi.waitFor(async () => {
    const { rows } = await world.database.pool.query(`select name from jobs.job where state < 'completed' and name like 'accounts.%/%'`)
    expect(rows).toEqual([])
  }, soon)

const statementsOf = async (of: string) =>
  statementsFor(world, { address: 'POST /auth/forgot-password', body: { email: of, captcha: await passedCaptcha(world) } })
