import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { dismiss } from './admins.ts'

type Person = { id: number; token: string }

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const organizationOf = async (admins: readonly Person[]): Promise<number> => {
  const { id } = await world.given.organization()
  const rows = admins.map(({ id: user_id }) => ({ organization_id: id, user_id, created_at: world.clock.now() }))
  await world.db.insertInto('organization_admins').values(rows).execute()
  return id
}
const adminsOf = async (id: number): Promise<number[]> =>
  (await world.db.selectFrom('organization_admins').select('user_id').where('organization_id', '=', id).execute()).map(({ user_id }) => user_id)
const remove = (id: number, by: Person, userId: number) =>
  world.request({ method: 'DELETE', url: `/api/owner/organizations/${id}/admins/${userId}`, token: by.token })

test('two admins who remove each other at once, or both leave: one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = (await world.given.crowd(2)) as [Person, Person]
    const id = await organizationOf([first, second])
    const isMutual = round % 2 === 0
    await Promise.all([remove(id, first, isMutual ? second.id : first.id), remove(id, second, isMutual ? first.id : second.id)])
    expect(await adminsOf(id)).toHaveLength(1)
  }
})

test('without the lock of the organization both would go', async () => {
  const [first, second] = (await world.given.crowd(2)) as [Person, Person]
  const id = await organizationOf([first, second])
  const seen = {
    id,
    name: '',
    type: 'ngo' as const,
    city_id: null,
    inn: null,
    description: '',
    url: null,
    contacts: '',
    logo_id: null,
    moderation: 'approved' as const,
    admin_ids: [first.id, second.id],
  }
  await world.db.transaction().execute((tx) => dismiss(tx, seen, [first.id]))
  await world.db.transaction().execute((tx) => dismiss(tx, seen, [second.id]))
  expect(await adminsOf(id)).toEqual([])
})

test('an approval races with the withdrawal of the request and the decision of staff: one of them applies', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [admin, author] = (await world.given.crowd(2)) as [Person, Person]
    const staff = await world.given.person({ roles: ['crm_tk_staff'] })
    const id = await organizationOf([admin])
    const upload = { id: crypto.randomUUID(), name: 'a.pdf', size: 1, mime: 'application/pdf', storage_key: `race/${id}`, owner_id: author.id }
    await world.db
      .insertInto('uploads')
      .values({ ...upload, purpose: 'appeal', is_claimed: true, created_at: world.clock.now() })
      .execute()
    const row = { organization_id: id, user_id: author.id, upload_id: upload.id, created_at: world.clock.now() }
    const { id: appealId } = await world.db.insertInto('organization_appeals').values(row).returning('id').executeTakeFirstOrThrow()
    const answers = await Promise.all([
      world.request({
        ...{ method: 'POST', url: `/api/owner/organizations/${id}/appeals/${appealId}/decision`, token: admin.token },
        body: { decision: 'approved' },
      }),
      world.request({ method: 'DELETE', url: `/api/organization/${id}/appeals/${appealId}`, token: author.token }),
      world.request({
        method: 'POST',
        url: `/api/admin/organization-appeals/${appealId}/decision`,
        token: staff.token,
        body: { decision: 'approved' },
      }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from organization_appeals where id = ${appealId}`.execute(world.db)
    expect(await adminsOf(id)).toHaveLength(rows[0]?.left === 0 ? 1 : 2)
  }
})

test('appointments at once stay within the limit', async () => {
  const people = (await world.given.crowd(30)) as Person[]
  const [admin, ...others] = people as [Person, ...Person[]]
  const id = await organizationOf([admin])
  const url = `/api/owner/organizations/${id}/admins`
  const answers = await Promise.all(others.map(({ id: userId }) => world.request({ method: 'POST', url, token: admin.token, body: { userId } })))
  expect(await adminsOf(id)).toHaveLength(20)
  expect(answers.filter(({ body }) => body.reason === 'tooManyAdmins')).toHaveLength(10)
})
