import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { consents, deletions, merges } from './queues.ts'
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
  expect(Math.min(queues.educations, queues.employments)).toBeGreaterThan(0)
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
