import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openConnections, passedCaptcha } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

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
  email = `new${count}@people.test`
  phone = `+7918${String(count).padStart(7, '0')}`
})

const person = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', password: 'слово123', agreement: true, personal_data_agreement: true }
const post = (url: string, body: object, headers = {}) => world.request({ method: 'POST', url: `/api/auth/${url}`, body, headers })
const signUp = async (more: object = {}, headers = {}) => post('signup', { ...person, email, captcha: await passedCaptcha(world), ...more }, headers)
const prove = async (to = phone) => {
  const { token } = (await post('start-phone-confirm?test=1', { phone: to })).body
  return (await post('complete-phone-confirm', { phone: to, token, code: '0000' })).body.token
}
const userOf = (id: number) => world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const faultsOf = (answer: { status: number; body: { errors: object } }) => [answer.status, Object.keys(answer.body.errors)]

describe('a new account', () => {
  test('is created with a proven phone and signs the user in', async () => {
    const answer = await post('signup', {
      ...person,
      phone: `8${phone.slice(2)}`,
      phoneToken: await prove(),
      father_name: '',
      gender: 'female',
      city_id: 881,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      name: 'Анна Ли',
      status: 10,
      child: false,
      agreement: true,
      personal_data_agreement: true,
      roles: ['registered'],
    })
    const phones = await world.db.selectFrom('phones').select(['phone', 'is_primary', 'confirmed_at']).where('user_id', '=', answer.body.id).execute()
    expect(phones).toEqual([{ phone, is_primary: true, confirmed_at: world.clock.now() }])
    expect(await userOf(answer.body.id)).toMatchObject({ email: null, father_name: null, gender: 'female', city_id: 881, locale: 'ru' })
    expect((await world.request({ url: '/api/auth/session', token: answer.body.token })).body.id).toBe(answer.body.id)
  })

  test('is created with an email that awaits confirmation', async () => {
    const { body } = await signUp()
    expect(await userOf(body.id)).toMatchObject({ email, email_confirmed_at: null })
    expect((await post('login', { email, password: person.password })).status).toBe(200)
  })

  test('stores the email trimmed and in lower case (V234)', async () => {
    const { body } = await signUp({ email: `  ${email.toUpperCase()} ` })
    expect((await userOf(body.id)).email).toBe(email)
    expect((await post('login', { email: ` ${email.toUpperCase()} `, password: person.password })).status).toBe(200)
  })

  test('stores the language of the registration', async () => {
    const { body } = await signUp({}, { 'accept-language': 'kk' })
    expect((await userOf(body.id)).locale).toBe('kz')
  })

  test('sends the token to a browser only as a cookie', async () => {
    const answer = await signUp({}, { 'sec-fetch-site': 'same-origin' })
    expect([answer.body.token, answer.cookies.map((cookie) => cookie.name)]).toEqual(['', ['device', 'token', 'id', 'roles']])
  })

  test('enters both agreements in the ledger', async () => {
    const { body } = await signUp()
    const rows = await world.db
      .selectFrom('consents')
      .select(['kind', 'action', 'text_version', 'happened_at'])
      .where('user_id', '=', body.id)
      .orderBy('kind')
      .execute()
    const given = { action: 'given', text_version: '2026-11', happened_at: world.clock.now() }
    expect(rows).toEqual([
      { kind: 'agreement', ...given },
      { kind: 'personal_data_agreement', ...given },
    ])
  })

  test('of a user younger than 18 is a minor (V229)', async () => {
    const { body } = await signUp({ birthday: '2010-06-01' })
    expect([body.status, body.child]).toEqual([8, true])
    const session = await world.request({ url: '/api/auth/session', token: body.token })
    expect([session.body.status, session.body.child]).toEqual([8, true])
  })

  test('accepts a user who turned 12 today in Moscow (V014, V562)', async () => {
    expect((await signUp({ birthday: '2014-03-10' })).status).toBe(200)
  })

  test.each([
    ['a day short of 12', '2014-03-11', 'tooYoung'],
    ['born tomorrow', '2026-03-11', 'invalidInput'],
    ['a day older than 100', '1926-03-09', 'invalidInput'],
  ])('is refused to a user %s (V014, V240, V241, V562)', async (_, birthday, reason) => {
    const answer = await signUp({ birthday })
    expect(faultsOf(answer)).toEqual([422, ['birthday']])
    expect(answer.body.reason).toBe(reason)
  })

  test('accepts a user of exactly 100 (V241)', async () => {
    expect((await signUp({ birthday: '1926-03-10' })).status).toBe(200)
  })

  test.each(['agreement', 'personal_data_agreement'])('is refused without %s', async (box) => {
    expect((await signUp({ [box]: false })).body.reason).toBe('agreementRequired')
  })

  test('is refused without a phone and an email', async () => {
    expect((await signUp({ email: undefined })).body.reason).toBe('phoneOrEmailRequired')
  })

  test('refuses an unknown city with an error at its field', async () => {
    expect(faultsOf(await signUp({ city_id: 999_999 }))).toEqual([422, ['city_id']])
  })

  test('needs a captcha with an email', async () => {
    expect((await signUp({ captcha: undefined })).body.reason).toBe('captcha')
    expect((await signUp({ captcha: 'x'.repeat(43) })).body.reason).toBe('captcha')
  })
})

describe('a password', () => {
  test.each(['ab123', `${'a'.repeat(128)}1`, 'abcdef', '123456'])('%s is refused (V231, V232)', async (password) => {
    expect(faultsOf(await signUp({ password }))).toEqual([422, ['password']])
  })
  test.each(['abc123', 'абв123', `${'a'.repeat(127)}1`, ' ä 1  '])('%s is accepted (V231, V232)', async (password) => {
    expect((await signUp({ password })).status).toBe(200)
    expect((await post('login', { email, password })).status).toBe(200)
  })
})

describe('a name', () => {
  test.each(['', ' ', 'я'.repeat(61), 'R2D2', '<b>Анна</b>'])('%j is refused (V239, A103)', async (name) => {
    expect(faultsOf(await signUp({ first_name: name }))).toEqual([422, ['first_name']])
    expect(faultsOf(await signUp({ last_name: name }))).toEqual([422, ['last_name']])
  })
  test('of 60 characters of any alphabet is accepted (V239, A103)', async () => {
    const { body } = await signUp({ first_name: 'Ә'.repeat(60), last_name: "О'Нил-Ким" })
    expect(body.name).toBe(`${'Ә'.repeat(60)} О'Нил-Ким`)
  })
})

describe('a proof of the phone', () => {
  test('works once (V521)', async () => {
    const phoneToken = await prove()
    expect((await post('signup', { ...person, phone, phoneToken })).status).toBe(200)
    const again = await post('signup', { ...person, phone, phoneToken })
    expect([...faultsOf(again), again.body.reason]).toEqual([422, ['phoneToken'], 'phoneTokenInvalid'])
  })

  test('creates one account for concurrent requests (V521)', async () => {
    const phoneToken = await prove()
    const answers = await Promise.all([1, 2].map(() => post('signup', { ...person, phone, phoneToken })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  })

  test('expires (V521)', async () => {
    const phoneToken = await prove()
    world.clock.advance(30 * 60_000)
    expect((await post('signup', { ...person, phone, phoneToken })).body.reason).toBe('phoneTokenInvalid')
  })

  test('is required and valid for one phone only', async () => {
    const phoneToken = await prove()
    expect((await post('signup', { ...person, phone: '+79990000000', phoneToken })).body.reason).toBe('phoneTokenInvalid')
    expect((await post('signup', { ...person, phone })).body.reason).toBe('phoneTokenInvalid')
    expect((await post('signup', { ...person, phone: '+7123', phoneToken })).body.reason).toBe('invalidPhone')
  })

  test('remains valid after a refusal for another reason', async () => {
    const phoneToken = await prove()
    expect((await post('signup', { ...person, phone, phoneToken, city_id: 999_999 })).status).toBe(422)
    expect((await post('signup', { ...person, phone, phoneToken })).status).toBe(200)
  })
})

describe('taken contact details', () => {
  test('a phone is refused with an error at its field (V574)', async () => {
    await world.given.person({ phone })
    const answer = await post('signup', { ...person, phone, phoneToken: await prove() })
    expect([...faultsOf(answer), answer.body.reason]).toEqual([422, ['phone'], 'phoneTaken'])
  })

  test('an email in any spelling is refused with an error at its field (V574)', async () => {
    await world.given.person({ email })
    const answer = await signUp({ email: email.toUpperCase() })
    expect([...faultsOf(answer), answer.body.reason]).toEqual([422, ['email'], 'emailTaken'])
  })

  test('only one of two concurrent requests gets an email', async () => {
    const answers = await Promise.all([signUp(), signUp()])
    expect(answers.map((answer) => answer.body.reason ?? 'made').sort()).toEqual(['emailTaken', 'made'])
  })
})

describe('checking an email', () => {
  const check = async (typed: string, captcha?: string) => post('check-email', { email: typed, captcha: captcha ?? (await passedCaptcha(world)) })

  test('returns that it is available', async () => {
    const answer = await check(` ${email.toUpperCase()} `)
    expect([answer.status, answer.body]).toEqual([200, { available: true }])
  })

  test('returns that it is taken', async () => {
    await world.given.person({ email })
    expect((await check(` ${email.toUpperCase()} `)).body.reason).toBe('emailTaken')
  })

  test('needs a valid captcha (V522)', async () => {
    expect(faultsOf(await post('check-email', { email }))).toEqual([422, ['captcha']])
    expect(faultsOf(await check(email, 'x'.repeat(43)))).toEqual([422, ['captcha']])
  })

  test.each(['nobody', 'a@b', `${'a'.repeat(313)}@mail.ru`, 'a'.repeat(2000)])(
    'refuses an invalid address without using up a captcha (V233)',
    async (typed) => {
      expect(faultsOf(await post('check-email', { email: typed }))).toEqual([422, ['email']])
    },
  )

  test('accepts up to 320 characters (V233)', async () => {
    expect((await check(`${'a'.repeat(312)}@mail.ru`)).status).toBe(200)
    expect((await check(`${'a'.repeat(313)}@mail.ru`)).status).toBe(422)
  })

  test.each(['a@mailinator.com', 'a@deep.mailinator.com'])('refuses the blocked domain of %s (V235)', async (typed) => {
    expect((await check(typed)).body.reason).toBe('emailDomainBlocked')
    expect((await signUp({ email: typed })).body.reason).toBe('emailDomainBlocked')
  })
})
