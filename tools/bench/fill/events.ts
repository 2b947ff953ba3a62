import type pg from 'pg'
import { sentences, titles } from './ground.ts'
import { countsFor } from './places.ts'
import { tags } from './words.ts'

type Size = { events: number; people: number }

/** Rows per statement: few enough for a progress report, many enough for a negligible overhead. */
const portion = 25_000
const atOnce = 2

/** Events 1…n from two years ago to one year ahead, four of five in the past. docs/performance.md describes the benchmark. */
export const addEvents = async (pool: pg.Pool, size: Size, say: (line: string) => void) => {
  let next = 1
  const work = async () => {
    for (let from = next; from <= size.events; from = next) {
      next = from + portion
      await pool.query(insertOf(size), [from, Math.min(next - 1, size.events)])
      say(`  events ${Math.min(next - 1, size.events)} of ${size.events}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await pool.query(`select setval(pg_get_serial_sequence('events', 'id'), $1)`, [size.events])
}

const insertOf = ({ events, people }: Size) => `
  insert into events (id, name, access, format, online_with_space, participation_format, type_id, theme_ids, info, tag, live, live_public,
    date_start, date_end, zone, starts_on, ends_on, registration_date_start, registration_date_end, city_id, space_id, hall_ids, place_id,
    place_name, place_address, lat, lng, is_contest, weight, views, organization_id, status, moderation, created_by, created_at, updated_at, published_at)
  select n, name, access, format, format = 'online' and n % 7 = 0, participation_format, type_id, theme_ids, info, tag,
    case when bench.u(n, 50) < case format when 'online' then 0.4 else 0.08 end
      then jsonb_build_array(jsonb_build_object('url', 'https://live.example/' || n, 'title', 'Трансляция')) else '[]' end, n % 2 = 0,
    date_start, date_end, zone, (date_start at time zone zone)::date, (date_end at time zone zone)::date,
    case when n % 5 = 0 then date_start - interval '30 days' end, case when n % 4 = 0 then date_start - interval '1 hour' end,
    city_id, case format when 'space' then space_id end, case format when 'space' then array[3 * space_id - n % 3] else '{}' end,
    case format when 'place' then place_id end, case format when 'place' then place_name end, case format when 'place' then place_address end,
    lat, lng, bench.u(n, 51) < 0.03, case when bench.u(n, 52) < 0.03 then bench.pick(n, 53, 100) else 0 end,
    floor(20 / (0.001 + bench.u(n, 54)))::int, organization_id, status, moderation, bench.pick(n, 55, ${people}), created_at, created_at,
    case status when 'draft' then null else created_at end
  from (${rowsOf(events)}) x`

const rowsOf = (events: number) => `
  select n, title.text as name, ${kindsOf}, type.id as type_id,
    array(select id from bench.themes where rank in (select bench.zipf(n * 4 + i, 31, 40) from generate_series(1, bench.pick(n, 32, 4)) i)) as theme_ids,
    concat_ws(E'\\n\\n', s1.text || ' ' || s2.text, s3.text || ' ' || s4.text, s5.text || ' Приходите: ' || lower(s6.text)) as info,
    tag.word as tag, d.date_start, d.date_start + ${lengthOf} as date_end, coalesce(place_city.zone, city.zone) as zone,
    coalesce(place_city.id, city.id) as city_id, bench.zipf(n, 33, ${countsFor(events).spaces}) as space_id, p.id as place_id, p.name as place_name,
    p.address as place_address, p.lat, p.lng, case when bench.u(n, 34) < 0.7 then bench.zipf(n, 35, ${countsFor(events).organizations}) end as organization_id,
    least(d.date_start, now()) - (1 + bench.u(n, 36) * 60) * interval '1 day' as created_at
  from generate_series($1::int, $2::int) n
  cross join lateral (select ${startOf} as date_start) d
  join bench.titles title on title.id = bench.pick(n, 20, ${titles})
  ${[1, 2, 3, 4, 5, 6].map((i) => `join bench.sentences s${i} on s${i}.id = bench.pick(n, ${20 + i}, ${sentences})`).join(' ')}
  join bench.types type on type.rank = bench.zipf(n, 27, 17)
  left join bench.words tag on tag.kind = 'tags' and tag.id = case when bench.u(n, 28) < 0.6 then bench.zipf(n, 29, ${tags.length}) end
  join lateral (select id, zone from bench.cities where upto >= bench.u(n, 30) order by upto limit 1) city on true
  left join places p on p.id = case when bench.u(n, 40) < 0.45 then bench.pick(n, 37, ${countsFor(events).places}) end
  left join bench.cities place_city on place_city.id = p.city_id`

const kindsOf = `
  case when bench.u(n, 40) < 0.45 then 'place' when bench.u(n, 40) < 0.75 then 'online' else 'space' end as format,
  case when bench.u(n, 41) < 0.8 then 'open' when bench.u(n, 41) < 0.95 then 'approval-required' else 'close' end as access,
  case when bench.u(n, 42) < 0.95 then 'person' else 'team' end as participation_format,
  case when bench.u(n, 43) < 0.92 then 'published' when bench.u(n, 43) < 0.95 then 'draft' when bench.u(n, 43) < 0.97 then 'unpublished' else 'canceled' end as status,
  case when bench.u(n, 44) < 0.95 then 'approved' when bench.u(n, 44) < 0.98 then 'wait' else 'declined' end as moderation`

/** Four of five events are in the past. Future ones are denser the nearer they are. They start in daytime, on the hour or half hour. */
const startOf = `
  date_trunc('day', now()) + (6 + bench.pick(n, 38, 12)) * interval '1 hour' + (n % 2) * interval '30 minutes'
  + case when bench.u(n, 39) < 0.8 then -1 - floor(bench.u(n, 45) * 729) else floor(365 * bench.u(n, 45) ^ 2) end * interval '1 day'`

const lengthOf = `case when bench.u(n, 46) < 0.93 then bench.pick(n, 47, 7) * interval '1 hour' else bench.pick(n, 48, 5) * interval '1 day' end`
