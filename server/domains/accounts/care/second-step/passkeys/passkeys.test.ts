import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../../../../tests/kit/authenticator.ts'
import { givenPasskeys, origin, password } from '../../../../../../tests/kit/passkeys.ts'
import { soon } from '../../../../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../../../../tests/kit/world.ts'
import { accountsPersonalData } from '../../../personal-data.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { SECOND_STEP: 'required' } })
})
afterAll(() => world.close())

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.clock.now().getTime() })
const { post, get, remove, signIn, added, withPasskey, optionsFor, enter } = givenPasskeys(() => world)

describe('adding a passkey', () => {
  test('passkeys: creation options require user verification for the domain of the site', async () => {
    const { token, email, id } = await world.given.person()
    const { body } = await world.request({ method: 'POST', url: '/api/user/passkeys/options', token })
    expect(body).toMatchObject({
      rp: { id: 'site.test', name: 'Вместе' },
      user: { id: Buffer.from(String(id)).toString('base64url'), name: email },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    })
    expect(Buffer.from(body.challenge, 'base64url')).toHaveLength(32)
  })

  test('turns the second step on, returns recovery codes once, and names the passkey after the device', async () => {
    const { token } = await world.given.person()
    const { answer } = await added(token)
    expect(answer.body.passkey).toEqual({
      id: expect.any(Number),
      device: 'Firefox, Linux',
      createdAt: world.clock.now().toISOString(),
      usedAt: null,
    })
    expect(answer.body.recoveryCodes).toHaveLength(10)
    expect((await added(token)).answer.body.recoveryCodes).toEqual([])
    expect((await get(token, 'user/passkeys')).body._items).toHaveLength(2)
    expect((await get(token, 'user/second-step')).body).toMatchObject({ isEnrolled: true, hasApp: false, hasPasskey: true, recoveryCodesLeft: 10 })
  })

  test('excludes existing passkeys, so that a device does not make a second one', async () => {
    const { token, device } = await withPasskey()
    expect((await post(token, 'user/passkeys/options')).body.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ])
  })

  test.each([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made without user verification', { isVerified: false }],
  ])('refuses a passkey %s', async (_name, overrides) => {
    const { token } = await world.given.person()
    expect((await added(token, undefined, overrides)).answer.body.reason).toBe('passkeyRefused')
    expect((await get(token, 'user/second-step')).body.isEnrolled).toBe(false)
  })

  test('refuses a used challenge, an expired one, and one of another user', async () => {
    const [first, second] = [await world.given.person(), await world.given.person()]
    const { device, options } = await added(first.token)
    expect((await post(first.token, 'user/passkeys', { credential: device.create(options) })).body.reason).toBe('passkeyTooLate')
    const late = (await post(first.token, 'user/passkeys/options')).body
    world.clock.advance(5 * 60_000)
    expect((await post(first.token, 'user/passkeys', { credential: createAuthenticator(origin).create(late) })).body.reason).toBe('passkeyTooLate')
    const foreign = (await post(first.token, 'user/passkeys/options')).body
    await post(second.token, 'user/passkeys/options')
    const stolen = createAuthenticator(origin).create(foreign)
    expect((await post(second.token, 'user/passkeys', { credential: stolen })).body.reason).toBe('passkeyRefused')
  })

  test('refuses a passkey that another account has, and the eleventh', async () => {
    const { device } = await withPasskey()
    const other = await world.given.person()
    expect((await added(other.token, device)).answer.body.reason).toBe('passkeyTaken')
    for (let made = 0; made < 10; made++) expect((await added(other.token)).answer.status).toBe(200)
    expect((await post(other.token, 'user/passkeys/options')).body.reason).toBe('tooManyPasskeys')
  })

  test('is refused in an incomplete session', async () => {
    const { email } = await withPasskey()
    const half = await signIn(email)
    expect((await post(half.token, 'user/passkeys/options')).body.reason).toBe('secondStepRequired')
    expect((await get(half.token, 'user/passkeys')).body.reason).toBe('secondStepRequired')
    const staff = await world.given.person({ password, roles: ['crm_tk_staff'], phone: '+79990007701' })
    expect((await post((await signIn(staff.email)).token, 'user/passkeys/options')).body.reason).toBe('secondStepRequired')
  })

  test('completes the sign-in of staff without a channel for codes', async () => {
    const { email, id } = await world.given.person({ password, roles: ['crm_tk_staff'] })
    await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute()
    const half = await signIn(email)
    expect(half.secondStep).toBe('setup')
    expect((await added(half.token)).answer.status).toBe(200)
    expect((await get(half.token, 'user/sessions')).status).toBe(200)
  })

  test('malformed credentials are refused with errors at their fields', async () => {
    const { token } = await world.given.person()
    for (const credential of [null, {}, { id: '!', rawId: '!', type: 'public-key', response: {} }, { id: 'a'.repeat(9999) }])
      expect((await post(token, 'user/passkeys', { credential })).body.reason).toBe('invalidInput')
    const options = (await post(token, 'user/passkeys/options')).body
    const made = createAuthenticator(origin).create(options)
    const broken = { ...made, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
    expect((await post(token, 'user/passkeys', { credential: broken })).body.reason).toBe('passkeyRefused')
  })
})

describe('signing in with a passkey', () => {
  test('completes the session under a new token and stores the time of use', async () => {
    const { email, token, device } = await withPasskey()
    const half = await signIn(email)
    expect(half.secondStep).toBe('passkey')
    const options = await optionsFor(half.token)
    expect(options).toMatchObject({ rpId: 'site.test', userVerification: 'required', allowCredentials: [{ id: device.id }] })
    const whole = await enter(half.token, device.get(options))
    expect([whole.status, whole.body.secondStep]).toEqual([200, null])
    expect((await get(whole.body.token, 'user/sessions')).status).toBe(200)
    expect((await get(half.token, 'auth/session')).status).toBe(401)
    expect((await get(token, 'user/passkeys')).body._items[0].usedAt).toBe(world.clock.now().toISOString())
  })

  test('a recovery code or an app code works instead of the passkey', async () => {
    const { email, token, recoveryCodes } = await withPasskey()
    expect((await post((await signIn(email)).token, 'auth/second-step', { code: recoveryCodes[0] })).status).toBe(200)
    const { secret } = (await post(token, 'user/second-step/setup')).body
    expect((await post(token, 'user/second-step/confirm', { code: codeOf(secret) })).body.recoveryCodes).toEqual([])
    world.clock.advance(30_000)
    expect((await post((await signIn(email)).token, 'auth/second-step', { code: codeOf(secret) })).status).toBe(200)
  })

  test('refuses a replayed signature', async () => {
    const { email, device } = await withPasskey()
    const [half, other] = [await signIn(email), await signIn(email)]
    const signed = device.get(await optionsFor(half.token))
    expect((await enter(half.token, signed)).status).toBe(200)
    expect((await enter(other.token, signed)).body.reason).toBe('passkeyTooLate')
    await optionsFor(other.token)
    expect((await enter(other.token, signed)).body.reason).toBe('passkeyRefused')
  })

  test('of two concurrent requests with one signature only one succeeds', async () => {
    const { email, device } = await withPasskey()
    const half = await signIn(email)
    const signed = device.get(await optionsFor(half.token))
    const answers = await Promise.all([enter(half.token, signed), enter(half.token, signed)])
    expect(answers.map((answer) => answer.status).sort()[0]).toBe(200)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('a challenge is valid only for its session, for five minutes', async () => {
    const { email, device } = await withPasskey()
    const [half, other] = [await signIn(email), await signIn(email)]
    const options = await optionsFor(half.token)
    await optionsFor(other.token)
    expect((await enter(other.token, device.get(options))).body.reason).toBe('passkeyRefused')
    world.clock.advance(5 * 60_000)
    expect((await enter(half.token, device.get(options))).body.reason).toBe('passkeyTooLate')
  })

  test.each([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made without user verification', { isVerified: false }],
  ])('refuses a signature %s', async (_name, overrides) => {
    const { email, device } = await withPasskey()
    const half = await signIn(email)
    expect((await enter(half.token, device.get(await optionsFor(half.token), overrides))).body.reason).toBe('passkeyRefused')
    expect((await get(half.token, 'user/sessions')).body.reason).toBe('secondStepRequired')
  })

  test('refuses a counter that did not grow, because it means a copied passkey', async () => {
    const { email, device } = await withPasskey()
    const use = async (counter: number) => {
      const half = await signIn(email)
      return (await enter(half.token, device.get(await optionsFor(half.token), { counter }))).body.reason ?? 'entered'
    }
    expect([await use(7), await use(7), await use(3), await use(0), await use(8)]).toEqual([
      'entered',
      'passkeyRefused',
      'passkeyRefused',
      'passkeyRefused',
      'entered',
    ])
  })

  test('accepts a constant counter of 0 from a device without a counter', async () => {
    const person = await world.given.person({ password })
    const { device } = await added(person.token, undefined, { counter: 0 })
    for (const _time of [1, 2]) {
      const half = await signIn(person.email)
      expect((await enter(half.token, device.get(await optionsFor(half.token), { counter: 0 }))).status).toBe(200)
    }
  })

  test('refuses the passkey of another user', async () => {
    const [own, foreign] = [await withPasskey(), await withPasskey()]
    const half = await signIn(own.email)
    expect((await enter(half.token, foreign.device.get(await optionsFor(half.token)))).body.reason).toBe('passkeyRefused')
    expect((await get(foreign.token, 'user/passkeys')).body._items[0].usedAt).toBeNull()
  })

  test('a user without passkeys gets noPasskey', async () => {
    const { token } = await world.given.person()
    expect((await post(token, 'auth/second-step/passkey/options')).body.reason).toBe('noPasskey')
  })

  test('wrong codes stay limited despite failed passkeys in between', async () => {
    const { email, device } = await withPasskey()
    const half = await signIn(email)
    const guess = async () => (await post(half.token, 'auth/second-step', { code: '123456' })).body.reason
    const fail = async () => enter(half.token, device.get(await optionsFor(half.token), { isVerified: false }))
    const reasons: string[] = []
    for (let time = 0; time < 6; time++) {
      reasons.push(await guess())
      await fail()
    }
    expect(reasons).toEqual([...Array(5).fill('wrongCode'), 'tooManyRequests'])
  })
})

describe('removing a factor', () => {
  test('requires a code or the password; removing the last passkey turns the second step off', async () => {
    const { email, token, passkey } = await withPasskey()
    const second = (await added(token)).answer.body.passkey
    const half = await signIn(email)
    expect((await remove(token, `user/passkeys/${passkey.id}`, {})).body.reason).toBe('wrongPassword')
    expect((await remove(token, `user/passkeys/${passkey.id}`, { code: '123456' })).body.reason).toBe('wrongCode')
    expect((await remove(token, `user/passkeys/${passkey.id}`, { password })).body).toEqual({ ok: true })
    expect((await get(half.token, 'auth/session')).status).toBe(200)
    expect((await remove(token, `user/passkeys/${second.id}`, { password })).body).toEqual({ ok: true })
    expect((await get(half.token, 'auth/session')).status).toBe(401)
    expect((await get(token, 'user/second-step')).body).toMatchObject({ isEnrolled: false, recoveryCodesLeft: 0 })
    expect((await signIn(email)).secondStep).toBeNull()
  })

  test("removes only the user's own passkey", async () => {
    const [own, foreign] = [await withPasskey(), await withPasskey()]
    expect((await remove(own.token, `user/passkeys/${foreign.passkey.id}`, { password })).status).toBe(404)
    expect((await get(foreign.token, 'user/passkeys')).body._items).toHaveLength(1)
  })

  test('removing the app leaves the passkey', async () => {
    const { token } = await withPasskey()
    expect((await remove(token, 'user/second-step/app', { password })).body.reason).toBe('secondStepAbsent')
    const { secret } = (await post(token, 'user/second-step/setup')).body
    await post(token, 'user/second-step/confirm', { code: codeOf(secret) })
    expect((await remove(token, 'user/second-step/app', { password })).body).toEqual({ ok: true })
    expect((await get(token, 'user/second-step')).body).toMatchObject({ hasApp: false, hasPasskey: true, recoveryCodesLeft: 10 })
  })

  test('staff without any factor left must set one up at once, in every session', async () => {
    const { token, passkey, id } = await withPasskey()
    await world.db
      .updateTable('users')
      .set({ roles: ['control'] })
      .where('id', '=', id)
      .execute()
    const another = (await added(token)).answer
    expect((await remove(token, `user/passkeys/${passkey.id}`, { password })).status).toBe(200)
    expect((await get(token, 'user/sessions')).status).toBe(200)
    expect((await remove(token, `user/passkeys/${another.body.passkey.id}`, { password })).status).toBe(200)
    expect((await get(token, 'user/sessions')).body.reason).toBe('secondStepRequired')
    expect((await get(token, 'auth/session')).body.secondStep).toBe('setup')
  })
})

test('new recovery codes replace all previous ones', async () => {
  const { email, token, recoveryCodes } = await withPasskey()
  const renewed = (await post(token, 'user/second-step/recovery-codes', { code: recoveryCodes[0] })).body.recoveryCodes
  expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
  expect((await post((await signIn(email)).token, 'auth/second-step', { code: recoveryCodes[1] })).body.reason).toBe('wrongCode')
  expect((await post((await signIn(email)).token, 'auth/second-step', { code: renewed[1] })).status).toBe(200)
  expect((await post((await world.given.person({ password })).token, 'user/second-step/recovery-codes', { password })).body.reason).toBe(
    'secondStepAbsent',
  )
})

test("every change is reported by email in the user's language", async () => {
  await world.startWorkers()
  const { email, token, passkey, id } = await withPasskey()
  const { secret } = (await post(token, 'user/second-step/setup')).body
  await post(token, 'user/second-step/confirm', { code: codeOf(secret) })
  await remove(token, `user/passkeys/${passkey.id}`, { password })
  await post(token, 'user/second-step/recovery-codes', { password })
  const russian = ['Добавлен ключ доступа', 'Подключено приложение для кодов', 'Ключ доступа удалён', 'Новые запасные коды']
  const letters = await lettersTo(email, russian)
  expect(letters.find((one) => one.subject === 'Ключ доступа удалён')?.text).toContain('Firefox, Linux')
  expect(letters[0]?.html).toContain('http://site.test/settings?tab=account')
  await world.db.updateTable('users').set({ locale: 'en' }).where('id', '=', id).execute()
  await added(token)
  await remove(token, 'user/second-step/app', { password })
  const english = ['A passkey was added', 'The authenticator app was removed']
  await lettersTo(email, [...russian, ...english])
  await world.db.updateTable('users').set({ locale: 'kz' }).where('id', '=', id).execute()
  await remove(token, 'user/second-step', { password })
  await lettersTo(email, [...russian, ...english, 'Екінші қадам өшірілді'])
})

const lettersTo = async (email: string, subjects: string[]) => {
  const subjectsSent = async () => (await world.inbox(email)).map((letter) => letter.subject).sort()
  await vi.waitFor(async () => expect(await subjectsSent()).toEqual(subjects.sort()), soon)
  return world.inbox(email)
}

test('personal data: passkeys are exported without the key, moved by a merge and erased', async () => {
  const { id, email, device, recoveryCodes } = await withPasskey()
  const { rows } = await accountsPersonalData.collect(world.db, id)
  expect(rows.passkeys).toEqual([{ device: 'Firefox, Linux', created_at: world.clock.now(), used_at: null }])
  const survivor = await world.given.person({ password })
  await world.db
    .transaction()
    .execute((tx) => accountsPersonalData.move(tx, { from: id, to: survivor.id }, { announce: world.resources.announce, now: world.clock.now() }))
  const half = await signIn(survivor.email)
  expect((await enter(half.token, device.get(await optionsFor(half.token)))).status).toBe(200)
  expect((await post((await signIn(survivor.email)).token, 'auth/second-step', { code: recoveryCodes[0] })).status).toBe(200)
  expect(email).not.toBe(survivor.email)
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  await world.db.transaction().execute((tx) => accountsPersonalData.erase(tx, survivor.id, deps))
  expect(await world.db.selectFrom('passkeys').select('id').where('user_id', '=', survivor.id).execute()).toEqual([])
})
