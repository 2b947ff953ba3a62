import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Address, contract } from '../contract/contract.ts'
import type { CallSpec } from '../contract/kit.ts'
import { samples } from './kit/samples.ts'
import { limitMs } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let eventId: number
let person: Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld({ demo: true })
  person = await world.given.person()
  eventId = await livelyEvent()
  await takePartIn(eventId)
})
afterAll(() => world.close())

/** An upcoming event of the demo with programme, speakers and organizers. */
const livelyEvent = async () => {
  const { body } = await world.request({ url: '/api/events?actual=1&expand=schedules,speakers&access=open&paginationSize=50' })
  const rich = body._items.find((event: { schedules: unknown[]; registrationOpen: boolean }) => event.schedules.length > 0 && event.registrationOpen)
  return rich.id as number
}

/** The user's answers about events differ from the shared ones: each has a heart, one has a registration. */
const takePartIn = async (id: number) => {
  const events = await world.db.selectFrom('events').select('id').execute()
  await world.db
    .insertInto('favorites')
    .values(events.map((event) => ({ user_id: person.id, event_id: event.id, created_at: world.clock.now() })))
    .execute()
  const body = { eventId: id, user_id: person.id }
  expect((await world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body })).status).toBe(200)
}

const calls = Object.entries(contract) as [Address, CallSpec][]
const sharedCalls = calls.filter(([, spec]) => spec.shared)

/** Values of :id other than 1. */
const ids: Record<string, () => number> = { events: () => eventId, cities: () => 881 }

const pathOf = (address: string): string => {
  const path = address.split(' ')[1] ?? ''
  return `/api${path.replace(/:\w+/g, () => String(ids[path.split('/')[1] ?? '']?.() ?? 1))}`
}

const queryOf = (names: string[]) => names.map((name) => `${name}=${encodeURIComponent(samples[name] ?? `no sample of ${name}`)}`).join('&')

/** Without parameters, with each field alone, and with combinations that match something. */
const addressesOf = ([address, spec]: [Address, CallSpec]): string[] => {
  const names = Object.keys(spec.query?.shape ?? {})
  const together = names.filter((name) => ['cityId', 'actual', 'sort', 'expand', 'paginationSize', 'q', 'themes'].includes(name))
  const queries = [...names.map((name) => queryOf([name])), ...(together.length > 1 ? [queryOf(together)] : [])]
  return [pathOf(address), ...queries.map((query) => `${pathOf(address)}?${query}`)]
}
const addresses = () => sharedCalls.flatMap(addressesOf)
/** The bare address and the address with most parameters, for each call. */
const fewAddresses = () => sharedCalls.flatMap((call) => [...new Set([addressesOf(call)[0] ?? '', addressesOf(call).at(-1) ?? ''])])

type Headers = Record<string, string>

/** An answer without its request id and time. */
const ask = async (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode: status, headers: allHeaders, body, rawPayload: bytes } = await world.app.inject({ method, url, headers })
  const { date, 'x-request-id': requestId, connection, ...stableHeaders } = allHeaders
  return { status, headers: stableHeaders, text: body.replaceAll(String(requestId), 'the request'), bytes }
}
const shownOf = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => ({ status, headers, text })

const cold = async (url: string, headers: Headers = {}) => {
  world.shared.clear()
  return ask(url, headers)
}

/** Repeats the request and asserts a cache hit. */
const warm = async (url: string, headers: Headers = {}) => {
  const { hits } = world.shared.counts()
  const answer = await ask(url, headers)
  expect([url, world.shared.counts().hits - hits]).toEqual([url, 1])
  return answer
}

const reversed = (url: string) => {
  const [path, query] = url.split('?')
  return query ? `${path}?${query.split('&').reverse().join('&')}` : url
}

test('cache: every shared address answers, and every field has a sample', async () => {
  for (const url of addresses()) expect([url, (await ask(url)).status]).toEqual([url, 200])
})

test('cache: a cached answer has the bytes of a fresh one, in any parameter order and with any advertising parameter', {
  timeout: limitMs(120_000),
}, async () => {
  for (const url of addresses()) {
    const fresh = shownOf(await cold(url))
    expect([url, shownOf(await warm(url))]).toEqual([url, fresh])
    expect([url, shownOf(await warm(reversed(url)))]).toEqual([url, fresh])
    const tracked = `${url}${url.includes('?') ? '&' : '?'}utm_source=a&gclid=b&utm_campaign[]=c&nonsense=d`
    expect([url, shownOf(await warm(tracked))]).toEqual([url, fresh])
    world.shared.clear()
    expect([url, shownOf(await ask(tracked))]).toEqual([url, fresh])
  }
})

test('cache: serve each language its own answers, requested by header or by cookie', { timeout: limitMs(120_000) }, async () => {
  const languageRequests: [string, Headers][] = [
    ['ru', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.5' }],
    ['en', { 'accept-language': 'en-GB,en;q=0.9' }],
    ['kz', { 'accept-language': 'kk' }],
    ['ru', { cookie: 'locale=ru' }],
    ['en', { cookie: 'locale=en; other=1' }],
    ['kz', { cookie: 'locale=kz' }],
    ['ru', { cookie: 'locale=xx' }],
    ['ru', { 'accept-language': '"><script>' }],
  ]
  let differing = 0
  for (const url of fewAddresses()) {
    const fresh = new Map<string, string>()
    for (const [locale, headers] of languageRequests.slice(0, 3)) fresh.set(locale, (await cold(url, headers)).text)
    world.shared.clear()
    for (const [locale, headers] of [...languageRequests, ...languageRequests.toReversed()])
      expect([url, headers, (await ask(url, headers)).text]).toEqual([url, headers, fresh.get(locale)])
    if (new Set(fresh.values()).size > 1) differing += 1
  }
  expect(differing).toBeGreaterThan(10)
})

test('cache: never serve a shared answer to a signed-in user, nor theirs to another client', { timeout: limitMs(120_000) }, async () => {
  const sessions: Headers[] = [
    { authorization: `Bearer ${person.token}` },
    { cookie: `token=${person.token}`, 'sec-fetch-site': 'same-origin' },
    { cookie: `token=${person.token}; locale=ru` },
  ]
  let differing = 0
  for (const url of fewAddresses()) {
    const fresh = shownOf(await cold(url))
    for (const session of sessions) {
      world.shared.clear()
      const own = await ask(url, session)
      expect([url, world.shared.counts().entries]).toEqual([url, 0])
      expect([url, shownOf(await ask(url))]).toEqual([url, fresh])
      const { hits } = world.shared.counts()
      expect([url, shownOf(await ask(url, session))]).toEqual([url, shownOf(own)])
      expect([url, world.shared.counts().hits]).toEqual([url, hits])
      if (own.text !== fresh.text) differing += 1
    }
  }
  expect(differing).toBeGreaterThan(10)
})

test('cache: serve the shared answer for an invalid session or a session from another site', async () => {
  const url = `/api/events/${eventId}?expand=userParticipant,selfPermission`
  const fresh = shownOf(await cold(url))
  const strangers: Headers[] = [
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: 'Bearer short' },
    { cookie: `token=${'y'.repeat(43)}` },
    { cookie: `token=${person.token}`, 'sec-fetch-site': 'cross-site' },
    { cookie: `token=${person.token}`, origin: 'https://elsewhere.example' },
  ]
  for (const headers of strangers) expect([headers, shownOf(await ask(url, headers))]).toEqual([headers, fresh])
  expect(shownOf(await ask(url))).toEqual(fresh)
})

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

test('cache: GET and HEAD, compressed or not, serve one answer', { timeout: limitMs(120_000) }, async () => {
  for (const url of fewAddresses()) {
    const fresh = await cold(url)
    for (const encoding of ['br', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'identity', '*;q=0', 'nonsense'])
      for (const answer of [await ask(url, { 'accept-encoding': encoding }), await ask(url, { 'accept-encoding': encoding })]) {
        const bytes = unpack[String(answer.headers['content-encoding'])]?.(answer.bytes) ?? answer.bytes
        expect([url, encoding, bytes.equals(fresh.bytes), answer.headers.etag]).toEqual([url, encoding, true, fresh.headers.etag])
      }
    const head = await ask(url, {}, 'HEAD')
    expect([url, head.status, head.text, head.headers]).toEqual([url, 200, '', fresh.headers])
  }
})

test('cache: answer 304 exactly when If-None-Match matches the ETag', async () => {
  for (const url of fewAddresses()) {
    const { headers } = await cold(url)
    const etag = String(headers.etag)
    for (const known of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
      const answer = await ask(url, { 'if-none-match': known })
      expect([url, known, answer.status, answer.text, answer.headers.etag, answer.headers.vary]).toEqual([url, known, 304, '', etag, headers.vary])
    }
    for (const unknown of ['"other"', `W/"${'x'.repeat(27)}"`, etag.slice(0, -2), ''])
      expect([unknown, (await ask(url, { 'if-none-match': unknown })).status]).toEqual([unknown, 200])
  }
})

const hostileQueries = [
  'cityId=881&cityId=2',
  'cityId[]=881&cityId[]=2',
  'cityId[a]=881',
  'paginationPage=1&paginationPage=2',
  'themes=1&themes=2&themes[]=3',
  'themes=2&themes=1',
  'expand=city&expand[]=themes&expand=city',
  '__proto__=1&constructor=2&toString=3&hasOwnProperty=4',
  '__proto__[cityId]=881',
  'q=%00&search=%00',
  'q=%&search=%E0%A4%A%FF%FE',
  '%00=1&%=2&=3&&&',
  'q=a+b%20c&search=a+b%20c',
  'search=%27%3B%20drop%20table%20users%3B--&q=%25_%5C',
  'search=<script>alert(1)</script>',
  'sort=loud',
  'paginationSize=1e3&paginationPage=0x1',
  'paginationSize=999999&paginationPage=999999',
  'paginationPage=-1',
  'dateFrom=yesterday&dateTo=9999-99-99',
  '?cityId=881#cityId=2',
  'perPage=2&paginationSize=3&page=2',
  `search=${'я'.repeat(300)}`,
  `expand=${'x,'.repeat(90)}city`,
]

test('cache: a fresh process and a warm one answer a hostile query alike', { timeout: limitMs(180_000) }, async () => {
  for (const [address] of sharedCalls)
    for (const query of hostileQueries) {
      const url = `${pathOf(address)}?${query}`
      const fresh = shownOf(await cold(url))
      expect([url, fresh.status < 500, shownOf(await ask(url))]).toEqual([url, true, fresh])
    }
})

test('cache: the answer to one hostile query never serves another', async () => {
  const lists = [
    'themes=1,2',
    'themes=1&themes=2',
    'themes[]=1&themes[]=2',
    'themes=1',
    'themes=2',
    'themeIds=1',
    'search=themes%3D1',
    'search="themes":"1"',
    'cityId=881',
    'cityId=',
    'cityId',
  ]
  const urls = lists.map((query) => `/api/events?${query}`)
  const fresh: string[] = []
  for (const url of urls) fresh.push((await cold(url)).text)
  for (const url of urls) await ask(url)
  for (const [index, url] of urls.entries()) expect([url, (await ask(url)).text]).toEqual([url, fresh[index]])
})

test('cache: long, frequent and odd queries do not exhaust the memory', async () => {
  world.shared.clear()
  await ask('/api/themes')
  const before = world.shared.counts().entries
  for (let number = 0; number < 50; number += 1) await ask(`/api/themes?nonsense=${number}&utm_source=${number}&__proto__=${number}`)
  expect(world.shared.counts().entries).toBe(before)
  for (const padding of [1_200, 5_000, 12_000]) await ask(`/api/events?paginationSize=1&expand=${'x'.repeat(padding)}`)
  await ask('/api/cities/999999')
  await ask('/api/events?sort=loud')
  expect(world.shared.counts().entries).toBe(before)
})

test('cache: mark every API answer as private or no-store', { timeout: limitMs(120_000) }, async () => {
  const mayBeShared = /public|s-maxage|max-age=[1-9]|immutable/
  const own = calls.filter(([address]) => address.startsWith('GET ') && address !== 'GET /auth/logout')
  const clients: Headers[] = [{}, { authorization: `Bearer ${person.token}` }, { cookie: `token=${person.token}` }]
  for (const [address] of own)
    for (const headers of clients) {
      const answer = await ask(pathOf(address), headers)
      const caching = String(answer.headers['cache-control'])
      expect([address, answer.status, /private|no-store/.test(caching), mayBeShared.test(caching)]).toEqual([address, answer.status, true, false])
      expect(String(answer.headers.vary ?? 'cookie')).toContain('cookie')
    }
})
