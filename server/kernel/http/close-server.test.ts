import { once } from 'node:events'
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { closeServer, countRequests } from './close-server.ts'

const soon = { cutAfterMs: 60_000, silentMs: 10, sweepEveryMs: 5 }
const never = 2 ** 30

let server: Server
let port: number
beforeEach(async () => {
  server = createServer({ keepAliveTimeout: never }, () => undefined)
  countRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // a server that listens on TCP has an address with a port
  port = (server.address() as AddressInfo).port
})

const open = async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(server, 'connection')
  return socket
}

/** A request on a connection that the client would keep, and the response of the server. */
const request = async () => {
  const sent = get({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) })
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  return { sent, response }
}

test('closing: a connection whose answer began before is closed after the answer', async () => {
  const { sent, response } = await request()
  response.write('begun, ')
  const [answer] = await once(sent, 'response')
  expect(answer.headers.connection).toBe('keep-alive')
  const closed = closeServer(server, { ...soon, silentMs: never })
  await vi.waitFor(() => expect(server.listening).toBe(false))
  response.end('ended')
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('begun, ended')
  await closed
})

test('closing: connections without a request do not delay it', async () => {
  const [silent, halfSent] = [await open(), await open()]
  halfSent.write('GET / HTTP/1.1\r\nHost: ')
  await closeServer(server, soon)
  expect(await Promise.all([silent, halfSent].map((socket) => socket.closed || once(socket, 'close').then(() => true)))).toEqual([true, true])
})

test('closing: an open request is waited for and answered', async () => {
  const sweeps = vi.spyOn(server, 'closeIdleConnections')
  const { sent, response } = await request()
  const closed = closeServer(server, soon)
  await vi.waitFor(() => expect(sweeps.mock.calls.length).toBeGreaterThan(5))
  response.end('late')
  const [answer] = await once(sent, 'response')
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('late')
  await closed
})

test('closing: an open request is cut in the end', async () => {
  const { sent } = await request()
  const cut = once(sent, 'error')
  await closeServer(server, { ...soon, cutAfterMs: 50 })
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' })
})
