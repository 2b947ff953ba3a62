import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { freePort } from './journeys/product.ts'
import { dropDatabase, freshDatabase } from './kit/databases.ts'
import { limitMs } from './kit/time-limits.ts'

type Product = Awaited<ReturnType<typeof start>>

let product: Product
afterEach(async () => {
  product.child.kill('SIGKILL')
  await dropDatabase(product.database)
})

/** Starts the product as an operator does, with a delay longer than any test. */
const start = async () => {
  const { database, host, port: databasePort } = await freshDatabase()
  const port = await freePort()
  const url = `postgres://postgres@/${database}?host=${encodeURIComponent(host)}&port=${databasePort}`
  const own = { PORT: String(port), DATABASE_URL: url, INBOX: '1', DATA_DIR: await mkdtemp(join(inject('folder'), 'delay-')) }
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', SHUTDOWN_DELAY_SECONDS: '600', ...own }
  const child = spawn(process.execPath, ['main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api${path}`)).status
  await until(async () => expect(await statusOf('/health/ready')).toBe(200))
  return { child, database, statusOf, exited: once(child, 'exit') }
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: limitMs(60_000), interval: 20 })

test('shutdown: after SIGTERM the port answers until the delay is over, and a second signal ends the delay', async () => {
  product = await start()
  product.child.kill('SIGTERM')
  await until(async () => expect(await product.statusOf('/health/ready')).toBe(503))
  expect(await product.statusOf('/events')).toBe(200)
  product.child.kill('SIGTERM')
  expect(await product.exited).toEqual([0, null])
})

test('shutdown: SIGINT does not wait for the delay', async () => {
  product = await start()
  product.child.kill('SIGINT')
  expect(await product.exited).toEqual([0, null])
})
