import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeServer } from '../server/kernel/http/close-server.ts'
import { beginRaw, listen, readRaw, sendRaw, sendRequest } from './kit/raw-http.ts'
import { siteUrl } from './kit/site-host.ts'
import { createWorld, type World } from './kit/world.ts'

const { host } = new URL(siteUrl)

let world: World
let port: number
beforeEach(async () => {
  world = await createWorld()
  port = await listen(world.app)
})
afterEach(() => world.close())

const eventsHead = `GET /api/events HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive\r\n`

test('draining: before the port closes, readiness is 503, and other requests are answered on connections that then close', async () => {
  expect((await sendRequest({ port, path: '/api/events', headers: { host } })).status).toBe(200)
  world.startDraining()
  const ready = await sendRequest({ port, path: '/api/health/ready', headers: { host } })
  expect([ready.status, ready.headers['retry-after']]).toEqual([503, '1'])
  const answer = await sendRaw(port, `${eventsHead}\r\n`)
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
  const refused = await sendRaw(port, `GET /api/nothing HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  expect([refused.status, refused.headers.connection]).toEqual([404, 'close'])
})

test('draining: after the port has closed, a request gets 503 and Retry-After, and health still answers', async () => {
  const health = beginRaw(port, `GET /api/health HTTP/1.1\r\nHost: ${host}\r\n`)
  await once(world.app.server, 'connection')
  const late = beginRaw(port, eventsHead)
  await once(world.app.server, 'connection')
  world.startDraining()
  const closed = closeServer(world.app.server)
  await vi.waitFor(() => expect(world.app.server.listening).toBe(false))
  for (const socket of [health, late]) socket.write('\r\n')
  const refused = await readRaw(late)
  expect([refused.status, refused.headers['retry-after'], refused.headers.connection]).toEqual([503, '1', 'close'])
  expect(JSON.parse(refused.body)).toMatchObject({ status: 503, reason: 'unavailable', requestId: refused.headers['x-request-id'] })
  const state = await readRaw(health)
  expect([state.status, JSON.parse(state.body).status]).toEqual([200, 'draining'])
  await closed
})

test('draining: finish a request in flight with its own answer and close its connection', async () => {
  const body = '{"email":"a"}'
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = beginRaw(port, head)
  await new Promise((resolve) => world.app.server.once('request', resolve))
  world.startDraining()
  const closing = closeServer(world.app.server)
  socket.write(body)
  const answer = await readRaw(socket)
  expect([answer.status, answer.headers.connection]).toEqual([422, 'close'])
  await closing
})
