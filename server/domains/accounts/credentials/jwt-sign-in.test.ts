import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

const secret = 'a secret that a partner shares with us'
const keys = await generateKeyPair('ES256', { extractable: true })
const others = await generateKeyPair('ES256')
const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'first', alg: 'ES256' }] }
const partners = [
  { name: 'leader', issuer: 'https://leader.test', jwks: published },
  { name: 'house', issuer: 'house', publicKey: await exportSPKI(keys.publicKey), vouchesEmail: true },
  { name: 'shared', issuer: 'shared', secret },
]

let world: World
let count = 0
let sub: string

beforeAll(async () => {
  world = await createWorld({ env: { PARTNERS: JSON.stringify(partners) } })
})
afterAll(() => world.close())
beforeEach(() => {
  count += 1
  sub = `person-${count}`
})

const nowSeconds = () => Math.floor(world.clock.now().getTime() / 1000)
const claimsOf = (more: JWTPayload = {}): JWTPayload => {
  count += 1
  const issued = nowSeconds()
  return { iss: 'https://leader.test', aud: 'http://site.test', sub, jti: `link-${count}-of-many`, iat: issued, exp: issued + 300, ...more }
}
const sign = (more: JWTPayload = {}, key: Parameters<SignJWT['sign']>[0] = keys.privateKey, alg = 'ES256') =>
  new SignJWT(claimsOf(more)).setProtectedHeader({ alg, kid: 'first' }).sign(key)
const open = (jwt: string) => world.request({ url: `/api/auth/jwt-login?${new URLSearchParams({ jwt })}` })
const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]

describe('a link signed by a partner', () => {
  test('signs in once and is refused the second time (V569)', async () => {
    const jwt = await sign({ given_name: 'Анна', family_name: 'Ли' })
    const answer = await open(jwt)
    expect([answer.status, answer.body.name, answer.body.status]).toEqual([200, 'Анна Ли', 15])
    expect((await world.request({ url: '/api/auth/session', token: answer.body.token })).body.id).toBe(answer.body.id)
    expect(reasonOf(await open(jwt))).toEqual([401, 'jwtInvalid'])
  })

  test('signs in one of two concurrent requests (V569)', async () => {
    const jwt = await sign()
    const answers = await Promise.all([open(jwt), open(jwt)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
  })

  test('signs a returning user in to the same account, also with concurrent links', async () => {
    const answers = await Promise.all([open(await sign()), open(await sign()), open(await sign())])
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect((await open(await sign({ iss: 'house' }))).body.id).not.toBe(answers[0]?.body.id)
  })

  test('may be signed with a published key, a PEM or a shared secret', async () => {
    expect((await open(await sign({ iss: 'house' }))).status).toBe(200)
    expect((await open(await sign({ iss: 'shared' }, Buffer.from(secret), 'HS256'))).status).toBe(200)
  })

  test('does not sign in to a deactivated account (V227)', async () => {
    const { id } = (await open(await sign())).body
    await world.db.updateTable('users').set({ status: 9 }).where('id', '=', id).execute()
    expect(reasonOf(await open(await sign()))).toEqual([401, 'blocked'])
  })
})

describe('refuses a link', () => {
  const soon = 300
  test.each<[string, () => Promise<string> | string]>([
    ['too old (V569)', () => sign({ iat: nowSeconds() - 400, exp: nowSeconds() - 1 })],
    ['with too long a lifetime', () => sign({ exp: nowSeconds() + 601 })],
    ['without an expiry', () => sign({ exp: undefined })],
    ['without an id', () => sign({ jti: undefined })],
    ['without a subject', () => sign({ sub: '' })],
    ['with a NUL in the name', () => sign({ given_name: 'А\u0000' })],
    ['with half a character', () => sign({ family_name: '\ud83d' })],
    ['with a NUL in the subject', () => sign({ sub: 'a\u0000b' })],
    ['for another site', () => sign({ aud: 'https://away.test' })],
    ['without an audience', () => sign({ aud: undefined })],
    ['of an unknown partner', () => sign({ iss: 'https://away.test' })],
    ['issued in the future', () => sign({ iat: nowSeconds() + soon, nbf: nowSeconds() + soon, exp: nowSeconds() + 2 * soon })],
    ['signed with an unknown key', () => sign({}, others.privateKey)],
    ['signed by another partner', () => sign({}, Buffer.from(secret), 'HS256')],
    ['signed with the public key as if it were a secret', async () => sign({ iss: 'house' }, Buffer.from(await exportSPKI(keys.publicKey)), 'HS256')],
    ['without a signature', async () => `${part({ alg: 'none' })}.${part(claimsOf())}.`],
    ['with changed claims', async () => `${(await sign()).split('.', 1)[0]}.${part(claimsOf())}.${(await sign()).split('.')[2]}`],
    ['that is not a token', () => 'x'],
    ['with an injection', () => "' or 1=1 --"],
  ])('%s', async (_, make) => {
    expect(reasonOf(await open(await make()))).toEqual([401, 'jwtInvalid'])
  })
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('an email in the link', () => {
  const email = () => `${sub}@people.test`
  const vouch = async (iss: string, more: JWTPayload = {}) => open(await sign({ iss, email: email(), email_verified: true, ...more }))

  test('signs in to the account that confirmed it if the partner may vouch, also without the email later', async () => {
    const { id } = await world.given.person({ email: email() })
    expect((await vouch('house')).body.id).toBe(id)
    expect((await open(await sign({ iss: 'house' }))).body.id).toBe(id)
  })

  test('is ignored from other partners and if unconfirmed there or here', async () => {
    const { id } = await world.given.person({ email: email() })
    expect((await vouch('https://leader.test')).body.id).not.toBe(id)
    expect((await vouch('house', { email_verified: false })).body.id).not.toBe(id)
    await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute()
    expect((await vouch('house', { sub: `other-${sub}` })).body.id).not.toBe(id)
  })

  test('never signs in to an account of staff', async () => {
    const { id } = await world.given.person({ email: email(), roles: ['crm_tk_staff'] })
    expect((await vouch('house')).body).toMatchObject({ status: 15, roles: ['registered'] })
    expect((await vouch('house')).body.id).not.toBe(id)
  })
})
