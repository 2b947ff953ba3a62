import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { referencePersonalData } from '../personal-data.ts'

let world: World
let user: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('addresses').execute()
  user = await world.given.person()
})

type Item = { id: number; title: string }
const get = (path: string, language = 'ru') => world.request({ url: `/api${path}`, headers: { 'accept-language': language } })
const add = (body: object, token: string | undefined = user.token) => world.request({ method: 'POST', url: '/api/addresses', token, body })
const titlesAt = async (path: string): Promise<string[]> => (await get(path)).body._items.map(({ title }: Item) => title)
const search = (q: string, more = '') => `/addresses/search?q=${encodeURIComponent(q)}${more}`
const [moscow, petersburg] = [881, 882]

const basmanny = { title: 'Старая Басманная улица, 20, строение 3', cityId: moscow, geo: { lat: 55.7667, lng: 37.6629 }, timezone: '+03:00' }

test('addresses: creates, reads, lists and finds an address (V527)', async () => {
  const added = await add(basmanny)
  expect([added.status, added.body]).toEqual([
    200,
    { ...basmanny, id: added.body.id, city: expect.objectContaining({ id: moscow, name: 'Москва', timezone: 'Europe/Moscow' }) },
  ])
  expect((await get(`/addresses/${added.body.id}`)).body).toEqual(added.body)
  expect((await get('/addresses')).body).toEqual({ _items: [added.body], _meta: { totalCount: 1, pageCount: 1, currentPage: 1, perPage: 10 } })
  expect((await get(search('басманная'))).body._items).toEqual([added.body])
  expect((await get(`/addresses/${added.body.id}`, 'en')).body.city.name).toBe('Moscow')
})

describe('addresses: create', () => {
  test('stores the creator and the time zone of the city', async () => {
    const { body } = await add({ title: 'улица Ленина, 1', cityId: moscow })
    const row = await world.db.selectFrom('addresses').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ created_by: user.id, timezone: 'Europe/Moscow', lat: null, lng: null })
    expect([body.geo, body.timezone]).toEqual([null, '+03:00'])
  })

  test('returns the existing address for the same title in the same city, also to other users', async () => {
    const first = (await add(basmanny)).body
    const other = await world.given.person()
    const again = await add({ title: '  старая  БАСМАННАЯ улица, 20, строение 3', cityId: moscow }, other.token)
    expect([again.status, again.body]).toEqual([200, first])
    expect((await add({ ...basmanny, cityId: petersburg })).body.id).not.toBe(first.id)
    expect((await get('/addresses')).body._meta.totalCount).toBe(2)
  })

  test('returns one address to concurrent requests with the same title', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(basmanny)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  test('accepts its own reply as input', async () => {
    const first = (await add(basmanny)).body
    expect((await add(first)).body).toEqual(first)
  })

  test('refuses wrong fields with 422 at their names', async () => {
    const faults = async (body: object) => {
      const answer = await add(body)
      return [answer.status, Object.keys(answer.body.errors)]
    }
    expect(await faults({})).toEqual([422, ['title', 'cityId']])
    expect(await faults({ ...basmanny, title: ' ' })).toEqual([422, ['title']])
    expect(await faults({ ...basmanny, title: 'а'.repeat(301) })).toEqual([422, ['title']])
    expect(await faults({ ...basmanny, cityId: 99_999_999 })).toEqual([422, ['cityId']])
    expect(await faults({ ...basmanny, geo: { lat: 91, lng: 0 } })).toEqual([422, ['geo.lat']])
    expect(await faults({ ...basmanny, timezone: '+99:00' })).toEqual([422, ['timezone']])
    expect(await faults({ ...basmanny, street: 'Мира' })).toEqual([422, ['street']])
  })

  test('refuses a visitor with 401', async () => {
    expect((await world.request({ method: 'POST', url: '/api/addresses', body: basmanny })).status).toBe(401)
  })
})

describe('addresses: list and search', () => {
  const titles = ['Невский проспект, 10', 'Ёлочная улица, 5', 'Большая Невская улица, 7']
  beforeEach(async () => {
    for (const [index, title] of titles.entries()) await add({ title, cityId: index === 0 ? petersburg : moscow })
  })

  test('lists by title, of one city or of all, in pages', async () => {
    expect(await titlesAt('/addresses')).toEqual([titles[2], titles[1], titles[0]])
    expect(await titlesAt(`/addresses?cityId=${moscow}`)).toEqual([titles[2], titles[1]])
    expect(await titlesAt('/addresses?paginationSize=2&paginationPage=2')).toEqual([titles[0]])
    expect(await titlesAt('/addresses?paginationPage=9')).toEqual([])
  })

  test('finds every word of the query in any order, titles that start with it first', async () => {
    expect(await titlesAt(search('НЕВСК'))).toEqual([titles[0], titles[2]])
    expect(await titlesAt(search('7 невская'))).toEqual([titles[2]])
    expect(await titlesAt(search('елочная'))).toEqual([titles[1]])
    expect(await titlesAt(search('невск', `&cityId=${moscow}`))).toEqual([titles[2]])
    expect(await titlesAt(search('не'))).toEqual([titles[0]])
    expect(await titlesAt(search(''))).toHaveLength(3)
    for (const q of ['%', '_', '\\', "'", '%%%']) expect(await titlesAt(search(q))).toEqual([])
  })

  test('limits a search to 1,000 addresses', async () => {
    await sql`insert into addresses (title, city_id, timezone, created_at)
      select 'Сиреневая улица, ' || n, ${moscow}, 'Europe/Moscow', now() from generate_series(1, 1100) n`.execute(world.db)
    const { body } = await get(search('сиреневая', '&paginationSize=100&paginationPage=10'))
    expect([body._items.length, body._meta.totalCount, body._meta.pageCount]).toEqual([100, 1_000, 10])
  })

  test('is 404 for an unknown address', async () => {
    expect((await get('/addresses/999999')).status).toBe(404)
  })
})

test('addresses: added ones are exported and moved; erasure removes only their creator', async () => {
  await add(basmanny)
  const target = await world.given.person()
  const exported = async (userId: number) => (await referencePersonalData.collect(world.db, userId)).rows['added-addresses']
  expect(await exported(user.id)).toMatchObject([{ title: basmanny.title, city_id: moscow }])
  await world.db
    .transaction()
    .execute((tx) => referencePersonalData.move(tx, { from: user.id, to: target.id }, { announce: world.resources.announce, now: world.clock.now() }))
  expect([await exported(user.id), (await exported(target.id))?.length]).toEqual([[], 1])
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  await world.db.transaction().execute((tx) => referencePersonalData.erase(tx, target.id, deps))
  expect(await exported(target.id)).toEqual([])
  expect(await titlesAt('/addresses')).toEqual([basmanny.title])
})
