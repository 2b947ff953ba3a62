import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Address, contract } from '../contract/contract.ts'
import type { CallSpec } from '../contract/kit.ts'
import { problem } from '../contract/shapes.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let token: string

beforeAll(async () => {
  world = await createWorld()
  token = (await world.given.person({ roles: ['crm_tk_staff', 'control'], isExpert: true })).token
  await world.given.event()
})
afterAll(() => world.close())

// these would end the session the others are asked with
const endings = ['GET /auth/logout', 'DELETE /user/sessions/:id']
const addresses = (Object.entries(contract) as [Address, CallSpec][]).filter(([name]) => !endings.includes(name))
const methodOf = (address: string) => address.split(' ')[0] as 'GET' | 'POST' | 'DELETE'
const pathOf = (address: string, param: string) => `/api${(address.split(' ')[1] ?? '').replace(/:\w+/g, encodeURIComponent(param))}`

const hostileTexts = [
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '\u0000\uFFFF',
  '😀'.repeat(50),
  '../../etc/passwd',
  '%00',
  'א'.repeat(300),
  '{{7*7}}',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(40),
]

const expectClear = (answer: Awaited<ReturnType<World['request']>>, what: string) => {
  expect([what, answer.status < 500, answer.status]).toEqual([what, true, answer.status])
  if (answer.status < 400) return
  expect([what, problem.safeParse(answer.body).success]).toEqual([what, true])
  expect(answer.headers['content-type']).toContain('application/problem+json')
}

test('a body that is missing, of the wrong type, unknown, hostile or huge gets a clear refusal from every call', { timeout: 300_000 }, async () => {
  const bodies: unknown[] = [
    undefined,
    {},
    [],
    null,
    'text',
    7,
    { nonsense: true, __proto__: { a: 1 } },
    { eventId: 'x', user_id: {}, phone: [], code: 12 },
    ...hostileTexts.map((text) => ({
      eventId: text,
      user_id: text,
      email: text,
      phone: text,
      password: text,
      message: text,
      type: text,
      value: text,
      token: text,
      code: text,
    })),
  ]
  for (const [address] of addresses.filter(([name]) => methodOf(name) !== 'GET'))
    for (const body of bodies) {
      const payload = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      expectClear(
        await world.request({ method: methodOf(address), url: pathOf(address, '1'), token, ...payload }),
        `${address} ${JSON.stringify(body)}`.slice(0, 120),
      )
    }
})

test('bodies that are no JSON, of another kind, or too large are told apart', async () => {
  const ask = (body: string, type: string) =>
    world.request({ method: 'POST', url: '/api/event-participants/registration', token, body, headers: { 'content-type': type } })
  expect((await ask('{"a":', 'application/json')).body.reason).toBe('malformedBody')
  expect((await ask('<a/>', 'application/xml')).body.reason).toBe('unsupportedMediaType')
  expect((await ask(JSON.stringify({ a: 'x'.repeat(400_000) }), 'application/json')).body.reason).toBe('bodyTooLarge')
})

test('whatever stands in the query or the path, no call breaks', { timeout: 240_000 }, async () => {
  const names = [
    'search',
    'q',
    'cityId',
    'themes',
    'themes[]',
    'sort',
    'expand',
    'dateFrom',
    'paginationPage',
    'paginationSize',
    'eventId',
    'case',
    'query',
    'to',
    'tag',
    'compilationId',
    'placeIds[]',
  ]
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...hostileTexts), fc.integer().map(String)),
    ),
    { maxLength: 6 },
  )
  const gets = addresses.filter(([name]) => methodOf(name) === 'GET')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...gets),
      query,
      fc.constantFrom('1', '0', '-1', 'x', '99999999999999999999', '1.5', ...hostileTexts),
      async ([address], pairs, param) => {
        // lone surrogates cannot stand in an address
        const text = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()])).toString()
        expectClear(await world.request({ url: `${pathOf(address, param)}?${text}`, token }), `${address} ${text}`)
      },
    ),
    { numRuns: 600, seed: 20261121 },
  )
})

test('a refusal speaks the language of the request, down to its fields (V499)', async () => {
  const ask = async (language: string) =>
    (await world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: {}, headers: { 'accept-language': language } }))
      .body
  expect((await ask('ru')).errors.eventId).toEqual(['Заполните это поле.'])
  expect((await ask('en-GB,en;q=0.9')).errors.eventId).toEqual(['Please fill this in.'])
  expect((await ask('kk')).errors.eventId).toEqual(['Бұл өрісті толтырыңыз.'])
})

test('a cookie of ours sent from another site acts for nobody (V463)', async () => {
  const from = (headers: Record<string, string>) => world.request({ url: '/api/auth/session', headers: { cookie: `token=${token}`, ...headers } })
  expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
  expect((await from({ origin: 'https://evil.example' })).status).toBe(401)
  expect((await from({ 'sec-fetch-site': 'same-origin' })).body.token).toBe('')
})

test('a call of an unknown address is not found, in the shape of every refusal', async () => {
  expectClear(await world.request({ url: '/api/no/such/call' }), 'unknown')
  expect((await world.request({ method: 'POST', url: '/api/events' })).status).toBe(404)
})
