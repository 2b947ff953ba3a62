import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let staff: Person
let owner: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  owner = await world.given.person()
})
afterAll(() => world.close())

const decline = (id: number) => {
  const body = { decision: 'declined', reason: 'incomplete', comment: 'Нет года' }
  return world.request({ method: 'POST', url: `/api/admin/educations/${id}/decision`, token: staff.token, body })
}

const search = async (query: Record<string, string>) => {
  const { body } = await world.request({ url: `/api/admin/educations?${new URLSearchParams(query)}`, token: staff.token })
  return { ids: body._items.map(({ id }: { id: number }) => id), total: body._meta.totalCount }
}
const specialize = (ids: number[], specialty: string) => world.db.updateTable('educations').set({ specialty }).where('id', 'in', ids).execute()

test('queue search: finds text of the user, of the entry and of what it names, with wildcards taken literally', async () => {
  const id = await world.given.education(owner)
  await specialize([id], `Право_100% ${id}`)
  const { first_name, last_name } = await world.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  for (const text of [`ПРАВО_100% ${id}`, `${first_name} ${last_name} ${owner.email}`])
    expect(await search({ search: text })).toEqual({ ids: [id], total: 1 })
  for (const text of [`Право%${id}`, `Право1100% ${id}`]) expect(await search({ search: text })).toEqual({ ids: [], total: 0 })
  const { name_ru: university } = await world.db
    .selectFrom('universities as v')
    .innerJoin('educations as x', 'x.university_id', 'v.id')
    .select('v.name_ru')
    .where('x.id', '=', id)
    .executeTakeFirstOrThrow()
  expect((await search({ search: university, status: 'wait', paginationSize: '100' })).ids).toContain(id)
})

test('queue search: a frequent text has the same order as of a rare one', async () => {
  const rare = [await world.given.education(owner), await world.given.education(owner)]
  await specialize(rare, 'Редкость')
  const many = await world.db
    .insertInto('educations')
    .columns(['user_id', 'university_id', 'specialty', 'year_start', 'is_foreign', 'level', 'moderation', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ n: number }>`generate_series(1, 1100)`.as('n'))
        .innerJoin('educations as x', (on) => on.on('x.id', '=', rare[0] ?? 0))
        .select(['x.user_id', 'x.university_id', sql<string>`'Частость'`.as('specialty'), 'x.year_start', 'x.is_foreign', 'x.level'])
        .select([sql<'approved'>`'approved'`.as('moderation'), 'x.created_at']),
    )
    .returning('id')
    .execute()
  await specialize(rare.slice(0, 1), 'Частость')
  await decline(rare[0] ?? 0)
  const latest = many.map(({ id }) => id).sort((a, b) => b - a)
  expect((await search({ search: 'частость', status: 'approved', paginationSize: '3' })).ids).toEqual(latest.slice(0, 3))
  expect(await search({ search: 'частость', status: 'declined' })).toEqual({ ids: rare.slice(0, 1), total: 1 })
  expect((await search({ search: 'частость' })).total).toBeGreaterThan(1_000)
  expect(await search({ search: 'редкость' })).toEqual({ ids: rare.slice(1), total: 1 })
})
