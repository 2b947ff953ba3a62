import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { headerSets } from '../kit/header-sets.ts'
import { sendRequest } from '../kit/raw-http.ts'
import { limitMs } from '../kit/time-limits.ts'
import { startProduct } from './product.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

test.describe.configure({ timeout: limitMs(180_000) })

const metricsToken = 'for who counts the hits'
let product: Product
let eventIds: number[]

// a separate product without jobs, so that only this file changes its pages
test.beforeAll(async () => {
  test.setTimeout(limitMs(120_000))
  product = await startProduct({ ROLE: 'web', METRICS_TOKEN: metricsToken })
  const answer = await fetch(`${product.url}/api/events?actual=1&access=open&registrationActual=1&paginationSize=30`)
  const { _items } = (await answer.json()) as { _items: { id: number }[] }
  eventIds = _items.map(({ id }) => id)
})
test.afterAll(() => product.stop())

type Headers = Record<string, string>

/** A page without the data of one request: its id, the time, and the nonces of its scripts. */
const ask = async (path: string, headers: Headers = {}) => {
  const answer = await fetch(product.url + path, { headers, redirect: 'manual' })
  const { date, 'x-request-id': requestId, connection, 'keep-alive': keepAlive, ...stableHeaders } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: stableHeaders, text: withoutNonces(await answer.text()).replaceAll(String(requestId), 'the request') }
}
type Answer = Awaited<ReturnType<typeof ask>>

const withoutNonces = (html: string) => html.replaceAll(/ nonce="[\w-]+"|(?<="nonce":)"[\w-]+"/g, '')

/** An unknown session: the page is rendered again, as for a visitor without one. */
const unknownSession = { authorization: `Bearer ${'nobody'.repeat(6)}` }
const fresh = (path: string, headers: Headers = {}) => ask(path, { ...headers, ...unknownSession })

/** Pages are the same within a minute, so both requests of a comparison are made within one. */
const withinAMinute = async <T>(work: () => Promise<T>): Promise<T> => {
  const minute = () => Math.floor(Date.now() / 60_000)
  for (;;) {
    const before = minute()
    const result = await work()
    if (minute() === before) return result
  }
}

const expectSame = async (path: string, variants: [string, Headers?][]) => {
  const { made, others } = await withinAMinute(async () => {
    const made = await fresh(path)
    const others: [string, Headers | undefined, Answer][] = []
    for (const [variant, headers] of variants) others.push([variant, headers, await ask(variant, headers)])
    return { made, others }
  })
  for (const [variant, headers, answer] of others)
    expect([variant, headers, answer.status, ...difference(answer.text, made.text)]).toEqual([variant, headers, made.status])
}

/** The first difference of two texts, with a few words around it. */
const difference = (text: string, expected: string): string[] => {
  if (text === expected) return []
  const at = [...expected].findIndex((sign, index) => sign !== text[index])
  return [text, expected].map((one) => one.slice(Math.max(0, at - 80), at + 80))
}

/** Number of cache hits. */
const hits = async (): Promise<number> => {
  const { text } = await ask('/metrics', { authorization: `Bearer ${metricsToken}` })
  return Number(/^cache_requests_total\{outcome="hit"\} (\d+)$/m.exec(text)?.[1])
}

const prefixes = ['', '/en', '/kz']
const filters = ['', 'cityId=881&sort=popularity&themes=2&themes=1', 'formats=online&search=%D1%81%D0%BA%D0%BB%D0%B0%D0%B4&past=1']

const pages = () => {
  const lists = ['/events', '/events/online', '/events/competition'].flatMap((path) => filters.map((query) => (query ? `${path}?${query}` : path)))
  const events = eventIds.slice(0, 3).map((id) => `/events/${id}`)
  return prefixes.flatMap((prefix) => [prefix || '/', ...[...lists, ...events, '/login', '/registration'].map((path) => prefix + path)])
}

/** The same parameters with their names in another order; values of one name keep theirs. */
const reordered = (path: string) => {
  const [place, query] = path.split('?')
  if (!query) return path
  const byName = Map.groupBy(query.split('&'), (part) => part.split('=', 1)[0])
  return `${place}?${[...byName.values()].reverse().flat().join('&')}`
}

const tracked = (path: string) => `${path}${path.includes('?') ? '&' : '?'}utm_source=a&gclid=b&utm_campaign=%D1%8F&yclid=1`

test('cached page: the bytes of a fresh one, in any parameter order and with any advertising parameter', async () => {
  const before = await hits()
  for (const path of pages()) {
    expect([path, (await ask(path)).status]).toEqual([path, 200])
    await expectSame(path, [[path], [path], [reordered(path)], [tracked(path)], [tracked(reordered(path))]])
  }
  expect((await hits()) - before).toBeGreaterThanOrEqual(pages().length * 4)
})

test('cached page: every parameter order gets the same bytes, whichever is requested first', async () => {
  const query = 'cityId=881&sort=popularity&themes=2&themes=1'
  for (const path of prefixes.map((prefix) => `${prefix}/events/online?${query}&past=1`)) await expectSame(path, [[reordered(path)], [path]])
})

test('cached page: the headers of one visitor change no page of another', async () => {
  const visitors: Headers[] = [
    { 'accept-language': 'en' },
    { cookie: 'locale=kz; cookie_notice=accepted; id=5; roles=admin' },
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { referer: 'https://elsewhere.example/', 'sec-fetch-site': 'cross-site' },
    { 'x-forwarded-proto': 'https', forwarded: 'host=elsewhere.example' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br' },
  ]
  for (const path of ['/', '/kz/events', `/en/events/${eventIds[0]}`, '/login']) {
    await expectSame(
      `${path}?who=first`,
      visitors.map((headers) => [`${path}?who=first`, headers]),
    )
    await expectSame(path, [[path], ...visitors.map((headers): [string, Headers] => [path, headers])])
  }
})

/** `fetch` cannot set a Host. */
const askWith = (path: string, headers: Headers) => sendRequest({ port: Number(new URL(product.url).port), path, headers })

test('cached page: a page has the bytes of a fresh one after hostile headers; a foreign Host gets 421', async () => {
  const { host } = new URL(product.url)
  const counted = { answered: 0, rejected: 0 }
  for (const [index, headers] of fc.sample(headerSets(host), { numRuns: 60, seed: 20261122 }).entries()) {
    const path = `/events?cityId=881&past=1&v=${index}`
    const { status } = await askWith(path, headers)
    expect([headers, [200, 400, 421]]).toEqual([headers, expect.arrayContaining([status])])
    counted[status === 200 ? 'answered' : 'rejected'] += 1
    await expectSame(path, [[path]])
  }
  expect(counted.answered).toBeGreaterThan(10)
  expect(counted.rejected).toBeGreaterThan(5)
  const foreign = await askWith(`/events/${eventIds[1]}`, { host: 'evil.example' })
  expect([foreign.status, foreign.body.includes(`${product.url}/`), foreign.body.includes('evil.example')]).toEqual([421, true, false])
})

test('cached page: loopback names of one port are one site', async () => {
  const { port } = new URL(product.url)
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect((await askWith('/events?v=loopback', { host: `${name}:${port}` })).status).toBe(200)
  expect((await askWith('/events?v=loopback', { host: 'localhost:1' })).status).toBe(421)
})

test('cached page: a broken escape in the address gets the 404 page in its language', async () => {
  for (const [path, home] of [
    ['/events/%ZZ', 'На главную'],
    ['/kz/events/%E0%A4%A', 'Басты бетке'],
    ['/en/%', 'Home page'],
  ] as const) {
    const { status, body } = await askWith(path, { host: new URL(product.url).host })
    expect([path, status, body.includes(home)]).toEqual([path, 404, true])
  }
})

test('cached page: the data of a page are the same cached and fresh', async () => {
  for (const path of ['/_.data', '/events.data?cityId=881&sort=date', `/events/${eventIds[0]}.data`, '/en.data', '/kz/events.data'])
    await expectSame(path, [[path], [path], [reordered(path)], [tracked(path)]])
})

const hostile = [
  'cityId=881&cityId=2',
  'cityId=2&cityId=881',
  'cityId[]=881',
  '__proto__=1&constructor=2&toString=3',
  'search=%00',
  'search=%E0%A4%A',
  '%=1&=2&&&',
  'search=<script>alert(1)</script>"\'',
  'sort=loud&themes=x&paginationPage=-3&dateFrom=yesterday',
  'paginationPage=99999999999999999999',
  `themes=${'1,'.repeat(200)}`,
  `search=${'a'.repeat(3_000)}`,
  `nonsense=${'b'.repeat(6_000)}`,
  '?cityId=881',
  'utm_source',
  '_routes=nonsense',
  'index',
]

test('cached page: a hostile query gets the same page cached and fresh, and never a 5xx', async () => {
  for (const path of ['/', '/en/events', '/events/online', `/kz/events/${eventIds[0]}`, '/events/0', '/events/nonsense', '/no-such-page'])
    for (const query of hostile) {
      const url = `${path}?${query}`
      expect([url, (await ask(url)).status < 500]).toEqual([url, true])
      await expectSame(url, [[url], [url]])
    }
})

test('cached page: two values of one name are distinct by their order', async () => {
  const [first, second] = ['/events?cityId=881&cityId=2&past=1', '/events?cityId=2&cityId=881&past=1']
  await expectSame(first, [[first], [first]])
  await expectSame(second, [[second], [second]])
})

const signIn = async () => {
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'participant@vmeste.example', password: 'vmeste2026' }),
  })
  return (await answer.json()) as { id: number; token: string }
}

test('cached page: signed-in users get their own pages, and no other client gets them', async () => {
  const { token } = await signIn()
  const sessions: Headers[] = [{ authorization: `Bearer ${token}` }, { cookie: `token=${token}`, 'sec-fetch-site': 'same-origin' }]
  for (const path of ['/?for=1', '/kz/events?for=1', `/en/events/${eventIds[2]}?for=1`])
    for (const session of sessions) {
      const own = await ask(path, session)
      expect([path, own.headers['cache-control']]).toEqual([path, 'private, no-store'])
      await expectSame(path, [[path], [path]])
      expect((await ask(path)).text).not.toBe(own.text)
      expect((await ask(path, session)).text).not.toBe((await ask(path)).text)
    }
})

test('cached page: a page that sets or clears cookies is not cacheable', async () => {
  for (const path of ['/logout', '/en/logout', '/events', '/login']) {
    const { headers } = await ask(path)
    expect([path, headers['set-cookie'] !== undefined && !/private|no-store/.test(headers['cache-control'] ?? '')]).toEqual([path, false])
    expect(headers['cache-control']).not.toMatch(/public|s-maxage|max-age=[1-9]/)
  }
})

test('cached page: a registration is in the next page of every client', async () => {
  const { id, token } = await signIn()
  for (const eventId of eventIds) {
    const path = `/events/${eventId}`
    const before = await ask(path)
    const answer = await fetch(`${product.url}/api/event-participants/registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ user_id: id, eventId }),
    })
    if (((await answer.json()) as { state?: string }).state !== 'approved') continue
    const after = await ask(path)
    expect(after.text).not.toBe(before.text)
    await expectSame(path, [[path]])
    return
  }
  throw new Error('the demo has an event to register for')
})
