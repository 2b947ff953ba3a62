import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isAlive as isRunning } from '../../server/kernel/postgres/processes.ts'
import { limitMs } from '../kit/time-limits.ts'
import { startProduct } from './product.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

const running: Product[] = []
test.afterEach(async () => {
  for (const product of running.splice(0)) if (isAlive(product)) await product.stop()
})

const isAlive = ({ child }: Product) => child.exitCode === null && child.signalCode === null

const start = async (env: NodeJS.ProcessEnv = {}) => {
  const product = await startProduct({ ...env, ROLE: 'all' })
  running.push(product)
  return product
}

/** The process id of the database of a running product. */
const postmasterOf = async (folder: string): Promise<number> =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

const credentials = { email: 'participant@vmeste.example', password: 'vmeste2026' }

const signIn = async (url: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  return (await answer.json()) as { id: number; token: string }
}

const register = ({ url, token, id, eventId }: { url: string; token: string; id: number; eventId: number }) =>
  fetch(`${url}/api/event-participants/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ user_id: id, eventId }),
  })

const openEvents = async (url: string): Promise<number[]> => {
  const answer = await fetch(`${url}/api/events?access=open&formats=place&participationFormat=person&registrationActual=1&paginationSize=30`)
  const { _items } = (await answer.json()) as { _items: { id: number }[] }
  return _items.map((event) => event.id)
}

test('lifecycle: a product killed during registrations restarts with all acknowledged ones', async () => {
  test.setTimeout(limitMs(180_000))
  const product = await start()
  const { url, folder } = product
  const { id, token } = await signIn(url)
  const acknowledged: { eventId: number; state: string }[] = []
  const events = await openEvents(url)
  const traffic = (async () => {
    for (const eventId of events) {
      const answer = await register({ url, token, id, eventId }).catch(() => null)
      if (answer?.ok) acknowledged.push({ eventId, state: ((await answer.json()) as { state: string }).state })
    }
  })()
  await expect.poll(() => acknowledged.length, { timeout: limitMs(30_000) }).toBeGreaterThan(2)
  product.child.kill('SIGKILL')
  await product.hasExited
  await traffic

  const again = await start({ DATA_DIR: folder })
  const session = await signIn(again.url)
  for (const { eventId, state } of acknowledged) {
    const answer = await fetch(`${again.url}/api/event-participants/status?eventId=${eventId}`, {
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect([eventId, ((await answer.json()) as { state: string }).state]).toEqual([eventId, state])
  }
})

test('lifecycle: a database killed under traffic causes at most 503 for a while, and no acknowledged loss', async () => {
  test.setTimeout(limitMs(180_000))
  const { url, folder } = await start()
  const { id, token } = await signIn(url)
  const events = await openEvents(url)
  const acknowledged: number[] = []
  const seen = new Map<number, string | null>()
  const tryAll = async () => {
    for (const eventId of events) {
      const answer = await register({ url, token, id, eventId })
      seen.set(answer.status, answer.headers.get('retry-after'))
      if (answer.ok) acknowledged.push(eventId)
    }
  }
  await register({ url, token, id, eventId: events[0] ?? 0 })
  process.kill(await postmasterOf(folder), 'SIGKILL')
  await expect(async () => {
    await tryAll()
    const health = await fetch(`${url}/api/health/ready`)
    expect(health.status).toBe(200)
  }).toPass({ timeout: limitMs(30_000) })
  await tryAll()
  expect([...seen.keys()].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
  if (seen.has(503)) expect(seen.get(503)).not.toBeNull()
  for (const eventId of acknowledged) {
    const answer = await fetch(`${url}/api/event-participants/status?eventId=${eventId}`, { headers: { authorization: `Bearer ${token}` } })
    expect([eventId, ((await answer.json()) as { state: string }).state]).not.toEqual([eventId, 'noRequest'])
  }
})

test('lifecycle: SIGTERM drains and stops the product and the database', async () => {
  test.setTimeout(limitMs(120_000))
  const product = await start()
  const postmaster = await postmasterOf(product.folder)
  product.child.kill('SIGTERM')
  await product.hasExited
  expect(product.child.exitCode).toBe(0)
  expect(isRunning(postmaster)).toBe(false)
})

test('lifecycle: a port in use prints one clear sentence and exits with a non-zero code', async () => {
  test.setTimeout(limitMs(120_000))
  const { url } = await start()
  const { port } = new URL(url)
  await expect(startProduct({ PORT: port })).rejects.toThrow('did not start')
})

test('lifecycle: an invalid DATABASE_URL prints one clear sentence and exits with a non-zero code', async () => {
  test.setTimeout(limitMs(60_000))
  await expect(startProduct({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('did not start')
})
