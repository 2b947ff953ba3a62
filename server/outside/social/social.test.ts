import { expect, test } from 'vitest'
import { readConfig } from '../../kernel/config.ts'
import { openSocial } from './social.ts'

const client = { clientId: 'vmeste', clientSecret: 'secret' }
const start = { codeVerifier: 'v'.repeat(43), nonce: 'n', redirectUri: 'https://site.test/auth/social', state: 'vk.token' }

type RecordedRequest = { url: string; method: string; headers: Record<string, string>; body: string }

/** A network with the given answers, which records its requests. */
const networkOf = (name: 'vk' | 'yandex', answers: Record<string, unknown>) => {
  const requests: RecordedRequest[] = []
  const config = readConfig({ SOCIAL_PROVIDERS: JSON.stringify({ [name]: client }) })
  const social = openSocial(config, 'https://site.test', async (url, { method, headers, body }) => {
    requests.push({ url, method, headers, body: String(body ?? '') })
    return url in answers ? Response.json(answers[url]) : new Response('no', { status: 500 })
  })
  const [network] = social.networks
  if (!network) throw new Error('not configured')
  return { requests, network }
}

const tokens = { access_token: 'access', token_type: 'Bearer', id_token: 'not.by.the-book' }
const answer = { ...start, code: 'code' }
const now = new Date('2026-03-10T09:00:00Z')

test('sends PKCE and the device id to VK ID and reads the profile', async () => {
  const { network, requests } = networkOf('vk', {
    'https://id.vk.com/oauth2/auth': tokens,
    'https://id.vk.com/oauth2/user_info': {
      user: {
        user_id: 77,
        first_name: 'Анна',
        last_name: 'Ли',
        email: 'Anna@Mail.ru',
        birthday: '03.02.1990',
        avatar: 'https://sun1.userapi.com/a.jpg',
      },
    },
  })
  expect(await network.addressOf(start)).toMatch(/^https:\/\/id\.vk\.com\/authorize\?.*code_challenge_method=S256/)
  expect(await network.profileOf({ ...answer, deviceId: 'device' }, now)).toEqual({
    externalId: '77',
    firstName: 'Анна',
    lastName: 'Ли',
    email: 'anna@mail.ru',
    isEmailConfirmed: false,
    page: 'https://vk.com/id77',
    city: null,
    birthday: '1990-02-03',
    photo: 'https://sun1.userapi.com/a.jpg',
  })
  const [token, profile] = requests
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toMatchObject({
    code: 'code',
    code_verifier: start.codeVerifier,
    device_id: 'device',
    state: 'vk.token',
  })
  expect(profile).toMatchObject({ method: 'POST', body: 'access_token=access&client_id=vmeste' })
})

test('sends the OAuth authorization scheme to Yandex and reads the profile', async () => {
  const { network, requests } = networkOf('yandex', {
    'https://oauth.yandex.ru/token': tokens,
    'https://login.yandex.ru/info?format=json': {
      id: '55',
      first_name: 'Анна',
      last_name: 'Ли',
      default_email: 'anna@yandex.ru',
      birthday: '1990-02-03',
      default_avatar_id: '131/ab-cd',
      is_avatar_empty: false,
    },
  })
  const profile = await network.profileOf(answer, now)
  expect(profile).toMatchObject({ externalId: '55', email: 'anna@yandex.ru', birthday: '1990-02-03' })
  expect(profile?.photo).toBe('https://avatars.yandex.net/get-yapic/131/ab-cd/islands-200')
  expect(requests[1]?.headers.authorization).toBe('OAuth access')
})

test.each([{}, { user: {} }, { user: { user_id: '../1' } }, { user: { user_id: 'x'.repeat(400) } }, [], 'text'])(
  '%j is not accepted as a VK ID profile',
  async (userInfo) => {
    const { network } = networkOf('vk', { 'https://id.vk.com/oauth2/auth': tokens, 'https://id.vk.com/oauth2/user_info': userInfo })
    expect(await network.profileOf(answer, now)).toBeNull()
  },
)

test.each(['31.02.1990', '3.2.1990', '00.00.0000', null, 7])('ignores the invalid birthday %s', async (birthday) => {
  const user = { user_id: 1, birthday }
  const { network } = networkOf('vk', { 'https://id.vk.com/oauth2/auth': tokens, 'https://id.vk.com/oauth2/user_info': { user } })
  expect((await network.profileOf(answer, now))?.birthday).toBeNull()
})

test('rejects the sign-in when the network refuses the code', async () => {
  await expect(networkOf('vk', {}).network.profileOf(answer, now)).rejects.toThrow()
})

test.each([
  ['not JSON', '{'],
  ['a hidden network (V366)', '{"mos": {"clientId": "x"}}'],
  ['plain http elsewhere', JSON.stringify({ leader: { ...client, issuer: 'http://leader.test', title: 'Leader' } })],
  ['an unknown network without an issuer', JSON.stringify({ leader: client })],
  ['a malformed bot token', '{"telegram": {"botToken": "x"}}'],
])('refuses to start with %s in SOCIAL_PROVIDERS', (_, text) => {
  expect(() => readConfig({ SOCIAL_PROVIDERS: text })).toThrow(/SOCIAL_PROVIDERS/)
})

test.each([
  ['two keys', [{ name: 'leader', issuer: 'leader', secret: 's'.repeat(32), jwks: { keys: [{}] } }]],
  ['a short secret', [{ name: 'leader', issuer: 'leader', secret: 'short' }]],
  ['an issuer twice', ['one', 'two'].map((name) => ({ name, issuer: 'leader', secret: 's'.repeat(32) }))],
])('refuses to start with a partner that has %s', (_, partners) => {
  expect(() => readConfig({ PARTNERS: JSON.stringify(partners) })).toThrow(/PARTNERS/)
})
