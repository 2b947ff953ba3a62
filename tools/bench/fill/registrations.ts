import type pg from 'pg'

type Size = { events: number; people: number; registrations: number }

/** Registrations, most of them for a few events, with the resulting seats, favourites and popularity. */
export const addRegistrations = async (pool: pg.Pool, { events, people, registrations }: Size) => {
  await pool.query(
    `insert into event_participants (event_id, user_id, state, waits_for_seat, queue_number, format, attended_at, created_at, decided_at)
     select e.id, u, state, state = 'wait' and e.access = 'open', n, case e.format when 'online' then 'online' else 'offline' end,
       case when state = 'approved' and e.date_end < now() and n % 3 > 0 then e.date_start end, at, case when state = 'declined' then at end
     from (select n, 1 + floor($2::int * bench.u(n, 70) ^ 2.5)::int as event_id, bench.pick(n, 71, $3) as u,
       (array['approved', 'approved', 'approved', 'approved', 'approved', 'approved', 'approved', 'wait', 'declined', 'noRequest'])[bench.pick(n, 72, 10)] as state
       from generate_series(1, $1::int) n) r
     join events e on e.id = r.event_id
     cross join lateral (select least(e.date_start, now()) - bench.u(n, 73) * interval '30 days' as at) c
     on conflict do nothing`,
    [registrations, events, people],
  )
  await pool.query(`select setval('participation_queue', greatest(1, $1::int))`, [registrations])
  await pool.query(
    `insert into favorites (user_id, event_id, created_at)
     select bench.pick(n, 74, $3), 1 + floor($2::int * bench.u(n, 75) ^ 2.5)::int, now() from generate_series(1, $1::int / 2) n on conflict do nothing`,
    [registrations, events, people],
  )
  await addSeats(pool)
  await countPopularity(pool)
}

/** Events with a waiting list have no free seat. Half of the other events have a seat limit. */
const addSeats = (pool: pg.Pool) =>
  pool.query(`
    insert into event_seats (event_id, seat_limit, online_taken, offline_taken)
    select e.id, case when r.waiting > 0 then greatest(1, taken) when e.id % 2 = 0 then coalesce(taken, 0) + bench.pick(e.id, 76, 200) end,
      case e.format when 'online' then coalesce(taken, 0) else 0 end, case e.format when 'online' then 0 else coalesce(taken, 0) end
    from events e left join (
      select event_id, count(*) filter (where state = 'approved') as taken, count(*) filter (where waits_for_seat) as waiting
      from event_participants group by event_id) r on r.event_id = e.id
    on conflict (event_id) do update set seat_limit = excluded.seat_limit, online_taken = excluded.online_taken, offline_taken = excluded.offline_taken`)

/** Counts registrations of the last 30 days, like the job of the product that runs every ten minutes. */
const countPopularity = (pool: pg.Pool) =>
  pool.query(`
    update events e set popularity = r.recent from (
      select event_id, count(*) as recent from event_participants
      where created_at > now() - interval '30 days' and state <> 'noRequest' group by event_id) r
    where e.id = r.event_id`)
