import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { letterTo, passedCaptcha } from '../../../../tests/kit/accounts.ts'
import { clientId, clientSecret, startProvider, walk } from '../../../../tests/kit/social-provider.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let provider: Awaited<ReturnType<typeof startProvider>>
let world: World
let count = 0
let sub: string

const back = 'http://site.test/auth/social'
const away = 'https://away.test'

beforeAll(async () => {
  provider = await startProvider(back)
  const client = { clientId, clientSecret }
  const providers = {
    leader: { ...client, issuer: provider.issuer, title: 'Leader', scope: 'openid profile email address' },
    absent: { ...client, issuer: 'http://127.0.0.1:9', title: 'Absent' },
    vk: client,
  }
  world = await createWorld({ env: { SOCIAL_PROVIDERS: JSON.stringify(providers) } })
  await world.startWorkers()
})
afterAll(async () => {
  await world.close()
  await provider.close()
})
beforeEach(() => {
  count += 1
  sub = `leader-${count}`
  provider.seat({ sub, given_name: 'Анна', family_name: 'Ли', email: `${sub}@people.test`, email_verified: true, birthdate: '1990-02-03' })
})

type Browser = { cookie: string }
type Answer = Record<string, string>

const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]
const open = async (query: Record<string, string> = {}, browser: Partial<Browser> = {}) => {
  const answer = await world.request({ url: `/api/auth/social-url-list?${new URLSearchParams(query)}`, headers: browser })
  const browserCookie = answer.cookies.find(({ name }) => name === 'browser')
  return { ...answer, browser: { cookie: `browser=${browserCookie?.value}` }, browserCookie }
}
const addressIn = (body: { _items: { network: string; url: string }[] }, network = 'leader') =>
  body._items.find((one) => one.network === network)?.url ?? ''
/** Signs in at the provider and returns its answer. */
const signInAtProvider = async () => {
  const { body, browser } = await open()
  return { browser, answered: await walk(addressIn(body)) }
}
const sendAnswer = (answered: Answer, browser: Browser, more: object = {}) => {
  const { code, state, iss } = answered
  return world.request({ method: 'POST', url: '/api/auth/social', headers: browser, body: { network: 'leader', code, state, iss, ...more } })
}
const signIn = async (more: object = {}) => {
  const { browser, answered } = await signInAtProvider()
  return sendAnswer(answered, browser, more)
}
const person = { first_name: 'Анна', last_name: 'Ли', birthday: '1990-01-01', agreement: true, personal_data_agreement: true }
const signUp = async (more: object) =>
  world.request({
    method: 'POST',
    url: '/api/auth/signup',
    body: { ...person, email: `${sub}@people.test`, captcha: await passedCaptcha(world), ...more },
  })

describe('the list of networks', () => {
  test('lists configured and reachable networks, never facebook and mos (V366)', async () => {
    const { body } = await open()
    expect(body._items.map(({ network, title, hidden }: Record<string, unknown>) => [network, title, hidden])).toEqual([
      ['vk', 'VK ID', false],
      ['leader', 'Leader', false],
    ])
    await expect(createWorld({ env: { SOCIAL_PROVIDERS: '{"facebook": {"clientId": "x"}}' } })).rejects.toThrow(/SOCIAL_PROVIDERS/)
  })

  test('uses a code, PKCE, a state and a nonce, and sets an HttpOnly browser cookie', async () => {
    const { body, browserCookie } = await open({ state: 'own' })
    const query = Object.fromEntries(new URL(addressIn(body)).searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: back,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^leader\.[\w-]{43}\.own$/),
    })
    expect(browserCookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const { rows } = await world.database.pool.query('select s::text as row from social_states s')
    expect(rows.filter(({ row }) => String(row).includes(String(query.state?.split('.')[1])))).toEqual([])
  })

  test.each([
    `${away}/auth/social`,
    'http://site.test.away.test/auth/social',
    'http://site.test@away.test/',
    'http://away.test\\@site.test/',
    '//away.test/',
    'https://site.test/auth/social',
    'javascript:alert(1)',
    `${back}?next=${away}`,
    `${back}#x`,
    'auth/social',
  ])('refuses to redirect to %s', async (redirectUri) => {
    expect(reasonOf(await open({ redirectUri }))).toEqual([422, 'redirectForeign'])
  })

  test('redirects back to any page of this site', async () => {
    const { body } = await open({ redirectUri: 'http://site.test/partner/login' })
    expect(new URL(addressIn(body)).searchParams.get('redirect_uri')).toBe('http://site.test/partner/login')
  })
})

describe('the whole flow with a real provider', () => {
  test('an unknown user gets the data to register with, a known one is signed in', async () => {
    const first = await signIn()
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      session: null,
      needRegistration: true,
      socialToken: expect.stringMatching(/^[\w-]{43}$/),
      profile: { first_name: 'Анна', last_name: 'Ли', email: `${sub}@people.test`, birthday: '1990-02-03', city: null, photo: null },
    })
    const made = await signUp({ socialToken: first.body.socialToken })
    expect([made.status, made.body.emailConfirmed]).toEqual([200, true])
    const second = await signIn()
    expect([second.body.needRegistration, second.body.socialToken, second.body.session.id]).toEqual([false, null, made.body.id])
    const token = second.cookies.find(({ name }) => name === 'token')?.value
    expect((await world.request({ url: '/api/auth/session', token })).body.id).toBe(made.body.id)
  })

  test('an address the provider has not confirmed is confirmed by email', async () => {
    provider.seat({ sub, email: `${sub}@people.test`, email_verified: false })
    const { socialToken } = (await signIn()).body
    const made = await signUp({ socialToken })
    expect(made.body.emailConfirmed).toBe(false)
    expect((await letterTo(world, `${sub}@people.test`)).token).not.toBe('')
  })

  test("a matching email does not sign in to another user's account", async () => {
    await world.given.person({ email: `${sub}@people.test` })
    const { body } = await signIn()
    expect([body.session, body.needRegistration]).toEqual([null, true])
    expect((await signUp({ socialToken: body.socialToken })).body.reason).toBe('emailTaken')
  })

  test.each([
    [{ status: 9 }, 'blocked'],
    [{ status: 11 }, 'blocked'],
    [{ status: 8, isRestricted: true, birthday: '2012-01-01' }, 'minor'],
  ] as const)('refuses to sign in to an account with %j (V227, V228, V481)', async (standing, reason) => {
    const { id } = await world.given.person(standing)
    await bindInDatabase(id)
    expect(reasonOf(await signIn())).toEqual([401, reason])
  })

  test('a registration token works once within half an hour and needs no password', async () => {
    const { socialToken } = (await signIn()).body
    expect((await signUp({ socialToken: undefined })).body.errors).toHaveProperty('password')
    const answers = await Promise.all([signUp({ socialToken }), signUp({ socialToken, email: `other-${sub}@people.test` })])
    expect(answers.map((answer) => answer.body.reason ?? 'made').sort()).toEqual(['made', 'socialTokenInvalid'])
    sub = `late-${sub}`
    provider.seat({ sub })
    const late = (await signIn()).body.socialToken
    world.clock.advance(30 * 60_000)
    expect((await signUp({ socialToken: late })).body.reason).toBe('socialTokenInvalid')
  })

  test('two tokens of one profile create one account', async () => {
    const [one, two] = [(await signIn()).body.socialToken, (await signIn()).body.socialToken]
    expect((await signUp({ socialToken: one })).status).toBe(200)
    expect(reasonOf(await signUp({ socialToken: two, email: `other-${sub}@people.test` }))).toEqual([409, 'socialTaken'])
  })
})

describe('refuses an answer', () => {
  const refused = [422, 'socialFailed']

  test('the second time, and one of two concurrent times', async () => {
    const { browser, answered } = await signInAtProvider()
    const answers = await Promise.all([sendAnswer(answered, browser), sendAnswer(answered, browser)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
    expect(reasonOf(await sendAnswer(answered, browser))).toEqual(refused)
  })

  test("from another browser or without its cookie, so that no user is signed in to a stranger's account", async () => {
    const { answered } = await signInAtProvider()
    const { browser: other } = await open()
    expect(reasonOf(await sendAnswer(answered, other))).toEqual(refused)
    expect(reasonOf(await sendAnswer(answered, { cookie: 'x=1' }))).toEqual(refused)
  })

  test('from another site, even with the cookie', async () => {
    const { browser, answered } = await signInAtProvider()
    const crossSite = { ...browser, 'sec-fetch-site': 'cross-site', origin: away }
    expect((await sendAnswer(answered, crossSite as Browser)).status).toBe(403)
  })

  test('without its state, with the state of another flow, and with a forged one', async () => {
    const [mine, other] = [await signInAtProvider(), await open()]
    const foreign = new URL(addressIn(other.body)).searchParams.get('state') ?? ''
    for (const state of [undefined, foreign, 'leader.', `leader.${'x'.repeat(43)}`, '.'])
      expect(reasonOf(await sendAnswer({ ...mine.answered, state: state as string }, mine.browser))).toEqual(refused)
  })

  test('with the code of another flow, because PKCE and the nonce bind them', async () => {
    const [mine, other] = [await signInAtProvider(), await signInAtProvider()]
    expect(reasonOf(await sendAnswer({ ...mine.answered, code: other.answered.code ?? '' }, mine.browser))).toEqual(refused)
  })

  test('with the issuer of another provider', async () => {
    const { browser, answered } = await signInAtProvider()
    expect(reasonOf(await sendAnswer({ ...answered, iss: away }, browser))).toEqual(refused)
  })

  test('for a network other than the one of the state, and for one that is not offered', async () => {
    const { browser, answered } = await signInAtProvider()
    expect(reasonOf(await sendAnswer(answered, browser, { network: 'facebook' }))).toEqual([422, 'networkUnknown'])
    expect(reasonOf(await sendAnswer(answered, browser, { network: 'constructor' }))).toEqual([422, 'networkUnknown'])
    expect(reasonOf(await sendAnswer(answered, browser, { network: 'vk' }))).toEqual(refused)
  })

  test('for a redirect URI other than the one the flow started with', async () => {
    const { browser, answered } = await signInAtProvider()
    expect(reasonOf(await sendAnswer(answered, browser, { redirectUri: `${away}/` }))).toEqual(refused)
  })

  test('a quarter of an hour later', async () => {
    const { browser, answered } = await signInAtProvider()
    world.clock.advance(15 * 60_000)
    expect(reasonOf(await sendAnswer(answered, browser))).toEqual(refused)
  })
})

describe('binding', () => {
  const bind = async (token: string) => {
    const { browser, answered } = await signInAtProvider()
    const { code = '', state = '', iss = '' } = answered
    const query = new URLSearchParams({ network: 'leader', code, state, iss })
    return world.request({ url: `/api/auth/social-bind?${query}`, token, headers: browser })
  }

  test('binds a free profile, repeats without effect, and refuses a profile of another user (V570)', async () => {
    const [me, other] = [await world.given.person(), await world.given.person()]
    const bound = await bind(me.token)
    expect([bound.status, bound.body]).toEqual([
      200,
      expect.objectContaining({ network: 'leader', title: 'Leader', name: 'Анна Ли', connected: true }),
    ])
    expect((await bind(me.token)).body.id).toBe(bound.body.id)
    expect(reasonOf(await bind(other.token))).toEqual([409, 'socialTaken'])
    expect((await signIn()).body.session.id).toBe(me.id)
  })

  test('allows one profile of a network', async () => {
    const me = await world.given.person()
    await bind(me.token)
    provider.seat({ sub: `second-${sub}` })
    expect(reasonOf(await bind(me.token))).toEqual([409, 'networkBound'])
  })
})

const bindInDatabase = (userId: number) =>
  world.db
    .insertInto('external_accounts')
    .values({ user_id: userId, network: 'leader', external_id: sub, profile: '{}', created_at: world.clock.now() })
    .execute()
