import type { Area, Bench } from './bench.ts'
import { chanceFrom } from './chance.ts'
import type { Database } from './database.ts'
import { type Compared, compareFirstPages } from './first-pages.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { type Row, shown } from './table.ts'

const [small, large] = [500, 20_000]
const goal = 1.3
/** Differences below it are noise of the connection. */
const noiseMs = 2
/** The viewport has as many places in both databases. */
const inViewport = 200

const paths = {
  'places by name': '/api/places',
  'places of a type': '/api/places?type=university',
  'places of a city': '/api/places?cityId=881',
  'places with a tier of halls': '/api/places?capacity=more',
  'places by words': '/api/places?search=bench',
  'places of a topic': '/api/places?topics=1',
  'points of a viewport': '/api/places/map?bounds=37,55,38,56',
  'places of a viewport': '/api/places?bounds=37,55,38,56',
}

const [requests, halls, users] = [10_000, 20, 500]

/** The catalogue of places with few and many of them, and a rush for halls. */
export const spaces: Area = async (bench) => {
  await using few = await (await bench.base(10_000)).copy('few_places')
  await using many = await (await bench.base(10_000)).copy('many_places')
  await addPlaces(few, small)
  await addPlaces(many, large)
  await using fewProduct = await startProduct({ database: few })
  await using manyProduct = await startProduct({ database: many })
  const map = await keepEventsOfViewport(few)
  const cases = Object.entries({ ...paths, 'points of events in a viewport': map }).map(([name, path]) => ({ name, path }))
  const measured = await compareFirstPages(bench, cases, [
    { base: few, product: fewProduct },
    { base: many, product: manyProduct },
  ])
  return { rows: [...measured.map(rowOf), await rush(bench, few, fewProduct.url)] }
}

const rowOf = ({ name, smallMs, largeMs, ratio }: { name: string } & Compared): Row => ({
  what: `Spaces: ${name}, ${shown(large)} places`,
  product: `${shown(largeMs)} ms`,
  limit: `${shown(smallMs)} ms, with ${small}`,
  ratio: shown(ratio),
  goal: `≤ ${goal}, or ${noiseMs} ms`,
  holds: ratio <= goal || largeMs - smallMs <= noiseMs,
})

/** Every tenth place has a space with three halls. */
const addPlaces = async ({ pool }: Database, count: number) => {
  await pool.query('delete from event_participants where space_id is not null')
  await pool.query(
    `insert into places (name, type, city_id, address, lat, lng)
     select 'Bench ' || n, (array['city', 'university', 'legal_person', 'partner'])[1 + n % 4], c.id, 'Street ' || n,
       case when n <= $2 then 55 + n * 0.004 else -60 + n % 100 end, case when n <= $2 then 37 + n * 0.004 else -170 + (n / 100) % 100 end
     from generate_series(1, $1::int) n join lateral (
       select id from cities order by population desc offset n % 100 limit 1) c on true`,
    [count, inViewport],
  )
  await pool.query(`insert into spaces (name, place_id, schedule)
    select 'Space ' || id, id, (select json_agg(json_build_object('day', d, 'open', '00:00', 'close', '24:00')) from generate_series(1, 7) d)
    from places where name like 'Bench %' and id % 10 = 0`)
  await pool.query(
    `insert into halls (space_id, name, capacity) select s.id, 'Hall ' || n, 20 + 40 * n from spaces s, generate_series(0, 3) n where s.name like 'Space %'`,
  )
  await pool.query(
    `insert into place_topics (place_id, theme_id, position) select id, 1 + id % 9, 1 from places where name like 'Bench %' on conflict do nothing`,
  )
  for (const table of ['places', 'spaces', 'halls', 'place_topics']) await pool.query(`vacuum analyze ${table}`)
}

/** Leaves every twentieth event in the catalogue, and all of one viewport, which then has as many in both databases. Returns its map. */
const keepEventsOfViewport = async ({ pool }: Database): Promise<string> => {
  const { rows } = await pool.query<{ lat: number; lng: number }>('select lat, lng from cities order by population desc, id offset 40 limit 1')
  const { lat = 0, lng = 0 } = rows[0] ?? {}
  const [west, south, east, north] = [lng - viewportHalf, lat - viewportHalf, lng + viewportHalf, lat + viewportHalf]
  await pool.query(`update events set status = 'draft' where id % 20 <> 0 and not coalesce(lng between $1 and $3 and lat between $2 and $4, false)`, [
    west,
    south,
    east,
    north,
  ])
  await pool.query('vacuum analyze events')
  return `/api/events/map?bounds=${[west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',')}`
}

/** Degrees. */
const viewportHalf = 0.2

const atOnce = 64

/** Random bookings of twenty halls at once. An independent comparison of all pairs must find no overlap. */
const rush = async (bench: Bench, { pool }: Database, url: string): Promise<Row> => {
  const tokens = await signIn({ pool }, users)
  await pool.query('update users set status = 10 where id <= $1', [users])
  const { rows: found } = await pool.query<{ id: string; space_id: string }>(`select id, space_id from halls order by id limit $1`, [halls])
  const random = chanceFrom(19)
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const time = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  const bodies = Array.from({ length: requests }, () => {
    const hall = found[Math.floor(random() * found.length)]
    const from = Math.floor(random() * 40)
    return {
      ...{ spaceId: Number(hall?.space_id), hallId: Number(hall?.id), theme: 'Rush', date: day(2 + Math.floor(random() * 20)) },
      ...{ start: time(from), end: time(from + 1 + Math.floor(random() * 6)) },
    }
  })
  const startedAt = performance.now()
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    for (let index = next++; index < bodies.length; index = next++) {
      const answer = await fetch(`${url}/api/meeting-reservations/reserve`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[index % users]}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodies[index]),
      })
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  bench.say(`spaces: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
  const { rows } = await pool.query<{ pairs: string }>(`
    select count(*) as pairs from reserved_halls one join reserved_halls other on one.hall_id + 0 = other.hall_id and one.reservation_id < other.reservation_id
      and one.starts_at < other.ends_at and other.starts_at < one.ends_at where one.is_holding and other.is_holding`)
  const overlaps = Number(rows[0]?.pairs)
  const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0)
  return {
    what: `Spaces: ${shown(requests)} random bookings of ${halls} halls, ${atOnce} at once`,
    product: `${shown(requests / seconds)} a second`,
    limit: '0 overlaps, 0 errors',
    ratio: `${overlaps} overlaps, ${failed} errors`,
    goal: '0',
    holds: overlaps === 0 && failed === 0 && (statuses.get(200) ?? 0) > 0,
  }
}
