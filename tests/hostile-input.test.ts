import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Address, contract } from '../contract/contract.ts'
import type { CallSpec } from '../contract/kit.ts'
import { problem } from '../contract/shapes.ts'
import { sampleBody, sampleQuery, withValue } from './kit/body-samples.ts'
import { limitMs } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

type Answer = Awaited<ReturnType<World['request']>>

let world: World
let token: string

beforeAll(async () => {
  world = await createWorld()
  token = (await world.given.person({ roles: ['crm_tk_staff', 'control', 'admin'], isExpert: true })).token
  await world.given.event()
})
afterAll(() => world.close())

// these end the session that the other calls use
const endings = ['GET /auth/logout', 'DELETE /user/sessions/:id']
const addresses = (Object.entries(contract) as [Address, CallSpec][]).filter(([name]) => !endings.includes(name))
const methodOf = (address: string) => address.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
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
  '2147483648',
]

const expectClear = (answer: Answer, label: string) => {
  expect([label, answer.status < 500, answer.status]).toEqual([label, true, answer.status])
  if (answer.status < 400) return
  expect([label, problem.safeParse(answer.body).success]).toEqual([label, true])
  expect(answer.headers['content-type']).toContain('application/problem+json')
}

const ask = (address: string, asToken: string, body: unknown, id = '1') =>
  world.request({
    method: methodOf(address),
    url: pathOf(address, id),
    token: asToken,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

/** A user with every role, and a session that no earlier call has ended. */
const newUser = () => world.given.person({ roles: ['crm_tk_staff', 'control', 'admin'], isExpert: true })

/** Calls with a JSON body, each with a valid sample. */
const withBody = addresses.filter(([name, { body, takes }]) => body && takes?.as !== 'bytes' && name !== 'POST /uploads')

test('hostile input: every call with a body has a valid sample', () => {
  expect(withBody.length).toBeGreaterThan(70)
  for (const [address, spec] of withBody)
    expect([address, spec.body?.safeParse(sampleBody(address, spec).body).error?.issues]).toEqual([address, undefined])
})

test('hostile input: refuse a missing, mistyped, empty or unknown body clearly', { timeout: limitMs(300_000) }, async () => {
  const bodies: unknown[] = [undefined, {}, null, 'text', { nonsense: true }]
  for (const [address] of addresses.filter(([name]) => methodOf(name) !== 'GET'))
    for (const body of bodies) expectClear(await ask(address, token, body), `${address} ${JSON.stringify(body)}`.slice(0, 120))
})

const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
const oddTypes = [null, [null], { $gt: 0 }, deep]
const oddValues = {
  string: ["'; drop table users; --<img src=x onerror=alert(1)>", 'a\u202Egnp\uFFFF.exe', '__proto__', 'x'.repeat(20_000), '', 7, ...oddTypes],
  number: ['1', '', true, -1, 2 ** 53, 1e308, ...oddTypes],
}

test('hostile input: answer one hostile field in a valid body clearly', { timeout: limitMs(300_000) }, async () => {
  let valueCount = 0
  for (const [address, spec] of withBody) {
    const { body, leaves } = sampleBody(address, spec)
    const person = await newUser()
    const id = address.includes('/users/:id') ? String(person.id) : '1'
    const expectClearFor = async (sent: unknown, label: string) =>
      expectClear(await ask(address, person.token, sent, id), `${address} ${label}`.slice(0, 120))
    await expectClearFor(body, '')
    for (const type of ['string', 'number'] as const)
      for (const value of oddValues[type]) {
        const paths = leaves.filter((leaf) => leaf.type === type).map(({ path }) => path)
        valueCount += paths.length
        // a value that the schema rejects never reaches the handler, so one request has it in all such fields
        const isAccepted = (path: (string | number)[]) => spec.body?.safeParse(withValue(body, path, value)).success === true
        for (const path of paths.filter(isAccepted)) await expectClearFor(withValue(body, path, value), `${path.join('.')} ${JSON.stringify(value)}`)
        const rejected = paths.filter((path) => !isAccepted(path))
        const allAtOnce = rejected.reduce<unknown>((sent, path) => withValue(sent, path, value), body)
        if (rejected.length > 0) await expectClearFor(allAtOnce, `${rejected.map((path) => path.join('.'))} ${JSON.stringify(value)}`)
      }
    const polluted = `{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isStaff":true}},${JSON.stringify(body).slice(1)}`
    const answer = await world.request({ method: methodOf(address), url: pathOf(address, id), token: person.token, body: polluted, headers: json })
    expect([address, answer.status < 500, 'isStaff' in {}]).toEqual([address, true, false])
  }
  expect(valueCount).toBeGreaterThan(1_000)
})

const json = { 'content-type': 'application/json' }

test('hostile input: reject a NUL and half of a surrogate pair with 422 at its field', { timeout: limitMs(300_000) }, async () => {
  for (const [address, spec] of withBody) {
    const { body, leaves } = sampleBody(address, spec)
    const { token: own } = await newUser()
    for (const { path, type } of leaves)
      for (const end of type === 'string' ? ['\u0000', '\ud83d'] : []) {
        const { status, body: problemBody } = await ask(address, own, withValue(body, path, `${at(body, path)}${end}`))
        expect([address, status, Object.keys(problemBody.errors)]).toEqual([address, 422, [path.join('.')]])
      }
  }
})

const at = (body: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], body)

const oddQueries = ['%E2%80%AE', '1e308', '-1', '', '%27%3B--%3Cscript%3E', '__proto__', 'x'.repeat(10_000)]

test('hostile input: answer one hostile field in a valid query clearly, and reject a NUL with 422', { timeout: limitMs(300_000) }, async () => {
  const queried = addresses.filter(([name, { query }]) => methodOf(name) === 'GET' && query)
  expect(queried.length).toBeGreaterThan(40)
  for (const [address, spec] of queried) {
    const sample = sampleQuery(spec)
    expect([address, spec.query?.safeParse(sample).error]).toEqual([address, undefined])
    const get = (search: string) => world.request({ url: `${pathOf(address, '1')}?${search}`, token })
    const fields = Object.keys(spec.query?.shape ?? {})
    for (const value of oddQueries) {
      const rejected = fields.filter((field) => spec.query?.shape[field]?.safeParse(decodeURIComponent(value)).success === false)
      const alone = fields.filter((field) => !rejected.includes(field)).map((field) => [field])
      for (const names of [rejected, ...alone].filter(({ length }) => length > 0)) {
        const others = Object.entries(sample).filter(([name]) => !names.includes(name))
        const answer = await get([new URLSearchParams(others), ...names.map((name) => `${name}=${value}`)].join('&'))
        expectClear(answer, `${address} ${names}=${value}`.slice(0, 120))
      }
    }
    for (const field of fields) {
      const { [field]: _replaced, ...others } = sample
      const answer = await get(`${new URLSearchParams(others)}&${field}=a%00`)
      expectClear(answer, `${address} ${field} with NUL`)
      expect([address, field, answer.status]).toEqual([address, field, 422])
      expectClear(await get(`${field}=1&${field}=2&${field}[]=3&${field}[__proto__]=4`), `${address} ${field} repeated`)
    }
    expectClear(await get(`${fields[0]}=%ED%A0%80`), `${address} invalid UTF-8`)
    expectClear(await get('__proto__=1&constructor[prototype][isStaff]=1'), `${address} prototype`)
  }
  expect('isStaff' in {}).toBe(false)
})

const oddParams = [
  '%00',
  '%ED%A0%80',
  '0',
  '-1',
  '1.5',
  '1e308',
  '9007199254740993',
  '%2E%2E%2F',
  '__proto__',
  'constructor',
  '%D7%90%E2%80%AE',
  "'%3B--",
]

test('hostile input: answer a hostile path parameter clearly, with an otherwise valid request', { timeout: limitMs(300_000) }, async () => {
  const withParams = addresses.filter(([name]) => name.includes('/:'))
  expect(withParams.length).toBeGreaterThan(50)
  const { token: own } = await newUser()
  for (const [address, spec] of withParams) {
    const body = withBody.some(([name]) => name === address) ? sampleBody(address, spec).body : undefined
    const path = address.split(' ')[1] ?? ''
    for (const name of path.match(/:\w+/g) ?? [])
      for (const value of oddParams) {
        const url = `/api${path.replace(name, value).replace(/:\w+/g, '1')}`
        const content = body && { body: JSON.stringify(body), headers: json }
        expectClear(await world.request({ method: methodOf(address), url, token: own, ...content }), `${address} ${name}=${value}`)
      }
  }
})

test('hostile input: distinct refusals for a body that is not JSON, of another type, or too large', async () => {
  const ask = (body: string, type: string) =>
    world.request({ method: 'POST', url: '/api/event-participants/registration', token, body, headers: { 'content-type': type } })
  expect((await ask('{"a":', 'application/json')).body.reason).toBe('malformedBody')
  expect((await ask('<a/>', 'application/xml')).body.reason).toBe('unsupportedMediaType')
  expect((await ask(JSON.stringify({ a: 'x'.repeat(400_000) }), 'application/json')).body.reason).toBe('bodyTooLarge')
})

test('hostile input: no value in a query or a path causes a 5xx', { timeout: limitMs(240_000) }, async () => {
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
        // an address cannot hold lone surrogates
        const text = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()])).toString()
        expectClear(await world.request({ url: `${pathOf(address, param)}?${text}`, token }), `${address} ${text}`)
      },
    ),
    { numRuns: 100, seed: 20261121 },
  )
})

test('hostile input: refusals and their fields are in the language of the request (V499)', async () => {
  const ask = async (language: string) =>
    (await world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: {}, headers: { 'accept-language': language } }))
      .body
  expect((await ask('ru')).errors.eventId).toEqual(['Заполните это поле.'])
  expect((await ask('en-GB,en;q=0.9')).errors.eventId).toEqual(['Please fill this in.'])
  expect((await ask('kk')).errors.eventId).toEqual(['Бұл өрісті толтырыңыз.'])
})

test('hostile input: a session cookie sent from another site authorizes nothing (V463)', async () => {
  const from = (headers: Record<string, string>) => world.request({ url: '/api/auth/session', headers: { cookie: `token=${token}`, ...headers } })
  expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
  expect((await from({ origin: 'https://evil.example' })).status).toBe(401)
  expect((await from({ 'sec-fetch-site': 'same-origin' })).body.token).toBe('')
})

test('hostile input: an unknown address gets 404 in the refusal format', async () => {
  expectClear(await world.request({ url: '/api/no/such/call' }), 'unknown')
  expect((await world.request({ method: 'POST', url: '/api/events/filters' })).status).toBe(404)
})

test('hostile input: an id beyond the range of its column names no row', { timeout: limitMs(120_000) }, async () => {
  const faults: string[] = []
  for (const [address, spec] of addresses.filter(([name]) => name.includes('/:')))
    for (const id of ['2147483648', '9007199254740991']) {
      const { body } = spec.body && spec.takes?.as !== 'bytes' ? sampleBody(address, spec) : { body: undefined }
      const { status } = await ask(address, token, body, id)
      if (status >= 500) faults.push(`${address} ${id} answers ${status}`)
    }
  expect(faults).toEqual([])
})
