import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { type Db, openDatabase } from '../../kernel/db.ts'
import { healthOf, isReady } from './health.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const inbox = { mail: 'off', sms: 'off', storage: 'ok' }
const gateways = () => ({ outside: world.resources.outside, gatewayStates: world.resources.gatewayStates })

const withDatabaseAt = async <Result>(port: number, ask: (watched: Parameters<typeof healthOf>[0]) => Promise<Result>) => {
  const { db, close } = openDatabase({ host: '127.0.0.1', port, user: 'nobody', onLost: () => undefined })
  try {
    return await ask({ db, ...gateways() })
  } finally {
    await close()
  }
}

/** A database that never responds to a connection attempt. */
const silentDatabase = (): Db => {
  const never = new Promise<never>(() => undefined)
  return new Kysely({ dialect: new PostgresDialect({ pool: { options: {}, connect: () => never, end: () => never } }) })
}

test('a process with its database is healthy and ready', async () => {
  expect(await world.request({ url: '/api/health' })).toMatchObject({ status: 200, body: { status: 'ok', db: true, mail: false, gateways: inbox } })
  expect(await world.request({ url: '/api/health/ready' })).toMatchObject({ status: 200, body: { ready: true } })
})

test('a process without its database is alive, reports it and takes no traffic', async () => {
  expect(await withDatabaseAt(1, healthOf)).toEqual({ status: 'degraded', db: false, mail: false, gateways: inbox })
  expect(await withDatabaseAt(1, isReady)).toBe(false)
})

test('health: reports a database as unavailable after the timeout', async () => {
  const watched = { db: silentDatabase(), ...gateways() }
  const isOver = Promise.withResolvers<void>()
  const answers: unknown[] = []
  const checks = [healthOf, isReady].map((ask) => ask({ ...watched, patience: () => isOver.promise }).then((answer) => answers.push(answer)))
  await new Promise(setImmediate)
  expect(answers).toEqual([])
  isOver.resolve()
  await Promise.all(checks)
  expect(answers).toEqual(expect.arrayContaining([{ status: 'degraded', db: false, mail: false, gateways: inbox }, false]))
})

test('health: gives up on a silent database by default', async () => {
  expect(await isReady({ db: silentDatabase(), outside: world.resources.outside })).toBe(false)
})

test('a draining process is alive and takes no new traffic', async () => {
  world.startDraining()
  expect(await world.request({ url: '/api/health' })).toMatchObject({ status: 200, body: { status: 'draining', db: true } })
  const refused = await world.request({ url: '/api/health/ready' })
  expect(refused).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
  expect(refused.headers['retry-after']).toBeDefined()
})
