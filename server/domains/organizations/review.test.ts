import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let anna: Person
let staff: Person
let id: number
let name: string
let count = 0

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
beforeEach(async () => {
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Седова' })
  count += 1
  name = `Пекарни посёлка ${count}`
  id = (await world.given.organization()).id
  const values = { name, description: 'Печём хлеб', url: 'https://bread.test', user_id: anna.id }
  await world.db.updateTable('organizations').set(values).where('id', '=', id).execute()
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: anna.id, created_at: world.clock.now() }).execute()
})
afterAll(() => world.close())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, person?: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, ...(person && { token: person.token }), ...(body && { body }) })
const save = async (body: object, by = anna) => (await call('PUT', `/owner/organizations/${id}`, by, { name, ...body })).body
const reviewed = async (query = `id=${id}`) => (await call('GET', `/admin/organizations?${query}`, staff)).body._items
const review = async (body: object) => (await call('POST', `/admin/organizations/${id}/decision`, staff, body)).body
const isListed = async () =>
  (await call('GET', `/organizations/search?q=${encodeURIComponent(name)}`)).body._items.some((one: { id: number }) => one.id === id)
const contacts = [{ userId: null, info: 'Касса', email: 'a@bread.test', phone: '+7 900' }]

test.each([
  ['description', { description: 'Казино' }, 'Печём хлеб'],
  ['url', { url: 'https://casino.test' }, 'https://bread.test'],
  ['contacts', { contacts }, null],
])('another %s stays public, and waits for staff with what it was', async (field, body, before) => {
  expect((await save(body)).moderation).toBe('approved')
  expect(await isListed()).toBe(true)
  const [row] = await reviewed(`status=wait&id=${id}`)
  expect(row).toMatchObject({ moderation: 'wait', changedAt: world.clock.now().toISOString(), changes: [{ field, before }] })
  expect(await reviewed(`status=approved&id=${id}`)).toEqual([])
  const { decisionId } = await review({ decision: 'approved' })
  expect((await reviewed())[0]).toMatchObject({ moderation: 'approved', changedAt: null, changes: [] })
  expect((await call('POST', `/admin/decisions/${decisionId}/undo`, staff)).status).toBe(200)
  expect((await reviewed())[0]).toMatchObject({ moderation: 'wait', changes: [{ field, before }] })
  expect(await isListed()).toBe(true)
})

test('staff close a page that was changed to deceive; its admin learns the reason, and the correction waits', async () => {
  await save({ url: 'https://casino.test' })
  await review({ decision: 'declined', reason: 'inappropriate', comment: 'Ссылка ведёт в казино' })
  expect(await isListed()).toBe(false)
  world.clock.advance(31_000)
  expect((await letterTo(world, anna.email)).text).toContain('Ссылка ведёт в казино')
  expect((await save({ url: 'https://bread.test' })).moderation).toBe('wait')
  expect((await reviewed())[0]).toMatchObject({ moderation: 'wait', changedAt: null, changes: [] })
})

test('the same values do not wait for staff, nor does a change by staff; the first of several changes keeps its time', async () => {
  await save({ description: 'Печём хлеб', url: 'https://bread.test', contacts: [] })
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: staff.id, created_at: world.clock.now() }).execute()
  await save({ description: 'Печём хлеб и булки' }, staff)
  expect((await reviewed())[0]).toMatchObject({ moderation: 'approved', changedAt: null })
  await save({ description: 'Печём торты' })
  const since = world.clock.now().toISOString()
  world.clock.advance(60_000)
  await save({ description: 'Печём пироги' })
  const [row] = await reviewed()
  expect(row).toMatchObject({ changedAt: since, changes: [{ field: 'description', before: 'Печём хлеб и булки' }] })
})

test('a decision about a text that was changed meanwhile is refused', async () => {
  await save({ description: 'Печём торты' })
  const [{ version }] = await reviewed()
  await save({ contacts })
  expect(await review({ decision: 'approved', version })).toMatchObject({ reason: 'changedMeanwhile' })
})

test('the queue uses its index', async () => {
  const plan = await world.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select x.id from organizations x join users u on u.id = x.user_id
      where case when x.moderation = 'approved' and x.changed_at is not null then 'wait' else x.moderation end = 'wait' and x.user_id is not null
      order by coalesce(x.changed_at, x.created_at), x.id limit 20`.execute(tx)
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('organizations_review')
})
