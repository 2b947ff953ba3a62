import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '../contract/shapes.ts'
import { listen, sendRaw } from './kit/raw-http.ts'
import { siteUrl } from './kit/site-host.ts'
import { createWorld, type World } from './kit/world.ts'

const { host } = new URL(siteUrl)

let world: World
let port: number
let token: string
beforeAll(async () => {
  world = await createWorld()
  port = await listen(world.app)
  token = (await world.given.person()).token
})
afterAll(() => world.close())

const path = '/api/event-participants/registration'
const json = 'Content-Type: application/json\r\n'

const bytesOf = (first: string, headers: string, body: string | Buffer = '') => {
  const head = `${first} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n${headers}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)])
}

const sized = (body: string | Buffer, headers = json) =>
  bytesOf(`POST ${path}`, `${headers}Content-Length: ${Buffer.from(body).byteLength}\r\n`, body)
const chunked = (body: string, headers = '') => bytesOf(`POST ${path}`, `${json}${headers}Transfer-Encoding: chunked\r\n`, body)

/** Bytes that no browser sends, and the status of the answer. */
const requests: [string, () => Buffer, number][] = [
  ['a body that is not UTF-8', () => sized(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 422],
  ['a body that is cut inside a character', () => sized(Buffer.from('{"eventId":"я').subarray(0, -1)), 400],
  ['a body with a NUL byte', () => sized('{"eventId":\0}'), 400],
  ['a compressed body', () => sized(gzipSync('{"eventId":1}'), `${json}Content-Encoding: gzip\r\n`), 400],
  ['an unknown character set', () => sized('{}', 'Content-Type: application/json; charset=utf-7\r\n'), 422],
  ['a broken content type', () => sized('{}', 'Content-Type: ;;=\r\n'), 415],
  ['a multipart body without a boundary', () => sized('--x', 'Content-Type: multipart/form-data\r\n'), 415],
  ['a chunk with a broken size', () => chunked('zz\r\n{}\r\n0\r\n\r\n'), 400],
  ['a chunk with a negative size', () => chunked('-2\r\n{}\r\n0\r\n\r\n'), 400],
  ['a chunk longer than its size', () => chunked('1\r\n{}\r\n0\r\n\r\n'), 400],
  ['two lengths', () => bytesOf(`POST ${path}`, `${json}Content-Length: 2\r\nContent-Length: 3\r\n`, '{}'), 400],
  ['two equal lengths', () => bytesOf(`POST ${path}`, `${json}Content-Length: 2\r\nContent-Length: 2\r\n`, '{}'), 400],
  ['a negative length', () => bytesOf(`POST ${path}`, `${json}Content-Length: -1\r\n`, '{}'), 400],
  ['a length and chunks', () => chunked('0\r\n\r\n', 'Content-Length: 2\r\n'), 400],
  ['an unknown transfer encoding', () => bytesOf(`POST ${path}`, `${json}Transfer-Encoding: chunked, identity\r\n`, '0\r\n\r\n'), 400],
  ['a header with a NUL', () => bytesOf('GET /api/events', 'X-Name: a\0b\r\n'), 400],
  ['a folded header', () => bytesOf('GET /api/events', 'X-Name: a\r\n b\r\n'), 400],
  ['a huge header', () => bytesOf('GET /api/events', `X-Name: ${'a'.repeat(100_000)}\r\n`), 431],
  ['a thousand cookies', () => bytesOf('GET /api/events', `Cookie: ${'a=b; '.repeat(4_000)}\r\n`), 431],
  ['a broken escape in the path', () => bytesOf('GET /api/events/%ZZ', ''), 404],
  ['a broken escape in the query', () => bytesOf('GET /api/events?cityId=%ZZ%E0%A4', ''), 422],
  ['a path that leaves the base', () => bytesOf('GET /api/../../etc/passwd', ''), 404],
  ['a bare line feed', () => Buffer.from(`GET /api/events HTTP/1.1\nHost: ${host}\n\n`), 400],
]

test('hostile bytes: answer each broken request with a problem of ours', async () => {
  const answers: [string, number, boolean][] = []
  for (const [name, bytes] of requests) {
    const { status, body } = await sendRaw(port, bytes())
    const parsed = problem.safeParse(body.startsWith('{') ? JSON.parse(body) : null)
    answers.push([name, status, parsed.success])
  }
  expect(answers).toEqual(requests.map(([name, , status]) => [name, status, true]))
})

test('hostile bytes: a truncated body leaves no row, and the server serves the next request', async () => {
  const abandoned = [chunked('5\r\n{"a'), bytesOf(`POST ${path}`, `${json}Content-Length: 50\r\n`, '{"eventId":')]
  for (const bytes of abandoned)
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
      socket.on('close', () => resolve()).resume()
    })
  expect((await sendRaw(port, bytesOf('GET /api/events', ''))).status).toBe(200)
  expect(await world.db.selectFrom('event_participants').select('user_id').execute()).toEqual([])
})
