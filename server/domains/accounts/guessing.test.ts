import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { letterTo, openConnections, passedCaptcha, statementsFor } from '../../../tests/kit/accounts.ts'
import { soon } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { workFactor } from './captcha.ts'

let world: World
let count = 0
let email: string
let phone: string

// production budgets, because these tests attack them
beforeAll(async () => {
  world = await createWorld({ budgetFactor: 1 })
  await openConnections(world)
})
afterAll(() => world.close())
beforeEach(() => {
  count += 1
  email = `guessed${count}@people.test`
  phone = `+7918${String(count).padStart(7, '0')}`
})

const password = 'слово123'
type From = { address?: string; token?: string; device?: string }
const post = (url: string, body: object, { address = `10.9.${count}.1`, token, device }: From = {}) =>
  world.request({
    method: 'POST',
    url: `/api/auth/${url}`,
    body,
    address,
    ...(token && { token }),
    ...(device && { headers: { cookie: `device=${device}`, 'sec-fetch-site': 'same-origin' } }),
  })
const captcha = async () => ({ captcha: await passedCaptcha(world) })
const reasonOf = ({ status, body }: { status: number; body: { reason: string } }) => [status, body.reason]
const counted = (answers: { body: { reason?: string } }[]) => {
  const reasons = Map.groupBy(answers, ({ body }) => body.reason ?? 'done')
  return Object.fromEntries([...reasons].map(([reason, all]) => [reason, all.length]))
}
const stranger = (index: number) => ({ address: `10.${20 + (index >> 8)}.${count}.${index & 255}` })
const codeFor = async (to = phone) => /\b\d{4}\b/.exec((await world.inbox(to))[0]?.text ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '1234' ? '4321' : '1234')
/** Signs in as a browser and returns its `device` cookie. */
const browserOf = async (body: object) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await world.request({ method: 'POST', url: '/api/auth/login', body, headers, address: `10.7.${count}.1` })
  return answer.cookies.find(({ name }) => name === 'device')?.value ?? ''
}

/** Requests codes five at a time and uses every try, each from another address with a captcha. Returns the number of codes compared. */
const guessFor = async (ms: number): Promise<number> => {
  const end = world.clock.now().getTime() + ms
  let compared = 0
  let address = 0
  while (world.clock.now().getTime() < end) {
    const codes = await requestCodes(5, () => stranger(address++))
    for (const { token, code } of codes)
      for (let index = 0; index < 6; index += 1) {
        const answer = await post('complete-phone-confirm', { phone, token, code, ...(await captcha()) }, stranger(address++))
        if (answer.body.reason === 'wrongCode') compared += 1
      }
    world.clock.advance(60_000 * 30)
  }
  return compared
}

const requestCodes = async (most: number, from: () => From) => {
  const codes: { token: string; code: string }[] = []
  for (let index = 0; index < most; index += 1) {
    const { body } = await post('start-phone-confirm', { phone, ...(await captcha()) }, from())
    if (!body.token) return codes
    codes.push({ token: body.token, code: wrong(await codeFor()) })
    if (index < most - 1) world.clock.advance(60_000)
  }
  return codes
}

describe('lock-out', () => {
  test('password: after 50 wrong passwords of strangers the owner needs a captcha only outside the known browser', async () => {
    const { id } = await world.given.person({ email, password })
    const device = await browserOf({ email, password })
    for (let index = 0; index < 50; index += 1)
      expect((await post('login', { email, password: 'другое123', ...(await captcha()) }, stranger(index))).status).toBe(401)
    expect((await post('login', { email, password }, { device })).body.id).toBe(id)
    expect(reasonOf(await post('login', { email, password }))).toEqual([422, 'captcha'])
    expect((await post('login', { email, password, ...(await captcha()) })).body.id).toBe(id)
  })

  test('code: after 20 codes of strangers the known browser gets one at once, any other in 15 minutes with a captcha', async () => {
    const { id } = await world.given.person({ email, phone, password })
    const device = await browserOf({ email, password })
    for (let index = 0; index < 20; index += 1) {
      expect((await post('start-phone-confirm', { phone, ...(await captcha()) }, stranger(index))).status).toBe(200)
      world.clock.advance(60_000)
    }
    expect(reasonOf(await post('start-phone-confirm', { phone, ...(await captcha()) }))).toEqual([429, 'resendBlocked'])
    const own = await post('pre-login-phone-confirm', { phone }, { device })
    expect((await post('login-by-phone', { phone, token: own.body.token, code: await codeFor() }, { device })).body.id).toBe(id)
    world.clock.advance(14 * 60_000)
    expect(reasonOf(await post('pre-login-phone-confirm', { phone }))).toEqual([422, 'captcha'])
    const elsewhere = await post('pre-login-phone-confirm', { phone, ...(await captcha()) })
    const entered = await post('login-by-phone', { phone, token: elsewhere.body.token, code: await codeFor(), ...(await captcha()) })
    expect(entered.body.id).toBe(id)
  })

  test('code: wrong codes of strangers delay codes for strangers, but not for the known browser', async () => {
    const { id } = await world.given.person({ email, phone, password })
    const device = await browserOf({ email, password })
    await guessFor(3_600_000)
    expect(reasonOf(await post('start-phone-confirm', { phone, ...(await captcha()) }))).toEqual([429, 'resendBlocked'])
    const own = await post('pre-login-phone-confirm', { phone }, { device })
    expect((await post('login-by-phone', { phone, token: own.body.token, code: await codeFor() }, { device })).body.id).toBe(id)
    world.clock.advance(90 * 60_000)
    const elsewhere = await post('pre-login-phone-confirm', { phone, ...(await captcha()) })
    const entered = await post('login-by-phone', { phone, token: elsewhere.body.token, code: await codeFor(), ...(await captcha()) })
    expect(entered.body.id).toBe(id)
  })

  test('code: a code just requested by a stranger does not delay the known browser of the owner', async () => {
    await world.given.person({ email, phone, password })
    const device = await browserOf({ email, password })
    expect((await post('start-phone-confirm', { phone })).status).toBe(200)
    expect(reasonOf(await post('start-phone-confirm', { phone }, stranger(1)))).toEqual([429, 'resendBlocked'])
    expect((await post('start-phone-confirm', { phone }, { device })).status).toBe(200)
  })

  test('device: the cookie of another account and a forged one count as a stranger', async () => {
    await world.given.person({ email, password })
    await world.given.person({ email: `other-${email}`, password })
    const device = await browserOf({ email: `other-${email}`, password })
    for (let index = 0; index < 3; index += 1) await post('login', { email, password: 'другое123' }, stranger(index))
    for (const cookie of [device, 'x'.repeat(43)])
      expect(reasonOf(await post('login', { email, password }, { device: cookie }))).toEqual([422, 'captcha'])
  })

  test('device: a known browser has three guesses, then needs a captcha', async () => {
    await world.given.person({ email, password })
    const device = await browserOf({ email, password })
    const guesses = await Promise.all(Array.from({ length: 12 }, () => post('login', { email, password: 'другое123' }, { device })))
    expect(counted(guesses)).toEqual({ wrongCredentials: 3, captcha: 9 })
  })

  test('device: a password change makes other browsers strangers', async () => {
    await world.given.person({ email, password })
    const device = await browserOf({ email, password })
    const { token } = (await post('login', { email, password })).body
    expect((await post('change-password', { oldPassword: password, password: 'новое1234' }, { token })).status).toBe(200)
    for (let index = 0; index < 3; index += 1) await post('login', { email, password }, stranger(index))
    expect(reasonOf(await post('login', { email, password: 'новое1234' }, { device }))).toEqual([422, 'captcha'])
  })
})

describe('counting', () => {
  test.each([true, false])('login: email and phone of an account share one count; account known: %s', async (isKnown) => {
    if (isKnown) await world.given.person({ email, phone, password })
    const logins = [{ email }, { phone }, { email: ` ${email.toUpperCase()}` }]
    const tries = await Promise.all(logins.map((login, index) => post('login', { ...login, password: 'другое123' }, stranger(index))))
    expect(counted(tries)).toEqual({ wrongCredentials: 3 })
    expect(reasonOf(await post('login', { phone, password: 'другое123' }))).toEqual(isKnown ? [422, 'captcha'] : [401, 'wrongCredentials'])
  })

  test('login: known and unknown logins run the same statements', async () => {
    await world.given.person({ email, password })
    const statements = async (login: string) =>
      statementsFor(world, { address: 'POST /auth/login', body: { email: login, password: 'другое123', ...(await captcha()) } })
    const known = await statements(email)
    expect(known.length).toBeGreaterThan(2)
    expect(await statements(`nobody-${email}`)).toEqual(known)
  })

  test('address: after three failures of any kind each guess needs a captcha, for every login', async () => {
    const person = await world.given.person({ email, phone, password })
    const { token } = (await post('start-phone-confirm', { phone })).body
    await post('login', { email: 'nobody@people.test', password })
    await post('complete-phone-confirm', { phone, token, code: wrong(await codeFor()) })
    await post('login', { email, password: 'другое123' })
    expect(reasonOf(await post('login', { email, password }))).toEqual([422, 'captcha'])
    expect(reasonOf(await post('complete-phone-confirm', { phone, token, code: await codeFor() }))).toEqual([422, 'captcha'])
    expect((await post('login', { email, password, ...(await captcha()) })).body.id).toBe(person.id)
  })

  test('address: seven sessions do not multiply its budget', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => world.given.person()))
    const body = { phone, token: 'x'.repeat(43), code: '1234' }
    const answers = await Promise.all(
      people.flatMap(({ token }) => Array.from({ length: 10 }, () => post('complete-phone-confirm', body, { token }))),
    )
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(60)
    expect(reasonOf(await post('complete-phone-confirm', body))).toEqual([429, 'tooManyRequests'])
  })

  test('address: allows 200 wrong codes a day, with or without captchas', async () => {
    // the budget spent by 150 earlier wrong codes
    for (let index = 0; index < 150; index += 1) await world.resources.limits.spend('wrongCodes', `10.9.${count}.1`)
    const phones = Array.from({ length: 55 }, (_, index) => `+7917${String(count * 100 + index).padStart(7, '0')}`)
    const started = await Promise.all(phones.map((each, index) => post('start-phone-confirm', { phone: each }, stranger(index))))
    const guesses = phones.map(async (each, index) => {
      const body = { phone: each, token: started[index]?.body.token, code: wrong(await codeFor(each)) }
      return post('complete-phone-confirm', { ...body, ...(await captcha()) })
    })
    expect(counted(await Promise.all(guesses))).toEqual({ wrongCode: 50, tooManyRequests: 5 })
    const right = { phone: phones[0], token: started[0]?.body.token, code: await codeFor(phones[0]) }
    expect((await post('complete-phone-confirm', { ...right, ...(await captcha()) }, stranger(1))).status).toBe(200)
  })

  test('phone: rotating addresses compare three guesses without a captcha', async () => {
    const { token } = (await post('start-phone-confirm', { phone })).body
    const code = wrong(await codeFor())
    const tries = Array.from({ length: 30 }, (_, index) => post('complete-phone-confirm', { phone, token, code }, stranger(index)))
    expect(counted(await Promise.all(tries))).toEqual({ wrongCode: 3, captcha: 27 })
  })

  test('phone: strangers compare fewer than 30 codes a day, with any number of addresses and captchas', async () => {
    const compared = await guessFor(86_400_000)
    expect(compared).toBeGreaterThan(10)
    expect(compared).toBeLessThan(30)
  })

  test('phone: all spellings count as one phone', async () => {
    const digits = phone.slice(1)
    const spellings = [
      phone,
      `8${digits.slice(1)}`,
      digits,
      `+7 (${digits.slice(1, 4)}) ${digits.slice(4)}`,
      `8 ${digits.slice(1, 4)}-${digits.slice(4)}`,
    ]
    const answers = await Promise.all(spellings.map((typed, index) => post('start-phone-confirm', { phone: typed }, stranger(index))))
    expect(counted(answers)).toEqual({ done: 1, resendBlocked: 4 })
  })

  test('phone: an expired code is not counted as a failure', async () => {
    for (let index = 0; index < 6; index += 1)
      expect((await post('complete-phone-confirm', { phone, token: 'x'.repeat(43), code: '1234' })).body.reason).toBe('expiredCode')
  })
})

describe('lookups', () => {
  const unknown = (index: number) => `+7919${String(count).padStart(3, '0')}${String(index).padStart(4, '0')}`

  test.each(['start-phone-confirm', 'pre-login-phone-confirm'])(
    '%s: the fourth request of an address within an hour needs a captcha, also concurrently (A181)',
    async (call) => {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => post(call, { phone: unknown(index) })))
      expect(counted(answers)).toEqual({ done: 3, captcha: 5 })
      const refused = answers.findIndex(({ status }) => status === 422)
      expect(await world.inbox(unknown(refused))).toEqual([])
      expect((await post(call, { phone: unknown(refused), ...(await captcha()) })).body.exists).toBe(false)
      await world.db
        .updateTable('rate_limits')
        .set({ expire: Date.now() - 1 })
        .where('key', 'like', 'freeCodes:%')
        .execute()
      expect((await post(call, { phone: unknown(9) })).body.exists).toBe(false)
    },
  )

  test('an address gets twenty answers an hour about existing accounts', async () => {
    const starts = []
    for (let index = 0; index < 12; index += 1) starts.push(await post('start-phone-confirm', { phone: unknown(index), ...(await captcha()) }))
    expect(starts.map(({ body }) => body.exists)).toEqual(Array(12).fill(false))
    const checks = []
    for (let index = 0; index < 10; index += 1) checks.push(await post('check-email', { email: `${index}-${email}`, ...(await captcha()) }))
    expect(counted(checks)).toEqual({ done: 8, tooManyRequests: 2 })
    expect((await post('start-phone-confirm', { phone: unknown(13), ...(await captcha()) })).body.exists).toBeNull()
  })

  test('the work of a captcha doubles with every five lookups of an address', async () => {
    expect([0, 4, 5, 9, 10, 15, 100].map(workFactor)).toEqual([1, 1, 2, 2, 4, 8, 8])
    for (let lookups = 0; lookups < 15; lookups += 1) await world.resources.limits.spend('lookups', `10.9.${count}.1`)
    const { body } = await world.request({ url: '/api/captcha/challenge', address: `10.9.${count}.1` })
    expect((await solveChallenge({ challenge: body.altcha, deriveKey }))?.counter).toBeGreaterThanOrEqual(4_000)
  })
})

describe('alert', () => {
  test('the owner gets one email a day after many failures of strangers', async () => {
    await world.startWorkers()
    await world.given.person({ email, password })
    for (let index = 0; index < 24; index += 1) await post('login', { email, password: 'другое123', ...(await captcha()) }, stranger(index))
    expect((await letterTo(world, email)).subject).toBe('Кто-то подбирает вход в ваш аккаунт')
    // the success resets the count, so that the same day has a second claim
    expect((await post('login', { email, password, ...(await captcha()) })).status).toBe(200)
    for (let index = 0; index < 12; index += 1) await post('login', { email, password: 'другое123', ...(await captcha()) }, stranger(index))
    await post('forgot-password', { email, ...(await captcha()) })
    const letters = await letterTo(world, email, 2)
    expect(letters.subject).toBe('Новый пароль')
    expect((await world.inbox(email)).filter(({ subject }) => subject.startsWith('Кто-то'))).toHaveLength(1)
  })

  test('the owner gets another email on the second day of guessing, and neither says that it failed', async () => {
    await world.startWorkers()
    await world.given.person({ email, password })
    const letters = async () => (await world.inbox(email)).filter(({ subject }) => subject.startsWith('Кто-то'))
    const guess = async (times: number, from: number) => {
      for (let index = from; index < from + times; index += 1)
        expect((await post('login', { email, password: 'другое123', ...(await captcha()) }, stranger(index))).status).toBe(401)
    }
    await guess(12, 0)
    await expect.poll(async () => (await letters()).length, soon).toBe(1)
    world.clock.advance(13 * 3_600_000)
    await guess(1, 12)
    world.clock.advance(13 * 3_600_000)
    await guess(12, 13)
    await expect.poll(async () => (await letters()).length, soon).toBe(2)
    // the guess after the tenth failure may be the right one
    for (const { text } of await letters()) expect(text).not.toMatch(/не удалось/i)
  })
})
