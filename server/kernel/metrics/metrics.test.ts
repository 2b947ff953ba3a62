import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { createMetricsApp } from '../../server.ts'

const token = 'a token long enough'
let world: World

beforeAll(async () => {
  world = await createWorld({ env: { METRICS_TOKEN: token } })
})
afterAll(() => world.close())

const scrape = async (): Promise<string> => (await world.request({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).text

/** The value of one series, null when there is none. */
const seriesValue = (text: string, series: string): number | null => {
  const line = text.split('\n').find((row) => row.startsWith(`${series} `))
  return line ? Number(line.slice(series.length + 1)) : null
}

const growthOf = async (series: string, work: () => Promise<unknown>) => {
  const before = seriesValue(await scrape(), series) ?? 0
  await work()
  return (seriesValue(await scrape(), series) ?? 0) - before
}

const seriesOf = (text: string, name: string) => text.split('\n').filter((row) => row.startsWith(`${name}{`))

test('times calls by address, with any parameters', async () => {
  const series = 'http_request_duration_seconds_count{method="GET",route="GET /cities/:id",status="2xx"}'
  expect(await growthOf(series, () => Promise.all([world.request({ url: '/api/cities/881' }), world.request({ url: '/api/cities/2?a=b' })]))).toBe(2)
  const refused = 'http_request_duration_seconds_count{method="GET",route="GET /cities/:id",status="4xx"}'
  expect(await growthOf(refused, () => world.request({ url: '/api/cities/999999' }))).toBe(1)
})

test('arbitrary addresses and methods create no series', async () => {
  const hostile = [
    '/api/x"}\n',
    '/api/%00',
    '/\u0000',
    `/api/${'a'.repeat(3000)}`,
    '/api/cities/881?evil="}',
    '/og/events/evil.png',
    '//evil',
    '/files/evil',
  ]
  const ask = async () => {
    for (const url of hostile) await world.app.inject({ method: 'GET', url })
    await world.app.inject({ method: 'PROPFIND' as 'GET', url: '/evil' })
    await world.app.inject({ method: 'OPTIONS', url: '/api/evil' })
  }
  await ask()
  const before = seriesOf(await scrape(), 'http_request_duration_seconds_count')
  await ask()
  const after = seriesOf(await scrape(), 'http_request_duration_seconds_count')
  expect(after.length).toBe(before.length)
  expect(after.join()).not.toMatch(/evil|aaa|%00/)
  expect(new Set(after.map((row) => /method="(\w+)"/.exec(row)?.[1]))).toEqual(new Set(['GET', 'OPTIONS', 'other']))
})

test('reports cache hits, productions and the reasons of removal', async () => {
  const ask = () => world.request({ url: '/api/themes' })
  expect(await growthOf('cache_requests_total{outcome="miss"}', ask)).toBe(1)
  expect(await growthOf('cache_requests_total{outcome="hit"}', ask)).toBe(1)
  expect(await growthOf('cache_removals_total{because="changed"}', async () => world.shared.drop(['reference']))).toBeGreaterThan(0)
  const text = await scrape()
  expect(seriesValue(text, 'cache_entries')).toBe(world.shared.counts().entries)
  expect(seriesValue(text, 'cache_bytes')).toBe(world.shared.sizeBytes())
  expect(seriesValue(text, 'cache_deaf')).toBe(0)
})

test('metrics: report the bytes of stored parts of pages', async () => {
  const open = (address: string) => growthOf('cache_markup_bytes', () => world.page(address))
  const first = await open('/')
  expect(first).toBeGreaterThan(10_000)
  expect(await open('/?again=1')).toBeLessThan(first)
})

test('reports the database pool, the waits for it and statements', async () => {
  const ask = () => world.request({ url: '/api/cities/search?q=%D0%9A' })
  expect(await growthOf('db_statement_duration_seconds_count{kind="select"}', ask)).toBeGreaterThan(0)
  expect(await growthOf('db_acquire_duration_seconds_count', () => world.db.selectFrom('cities').select('id').limit(1).execute())).toBeGreaterThan(0)
  const text = await scrape()
  expect(seriesValue(text, 'db_pool_connections{state="total"}')).toBeGreaterThan(0)
  expect(seriesValue(text, 'db_pool_connections{state="waiting"}')).toBe(0)
  expect(seriesValue(text, 'db_pool_size')).toBe(world.resources.config.DATABASE_POOL)
})

test('reports the depth of queues', async () => {
  const queue = 'platform.test'
  await world.boss.createQueue(queue)
  await world.boss.send(queue, {})
  await world.boss.send(queue, {}, { startAfter: 3600 })
  await world.boss.supervise(queue)
  const text = await scrape()
  expect(['ready', 'deferred', 'active', 'failed'].map((state) => seriesValue(text, `queue_jobs{queue="${queue}",state="${state}"}`))).toEqual([
    1, 1, 0, 0,
  ])
})

test('times jobs by outcome', async () => {
  const { timeJob } = world.resources.metrics
  const broken = () => timeJob('q', () => Promise.reject(new Error('broken')))
  expect(await growthOf('job_duration_seconds_count{queue="q",outcome="done"}', () => timeJob('q', async () => undefined))).toBe(1)
  expect(await growthOf('job_duration_seconds_count{queue="q",outcome="failed"}', () => broken().catch(() => undefined))).toBe(1)
})

test('counts refusals by the reason in the answer', async () => {
  expect(await growthOf('refusals_total{reason="notFound"}', () => world.request({ url: '/api/cities/999999' }))).toBe(1)
  expect(await growthOf('refusals_total{reason="signInRequired"}', () => world.request({ url: '/api/auth/session' }))).toBe(1)
})

test('counts sign-ins by method and outcome, registrations by result', async () => {
  const person = await world.given.person({ email: 'counted@people.test', password: 'vmeste2026' })
  const signIn = (password: string) => world.request({ method: 'POST', url: '/api/auth/login', body: { email: person.email, password } })
  expect(await growthOf('sign_ins_total{way="password",outcome="signedIn"}', () => signIn('vmeste2026'))).toBe(1)
  expect(await growthOf('sign_ins_total{way="password",outcome="wrongCredentials"}', () => signIn('wrong'))).toBe(1)

  const event = await world.given.event()
  const ask = (call: string) =>
    world.request({ method: 'POST', url: `/api/event-participants/${call}`, token: person.token, body: { eventId: event.id, user_id: person.id } })
  expect(await growthOf('registrations_total{state="approved"}', () => ask('registration'))).toBe(1)
  expect(await growthOf('registrations_total{state="refused"}', () => ask('registration'))).toBe(1)
  expect(await growthOf('registrations_total{state="noRequest"}', () => ask('cancel'))).toBe(1)
})

test('limits: counts refused requests by budget, and no spent budget that refuses nothing', async () => {
  const strict = await createWorld({ budgetFactor: 0, env: { METRICS_TOKEN: token } })
  await strict.request({ url: '/api/captcha/challenge' })
  expect(await strict.resources.limits.trySpend('freeCodes', '10.0.0.1')).toBe(false)
  const text = await strict.resources.metrics.scrape()
  expect(seriesValue(text, 'limits_refused_total{limit="captcha"}')).toBe(1)
  expect(text).not.toContain('limit="freeCodes"')
  await strict.close()
})

test('reports the version, memory and event loop delay of the process', async () => {
  const text = await scrape()
  expect(seriesOf(text, 'build_info')).toHaveLength(1)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes'])
    expect(seriesValue(text, name)).toBeGreaterThan(0)
})

test('serves metrics only with the token and forbids caching them', async () => {
  const ask = (authorization?: string) => world.request({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
  const answers = await Promise.all([ask(), ask('Bearer'), ask(`Bearer ${token}x`), ask(`Basic ${token}`), ask('Bearer \u00e9')])
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [401, '']))
  const given = await ask(`Bearer ${token}`)
  expect([given.status, given.headers['cache-control'], given.headers['content-type']]).toEqual([
    200,
    'no-store',
    'text/plain; version=0.0.4; charset=utf-8',
  ])
})

test('without a token the public port has no metrics, and the metrics port serves nothing else', async () => {
  const quiet = await createWorld()
  expect((await quiet.request({ url: '/metrics' })).status).toBe(404)
  const operators = createMetricsApp(quiet)
  expect((await operators.inject('/metrics')).body).toContain('http_request_duration_seconds')
  expect((await operators.inject('/api/health')).statusCode).toBe(404)
  await operators.close()
  await quiet.close()
})

test('answers a scrape while the database is unavailable', async () => {
  const lost = await createWorld({ env: { METRICS_TOKEN: token } })
  await lost.close()
  const text = await lost.resources.metrics.scrape()
  expect([seriesValue(text, 'cache_entries'), seriesOf(text, 'queue_jobs')]).toEqual([0, []])
})
