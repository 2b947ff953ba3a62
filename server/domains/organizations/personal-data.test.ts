import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { organizationsPersonalData as data } from './personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })
const erase = ({ id }: Person) => world.db.transaction().execute((tx) => data.erase(tx, id, deps()))
const move = (from: Person, to: Person) => world.db.transaction().execute((tx) => data.move(tx, { from: from.id, to: to.id }, deps()))
const call = (method: 'GET' | 'POST', path: string, { token }: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token, ...(body && { body }) })
const create = async (by: Person, fields: object = {}): Promise<number> =>
  (await call('POST', '/owner/organizations', by, { name: `Дом ${by.id}`, ...fields })).body.id
const approve = (id: number) => world.db.updateTable('organizations').set({ moderation: 'approved' }).where('id', '=', id).execute()
const subscribe = (id: number, by: Person) => call('POST', `/participant/organizations/${id}/subscribe`, by)
const rowOf = (id: number) => world.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst()
const adminsOf = async (id: number) =>
  (await world.db.selectFrom('organization_admins').select('user_id').where('organization_id', '=', id).execute()).map(({ user_id }) => user_id)

test('an erased account leaves approved organizations without its number and contacts, and takes pending ones along', async () => {
  const [anna, boris] = [await world.given.person(), await world.given.person()]
  const contacts = [{ userId: anna.id, info: 'Я', email: 'a@people.test', phone: '' }]
  const own = await create(anna, { name: 'Ателье Анны', type: 'individual', inn: '500100732259', contacts })
  const pending = await create(anna)
  const followed = await create(boris)
  await approve(own)
  await subscribe(followed, anna)
  await call('POST', `/owner/organizations/${followed}/hide-suggestion`, anna)
  expect((await data.collect(world.db, anna.id)).rows).toMatchObject({
    organizations: [{ id: own, inn: '500100732259' }, { id: pending }],
    'organization-contacts': [{ email: 'a@people.test' }],
    'organization-subscriptions': [{ id: followed }],
    'hidden-organization-suggestions': [{ organizationId: followed }],
  })
  await erase(anna)
  expect(await rowOf(own)).toMatchObject({ inn: null, user_id: null })
  expect([await rowOf(pending), await adminsOf(own), (await rowOf(followed))?.subscriber_count]).toEqual([undefined, [], 0])
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from organization_contacts where email = 'a@people.test'`.execute(
    world.db,
  )
  expect(rows[0]?.left).toBe(0)
})

test('merged accounts keep their rights, one subscription and one pending request; counters stay true', async () => {
  const [first, second, owner] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const [own, shared] = [await create(first), await create(owner)]
  await subscribe(shared, first)
  await subscribe(shared, second)
  for (const { id } of [first, second]) {
    const upload = { id: crypto.randomUUID(), name: 'a.pdf', size: 1, mime: 'application/pdf', storage_key: `merge/${id}`, owner_id: id }
    await world.db
      .insertInto('uploads')
      .values({ ...upload, purpose: 'appeal', is_claimed: true, created_at: world.clock.now() })
      .execute()
    const row = { organization_id: shared, user_id: id, upload_id: upload.id, created_at: world.clock.now() }
    await world.db.insertInto('organization_appeals').values(row).execute()
  }
  await move(first, second)
  expect([await adminsOf(own), (await rowOf(own))?.user_id, (await rowOf(shared))?.subscriber_count]).toEqual([[second.id], second.id, 1])
  const appeals = await world.db.selectFrom('organization_appeals').select('user_id').where('organization_id', '=', shared).execute()
  expect(appeals).toEqual([{ user_id: second.id }])
})
