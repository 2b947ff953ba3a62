import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { problem } from '../contract/shapes.ts'
import { dictionaries } from '../messages/dictionaries.ts'
import type { Render } from '../server/kernel/http/site.ts'
import { requestTimeouts } from '../server/kernel/http/slow-requests.ts'
import { createApp } from '../server/server.ts'
import { type Answer, beginRaw, listen, sendRaw, sendRequest } from './kit/raw-http.ts'
import { siteUrl } from './kit/site-host.ts'
import { createWorld, type World } from './kit/world.ts'

const host = new URL(siteUrl).host
const render: Render = async ({ path }) => ({ status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(path) })

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const opened: Awaited<ReturnType<typeof createApp>>[] = []
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})

const open = async (waits = requestTimeouts) => {
  const app = await createApp(world, render, undefined, waits)
  opened.push(app)
  return listen(app)
}

const expectProblem = ({ status, headers, body }: Answer, expected: number, language = 'ru' as 'ru' | 'en' | 'kz') => {
  expect([status, headers['content-type']]).toEqual([expected, 'application/problem+json; charset=utf-8'])
  const parsed = problem.parse(JSON.parse(body))
  expect(parsed).toMatchObject({ status: expected, requestId: headers['x-request-id'] })
  expect(Object.values(dictionaries[language].refusals)).toContain(parsed.message)
}

const expectPage = ({ status, headers, body }: Answer, expected: number, language = 'ru' as 'ru' | 'en' | 'kz') => {
  expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8'])
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  const { errors } = dictionaries[language]
  const home = { ru: '/', en: '/en', kz: '/kz' }[language]
  expect(body).toContain(`<a href="${siteUrl}${home}">${errors.home}</a>`)
  expect(Object.values(errors).map((entry) => (typeof entry !== 'string' && 'title' in entry ? entry.title : ''))).toContain(
    /<h1>(.*)<\/h1>/.exec(body)?.[1],
  )
}

const line = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`

test('rejected: a broken escape in a path gets our 404, not an error of the framework', async () => {
  const port = await open()
  for (const broken of ['%ZZ', '%', '%E0%A4%A', '%FF', '%D1%8F%ZZ']) {
    expectProblem(await sendRaw(port, line(`/api/events/${broken}`)), 404)
    expectProblem(await sendRaw(port, line(`/files/${broken}`)), 404)
    expectPage(await sendRaw(port, line(`/events/${broken}`)), 404)
    expectPage(await sendRaw(port, line(`/kz/${broken}`)), 404, 'kz')
  }
  expectProblem(await sendRaw(port, line(`/api/events/${'1'.repeat(300)}`, 'Accept-Language: kk\r\n')), 404, 'kz')
})

test('rejected: raw UTF-8, a long address, a broken length or header get a problem or an error page', async () => {
  const port = await open()
  const long = 'a'.repeat(20_000)
  const kinds: [(path: string) => string, number][] = [
    [(path) => line(`${path}?q=Моск`), 400],
    [(path) => line(`${path}?q=${long}`), 431],
    [(path) => line(path, `X-Long: ${long}\r\n`), 431],
    [(path) => line(path, 'Content-Length: x\r\n'), 400],
    [(path) => line(path, 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'), 400],
    [(path) => line(path, 'Bad Header: 1\r\n'), 400],
    [(path) => `GRAB ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, 400],
    [(path) => `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
    [(path) => line(path, 'Host: evil.example\r\n'), 400],
  ]
  for (const [bytes, status] of kinds) {
    expectPage(await sendRaw(port, bytes('/events')), status)
    expectPage(await sendRaw(port, bytes('/kz/events')), status, 'kz')
  }
  for (const [bytes, status] of kinds) {
    expectProblem(await sendRaw(port, bytes('/api/events')), status)
    expectProblem(await sendRaw(port, bytes('/api/events').replace('\r\n', '\r\nAccept-Language: en\r\n')), status, 'en')
  }
  expectPage(await sendRaw(port, line(`http://${host}/events`)), 400)
})

test('rejected: an address without a route or a page gets our error format', async () => {
  const port = await open()
  expectPage(await sendRequest({ port, path: '/en/events', method: 'PROPFIND', headers: { host } }), 404, 'en')
  expectProblem(await sendRequest({ port, path: '/api/events', method: 'PROPFIND', headers: { host } }), 404)
  for (const method of ['TRACE', 'PUT', 'OPTIONS']) expectPage(await sendRequest({ port, path: '/events', method, headers: { host } }), 405)
  const elsewhere = { host, 'sec-fetch-site': 'cross-site' }
  expectPage(await sendRequest({ port, path: '/kz/settings', method: 'POST', headers: elsewhere }), 403, 'kz')
  const script = { ...elsewhere, accept: 'application/json' }
  expectProblem(await sendRequest({ port, path: '/kz/settings', method: 'POST', headers: script }), 403, 'kz')
})

test('rejected: a foreign Host gets 421 in the language of the address; health answers any Host', async () => {
  const port = await open()
  const headers = { host: 'evil.example' }
  expectPage(await sendRequest({ port, path: '/en/events', headers }), 421, 'en')
  expectProblem(await sendRequest({ port, path: '/api/events', headers: { ...headers, 'accept-language': 'kk' } }), 421, 'kz')
  for (const path of ['/api/health', '/api/health/ready']) expect([path, (await sendRequest({ port, path, headers })).status]).toEqual([path, 200])
})

test('rejected: an HTTP/1.0 request without a Host; health answers it', async () => {
  const port = await open()
  const statusOf = async (path: string) => (await sendRaw(port, `GET ${path} HTTP/1.0\r\n\r\n`)).status
  expect([await statusOf('/events'), await statusOf('/api/health'), await statusOf('/api/health/ready')]).toEqual([400, 200, 200])
})

test('rejected: a path of several lines gets 404 before it is rendered', async () => {
  const port = await open()
  for (const path of ['/events%0d%0aX-Y:z', '/a%0Ab', '/en/a%E2%80%A8b']) {
    expect([path, (await sendRequest({ port, path, headers: { host } })).status]).toEqual([path, 404])
  }
  expect((await sendRequest({ port, path: '/events?search=a%0ab', headers: { host } })).status).toBe(200)
})

test('inbox: no cache may store messages as JSON', async () => {
  const answer = await sendRequest({ port: await open(), path: '/inbox', headers: { host, accept: 'application/json' } })
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
})

test('slow requests: the server has limits that a phone can meet', async () => {
  await open()
  expect(opened[0]?.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    maxConnections: 10_000,
  })
})

const short = { headersMs: 100, bodyMs: 100, filesMs: 400, checkEveryMs: 25, keepAliveMs: 1_000 }
const unfinished = (path: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"a":`

test('slow requests: half a header and half a body get 408 and a closed connection', async () => {
  const port = await open(short)
  expectPage(await sendRaw(port, `GET /api/events HTTP/1.1\r\nHost: ${host}\r\nX-Slow:`), 408)
  expectProblem(await sendRaw(port, unfinished('/api/auth/login')), 408)
  expectPage(await sendRaw(port, unfinished('/en/login', 'application/x-www-form-urlencoded')), 408, 'en')
})

test('slow requests: a form with files has the longer limit', async () => {
  const port = await open({ ...short, filesMs: 60_000 })
  const { token } = await world.given.person()
  const head = unfinished('/api/uploads', 'multipart/form-data; boundary=x').replace('\r\n', `\r\nAuthorization: Bearer ${token}\r\n`)
  const upload = beginRaw(port, head)
  let wasAnswered = false
  upload.on('data', () => {
    wasAnswered = true
  })
  // the slow body beside it times out, the upload does not
  expectProblem(await sendRaw(port, unfinished('/api/auth/login')), 408)
  expect(wasAnswered).toBe(false)
  upload.destroy()
})
