import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { openDatabase } from '../../kernel/db.ts'
import { healthOf, isReady } from './health.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const withDatabaseAt = async <Result>(port: number, ask: (watched: Parameters<typeof healthOf>[0]) => Promise<Result>) => {
  const { db, close } = openDatabase({ host: '127.0.0.1', port, user: 'nobody', onLost: () => undefined })
  try {
    return await ask({ db, outside: world.resources.outside })
  } finally {
    await close()
  }
}

/** A port that takes connections and never says a word. */
const silentPort = async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a port was asked for')
  return { port: address.port, close: () => closeAll(server, sockets) }
}

const closeAll = (server: Server, sockets: Socket[]) => {
  for (const socket of sockets) socket.destroy()
  server.close()
}

test('a process with its database is well and ready', async () => {
  expect(await world.request({ url: '/api/health' })).toMatchObject({ status: 200, body: { status: 'ok', db: true, mail: false } })
  expect(await world.request({ url: '/api/health/ready' })).toMatchObject({ status: 200, body: { ready: true } })
})

test('a process without its database is alive, says so, and takes no traffic', async () => {
  expect(await withDatabaseAt(1, healthOf)).toEqual({ status: 'degraded', db: false, mail: false })
  expect(await withDatabaseAt(1, isReady)).toBe(false)
})

test('a database that is silent counts as away after a second', async () => {
  const silent = await silentPort()
  const [health, ms] = await withDatabaseAt(silent.port, async (watched) => {
    const startedAt = performance.now()
    const answer = await healthOf(watched).finally(silent.close)
    return [answer, performance.now() - startedAt] as const
  })
  expect(health).toEqual({ status: 'degraded', db: false, mail: false })
  expect(ms).toBeGreaterThan(900)
  expect(ms).toBeLessThan(2_500)
})

test('a process that says goodbye is alive and takes no new traffic', async () => {
  world.startDraining()
  expect(await world.request({ url: '/api/health' })).toMatchObject({ status: 200, body: { status: 'draining', db: true } })
  const refused = await world.request({ url: '/api/health/ready' })
  expect(refused).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
  expect(refused.headers['retry-after']).toBeDefined()
})
