import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let staff: Person
let visitor: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
beforeEach(async () => {
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  visitor = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
})
afterAll(() => world.close())

const complain = (eventId: number, body: object = { reason: 'fraud', text: 'Просят деньги' }, by = visitor) =>
  world.request({ method: 'POST', url: `/api/events/${eventId}/claims`, token: by.token, body })
const listed = async (query: Record<string, string | number>) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]))
  return (await world.request({ url: `/api/admin/claims?${search}`, token: staff.token })).body._items
}
const decide = (id: number, body: object, by = staff) =>
  world.request({ method: 'POST', url: `/api/admin/claims/${id}/decision`, token: by.token, body })
const claimOn = async (name: string) => {
  const { id: eventId } = await world.given.event({ name })
  await complain(eventId)
  const [claim] = await listed({ search: name })
  return { eventId, id: claim.id as number }
}

test('a complaint waits in the queue of staff (C098, C408, V130)', async () => {
  const { eventId, id } = await claimOn('Ярмарка обещаний')
  const [claim] = await listed({ id })
  expect(claim).toMatchObject({ targetType: 'event', targetId: eventId, targetName: 'Ярмарка обещаний', userId: visitor.id, status: 'wait' })
  expect(claim).toMatchObject({ reason: 'fraud', text: 'Просят деньги', comment: null, user: { id: visitor.id, name: 'Вера Ли' } })
  expect((await listed({ search: 'ЯРМАРКА обещ' })).map(({ id }: { id: number }) => id)).toEqual([id])
  expect((await listed({ search: visitor.email })).map(({ id }: { id: number }) => id)).toEqual([id])
  expect((await listed({ cityId: 881 })).map(({ id }: { id: number }) => id)).toContain(id)
  expect(await listed({ cityId: 1, id })).toEqual([])
})

test('one complaint of a user about an event waits at a time, also of twenty at once (C098)', async () => {
  const { id: eventId } = await world.given.event()
  const answers = await Promise.all(Array.from({ length: 20 }, () => complain(eventId)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.reason).toBe('alreadyClaimed')
  const [waiting] = await listed({ search: visitor.email })
  await decide(waiting.id, { decision: 'dismissed', reason: 'notConfirmed' })
  expect((await complain(eventId, { reason: 'other' })).status).toBe(200)
})

test('the user who complained learns the decision when it can no longer be undone (C409)', async () => {
  const { id } = await claimOn('Собрание без людей')
  const made = await decide(id, { decision: 'dismissed', reason: 'notConfirmed', comment: 'Всё на месте' })
  expect(made).toMatchObject({ status: 200, body: { status: 'dismissed', comment: 'Всё на месте' } })
  await world.request({ method: 'POST', url: `/api/admin/decisions/${made.body.decisionId}/undo`, token: staff.token })
  expect((await listed({ id }))[0]).toMatchObject({ status: 'wait', comment: null })
  await decide(id, { decision: 'accepted' })
  await world.sendMessages()
  expect(await world.inbox(visitor.email)).toEqual([])
  world.clock.advance(30_000)
  expect((await letterTo(world, visitor.email)).subject).toBe('Жалоба рассмотрена')
  expect(await world.inbox(visitor.email)).toHaveLength(1)
})

test('staff decide about no complaint of their own (C409)', async () => {
  const { id: eventId } = await world.given.event()
  await complain(eventId, { reason: 'spam' }, staff)
  const [{ id }] = await listed({ search: staff.email })
  expect(await decide(id, { decision: 'accepted' })).toMatchObject({ status: 403, body: { reason: 'ownRequest' } })
})

test('hidden events answer like their page, and a wrong reason is refused (C098)', async () => {
  expect((await complain((await world.given.event({ status: 'draft' })).id)).status).toBe(404)
  expect(await complain((await world.given.event({ moderation: 'wait' })).id)).toMatchObject({ status: 403, body: { code: 5001 } })
  expect((await complain((await world.given.event()).id, { reason: 'bored' })).status).toBe(422)
})

test('search by the name of an event uses its index', async () => {
  const plan = await world.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select x.id from events e join claims x on x.event_id = e.id
      where lower(e.name) like '%ярмарка%'`.execute(tx)
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('events_name_search')
})
