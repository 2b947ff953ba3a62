import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openConnections, passedCaptcha, statementsFor } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { codeBalance } from './phone-code.ts'

let world: World
let phone: string
let count = 0

beforeAll(async () => {
  world = await createWorld()
  await openConnections(world)
})
afterAll(() => world.close())
beforeEach(() => {
  count += 1
  phone = `+7916${String(count).padStart(7, '0')}`
})

/** Each test has its own network address, because failures are counted by address. */
const here = () => `10.1.0.${count}`
const post = (url: string, body: object) => world.request({ method: 'POST', url: `/api/auth/${url}`, body, address: here() })
const withCaptcha = async () => ({ captcha: await passedCaptcha(world) })
const start = (to = phone) => post('start-phone-confirm', { phone: to })
const codeFor = async (to = phone) => /\b\d{4}\b/.exec((await world.inbox(to))[0]?.text ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '1234' ? '4321' : '1234')

test('a phone is confirmed by a requested code (V167, V174)', async () => {
  const started = await start()
  expect(started.status).toBe(200)
  const confirmed = await post('complete-phone-confirm', { phone, token: started.body.token, code: await codeFor() })
  expect(confirmed.status).toBe(200)
  expect(confirmed.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
})

test('refuses a wrong code with an error at its field (V174)', async () => {
  const { body } = await start()
  const answer = await post('complete-phone-confirm', { phone, token: body.token, code: wrong(await codeFor()) })
  expect(answer.status).toBe(422)
  expect(answer.body.reason).toBe('wrongCode')
  expect(Object.keys(answer.body.errors)).toEqual(['code'])
})

test.each(['123', '12345', 'abcd', '12 4', ''])('phone code: refuses malformed %j without counting an attempt (V172)', async (code) => {
  const { body } = await start()
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await post('complete-phone-confirm', { phone, token: body.token, code })
    expect([answer.status, answer.body.reason, Object.keys(answer.body.errors)]).toEqual([422, 'invalidInput', ['code']])
  }
  expect((await post('complete-phone-confirm', { phone, token: body.token, code: await codeFor() })).status).toBe(200)
})

describe.each(['start-phone-confirm', 'pre-login-phone-confirm'] as const)('%s', (call) => {
  const unknown = () => phone.replace('+7916', '+7915')
  const ask = (to: string, more: object = {}, query = '') => post(`${call}${query}`, { phone: to, ...more })

  test('returns whether the phone has an account, without a captcha (V173, A085)', async () => {
    await world.given.person({ phone })
    const known = await ask(phone)
    expect([known.status, known.body]).toEqual([
      200,
      expect.objectContaining({ token: expect.any(String), exists: true, resendAt: expect.any(String) }),
    ])
    expect((await ask(unknown())).body.exists).toBe(false)
    expect([await world.inbox(phone), await world.inbox(unknown())].map((messages) => messages.length)).toEqual([1, 1])
  })

  test('runs the same statements for known and unknown phones (V173)', async () => {
    await world.given.person({ phone })
    const address = `POST /auth/${call}` as const
    const [known, other] = [phone, unknown()].map((to) => statementsFor(world, { address, body: { phone: to } }))
    expect(await known).toEqual(await other)
  })

  test('with test=1 also returns it if test codes are allowed (V173, V175)', async () => {
    await world.given.person({ phone })
    expect((await ask(phone, {}, '?test=1')).body.exists).toBe(true)
    expect((await ask(unknown(), {}, '?test=1')).body.exists).toBe(false)
  })

  test('accepts a captcha once and refuses a wrong one before sending anything (V522)', async () => {
    const captcha = await passedCaptcha(world)
    expect((await ask(phone, { captcha })).status).toBe(200)
    for (const used of [captcha, 'x'.repeat(43)]) {
      const refused = await ask(unknown(), { captcha: used })
      expect([refused.status, refused.body.reason]).toEqual([422, 'captcha'])
    }
    expect(await world.inbox(unknown())).toEqual([])
  })
})

test('all spellings of a phone are the same phone', async () => {
  const { body } = await start(`8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`)
  expect((await post('complete-phone-confirm', { phone, token: body.token, code: await codeFor() })).status).toBe(200)
})

test.each(['+1234567', '+7916123456', 'phone'])('%s is refused as a phone (V238)', async (typed) => {
  const answer = await start(typed)
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({ phone: [answer.body.error.phone] })
})

test('refuses a second code within 60 s with Retry-After and sends it after 60 s (V170)', async () => {
  await start()
  world.clock.advance(20_000)
  const early = await start()
  expect([early.status, early.body.reason, early.headers['retry-after']]).toEqual([429, 'resendBlocked', '40'])
  world.clock.advance(40_000)
  expect((await start()).status).toBe(200)
})

test('concurrent requests for one phone send one code (V170)', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => start()))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(11).fill(429)])
  expect(await world.inbox(phone)).toHaveLength(1)
})

test('a code expires after 5 minutes (A087)', async () => {
  const [first, second] = [await start(), await start('+79990000002')]
  const [code, other] = [await codeFor(), await codeFor('+79990000002')]
  world.clock.advance(5 * 60_000 - 1)
  expect((await post('complete-phone-confirm', { phone, token: first.body.token, code })).status).toBe(200)
  world.clock.advance(1)
  const late = await post('complete-phone-confirm', { phone: '+79990000002', token: second.body.token, code: other })
  expect([late.status, late.body.reason]).toEqual([422, 'expiredCode'])
})

test('a code allows at most 5 tries, also concurrent ones (A087)', async () => {
  const { body } = await start()
  const code = await codeFor()
  const captchas = await Promise.all(Array.from({ length: 20 }, withCaptcha))
  const tries = await Promise.all(
    captchas.map((captcha) => post('complete-phone-confirm', { phone, token: body.token, code: wrong(code), ...captcha })),
  )
  const reasons = tries.map((answer) => answer.body.reason).sort()
  expect(reasons).toEqual([...Array(15).fill('expiredCode'), ...Array(5).fill('wrongCode')])
  const right = await post('complete-phone-confirm', { phone, token: body.token, code, ...(await withCaptcha()) })
  expect(right.body.reason).toBe('expiredCode')
})

test('the fifth try may be right, and only once', async () => {
  const { body } = await start()
  const code = await codeFor()
  const complete = async (digits: string) => post('complete-phone-confirm', { phone, token: body.token, code: digits, ...(await withCaptcha()) })
  for (let tries = 0; tries < 4; tries += 1) await complete(wrong(code))
  const answers = await Promise.all([1, 2, 3].map(() => complete(code)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422])
})

test('a code is valid only with its phone and its token', async () => {
  const { body } = await start()
  const code = await codeFor()
  const elsewhere = await post('complete-phone-confirm', { phone: '+79990000003', token: body.token, code })
  const byOther = await post('complete-phone-confirm', { phone, token: 'x'.repeat(43), code })
  const byNobody = await post('complete-phone-confirm', { phone: 'none', token: body.token, code })
  expect([elsewhere, byOther, byNobody].map((answer) => answer.body.reason)).toEqual(Array(3).fill('expiredCode'))
  expect((await post('complete-phone-confirm', { phone, token: body.token, code })).status).toBe(200)
})

test('stores neither code nor token in plain text', async () => {
  const { body } = await start()
  const row = await world.db.selectFrom('phone_confirms').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(body.token)
  expect(row.code_hash).toHaveLength(32)
})

test('with test=1 the code is 0000 and nothing is sent (V175)', async () => {
  const { body } = await post('start-phone-confirm?test=1', { phone })
  expect(await world.inbox(phone)).toEqual([])
  expect((await post('complete-phone-confirm', { phone, token: body.token, code: '0000' })).status).toBe(200)
})

test('ignores test=1 if test codes are not allowed (V175)', async () => {
  const real = await createWorld({ env: { TEST_CODES: '0' } })
  const { body } = await real.request({ method: 'POST', url: '/api/auth/start-phone-confirm?test=1', body: { phone } })
  expect(body.exists).toBe(false)
  expect(await real.inbox(phone)).toHaveLength(1)
  await real.close()
})

test('reports an undelivered code at the phone field and sends the next one at once (V178)', async () => {
  const { sms } = world.resources.outside
  world.resources.outside.sms = { ...sms, send: () => Promise.reject(new Error('the gateway is unavailable')) }
  const failed = await start()
  world.resources.outside.sms = sms
  expect([failed.status, failed.body.reason, failed.body.error.phone]).toEqual([422, 'sendFailed', failed.body.message])
  expect((await start()).status).toBe(200)
})

test('a call has only the code, a text message also the name of the site', async () => {
  await post('start-phone-confirm', { phone, channel: 'fcall' })
  expect(await world.inbox(phone)).toEqual([expect.objectContaining({ channel: 'fcall', text: expect.stringMatching(/^\d{4}$/) })])
  await start('+79990000004')
  expect(await world.inbox('+79990000004')).toEqual([
    expect.objectContaining({ channel: 'sms', text: expect.stringMatching(/^Вместе: код \d{4}\. /) }),
  ])
})

test('phone code: the fourth code a day needs a captcha, and with a captcha one is always sent', async () => {
  for (let sent = 0; sent < 20; sent += 1) {
    const isFree = sent < 3
    if (!isFree) expect((await start()).body.reason).toBe('captcha')
    expect((await post('start-phone-confirm', { phone, ...(isFree ? {} : await withCaptcha()) })).status).toBe(200)
    world.clock.advance(61_000)
  }
  world.clock.advance(24 * 3_600_000)
  expect((await start()).status).toBe(200)
})

describe.each([
  ['deactivated', { status: 9 }, 'blocked'],
  ['merged', { status: 11 }, 'blocked'],
  ['restricted minor', { status: 8, isRestricted: true }, 'minor'],
] as const)('starting a sign-in to a %s account', (_, standing, reason) => {
  test('is refused with 401 and sends nothing', async () => {
    await world.given.person({ phone, ...standing })
    const answer = await post('pre-login-phone-confirm', { phone })
    expect([answer.status, answer.body.reason]).toEqual([401, reason])
    expect(await world.inbox(phone)).toEqual([])
  })

  test('is refused only after the right code if the code was requested for registration', async () => {
    await world.given.person({ phone, ...standing })
    const { status, body } = await post('start-phone-confirm', { phone })
    expect([status, body.exists]).toEqual([200, true])
    const wrongOne = await post('login-by-phone', { phone, token: body.token, code: wrong(await codeFor()) })
    expect(wrongOne.body.reason).toBe('wrongCode')
    const entered = await post('login-by-phone', { phone, token: body.token, code: await codeFor() })
    expect([entered.status, entered.body.reason]).toEqual([401, reason])
  })
})

test('balances come from the gateway and are zero if it is unavailable (V180)', async () => {
  expect((await world.request({ url: '/api/sms-service/status-balance' })).body).toEqual({ smsBalance: 1000, fcallBalance: 1000 })
  const { log, outside } = world.resources
  const silent = { ...outside, sms: { ...outside.sms, balance: () => Promise.reject(new Error('the gateway is unavailable')) } }
  expect(await codeBalance({ log, outside: silent })).toEqual({ smsBalance: 0, fcallBalance: 0 })
})
