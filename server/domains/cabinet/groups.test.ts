import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { cabinetPersonalData } from './personal-data.ts'

let world: World
let owner: Person
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['given']['person']>>

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown, { token }: Person = owner) =>
  world.request({ method, url: `/api/user/event-groups${path}`, token, ...(body !== undefined && { body }) })
const made = async (body: object, person = owner) => (await ask('POST', '', body, person)).body
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.reason]
const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })

test('folders: create, read, change and delete; then 404 (V459)', async () => {
  owner = await world.given.person()
  const [one, two] = [await world.given.event({ owner }), await world.given.event({ owner, status: 'draft' })]
  const group = await made({ name: '  Весна\u200B  2026 ', eventIds: [two.id, one.id, two.id] })
  expect(group).toMatchObject({ name: 'Весна  2026', eventIds: [one.id, two.id], userId: owner.id })
  expect((await ask('GET', `/${group.id}`)).body).toEqual(group)
  world.clock.advance(60_000)
  const renamed = (await ask('PUT', `/${group.id}`, { name: 'Лето' })).body
  expect(renamed).toMatchObject({ name: 'Лето', eventIds: [one.id, two.id], createdAt: group.createdAt })
  expect(renamed.updatedAt > group.updatedAt).toBe(true)
  expect((await ask('PUT', `/${group.id}`, { eventIds: [two.id] })).body).toMatchObject({ name: 'Лето', eventIds: [two.id] })
  expect((await ask('PUT', `/${group.id}`, renamed)).body.eventIds).toEqual([one.id, two.id])
  expect((await ask('GET')).body).toMatchObject({ _items: [{ id: group.id }], _meta: { totalCount: 1, perPage: 9 } })
  const list = async () => (await world.request({ url: `/api/owner/events?groupId=${group.id}&state=draft`, token: owner.token })).body._items
  expect((await list()).map(({ id }: { id: number }) => id)).toEqual([two.id])
  expect((await ask('DELETE', `/${group.id}`)).body).toEqual({ ok: true })
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect(reasonOf(await ask(method, `/${group.id}`, method === 'PUT' ? { name: 'Осень' } : undefined))).toEqual([404, 'notFound'])
  expect(await list()).toEqual([])
  expect((await world.request({ url: `/api/owner/events/${one.id}/list-item`, token: owner.token })).status).toBe(200)
})

test('folders: a name is free for another user, and taken for the same one however it is written', async () => {
  owner = await world.given.person()
  const other = await world.given.person()
  const group = await made({ name: 'Школа  Пекарей' })
  for (const name of ['школа пекарей', ' ШКОЛА ПЕКАРЕЙ ', 'Школа\u00A0Пекарей'])
    expect(reasonOf(await ask('POST', '', { name }))).toEqual([409, 'groupNameTaken'])
  expect((await ask('POST', '', { name: 'Школа Пекарей' }, other)).status).toBe(200)
  const { id } = await made({ name: 'Форумы' })
  const answer = await ask('PUT', `/${id}`, { name: 'школа пекарей' })
  expect([...reasonOf(answer), Object.keys(answer.body.errors)]).toEqual([409, 'groupNameTaken', ['name']])
  expect((await ask('PUT', `/${group.id}`, { name: 'ШКОЛА пекарей' })).body.name).toBe('ШКОЛА пекарей')
})

test('folders: hold own events only, and lose those that are deleted or given away', async () => {
  owner = await world.given.person()
  const second = await world.given.person()
  const [own, shared, foreign] = [await world.given.event({ owner }), await world.given.event({ owner }), await world.given.event({ owner: second })]
  await world.db.insertInto('event_owners').values({ event_id: shared.id, user_id: second.id }).execute()
  for (const eventIds of [[foreign.id], [own.id, 999_999]]) {
    const answer = await ask('POST', '', { name: 'Чужие', eventIds })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['eventIds']])
  }
  expect((await ask('GET')).body._items).toEqual([])
  const { id } = await made({ name: 'Общие', eventIds: [own.id, shared.id] })
  const theirs = await made({ name: 'Общие', eventIds: [shared.id, foreign.id] }, second)
  expect((await ask('PUT', `/${id}`, { eventIds: [foreign.id] })).status).toBe(422)
  expect((await ask('GET', `/${id}`)).body.eventIds).toEqual([own.id, shared.id])
  await world.db.deleteFrom('event_owners').where('event_id', '=', shared.id).where('user_id', '=', second.id).execute()
  expect((await ask('GET', `/${theirs.id}`, undefined, second)).body.eventIds).toEqual([foreign.id])
  await world.db.updateTable('events').set({ deleted_at: world.clock.now() }).where('id', '=', own.id).execute()
  expect((await ask('GET', `/${id}`)).body.eventIds).toEqual([shared.id])
  expect((await ask('GET')).body._items[0].eventIds).toEqual([shared.id])
})

test('folders: are private to their user', async () => {
  owner = await world.given.person()
  const [stranger, staff] = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] })]
  const { id: event } = await world.given.event({ owner })
  const { id } = await made({ name: 'Моя', eventIds: [event] })
  for (const person of [stranger, staff]) {
    expect(reasonOf(await ask('GET', `/${id}`, undefined, person))).toEqual([403, 'forbidden'])
    expect(reasonOf(await ask('PUT', `/${id}`, { name: 'Наша' }, person))).toEqual([403, 'forbidden'])
    expect(reasonOf(await ask('DELETE', `/${id}`, undefined, person))).toEqual([403, 'forbidden'])
    expect((await ask('GET', '', undefined, person)).body._items).toEqual([])
    await world.db.insertInto('event_owners').values({ event_id: event, user_id: person.id }).execute()
    expect((await world.request({ url: `/api/owner/events?groupId=${id}`, token: person.token })).body._items).toEqual([])
  }
})

test('folders: an empty or long name, unknown fields and wrong ids are refused', async () => {
  owner = await world.given.person()
  const bodies = [
    {},
    { name: ' ' },
    { name: 'а'.repeat(61) },
    { name: 'Да', extra: 1 },
    { name: 'Да', eventIds: ['x'] },
    { name: 'Да', eventIds: [0] },
  ]
  for (const body of bodies) expect((await ask('POST', '', body)).status).toBe(422)
  expect((await ask('POST', '', { name: 'Да', eventIds: Array(1001).fill(1) })).status).toBe(422)
  expect((await made({ name: 'а'.repeat(60) })).name).toHaveLength(60)
})

test('folders: of simultaneous creations with one name one wins, and no race exceeds the limit', { timeout: limitMs(60_000) }, async () => {
  owner = await world.given.person()
  const answers = await Promise.all(['Гонка', 'гонка', 'ГОНКА', ' гонка '].map((name) => ask('POST', '', { name })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const values = (index: number) => ({ name: `П${index}`, name_key: `п${index}`, created_at: world.clock.now(), updated_at: world.clock.now() })
  await world.db
    .insertInto('event_groups')
    .values(Array.from({ length: 97 }, (_, index) => ({ user_id: owner.id, ...values(index) })))
    .execute()
  const last = await Promise.all([1, 2, 3, 4, 5].map((number) => ask('POST', '', { name: `Последняя ${number}` })))
  expect(last.map(reasonOf).filter(([status]) => status === 422)).toEqual(Array(3).fill([422, 'tooManyGroups']))
  expect((await ask('GET')).body._meta.totalCount).toBe(100)
  const [one, two] = (await ask('GET')).body._items
  const renames = await Promise.all([one, two].map(({ id }: { id: number }) => ask('PUT', `/${id}`, { name: 'Одинаково' })))
  expect(renames.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('folders: go into the data export, follow a merge of accounts and vanish with the user', async () => {
  owner = await world.given.person()
  const target = await world.given.person()
  const [one, two] = [await world.given.event({ owner }), await world.given.event({ owner: target })]
  await made({ name: 'Общая', eventIds: [one.id] })
  await made({ name: 'Своя', eventIds: [one.id] })
  await made({ name: 'общая', eventIds: [two.id] }, target)
  expect((await cabinetPersonalData.collect(world.db, owner.id)).rows).toMatchObject({
    'event-groups': [
      { name: 'Общая', eventIds: [one.id] },
      { name: 'Своя', eventIds: [one.id] },
    ],
  })
  await world.db.transaction().execute(async (tx) => {
    for (const { move } of world.resources.personalData) await move(tx, { from: owner.id, to: target.id }, deps())
  })
  expect((await ask('GET', '', undefined, target)).body._items).toMatchObject([
    { name: 'общая', eventIds: [one.id, two.id] },
    { name: 'Своя', eventIds: [one.id] },
  ])
  await world.db.transaction().execute((tx) => cabinetPersonalData.erase(tx, target.id, deps()))
  expect(await world.db.selectFrom('event_groups').selectAll().where('user_id', 'in', [owner.id, target.id]).execute()).toEqual([])
})
