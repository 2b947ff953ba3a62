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
  test('passkeys: ask for user verification, for the domain of the site', async () => {
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

  test('turns the second step on, tells recovery codes once, and names it after the device', async () => {
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

  test('names those there are, so that a device does not make a second one', async () => {
    const { token, device } = await withPasskey()
    expect((await post(token, 'user/passkeys/options')).body.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ])
  })

  test.each([
    ['made on another site', { origin: 'https://evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made without its owner’s proof', { isVerified: false }],
  ])('refuses one %s', async (_name, said) => {
    const { token } = await world.given.person()
    expect((await added(token, undefined, said)).answer.body.reason).toBe('passkeyRefused')
    expect((await get(token, 'user/second-step')).body.isEnrolled).toBe(false)
  })

  test('refuses a challenge a second time, an old one, and one of another person', async () => {
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

  test('one that somebody has is taken, and ten are the most', async () => {
    const { device } = await withPasskey()
    const other = await world.given.person()
    expect((await added(other.token, device)).answer.body.reason).toBe('passkeyTaken')
    for (let made = 0; made < 10; made++) expect((await added(other.token)).answer.status).toBe(200)
    expect((await post(other.token, 'user/passkeys/options')).body.reason).toBe('tooManyPasskeys')
  })

  test('is not for half a sign-in, which has to be completed first', async () => {
    const { email } = await withPasskey()
    const half = await signIn(email)
    expect((await post(half.token, 'user/passkeys/options')).body.reason).toBe('secondStepRequired')
    expect((await get(half.token, 'user/passkeys')).body.reason).toBe('secondStepRequired')
    const staff = await world.given.person({ password, roles: ['crm_tk_staff'], phone: '+79990007701' })
    expect((await post((await signIn(staff.email)).token, 'user/passkeys/options')).body.reason).toBe('secondStepRequired')
  })

  test('completes the sign-in of staff who can be sent no code', async () => {
    const { email, id } = await world.given.person({ password, roles: ['crm_tk_staff'] })
    await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute()
    const half = await signIn(email)
    expect(half.secondStep).toBe('setup')
    expect((await added(half.token)).answer.status).toBe(200)
    expect((await get(half.token, 'user/sessions')).status).toBe(200)
  })

  test('nonsense is refused at its fields', async () => {
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
  test('completes the session under a new token, and notes the use', async () => {
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

  test('a recovery code, or the app, stands in for it', async () => {
    const { email, token, recoveryCodes } = await withPasskey()
    expect((await post((await signIn(email)).token, 'auth/second-step', { code: recoveryCodes[0] })).status).toBe(200)
    const { secret } = (await post(token, 'user/second-step/setup')).body
    expect((await post(token, 'user/second-step/confirm', { code: codeOf(secret) })).body.recoveryCodes).toEqual([])
    world.clock.advance(30_000)
    expect((await post((await signIn(email)).token, 'auth/second-step', { code: codeOf(secret) })).status).toBe(200)
  })

  test('a signature is good once: a replayed one is refused', async () => {
    const { email, device } = await withPasskey()
    const [half, other] = [await signIn(email), await signIn(email)]
    const signed = device.get(await optionsFor(half.token))
    expect((await enter(half.token, signed)).status).toBe(200)
    expect((await enter(other.token, signed)).body.reason).toBe('passkeyTooLate')
    await optionsFor(other.token)
    expect((await enter(other.token, signed)).body.reason).toBe('passkeyRefused')
  })

  test('of one signature told twice at once one counts', async () => {
    const { email, device } = await withPasskey()
    const half = await signIn(email)
    const signed = device.get(await optionsFor(half.token))
    const answers = await Promise.all([enter(half.token, signed), enter(half.token, signed)])
    expect(answers.map((answer) => answer.status).sort()[0]).toBe(200)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('a challenge is for the half of a sign-in that asked, and for five minutes', async () => {
    const { email, device } = await withPasskey()
    const [half, other] = [await signIn(email), await signIn(email)]
    const options = await optionsFor(half.token)
    await optionsFor(other.token)
    expect((await enter(other.token, device.get(options))).body.reason).toBe('passkeyRefused')
    world.clock.advance(5 * 60_000)
    expect((await enter(half.token, device.get(options))).body.reason).toBe('passkeyTooLate')
  })

  test.each([
    ['signed on another site', { origin: 'https://evil.example' }],
    ['signed for another domain', { rpId: 'evil.example' }],
    ['signed without its owner’s proof', { isVerified: false }],
  ])('is refused when %s', async (_name, said) => {
    const { email, device } = await withPasskey()
    const half = await signIn(email)
    expect((await enter(half.token, device.get(await optionsFor(half.token), said))).body.reason).toBe('passkeyRefused')
    expect((await get(half.token, 'user/sessions')).body.reason).toBe('secondStepRequired')
  })

  test('a counter that stands or goes back is that of a copy, and is refused', async () => {
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

  test('a device that counts nothing goes on saying 0', async () => {
    const person = await world.given.person({ password })
    const { device } = await added(person.token, undefined, { counter: 0 })
    for (const _time of [1, 2]) {
      const half = await signIn(person.email)
      expect((await enter(half.token, device.get(await optionsFor(half.token), { counter: 0 }))).status).toBe(200)
    }
  })

  test('the passkey of another person is refused', async () => {
    const [own, foreign] = [await withPasskey(), await withPasskey()]
    const half = await signIn(own.email)
    expect((await enter(half.token, foreign.device.get(await optionsFor(half.token)))).body.reason).toBe('passkeyRefused')
    expect((await get(foreign.token, 'user/passkeys')).body._items[0].usedAt).toBeNull()
  })

  test('who has none is told so', async () => {
    const { token } = await world.given.person()
    expect((await post(token, 'auth/second-step/passkey/options')).body.reason).toBe('noPasskey')
  })

  test('wrong codes stay bounded however often a passkey fails meanwhile', async () => {
    const { email, device } = await withPasskey()
    const half = await signIn(email)
    const guess = async () => (await post(half.token, 'auth/second-step', { code: '123456' })).body.reason
    const fail = async () => enter(half.token, device.get(await optionsFor(half.token), { isVerified: false }))
    const told: string[] = []
    for (let time = 0; time < 6; time++) {
      told.push(await guess())
      await fail()
    }
    expect(told).toEqual([...Array(5).fill('wrongCode'), 'tooManyRequests'])
  })
})

describe('removing', () => {
  test('takes a code or the password; with the last one the second step is off', async () => {
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

  test('only one’s own', async () => {
    const [own, foreign] = [await withPasskey(), await withPasskey()]
    expect((await remove(own.token, `user/passkeys/${foreign.passkey.id}`, { password })).status).toBe(404)
    expect((await get(foreign.token, 'user/passkeys')).body._items).toHaveLength(1)
  })

  test('the app goes and the passkey stays', async () => {
    const { token } = await withPasskey()
    expect((await remove(token, 'user/second-step/app', { password })).body.reason).toBe('secondStepAbsent')
    const { secret } = (await post(token, 'user/second-step/setup')).body
    await post(token, 'user/second-step/confirm', { code: codeOf(secret) })
    expect((await remove(token, 'user/second-step/app', { password })).body).toEqual({ ok: true })
    expect((await get(token, 'user/second-step')).body).toMatchObject({ hasApp: false, hasPasskey: true, recoveryCodesLeft: 10 })
  })

  test('staff without the last of it waits for another at once, in every session', async () => {
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

test('new recovery codes take the place of all there were', async () => {
  const { email, token, recoveryCodes } = await withPasskey()
  const renewed = (await post(token, 'user/second-step/recovery-codes', { code: recoveryCodes[0] })).body.recoveryCodes
  expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
  expect((await post((await signIn(email)).token, 'auth/second-step', { code: recoveryCodes[1] })).body.reason).toBe('wrongCode')
  expect((await post((await signIn(email)).token, 'auth/second-step', { code: renewed[1] })).status).toBe(200)
  expect((await post((await world.given.person({ password })).token, 'user/second-step/recovery-codes', { password })).body.reason).toBe(
    'secondStepAbsent',
  )
})

test('every change is told by a letter, in the reader’s language', async () => {
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
  const told = async () => (await world.inbox(email)).map((letter) => letter.subject).sort()
  await vi.waitFor(async () => expect(await told()).toEqual(subjects.sort()), soon)
  return world.inbox(email)
}

test('what is kept of a person goes along without the key, is erased, and follows a merge', async () => {
  const { id, email, device, recoveryCodes } = await withPasskey()
  const { rows } = await accountsPersonalData.collect(world.db, id)
  expect(rows.passkeys).toEqual([{ device: 'Firefox, Linux', created_at: world.clock.now(), used_at: null }])
  const survivor = await world.given.person({ password })
  await world.db.transaction().execute((tx) => accountsPersonalData.move(tx, { from: id, to: survivor.id }))
  const half = await signIn(survivor.email)
  expect((await enter(half.token, device.get(await optionsFor(half.token)))).status).toBe(200)
  expect((await post((await signIn(survivor.email)).token, 'auth/second-step', { code: recoveryCodes[0] })).status).toBe(200)
  expect(email).not.toBe(survivor.email)
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  await world.db.transaction().execute((tx) => accountsPersonalData.erase(tx, survivor.id, deps))
  expect(await world.db.selectFrom('passkeys').select('id').where('user_id', '=', survivor.id).execute()).toEqual([])
})
