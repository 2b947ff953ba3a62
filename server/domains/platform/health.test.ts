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

/** A port that accepts connections and never sends a byte. */
const silentPort = async () => {
  const sockets: Socket[] = []
  const asked = Promise.withResolvers<void>()
  const server = createServer((socket) => {
    sockets.push(socket)
    asked.resolve()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a port was asked for')
  return { port: address.port, isAsked: asked.promise, close: () => closeAll(server, sockets) }
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

test('health: count a database as away once it has been silent too long', async () => {
  const silent = await silentPort()
  const isOver = Promise.withResolvers<void>()
  const answers = await withDatabaseAt(silent.port, async (watched) => {
    const asked = [healthOf, isReady].map((ask) => ask({ ...watched, patience: () => isOver.promise }))
    await silent.isAsked
    isOver.resolve()
    return Promise.all(asked).finally(silent.close)
  })
  expect(answers).toEqual([{ status: 'degraded', db: false, mail: false }, false])
})

test('health: give up on a silent database by default', async () => {
  const silent = await silentPort()
  expect(await withDatabaseAt(silent.port, (watched) => healthOf(watched).finally(silent.close))).toMatchObject({ db: false })
})

test('a process that says goodbye is alive and takes no new traffic', async () => {
  world.startDraining()
  expect(await world.request({ url: '/api/health' })).toMatchObject({ status: 200, body: { status: 'draining', db: true } })
  const refused = await world.request({ url: '/api/health/ready' })
  expect(refused).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
  expect(refused.headers['retry-after']).toBeDefined()
})
