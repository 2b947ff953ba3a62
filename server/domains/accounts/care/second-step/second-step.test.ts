import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnections } from '../../../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { SECOND_STEP: 'required' } })
})
afterAll(() => world.close())

const password = 'слово123'
let phones = 0
const newPhone = () => `+7999000${String(++phones).padStart(4, '0')}`
const halfMinuteMs = 30_000

type Ask = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown }
const ask = (token: string, path: string, { method = 'GET', body }: Ask = {}) => world.request({ method, url: `/api/${path}`, token, body })
const post = (token: string, path: string, body?: unknown) => ask(token, path, { method: 'POST', body })
const signIn = async (email: string) => (await world.request({ method: 'POST', url: '/api/auth/login', body: { email, password } })).body
const complete = (token: string, code: string) => post(token, 'auth/second-step', { code })
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.clock.now().getTime() })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const enrolled = async (wanted = {}) => {
  const person = await world.given.person({ password, ...wanted })
  const { secret } = (await post(person.token, 'user/second-step/setup')).body
  const { recoveryCodes } = (await post(person.token, 'user/second-step/confirm', { code: codeOf(secret) })).body
  world.clock.advance(halfMinuteMs)
  return { ...person, secret: secret as string, recoveryCodes: recoveryCodes as string[] }
}

describe('setting up', () => {
  test('returns a secret for an app and takes effect when a code is confirmed', async () => {
    const person = await world.given.person()
    const setup = (await post(person.token, 'user/second-step/setup')).body
    expect(setup.uri).toBe(
      `otpauth://totp/${encodeURIComponent('Вместе')}:${encodeURIComponent(person.email)}?issuer=${encodeURIComponent('Вместе')}&secret=${setup.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await ask(person.token, 'user/second-step')).body.isEnrolled).toBe(false)
    const confirmed = await post(person.token, 'user/second-step/confirm', { code: codeOf(setup.secret) })
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    expect((await ask(person.token, 'user/second-step')).body).toEqual({
      isEnrolled: true,
      isRequired: false,
      enrolledAt: world.clock.now().toISOString(),
      hasApp: true,
      hasPasskey: false,
      offersPasskeys: true,
      recoveryCodesLeft: 10,
      channel: null,
    })
  })

  test('stores no recovery code in plain text, also with an idempotency key', async () => {
    const person = await world.given.person()
    const { secret } = (await post(person.token, 'user/second-step/setup')).body
    const headers = { 'idempotency-key': 'one' }
    const body = { code: codeOf(secret) }
    const answer = await world.request({ method: 'POST', url: '/api/user/second-step/confirm', token: person.token, body, headers })
    expect(answer.body.recoveryCodes).toHaveLength(10)
    expect(await world.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
    expect((await world.db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', person.id).execute())[0]?.code_hash).toHaveLength(
      32,
    )
  })

  test("requires a code in the user's other sessions from then on", async () => {
    const { id, token } = await enrolled()
    const other = await world.given.session(id)
    expect((await ask(token, 'user/sessions')).status).toBe(200)
    expect((await ask(other, 'user/sessions')).body.reason).toBe('secondStepRequired')
  })

  test('is refused when already done, when not started, and with a wrong code', async () => {
    const { token } = await enrolled()
    expect((await post(token, 'user/second-step/setup')).body.reason).toBe('secondStepExists')
    expect((await post(token, 'user/second-step/confirm', { code: '123456' })).body.reason).toBe('secondStepExists')
    const fresh = await world.given.person()
    expect((await post(fresh.token, 'user/second-step/confirm', { code: '123456' })).body.reason).toBe('secondStepAbsent')
    const { secret } = (await post(fresh.token, 'user/second-step/setup')).body
    expect((await post(fresh.token, 'user/second-step/confirm', { code: wrongFor(codeOf(secret)) })).body.reason).toBe('wrongCode')
  })
})

describe('signing in', () => {
  test('starts a session that can only be completed', async () => {
    const { email } = await enrolled()
    const half = await signIn(email)
    expect(half.secondStep).toBe('code')
    expect((await ask(half.token, 'auth/session')).body.secondStep).toBe('code')
    for (const path of ['auth/roles', 'user/sessions', 'user/consents', 'user/parental-consent', 'user/notifications']) {
      const { status, body } = await ask(half.token, path)
      expect([path, status, body.reason]).toEqual([path, 401, 'secondStepRequired'])
    }
    expect((await ask(half.token, 'user/second-step', { method: 'DELETE', body: { password } })).body.reason).toBe('secondStepRequired')
    expect((await post(half.token, 'user/second-step/setup')).body.reason).toBe('secondStepExists')
  })

  test('public calls treat an incomplete session as anonymous', async () => {
    const owner = await enrolled()
    const event = await world.given.event({ owner, status: 'draft' })
    const half = await signIn(owner.email)
    expect((await ask(owner.token, `events/${event.id}`)).status).toBe(200)
    expect((await ask(half.token, `events/${event.id}`)).status).toBe(404)
  })

  test('an app code completes the session under a new token', async () => {
    const { email, secret } = await enrolled()
    const half = await signIn(email)
    const whole = await complete(half.token, codeOf(secret))
    expect([whole.status, whole.body.secondStep]).toEqual([200, null])
    expect(whole.body.token).not.toBe(half.token)
    expect((await ask(whole.body.token, 'user/sessions')).status).toBe(200)
    expect((await ask(half.token, 'auth/session')).status).toBe(401)
  })

  test('a code works once, and earlier codes no longer work after it', async () => {
    const { email, secret } = await enrolled()
    const earlier = codeOf(secret)
    world.clock.advance(halfMinuteMs)
    const code = codeOf(secret)
    await complete((await signIn(email)).token, code)
    const again = await signIn(email)
    expect((await complete(again.token, code)).body.reason).toBe('wrongCode')
    expect((await complete(again.token, earlier)).body.reason).toBe('wrongCode')
  })

  test('of two sessions that send one code concurrently only one is completed', async () => {
    const { email, secret } = await enrolled()
    const halves = [await signIn(email), await signIn(email)]
    const answers = await Promise.all(halves.map((half) => complete(half.token, codeOf(secret))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  })

  test('a recovery code in any spelling completes the session once', async () => {
    const { email, token, recoveryCodes } = await enrolled()
    const code = (recoveryCodes[3] ?? '').toLowerCase().replaceAll('-', ' ')
    expect((await complete((await signIn(email)).token, code)).status).toBe(200)
    expect((await complete((await signIn(email)).token, code)).body.reason).toBe('wrongCode')
    expect((await ask(token, 'user/second-step')).body.recoveryCodesLeft).toBe(9)
  })

  test('allows exactly 5 tries in 15 minutes, also for concurrent requests', async () => {
    const { email, secret } = await enrolled()
    const halves = [await signIn(email), await signIn(email), await signIn(email)]
    await openConnections(world)
    const wrong = wrongFor(codeOf(secret))
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => complete(halves[index % 3]?.token, wrong)))
    expect(answers.filter((answer) => answer.body.reason === 'wrongCode')).toHaveLength(5)
    expect(answers.filter((answer) => answer.body.reason === 'tooManyRequests')).toHaveLength(19)
    expect((await complete(halves[0].token, codeOf(secret))).status).toBe(429)
    world.clock.advance(15 * 60_000)
    expect((await complete(halves[0].token, codeOf(secret))).status).toBe(200)
  })

  test('refuses a malformed code with an error at its field', async () => {
    const { email } = await enrolled()
    const half = await signIn(email)
    for (const code of ['', '12345', '1234567', 'x'.repeat(1000), '١٢٣٤٥٦'])
      expect([code.slice(0, 8), (await complete(half.token, code)).body.errors.code]).toEqual([code.slice(0, 8), expect.any(Array)])
  })

  test('an incomplete session can be signed out', async () => {
    const { email } = await enrolled()
    const half = await signIn(email)
    expect((await ask(half.token, 'auth/logout')).body).toEqual({ ok: true })
    expect((await ask(half.token, 'auth/session')).status).toBe(401)
  })
})

describe('staff and space staff', () => {
  const trusted = (wanted = {}) => world.given.person({ password, roles: ['crm_tk_staff'], ...wanted })
  const sentTo = async (to: string) => {
    await world.sendMessages()
    return /\d{6}/.exec((await world.inbox(to))[0]?.text ?? '')?.[0] ?? ''
  }

  test.each([['crm_tk_staff'], ['admin'], ['control']])('%s needs a second step and receives a code if none is set up', async (role) => {
    const phone = newPhone()
    const { email } = await trusted({ roles: [role], phone })
    const half = await signIn(email)
    expect(half.secondStep).toBe('setup')
    expect((await ask(half.token, 'admin/parental-consents')).body.reason).toBe('secondStepRequired')
    const sent = await post(half.token, 'auth/second-step/send')
    expect(sent.body).toEqual({
      kind: 'phone',
      to: `+7 ••• ${phone.slice(-2)}`,
      resendAt: new Date(world.clock.now().getTime() + 60_000).toISOString(),
    })
    const whole = await complete(half.token, await sentTo(phone))
    expect([whole.status, whole.body.secondStep]).toEqual([200, null])
  })

  test('a user who signed in by phone receives the code by email', async () => {
    const phone = newPhone()
    const { email } = await trusted({ phone })
    const { token } = (await world.request({ method: 'POST', url: '/api/auth/pre-login-phone-confirm?test=1', body: { phone } })).body
    const half = (await world.request({ method: 'POST', url: '/api/auth/login-by-phone', body: { phone, token, code: '0000' } })).body
    const sent = await post(half.token, 'auth/second-step/send')
    expect([sent.body.kind, sent.body.to]).toEqual(['email', `p•••@people.test`])
    expect((await complete(half.token, await sentTo(email))).status).toBe(200)
  })

  test('a sent code is valid for 5 minutes, once, and only in the session that requested it', async () => {
    const phone = newPhone()
    const { email } = await trusted({ phone })
    const [half, other] = [await signIn(email), await signIn(email)]
    await post(half.token, 'auth/second-step/send')
    const code = await sentTo(phone)
    expect((await complete(other.token, code)).body.reason).toBe('wrongCode')
    expect((await complete(half.token, code)).status).toBe(200)
    world.clock.advance(60_000)
    await post(other.token, 'auth/second-step/send')
    world.clock.advance(5 * 60_000)
    expect((await complete(other.token, await sentTo(phone))).body.reason).toBe('wrongCode')
  })

  test('another code can be sent after a minute, from any session of the user', async () => {
    const phone = newPhone()
    const { email } = await trusted({ phone })
    const halves = [await signIn(email), await signIn(email), await signIn(email), await signIn(email)]
    await openConnections(world)
    const answers = await Promise.all(halves.map((half) => post(half.token, 'auth/second-step/send')))
    expect(answers.map((answer) => answer.body.reason ?? 'sent').sort()).toEqual(['resendBlocked', 'resendBlocked', 'resendBlocked', 'sent'])
    expect(await world.inbox(phone)).toHaveLength(1)
  })

  test('a stolen password is not enough to set up a second step', async () => {
    const { email } = await trusted({ phone: newPhone() })
    const half = await signIn(email)
    expect((await post(half.token, 'user/second-step/setup')).body.reason).toBe('secondStepRequired')
    expect((await post(half.token, 'user/second-step/confirm', { code: '123456' })).body.reason).toBe('secondStepRequired')
  })

  test('a user without another channel sets up a factor at once and is signed in', async () => {
    const { email, id } = await trusted()
    await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute()
    const half = await signIn(email)
    expect((await post(half.token, 'auth/second-step/send')).body.reason).toBe('noOtherChannel')
    const { secret } = (await post(half.token, 'user/second-step/setup')).body
    expect((await post(half.token, 'user/second-step/confirm', { code: codeOf(secret) })).status).toBe(200)
    expect((await ask(half.token, 'admin/parental-consents')).status).toBe(200)
  })

  test('a user with a second step is sent no code: a mailbox does not replace the app', async () => {
    const { email, id } = await enrolled({ phone: newPhone() })
    await world.db
      .updateTable('users')
      .set({ roles: ['admin'] })
      .where('id', '=', id)
      .execute()
    const half = await signIn(email)
    expect(half.secondStep).toBe('code')
    expect((await post(half.token, 'auth/second-step/send')).body.reason).toBe('noOtherChannel')
  })

  test('a session opened before the role was granted needs the second step too', async () => {
    const { token, id } = await world.given.person({ phone: newPhone() })
    expect((await ask(token, 'user/sessions')).status).toBe(200)
    await world.db
      .updateTable('users')
      .set({ roles: ['control'] })
      .where('id', '=', id)
      .execute()
    expect((await ask(token, 'user/sessions')).body.reason).toBe('secondStepRequired')
  })

  test('other users need no second step', async () => {
    const { email } = await world.given.person({ password, isExpert: true })
    expect((await signIn(email)).secondStep).toBeNull()
  })
})

describe('turning it off', () => {
  const turnOff = (token: string, body: unknown) => ask(token, 'user/second-step', { method: 'DELETE', body })

  test('requires a code or the password and ends incomplete sessions', async () => {
    for (const way of ['code', 'password'] as const) {
      const { email, token, secret } = await enrolled()
      const half = await signIn(email)
      expect((await turnOff(token, way === 'code' ? { code: codeOf(secret) } : { password })).body).toEqual({ ok: true })
      expect((await ask(half.token, 'auth/session')).status).toBe(401)
      expect((await ask(token, 'user/second-step')).body).toMatchObject({ isEnrolled: false, recoveryCodesLeft: 0 })
      expect((await signIn(email)).secondStep).toBeNull()
    }
  })

  test('is refused without proof, with a wrong code or password, and without a second step', async () => {
    const { token, secret } = await enrolled()
    expect((await turnOff(token, {})).body.reason).toBe('wrongPassword')
    expect((await turnOff(token, { password: 'другое1' })).body.reason).toBe('wrongPassword')
    expect((await turnOff(token, { code: wrongFor(codeOf(secret)) })).body.reason).toBe('wrongCode')
    expect((await turnOff((await world.given.person({ password })).token, { password })).body.reason).toBe('secondStepAbsent')
  })

  test('a user without a password needs a code', async () => {
    const { token } = await enrolled({ password: undefined })
    expect((await turnOff(token, { password: '' })).body.reason).toBe('wrongPassword')
  })
})

test('the second step is optional on a demo site and required elsewhere by default', async () => {
  const demo = await createWorld()
  const owned = await createWorld({ env: { DEMO: '0', INBOX: '1' } })
  expect([demo.resources.config.requiresSecondStep, owned.resources.config.requiresSecondStep]).toEqual([false, true])
  await Promise.all([demo.close(), owned.close()])
})
