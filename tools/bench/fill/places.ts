import type pg from 'pg'
import { sentences } from './ground.ts'
import { tail } from './words.ts'

/** The numbers of rows that events refer to, which grow with the number of events. */
export const countsFor = (events: number) => ({
  organizations: Math.max(50, Math.round(events / 100)),
  places: Math.max(60, Math.round(Math.sqrt(events) * 4)),
  spaces: 60,
  compilations: 12,
})

/** Organizations, places weighted by city population, spaces with halls. */
export const addPlaces = async (pool: pg.Pool, events: number) => {
  const { organizations, places, spaces } = countsFor(events)
  await pool.query(
    `insert into organizations (id, name, type, city_id, description)
     select n, w.word || '-' || n, 'commercial', ${cityOf(11)}, s.text from generate_series(1, $1::int) n
     join bench.words w on w.kind = 'tail' and w.id = bench.pick(n, 12, ${tail.length}) join bench.sentences s on s.id = bench.pick(n, 13, ${sentences})`,
    [organizations],
  )
  await pool.query(
    `insert into places (id, name, type, city_id, address, lat, lng, description)
     select n, 'Площадка «' || w.word || '»', 'partner', c.id, 'улица ' || w.word || ', ' || bench.pick(n, 14, 200),
       c.lat + bench.u(n, 15) / 10, c.lng + bench.u(n, 16) / 10, s.text
     from generate_series(1, $1::int) n join bench.cities c on c.id = ${cityOf(17)}
     join bench.words w on w.kind = 'tail' and w.id = bench.pick(n, 18, ${tail.length}) join bench.sentences s on s.id = bench.pick(n, 19, ${sentences})`,
    [places],
  )
  await pool.query(`insert into spaces (id, name, place_id) select n, 'Пространство ' || n, n from generate_series(1, $1::int) n`, [spaces])
  await pool.query(
    `insert into halls (id, space_id, name, capacity) select n, (n + 2) / 3, 'Зал ' || n, 20 + 10 * (n % 12) from generate_series(1, 3 * $1::int) n`,
    [spaces],
  )
  for (const table of ['organizations', 'places', 'spaces', 'halls'])
    await pool.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
}

const cityOf = (salt: number) => `(select id from bench.cities where upto >= bench.u(n, ${salt}) order by upto limit 1)`
