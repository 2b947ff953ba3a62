import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteUrl, withSiteHost } from '../../../tests/kit/site-host.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { createApp } from '../../server.ts'
import type { Render } from './site.ts'

/** A page that shows whether the user is signed in. */
const render: Render = async ({ hasToken }) => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html' }),
  body: Buffer.from(String(hasToken)),
})

type Site = Awaited<ReturnType<typeof createApp>>
let world: World
let site: Site
let secure: Site
beforeAll(async () => {
  world = await createWorld()
  site = withSiteHost(await createApp(world, render))
  secure = withSiteHost(await createApp({ ...world, resources: { ...world.resources, siteUrl: 'https://site.test' } }, render))
})
afterAll(async () => {
  await site.close()
  await secure.close()
  await world.close()
})

type Headers = Record<string, string>
const ask = async (
  url: string,
  headers: Headers,
  { app = site, method = 'GET' as 'GET' | 'POST', payload = undefined as object | undefined } = {},
) => {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    status: answer.statusCode,
    cookies: answer.cookies.map(({ name }) => name),
    body: answer.body,
    lines: [answer.headers['set-cookie']].flat(),
  }
}

const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const ours = { 'sec-fetch-site': 'same-origin' }
const isSignedIn = async (token: string) => (await world.request({ url: '/api/auth/session', token })).status === 200

describe('a link on another site', () => {
  test('cannot clear the cookies of a signed-in user, whatever call it addresses', async () => {
    const { token } = await world.given.person()
    for (const url of ['/api/auth/session', '/%61pi/auth/session', '/api/owner/phones']) {
      const answer = await ask(url, { ...link, cookie: `token=${token}; id=1` })
      expect([url, answer.status, answer.cookies]).toEqual([url, 401, []])
    }
    expect((await ask('/api/auth/session', { ...ours, cookie: 'token=gone; id=1' })).cookies).toEqual(['token', 'id', 'roles'])
  })

  test('does not act for the user in a browser that sends only a Referer', async () => {
    const { token } = await world.given.person()
    const followed = (url: string, referer: string) => ask(url, { cookie: `token=${token}`, referer })
    expect(await followed('/api/auth/logout', 'http://evil.example/page')).toMatchObject({ cookies: [] })
    expect(await isSignedIn(token)).toBe(true)
    expect((await followed('/events', 'http://evil.example/page')).body).toBe('true')
    expect((await followed('/api/auth/session', `${siteUrl}/events`)).status).toBe(200)
  })

  test('cannot sign the user out with GET /auth/logout, in any spelling (A182)', async () => {
    const { token } = await world.given.person()
    const cookie = `token=${token}`
    for (const url of ['/api/auth/logout', '/%61pi/auth/logout', '/api/%61uth/logout'])
      for (const headers of [
        link,
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'http://evil.example' },
      ] as Headers[]) {
        const { status, cookies } = await ask(url, { ...headers, cookie })
        expect([url, headers, status, cookies, await isSignedIn(token)]).toEqual([url, headers, 200, [], true])
      }
    expect((await ask('/api/auth/logout', { ...ours, cookie })).cookies).toEqual(['token', 'id', 'roles'])
    expect(await isSignedIn(token)).toBe(false)
  })

  test('cannot sign the user in, and consumes no signed link', async () => {
    const { token } = await world.given.person()
    for (const url of ['/api/auth/jwt-login?jwt=x', '/%61pi/auth/jwt-login?jwt=x', '/api/auth/social-bind?network=vk&code=x&state=y'])
      for (const headers of [link, { ...link, 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }] as Headers[]) {
        const answer = await ask(url, { ...headers, cookie: `token=${token}` })
        expect([url, headers, answer.status, answer.cookies]).toEqual([url, headers, 403, []])
      }
    expect((await ask('/api/auth/jwt-login?jwt=x', {})).status).toBe(401)
    expect((await ask('/api/auth/jwt-login?jwt=x', ours)).status).toBe(401)
  })

  test('opens a page for the signed-in user', async () => {
    const { token } = await world.given.person()
    expect((await ask('/events', { ...link, cookie: `token=${token}` })).body).toBe('true')
    expect((await ask('/events', { 'sec-fetch-site': 'cross-site', cookie: `token=${token}` })).body).toBe('false')
  })
})

test.each([
  [siteUrl, 200],
  ['https://site.test', 401],
  ['http://site.test:8080', 401],
  ['http://www.site.test', 401],
  ['null', 401],
])('origin: without Fetch Metadata the cookie counts for %s with %i', async (origin, status) => {
  const { token } = await world.given.person()
  expect((await ask('/api/auth/session', { origin, cookie: `token=${token}` })).status).toBe(status)
})

describe('on https', () => {
  const password = 'слово123'
  const signIn = async () => {
    const { email } = await world.given.person({ password, email: 'secure@site.test' })
    return ask('/api/auth/login', ours, { app: secure, method: 'POST', payload: { email, password } })
  }

  test('the token has the __Host- prefix, id and roles have the names of the customer, all are Secure', async () => {
    const { cookies, lines } = await signIn()
    expect(cookies).toEqual(['__Host-device', '__Host-token', 'id', 'roles'])
    for (const line of lines) expect(line).toMatch(/; Path=\/.*; Secure/)
    for (const line of lines.slice(0, 2)) expect(line).toContain('HttpOnly')
    for (const line of lines) expect(line).not.toContain('Domain')
  })

  test('ignores a token cookie without the prefix, because a subdomain may have set it', async () => {
    const { token } = await world.given.person()
    const asked = (cookie: string) => ask('/api/auth/session', { ...ours, cookie }, { app: secure })
    expect((await asked(`token=${token}`)).status).toBe(401)
    expect((await asked(`__Host-token=${token}`)).status).toBe(200)
  })

  test('pages send Strict-Transport-Security for every subdomain', async () => {
    const { headers } = await secure.inject({ url: '/events?on=https' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})
