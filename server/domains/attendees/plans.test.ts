import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { countMatching } from './counters.ts'
import type { Filters } from './filter.ts'
import { pageStatement } from './list.ts'

const people = 4_000

let world: World
let eventId: number
beforeAll(async () => {
  world = await createWorld()
  const event = await world.given.event()
  eventId = event.id
  const { pool } = world.database
  await pool.query(
    `insert into users (first_name, last_name, status, created_at) select 'Анна', 'Гостева' || md5(n::text), 10, now() from generate_series(1, $1::int) n`,
    [people],
  )
  await pool.query(
    `insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
     select $1, id, case when id % 500 = 0 then 'declined' else 'approved' end, id, 'offline', now() - id * interval '1 second'
     from users where last_name like 'Гостева%'`,
    [eventId],
  )
  await pool.query('analyze users')
  await pool.query('analyze event_participants')
})
afterAll(() => world.close())

/** Without the kinds of scans that are the fastest for so few users only. */
const planOf = async (filters: Omit<Filters, 'eventId'>, without = ['seqscan']) => {
  const viewer = { id: 1, status: 10 }
  const statement = pageStatement({ ...filters, eventId }, viewer, { sort: '-createdAt', slice: { limit: 10, offset: 0 } })
  const { sql: text, parameters } = statement.compile(world.db)
  const client = await world.database.pool.connect()
  try {
    for (const scan of without) await client.query(`set enable_${scan} = off`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('reset all')
    client.release()
  }
}

test('participants: the first page of a long list reads its index only up to the page', async () => {
  expect(await planOf({})).toMatch(/Limit[\s\S]*event_participants_list/)
  expect(await planOf({})).not.toMatch(/Sort|Seq Scan/)
})

test('participants: a rare state of a long list is read by its own index', async () => {
  expect(await planOf({ state: 'declined' })).toContain('event_participants_state')
})

test('participants: a name is found by its index', async () => {
  expect(await planOf({ search: 'Гостева1a79' }, ['seqscan', 'indexscan', 'indexonlyscan'])).toContain('users_name_search')
})

test('participants: the length of a list follows every change of its participants', async () => {
  const { pool } = world.database
  const lengths = () =>
    Promise.all(
      ([undefined, 'approved', 'wait', 'waitingList', 'declined'] as const).map((state) =>
        countMatching(world.db, { eventId, state }, { id: 1, status: 10 }),
      ),
    )
  const counted = async () => {
    const { rows } = await pool.query<Record<string, number>>(
      `select count(*) filter (where state <> 'noRequest') as listed, count(*) filter (where state = 'approved') as approved,
        count(*) filter (where state = 'wait' and not waits_for_seat) as wait, count(*) filter (where waits_for_seat) as waiting,
        count(*) filter (where state = 'declined') as declined from event_participants where event_id = $1`,
      [eventId],
    )
    return Object.values(rows[0] ?? {}).map(Number)
  }
  const changes = [
    `update event_participants set state = 'wait', waits_for_seat = id % 3 = 0 where event_id = $1 and id % 2 = 0`,
    `update event_participants set state = 'noRequest', waits_for_seat = false where event_id = $1 and id % 5 = 0`,
    `update event_participants set attended_at = now() where event_id = $1 and state = 'approved'`,
    `delete from event_participants where event_id = $1 and id % 7 = 0`,
  ]
  for (const change of changes) {
    await pool.query(change, [eventId])
    expect(await lengths()).toEqual(await counted())
  }
})
