import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { EventClient } from '../../../contract/kit.ts'
import { readEvents } from '../../../tests/kit/event-stream.ts'
import { soon } from '../../../tests/kit/time-limits.ts'
import { createWorld } from '../../../tests/kit/world.ts'
import type { Caller } from '../caller.ts'
import { hashToken } from '../secrets.ts'
import { openEventStreams } from './event-streams.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const listening = async (app: FastifyInstance): Promise<number> => {
  closing.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  // it listens on a port
  return (app.server.address() as AddressInfo).port
}

test('event streams: a stream ends when the session of its user ends, and others stay', async () => {
  const world = await createWorld()
  closing.push(() => world.close())
  const streams = openEventStreams(world.resources)
  const tokens = await Promise.all(['Анна', 'Пётр'].map(async (firstName) => world.given.session((await world.given.person({ firstName })).id)))
  const app = Fastify({ forceCloseConnections: true })
  app.get('/:index', (request, reply) => {
    const { index } = request.params as { index: number }
    const caller = { token: tokens[index] } as Caller
    const connect = (client: EventClient) => {
      client.send({ id: '1', data: 'here' })
      return () => undefined
    }
    return streams.answer(request, reply, { caller, access: 'signedIn', answer: { connect } })
  })
  const port = await listening(app)
  const [first, second] = await Promise.all([0, 1].map((index) => readEvents({ port, path: `/${index}`, headers: {} })))
  await vi.waitFor(() => expect([first?.events, second?.events]).toEqual([['here'], ['here']]), soon)
  await world.db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashToken(tokens[0] ?? ''))
    .execute()
  await streams.recheck()
  await first?.ended
  expect(await Promise.race([second?.ended.then(() => 'ended'), Promise.resolve('open')])).toBe('open')
  streams.end()
  await second?.ended
})

test('event streams: a client that reads slowly gets the latest event only, and the server stores one', async () => {
  let client: EventClient | undefined
  const streams = openEventStreams({} as never)
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', (request, reply) =>
    streams.answer(request, reply, {
      caller: { token: null } as Caller,
      access: 'anyone',
      answer: {
        connect: (connected) => {
          client = connected
          connected.send({ id: '0', data: 'first' })
          return () => undefined
        },
      },
    }),
  )
  const port = await listening(app)
  const reader = await readEvents({ port, path: '/', headers: {} })
  await vi.waitFor(() => expect(reader.events).toHaveLength(1), soon)
  for (let number = 1; number <= 500; number += 1) client?.send({ id: String(number), data: `${number} ${'x'.repeat(100_000)}` })
  await vi.waitFor(() => expect(reader.events.at(-1)?.split(' ', 1)[0]).toBe('500'), soon)
  expect(reader.events.length).toBeLessThan(100)
})
