import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { dayOf } from './day.ts'
import { pageStatement } from './list.ts'

const people = 3_000
// 12:00 in Moscow
const today = '2026-03-10'

let world: World
let control: Awaited<ReturnType<World['given']['person']>>
let spaceId: number
let eventId: number
beforeAll(async () => {
  world = await createWorld()
  const space = await world.given.space('Точка сбора')
  spaceId = space.id
  control = await world.given.spaceStaff([space])
  const start = new Date(world.clock.now().getTime() + 3_600_000)
  eventId = (await world.given.event({ spaceId, format: 'space', start })).id
  const { pool } = world.database
  await pool.query(
    `insert into users (first_name, last_name, status, created_at) select 'Анна', 'Гостева ' || md5(n::text), 10, now() from generate_series(1, $1::int) n`,
    [people],
  )
  await pool.query(
    `insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
     select $1, id, 'approved', id, 'offline', now() from users where last_name like 'Гостева%'`,
    [eventId],
  )
  for (const table of ['users', 'event_participants', 'events']) await pool.query(`vacuum analyze ${table}`)
})
afterAll(() => world.close())

const approve = (userId: number) =>
  world.db
    .insertInto('event_participants')
    .values({
      ...{ event_id: eventId, user_id: userId, state: 'approved', format: 'offline' },
      ...{ queue_number: 1, created_at: world.clock.now() },
    })
    .execute()
const page = async (query = '') => {
  const url = `/api/admin/control/space/${spaceId}/visitors?date=${today}${query}`
  return (await world.request({ url, token: control.token })).body
}
const names = async (query = ''): Promise<string[]> => (await page(query))._items.map(({ user }: { user: { name: string } }) => user.name)

const planOf = async (filters: Parameters<typeof pageStatement>[1]) => {
  const place = { zone: 'Europe/Moscow', schedule: [], specialDays: [], name: '', placeId: 0, address: '', cityName: '', isActive: true, capacity: 0 }
  const day = dayOf({ id: spaceId, ...place }, today)
  const { sql: text, parameters } = pageStatement(day, filters, { limit: 50, offset: 0 }).compile(world.db)
  const client = await world.database.pool.connect()
  try {
    // the fastest for so few users only
    for (const scan of ['seqscan', 'bitmapscan']) await client.query(`set enable_${scan} = off`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, [...parameters])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('reset all')
    client.release()
  }
}

test('control: the first page of thousands of visitors reads the participants of the page alone', async () => {
  const plan = await planOf({})
  // the count has a scan of its own
  const reads = plan.split('\n').filter((line) => /Index Scan using event_participants_visitors/.test(line))
  expect(reads).toEqual([expect.stringMatching(/actual rows=50\b/)])
})

test('control: pages of thousands of visitors are by name, and marked ones apart', async () => {
  const first = await page()
  expect([first._meta.totalCount, first._items.length]).toEqual([people, 50])
  const sorted = (await world.db.selectFrom('event_participants').select(['id', 'user_id']).orderBy('sort_name').orderBy('user_id').execute()).map(
    ({ user_id }) => user_id,
  )
  const ids = async (query: string) => (await page(query))._items.map(({ userId }: { userId: number }) => userId)
  expect(first._items.map(({ userId }: { userId: number }) => userId)).toEqual(sorted.slice(0, 50))
  expect(await ids('&paginationPage=60')).toEqual(sorted.slice(2950))
  const marked = sorted.slice(10, 20)
  await world.database.pool.query('update event_participants set attended_at = now() where user_id = any($1)', [marked])
  expect(await ids('&marked=1')).toEqual(marked)
  expect(await ids('&marked=0&paginationSize=12')).toEqual([...sorted.slice(0, 10), ...sorted.slice(20, 22)])
})

test('control: a renamed user and one who comes back stand at their new place', async () => {
  const { pool } = world.database
  const user = await world.given.person({ firstName: 'Яна', lastName: 'Абаева' })
  await approve(user.id)
  expect((await names())[0]).toBe('Яна Абаева')
  await pool.query(`update users set last_name = 'Яшина' where id = $1`, [user.id])
  expect((await names('&paginationPage=61'))[0]).toBe('Яна Яшина')
  await pool.query(`update event_participants set state = 'noRequest' where user_id = $1`, [user.id])
  await pool.query(`update users set last_name = 'Аксёнова' where id = $1`, [user.id])
  await pool.query(`update event_participants set state = 'approved' where user_id = $1`, [user.id])
  expect((await names())[0]).toBe('Яна Аксёнова')
})

test('control: a rare name is looked up among the visitors, and a frequent one is found too', async () => {
  const rare = await world.given.person({ firstName: 'Зоя', lastName: 'Редькина' })
  await approve(rare.id)
  expect(await names('&search=редьк зоя')).toEqual(['Зоя Редькина'])
  expect((await page('&search=анна'))._meta.totalCount).toBe(people)
  expect(await planOf({ search: 'редькина', named: [rare.id] })).not.toContain(`actual rows=${people}`)
})
