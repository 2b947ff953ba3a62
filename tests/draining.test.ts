import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('draining: answer a request on a keep-alive connection with 503 and Retry-After and close it; health still answers', async () => {
  expect((await sendRequest({ port, path: '/api/events', headers: { host } })).status).toBe(200)
  world.startDraining()
  const refused = await sendRaw(port, `GET /api/events HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive\r\n\r\n`)
  expect([refused.status, refused.headers['retry-after'], refused.headers.connection]).toEqual([503, '1', 'close'])
  expect(JSON.parse(refused.body)).toMatchObject({ status: 503, reason: 'unavailable', requestId: refused.headers['x-request-id'] })
  const health = await sendRequest({ port, path: '/api/health', headers: { host } })
  expect([health.status, JSON.parse(health.body).status]).toEqual([200, 'draining'])
})

test('draining: finish a request in flight with its own answer and close its connection', async () => {
  const body = '{"email":"a"}'
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  const socket = beginRaw(port, head)
  await new Promise((resolve) => world.app.server.once('request', resolve))
  world.startDraining()
  const closing = world.app.close()
  socket.write(body)
  const answer = await readRaw(socket)
  expect([answer.status, answer.headers.connection]).toEqual([422, 'close'])
  await closing
})
