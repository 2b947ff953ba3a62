import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Render } from '../server/kernel/http/site.ts'
import { createApp } from '../server/server.ts'
import { headerSets } from './kit/header-sets.ts'
import { listen, sendRequest } from './kit/raw-http.ts'
import { siteUrl } from './kit/site-host.ts'
import { limitMs } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

/** Renders every input of a page, so that each difference between two requests is a difference of the bytes. */
const mirror: Render = async ({ request, locale, path, siteUrl, hasToken }) => {
  const seen = { url: request.url, headers: [...request.headers], referrer: request.referrer, locale, path, siteUrl, hasToken }
  return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(JSON.stringify(seen)) }
}

let world: World
let site: Awaited<ReturnType<typeof createApp>>
let port: number

beforeAll(async () => {
  // the most trusting setting there is
  world = await createWorld({ env: { TRUST_PROXY: '1' } })
  await world.given.event()
  site = await createApp(world, mirror)
  port = await listen(site)
})
afterAll(async () => {
  await site.close()
  await world.close()
})

type Headers = Record<string, string>
const host = new URL(siteUrl).host
const ask = (path: string, headers: Headers = {}) => sendRequest({ port, path, headers: { host, ...headers } })
const entries = () => world.shared.counts().entries

test('cache: reject a Host that contains an address, and store nothing of it', async () => {
  world.shared.clear()
  const attack = await ask('/events?x=1', { host: 'x/login?way=password&returnUrl=/en/en//evil.example&z=' })
  expect([attack.status, entries()]).toEqual([400, 0])
  const next = await ask('/events?x=1')
  expect([next.status, JSON.parse(next.body).url]).toEqual([200, `${siteUrl}/events?x=1`])
})

test('cache: answer a foreign Host or X-Forwarded-Host with 421 although the page is cached', async () => {
  const cached = await ask('/events?x=2')
  for (const path of ['/events?x=2', '/api/events', '/files/x', '/sitemap.xml', '/no-such-page'])
    expect([path, (await ask(path, { host: 'evil.example' })).status]).toEqual([path, 421])
  for (const names of ['evil.example', `${host}, evil.example`, '<script>', 'a b'])
    expect([names, (await ask('/events?x=2', { 'x-forwarded-host': names })).status]).toEqual([names, 421])
  const forwarded = await ask('/events?x=2', { 'x-forwarded-host': host, 'x-forwarded-proto': 'a b' })
  expect([forwarded.status, forwarded.body]).toEqual([200, cached.body])
})

test('cache: a leading slash or backslash in the path changes no host', async () => {
  for (const path of ['//evil.example/events', '/\\evil.example/events', '/\\x:99999/', '///evil.example'])
    expect([path, new URL(JSON.parse((await ask(path)).body).url).origin]).toEqual([path, siteUrl])
})

test('cache: serve the same bytes for 500 random header sets, or reject the request and store nothing', {
  timeout: limitMs(120_000),
}, async () => {
  const paths = ['/', '/kz/events?a=1', '/en/login', '/events.data']
  const plain = new Map<string, string>()
  for (const path of paths) plain.set(path, (await ask(path)).body)
  const counted = { same: 0, rejected: 0 }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), headerSets(host), async (path, headers) => {
      world.shared.clear()
      const answer = await ask(path, headers)
      const isRejected = answer.status >= 400 && answer.status < 500
      counted[isRejected ? 'rejected' : 'same'] += 1
      if (isRejected) expect(entries()).toBe(0)
      else expect([answer.status, answer.body]).toEqual([200, plain.get(path)])
      expect((await ask(path)).body).toBe(plain.get(path))
    }),
    { numRuns: 500, seed: 20261122 },
  )
  expect(counted.same).toBeGreaterThan(100)
  expect(counted.rejected).toBeGreaterThan(50)
})
