import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Address, contract } from '../contract/contract.ts'
import type { CallSpec } from '../contract/kit.ts'
import { samples } from './kit/samples.ts'
import { limitMs } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let eventId: number
let articleId: number
let person: Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld({ demo: true })
  person = await world.given.person()
  eventId = await livelyEvent()
  articleId = (await world.request({ url: '/api/info-base' })).body._items[0].id
  await world.db.updateTable('events').set({ sequence_url: seriesUrl }).where('id', '=', eventId).execute()
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

/** Values of parameters other than 1. */
const ids: Record<string, () => number | string> = {
  events: () => eventId,
  cities: () => 881,
  'info-base': () => articleId,
  'event-series': () => seriesUrl,
}
const seriesUrl = 'vstrechi'

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

/** Batches of one address per call. A batch is requested at once, because different calls share no answer. */
const batchesOf = (lists: string[][]): string[][] => {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((urls) => urls[place] ?? []))
}
const batches = () => batchesOf(sharedCalls.map(addressesOf))
/** The bare address and the address with most parameters, for each call. */
const fewBatches = () => batchesOf(sharedCalls.map((call) => [...new Set([addressesOf(call)[0] ?? '', addressesOf(call).at(-1) ?? ''])]))

type Headers = Record<string, string>

/** An answer without its request id and time. */
const ask = async (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode: status, headers: allHeaders, body, rawPayload: bytes } = await world.app.inject({ method, url, headers })
  const { date, 'x-request-id': requestId, connection, ...stableHeaders } = allHeaders
  return { status, headers: stableHeaders, text: body.replaceAll(String(requestId), 'the request'), bytes }
}
type Answer = Awaited<ReturnType<typeof ask>>

const askAll = (urls: string[], headers: Headers = {}) => Promise.all(urls.map((url) => ask(url, headers)))
const shownOf = ({ status, headers, text }: Answer) => ({ status, headers, text })
const shownBy = (urls: string[], answers: Answer[]) => answers.map((answer, place) => ({ url: urls[place], ...shownOf(answer) }))
const textsOf = (answers: Answer[]) => answers.map(({ text }) => text)

const cold = async (url: string, headers: Headers = {}) => {
  world.shared.clear()
  return ask(url, headers)
}

/** Requests a batch from an empty cache and asserts that no answer was cached. */
const coldAll = async (urls: string[], headers: Headers = {}) => {
  world.shared.clear()
  const { hits, joined } = world.shared.counts()
  const answers = await askAll(urls, headers)
  const after = world.shared.counts()
  expect([urls, after.hits - hits, after.joined - joined]).toEqual([urls, 0, 0])
  return answers
}

/** Repeats a batch and asserts a cache hit for each address. */
const warmAll = async (urls: string[]) => {
  const { hits } = world.shared.counts()
  const answers = await askAll(urls)
  expect([urls, world.shared.counts().hits - hits]).toEqual([urls, urls.length])
  return answers
}

const reversed = (url: string) => {
  const [path, query] = url.split('?')
  return query ? `${path}?${query.split('&').reverse().join('&')}` : url
}

test('cache: every shared address answers, and every field has a sample', async () => {
  for (const urls of batches())
    for (const [place, { status }] of (await askAll(urls)).entries()) expect([urls[place], status]).toEqual([urls[place], 200])
})

test('cache: a cached answer has the bytes of a fresh one, in any parameter order and with any advertising parameter', {
  timeout: limitMs(120_000),
}, async () => {
  for (const urls of batches()) {
    const fresh = shownBy(urls, await coldAll(urls))
    expect(shownBy(urls, await warmAll(urls))).toEqual(fresh)
    expect(shownBy(urls, await warmAll(urls.map(reversed)))).toEqual(fresh)
    const tracked = urls.map((url) => `${url}${url.includes('?') ? '&' : '?'}utm_source=a&gclid=b&utm_campaign[]=c&nonsense=d`)
    expect(shownBy(urls, await warmAll(tracked))).toEqual(fresh)
    expect(shownBy(urls, await coldAll(tracked))).toEqual(fresh)
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
  for (const urls of fewBatches()) {
    const fresh = new Map<string, string[]>()
    for (const [locale, headers] of languageRequests.slice(0, 3)) fresh.set(locale, textsOf(await coldAll(urls, headers)))
    world.shared.clear()
    for (const [locale, headers] of [...languageRequests, ...languageRequests.toReversed()])
      expect([urls, headers, textsOf(await askAll(urls, headers))]).toEqual([urls, headers, fresh.get(locale)])
    differing += urls.filter((_, place) => new Set([...fresh.values()].map((texts) => texts[place])).size > 1).length
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
  for (const urls of fewBatches()) {
    const fresh = shownBy(urls, await coldAll(urls))
    for (const session of sessions) {
      world.shared.clear()
      const own = shownBy(urls, await askAll(urls, session))
      expect([urls, world.shared.counts().entries]).toEqual([urls, 0])
      expect(shownBy(urls, await askAll(urls))).toEqual(fresh)
      const { hits } = world.shared.counts()
      expect(shownBy(urls, await askAll(urls, session))).toEqual(own)
      expect([urls, world.shared.counts().hits]).toEqual([urls, hits])
      differing += own.filter(({ text }, place) => text !== fresh[place]?.text).length
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

const expectSameEncoded = async (url: string, fresh: Answer | undefined) => {
  for (const encoding of ['br', 'gzip', 'gzip, deflate, br', 'br;q=0, gzip', 'identity', '*;q=0', 'nonsense'])
    for (const answer of [await ask(url, { 'accept-encoding': encoding }), await ask(url, { 'accept-encoding': encoding })]) {
      const bytes = unpack[String(answer.headers['content-encoding'])]?.(answer.bytes) ?? answer.bytes
      expect([url, encoding, fresh && bytes.equals(fresh.bytes), answer.headers.etag]).toEqual([url, encoding, true, fresh?.headers.etag])
    }
  const head = await ask(url, {}, 'HEAD')
  expect([url, head.status, head.text, head.headers]).toEqual([url, 200, '', fresh?.headers])
}

test('cache: GET and HEAD, compressed or not, serve one answer', { timeout: limitMs(120_000) }, async () => {
  for (const urls of fewBatches()) {
    const fresh = await coldAll(urls)
    await Promise.all(urls.map((url, place) => expectSameEncoded(url, fresh[place])))
  }
})

const expectNotModified = async (url: string, headers: Answer['headers']) => {
  const etag = String(headers.etag)
  for (const known of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
    const answer = await ask(url, { 'if-none-match': known })
    expect([url, known, answer.status, answer.text, answer.headers.etag, answer.headers.vary]).toEqual([url, known, 304, '', etag, headers.vary])
  }
  for (const unknown of ['"other"', `W/"${'x'.repeat(27)}"`, etag.slice(0, -2), ''])
    expect([unknown, (await ask(url, { 'if-none-match': unknown })).status]).toEqual([unknown, 200])
}

test('cache: answer 304 exactly when If-None-Match matches the ETag', async () => {
  for (const urls of fewBatches()) {
    const fresh = await coldAll(urls)
    await Promise.all(urls.map((url, place) => expectNotModified(url, fresh[place]?.headers ?? {})))
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
  for (const query of hostileQueries) {
    const urls = sharedCalls.map(([address]) => `${pathOf(address)}?${query}`)
    const fresh = shownBy(urls, await coldAll(urls))
    expect(fresh.filter(({ status }) => status >= 500)).toEqual([])
    expect(shownBy(urls, await askAll(urls))).toEqual(fresh)
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
  const paths = own.map(([address]) => pathOf(address))
  for (const headers of clients)
    for (const [place, answer] of (await askAll(paths, headers)).entries()) {
      const path = paths[place]
      const caching = String(answer.headers['cache-control'])
      expect([path, answer.status, /private|no-store/.test(caching), mayBeShared.test(caching)]).toEqual([path, answer.status, true, false])
      expect(String(answer.headers.vary ?? 'cookie')).toContain('cookie')
    }
})
