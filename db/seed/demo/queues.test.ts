import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { consents, deletions, merges } from './queues.ts'
import { claims } from './reviews.ts'
import { topUpDemo } from './top-up.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await createWorld({ demo: true })
  token = (await world.given.person({ roles: ['crm_tk_staff'] })).token
})
afterAll(() => world.close())

const ask = async (path: string) => (await world.request({ url: `/api/admin/${path}`, token })).body

test('demo queues: every queue of staff has an entry', async () => {
  const { queues } = await ask('counters')
  expect(queues).toMatchObject({ parentalConsents: consents.length, deletionProposals: deletions.length, mergeRequests: merges.length })
  expect(Math.min(queues.educations, queues.employments, queues.events, queues.claims, queues.network)).toBeGreaterThan(0)
})

test("demo queues: consents have their files, and both accounts of a merge have the same owner's name", async () => {
  const { _items: waiting } = await ask('parental-consents?status=wait')
  expect(waiting.map((consent: { files: unknown[] }) => consent.files.length)).toEqual(consents.map(() => 1))
  for (const { source, target } of (await ask('merge-requests'))._items) expect([source.name, source.email]).toEqual([target.name, expect.not.stringContaining(target.email)])
})

test('demo queues: every top-up renews the deletion requests', async () => {
  world.clock.advance(30 * 86_400_000)
  const again = await world.given.person({ roles: ['crm_tk_staff'] })
  await topUpDemo(world.resources)
  const { body } = await world.request({ url: '/api/admin/deletion-proposals?status=confirmed', token: again.token })
  expect(body._items).toHaveLength(deletions.length)
  for (const { carriedOutAt } of body._items) expect(Date.parse(carriedOutAt)).toBeGreaterThan(world.clock.now().getTime())
})

test('demo queues: events wait with their differences, others are declined with a reason, also after the demo is renewed', async () => {
  const check = async () => {
    const again = await world.given.person({ roles: ['crm_tk_staff'] })
    const listed = async (status: string) => (await world.request({ url: `/api/admin/events?status=${status}&perPage=50`, token: again.token })).body._items
    const [waiting, declined] = [await listed('wait'), await listed('declined')]
    const changes = waiting.filter(({ isChange }: { isChange: boolean }) => isChange)
    expect(changes.length).toBeGreaterThan(0)
    for (const { changes: fields } of changes) expect(fields.length).toBeGreaterThan(1)
    expect(waiting.length).toBeGreaterThan(changes.length)
    expect(declined.length).toBeGreaterThan(0)
    for (const { moderationComment } of declined) expect(moderationComment).not.toBe('')
    const oldest = world.clock.now().getTime() - 8 * 86_400_000
    for (const { createdAt, dateEnd } of waiting) expect([Date.parse(createdAt) > oldest, dateEnd > world.clock.now().toISOString()]).toEqual([true, true])
  }
  await check()
  world.clock.advance(200 * 86_400_000)
  await topUpDemo(world.resources)
  await check()
})

test('demo: complaints wait and are decided, finished events have feedback, the organizer has unsent drafts', async () => {
  const rows = await world.db.selectFrom('claims').select('status').orderBy('status').execute()
  expect(rows.map(({ status }) => status)).toEqual(claims.map(({ decided }) => decided?.status ?? 'wait').sort())
  const feedback = await world.db.selectFrom('event_feedback as f').innerJoin('events as e', 'e.id', 'f.event_id').select(['e.demo_key', 'f.rating', 'f.text']).execute()
  expect(new Set(feedback.map(({ demo_key }) => demo_key)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(feedback.map(({ rating }) => rating)).size).toBeGreaterThan(1)
  expect(feedback.some(({ text }) => text)).toBe(true)
  const drafts = await world.db.selectFrom('event_drafts as d').innerJoin('users as u', 'u.id', 'd.updated_by').select('u.email').execute()
  expect(drafts.map(({ email }) => email)).toContain('organizer@vmeste.example')
})

test('demo outbox: emails are sent, one failed and one waits, also after the demo is renewed', async () => {
  const countsOf = async () => {
    const rows = await world.db.selectFrom('outbox').select(['state', ({ fn }) => fn.countAll<number>().as('count')]).groupBy('state').execute()
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  }
  expect(await countsOf()).toMatchObject({ failed: 1, queued: 1, sent: 6 })
  world.clock.advance(60 * 86_400_000)
  await topUpDemo(world.resources)
  const due = await world.db.selectFrom('outbox').select('id').where('state', '=', 'queued').where('not_before', '<=', world.clock.now()).execute()
  expect([await countsOf(), due]).toEqual([expect.objectContaining({ failed: 1, queued: 1, sent: 6 }), []])
})
