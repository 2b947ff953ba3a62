import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { platformJobs } from './jobs.ts'
import { maxRemoved } from './store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const cleanUp = () => platformJobs.find(({ name }) => name === 'platform.cleanup')?.run(world.resources)
const hoursAgo = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000)

const key = (name: string, hours: number) => ({
  key: name,
  caller: 'user:1',
  address: '/',
  request_hash: Buffer.alloc(32),
  created_at: hoursAgo(hours),
})

test('removes stale rows daily and keeps the rest', async () => {
  await world.db
    .insertInto('idempotency_keys')
    .values([key('old', 25), key('fresh', 23)])
    .execute()
  const nowMs = world.clock.now().getTime()
  await world.db
    .insertInto('rate_limits')
    .values([
      { key: 'over', expire: nowMs - 1 },
      { key: 'running', expire: nowMs + 1 },
      { key: 'endless', expire: null },
    ])
    .execute()
  const message = (text: string, days: number) => ({ channel: 'sms' as const, recipient: '+7', text, created_at: hoursAgo(days * 24) })
  await world.db
    .insertInto('inbox_messages')
    .values([message('old', 31), message('fresh', 29)])
    .execute()
  await world.db
    .insertInto('statistics')
    .values({ type: 'event_search_req', value: 'old', created_at: hoursAgo(9_000) })
    .execute()

  const queued = (subject: string) => ({
    kind: 'test',
    subject,
    channel: 'email' as const,
    address: 'a@b.test',
    not_before: hoursAgo(0),
    created_at: hoursAgo(0),
  })
  const settled = (state: 'sent' | 'suppressed' | 'failed', days: number) => ({
    ...queued(`${state} ${days}`),
    state,
    settled_at: hoursAgo(days * 24),
  })
  await world.db
    .insertInto('outbox')
    .values([queued('queued'), settled('sent', 91), settled('sent', 89), settled('suppressed', 91), settled('failed', 181), settled('failed', 179)])
    .execute()

  await cleanUp()

  const kept = await world.db.selectFrom('outbox').select('subject').orderBy('subject').execute()
  expect(kept.map(({ subject }) => subject)).toEqual(['failed 179', 'queued', 'sent 89'])
  expect(await world.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'fresh' }])
  expect(await world.db.selectFrom('rate_limits').select('key').orderBy('key').execute()).toEqual([{ key: 'endless' }, { key: 'running' }])
  expect(await world.db.selectFrom('inbox_messages').select('text').execute()).toEqual([{ text: 'fresh' }])
  expect(await world.db.selectFrom('statistics').select('value').execute()).toEqual([{ value: 'old' }])
})

test("removes more rows than one statement's limit", async () => {
  const many = Array.from({ length: maxRemoved + 1 }, (_, index) => key(`many ${index}`, 30))
  await world.db.insertInto('idempotency_keys').values(many).execute()
  await cleanUp()
  expect(await world.db.selectFrom('idempotency_keys').select('key').where('key', 'like', 'many %').execute()).toEqual([])
})
