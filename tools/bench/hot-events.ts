import type { Database } from './database.ts'

/** Popular events with the given number of seats each; null is no limit. Their dates allow registration. */
export const addHotEvents = async ({ pool }: Pick<Database, 'pool'>, count: number, seats: number | null): Promise<number[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into events (name, format, type_id, theme_ids, info, date_start, date_end, zone, starts_on, ends_on, city_id, place_name, place_address,
       status, moderation, created_by, published_at)
     select 'Горячее событие ' || n, 'place', (select min(id) from event_types), array[(select min(id) from themes)], 'Все хотят сюда.',
       now() + interval '20 days', now() + interval '20 days 3 hours', 'Europe/Moscow', current_date + 20, current_date + 20,
       (select id from cities order by population desc limit 1), 'Большой зал', 'Главная улица, 1', 'published', 'approved', 1, now()
     from generate_series(1, $1::int) n returning id`,
    [count],
  )
  const ids = rows.map(({ id }) => Number(id))
  await pool.query(
    'insert into event_seats (event_id, seat_limit) select unnest($1::bigint[]), $2 on conflict (event_id) do update set seat_limit = $2',
    [ids, seats],
  )
  return ids
}

/** Deletes registrations and their pending notification jobs, so that every round starts from the same state. */
export const emptyEvents = async ({ pool }: Pick<Database, 'pool'>, ids: number[]) => {
  await pool.query('delete from event_participants where event_id = any($1::bigint[])', [ids])
  await pool.query('update event_seats set online_taken = 0, offline_taken = 0 where event_id = any($1::bigint[])', [ids])
  await pool.query(`delete from rate_limits`)
  const { rows } = await pool.query<{ name: string }>(`select oid::regclass::text as name from pg_class where oid = to_regclass('jobs.job')`)
  for (const { name } of rows) await pool.query(`delete from ${name} where name like 'participation.%'`)
}
