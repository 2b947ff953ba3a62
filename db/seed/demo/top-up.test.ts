import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { demoEvents } from './events.ts'
import { emailOfPerson } from './load-people.ts'
import { textOfPdf } from './pdf-text.ts'
import { topUpDemo } from './top-up.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-03-10T09:00:00.000Z')

const createDemo = () => createWorld({ demo: true })

const rows = async <Row>({ db }: World, query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows
const moveTo = ({ clock }: World, days: number) => clock.set(new Date(start + days * dayMs))

const countNear = async (world: World) => {
  const now = world.clock.now()
  const [{ count } = { count: 0 }] = await rows(world, sql<{ count: number }>`select count(*) as count from events where demo_key is not null
    and date_end >= ${now}::timestamptz - interval '60 days' and date_start <= ${now}::timestamptz + interval '90 days'`)
  return count
}

/** Invalid later editions: states that neither registration nor an organizer can cause. */
const faults = (world: World) =>
  rows(world, sql`
    select e.demo_key from events e left join event_seats s on s.event_id = e.id left join (
      select event_id, count(*) filter (where format = 'online') as online, count(*) filter (where format = 'offline') as offline
      from event_participants where state = 'approved' group by event_id) p on p.event_id = e.id
    where e.demo_key not like '%#0' and (s.event_id is null or (s.online_taken, s.offline_taken) <> (coalesce(p.online, 0), coalesce(p.offline, 0))
      or exists (select from event_schedules i where i.event_id = e.id and (i.date_start < e.date_start or i.date_end > e.date_end))
      or exists (select from event_participants g where g.event_id = e.id and g.created_at > ${world.clock.now()}))`)

describe('demo top-up: as days pass', () => {
  let world: World
  beforeAll(async () => {
    world = await createDemo()
  })
  afterAll(() => world.close())

  test('adds nothing on the first day', async () => {
    expect(await topUpDemo(world.resources)).toBe(0)
  })

  for (const days of [10, 100, 400])
    test(`has at least 120 current events after ${days} days, and adds none at a repetition`, async () => {
      moveTo(world, days)
      expect(await topUpDemo(world.resources)).toBeGreaterThan(0)
      expect(await countNear(world)).toBeGreaterThanOrEqual(120)
      expect(await topUpDemo(world.resources)).toBe(0)
      expect(await faults(world)).toEqual([])
    })

  test('adds the next edition as the same event 150 days later', async () => {
    const [next] = await rows(world, sql`
      select b.starts_on - a.starts_on as days, (b.date_start at time zone b.zone)::time = (a.date_start at time zone a.zone)::time as "sameHour",
        (a.name, a.info, a.city_id, a.space_id, a.hall_ids) = (b.name, b.info, b.city_id, b.space_id, b.hall_ids) as "sameContent",
        (select array_agg(p.name order by p.role, p.position) from event_people p where p.event_id = a.id)
          = (select array_agg(p.name order by p.role, p.position) from event_people p where p.event_id = b.id) as "samePeople",
        (select array_agg(i.name order by i.position) from event_schedules i where i.event_id = a.id)
          = (select array_agg(i.name order by i.position) from event_schedules i where i.event_id = b.id) as "sameProgramme",
        (select count(*) from event_participants p where p.event_id = b.id) as guests
      from events a join events b on b.demo_key = 'trudnyy-razgovor#1' where a.demo_key = 'trudnyy-razgovor#0'`)
    expect(next).toEqual({ days: 150, sameHour: true, sameContent: true, samePeople: true, sameProgramme: true, guests: 20 })
  })

  test('links a series within its edition', async () => {
    const series = await rows(world, sql<{ key: string; main: string | null }>`select e.demo_key as key, m.demo_key as main from events e
      left join events m on m.id = e.master_event_id where e.demo_key like 'series-prices-%#3' order by e.date_start`)
    expect(series.map(({ main }) => main)).toEqual([null, 'series-prices-onion#3', 'series-prices-onion#3', 'series-prices-onion#3'])
  })
})

describe('demo top-up: after a pause of 400 days', () => {
  let world: World
  let before: unknown[]
  beforeAll(async () => {
    world = await createDemo()
    await world.given.event({ owner: await world.given.person(), startsInDays: -200, name: 'Своё собрание' })
    await sql`update events set name = 'Изменено', date_start = date_start - interval '1 hour' where demo_key = 'trade-shelf-first#0'`.execute(world.db)
    before = await snapshot()
    moveTo(world, 400)
  })
  afterAll(() => world.close())

  const snapshot = () =>
    rows(world, sql`select to_jsonb(e) as event, to_jsonb(s) as seats, (select jsonb_agg(to_jsonb(p) order by p.id) from event_participants p where p.event_id = e.id) as guests
      from events e join event_seats s on s.event_id = e.id where e.demo_key is null or e.demo_key like '%#0' order by e.id`)

  test('restores the complete demo', async () => {
    expect(await countNear(world)).toBe(0)
    expect(await topUpDemo(world.resources)).toBe(demoEvents.length)
    expect(await countNear(world)).toBe(demoEvents.length)
    const [variety] = await rows(world, sql`select count(distinct format) as formats, count(distinct access) as accesses,
      count(distinct participation_format) as ways, count(distinct status) as statuses from events where date_end > ${world.clock.now()}`)
    expect(variety).toEqual({ formats: 3, accesses: 3, ways: 3, statuses: 4 })
    expect(await faults(world)).toEqual([])
  })

  test('leaves rows that users have created or changed', async () => {
    expect(before.length).toBe(demoEvents.length + 1)
    expect(await snapshot()).toEqual(before)
  })

  test('adds documents to new editions', async () => {
    const [paper = { storage_key: '' }] = await rows(world, sql<{ storage_key: string }>`select u.storage_key from event_documents d
      join uploads u on u.id = d.upload_id join events e on e.id = d.event_id
      where u.name = 'Қатысушыға жадынама.pdf' and e.demo_key not like '%#0'`)
    const bytes = await world.resources.outside.storage.get(paper.storage_key)
    expect(bytes && textOfPdf(bytes)).toMatch(/^Қатысушыға жадынама\n/)
  })
})

test('adds every edition once when run three times in parallel', async () => {
  const world = await createDemo()
  moveTo(world, 100)
  expect(await countNear(world)).toBeLessThan(120)
  const added = await Promise.all([1, 2, 3].map(() => topUpDemo(world.resources)))
  const [{ keys, events } = { keys: 0, events: -1 }] = await rows(world, sql<{ keys: number; events: number }>`
    select count(*) as events, count(distinct demo_key) as keys from events where demo_key like '%#1'`)
  expect(added.filter((count) => count > 0)).toEqual([events])
  expect(keys).toBe(events)
  expect(await faults(world)).toEqual([])
  await world.close()
})

test('skips deleted people and organizations, and events without a place', async () => {
  const world = await createDemo()
  // a team has its leader
  await sql`delete from teams`.execute(world.db)
  await sql`delete from users where email in (${emailOfPerson('vera-odintsova')}, ${emailOfPerson('marat-gaynullin')}, 'organizer@vmeste.example')`.execute(world.db)
  await sql`update organizations set name = 'Иначе' where name like 'Студия%'`.execute(world.db)
  await sql`update places set name = 'Иначе' where name = 'Суконный корпус'`.execute(world.db)
  moveTo(world, 400)
  const placeless = demoEvents.filter(({ where }) => 'place' in where && where.place === 'sukonny-korpus')
  expect(await topUpDemo(world.resources)).toBe(demoEvents.length - placeless.length)
  expect(placeless.length).toBeGreaterThan(0)
  expect(await faults(world)).toEqual([])
  await world.close()
})
