import type pg from 'pg'
import { sentences } from './ground.ts'
import { countsFor } from './places.ts'

type Size = { events: number; people: number }

/** The details of events: owner, organizer, speakers, programme, position in a compilation. */
export const addDetails = async (pool: pg.Pool, { events, people }: Size) => {
  await pool.query('insert into event_owners (event_id, user_id) select id, created_by from events')
  await pool.query(`insert into event_organizers (event_id, position, organization_id, user_id)
    select id, 1, organization_id, case when organization_id is null then created_by end from events`)
  await pool.query(
    `insert into event_people (event_id, role, position, user_id, name, title)
     select n, case when k = 1 then 'speaker' else 'host' end, k, u.id, u.first_name || ' ' || u.last_name, 'эксперт'
     from generate_series(1, $1::int) n cross join generate_series(1, 2) k join users u on u.id = bench.pick(n * 2 + k, 60, $2)
     where bench.u(n * 2 + k, 61) < 0.5`,
    [events, people],
  )
  await pool.query(
    `insert into event_schedules (event_id, position, name, description, date_start, date_end)
     select e.id, k, t.word || ' ' || k, s.text, e.date_start + (k - 1) * interval '20 minutes', e.date_start + k * interval '20 minutes'
     from events e cross join generate_series(1, 3) k join bench.words t on t.kind = 'actions' and t.id = bench.zipf(e.id * 3 + k, 62, 40)
     join bench.sentences s on s.id = bench.pick(e.id * 3 + k, 63, ${sentences})
     where bench.u(e.id, 64) < 0.2`,
  )
  await addCompilations(pool, events)
}

const addCompilations = async (pool: pg.Pool, events: number) => {
  const { compilations } = countsFor(events)
  await pool.query(
    `insert into compilations (id, name_ru, name_en, name_kk, type_id)
     select n, 'Подборка ' || n, 'Compilation ' || n, 'Жинақ ' || n, (select min(id) from compilation_types) from generate_series(1, $1::int) n`,
    [compilations],
  )
  await pool.query(
    `insert into compilation_events (compilation_id, event_id, position)
     select c, bench.pick(c * 100 + k, 65, $2), k from generate_series(1, $1::int) c cross join generate_series(1, 40) k on conflict do nothing`,
    [compilations, events],
  )
  await pool.query(`select setval(pg_get_serial_sequence('compilations', 'id'), $1)`, [compilations])
}
