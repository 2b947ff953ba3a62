import type pg from 'pg'
import { firstNames, lastNames } from './words.ts'

/** Users 1…n, each with a phone, an email address, themes, and a city weighted by population. */
export const addPeople = async (pool: pg.Pool, people: number) => {
  await pool.query(
    `insert into users (id, first_name, last_name, email, email_confirmed_at, birthday, gender, city_id, slug, theme_ids, locale, status, roles,
       agreement_at, personal_data_agreement_at, created_at)
     select n, f.word, l.word, 'person-' || n || '@bench.example', now(), date '1950-01-01' + bench.pick(n, 1, 20000),
       case when n % 2 = 0 then 'female' else 'male' end, c.id, 'person-' || n,
       array(select id from bench.themes where rank = any(array[bench.zipf(n, 2, 40), bench.zipf(n, 3, 40)])), 'ru', 10, '{}',
       now(), now(), now() - bench.u(n, 4) * interval '700 days'
     from generate_series(1, $1::int) n
     join bench.words f on f.kind = 'first_names' and f.id = bench.zipf(n, 5, ${firstNames.length})
     join bench.words l on l.kind = 'last_names' and l.id = bench.pick(n, 6, ${lastNames.length})
     join lateral (select id from bench.cities where upto >= bench.u(n, 7) order by upto limit 1) c on true`,
    [people],
  )
  await pool.query(
    `insert into phones (user_id, phone, is_primary, confirmed_at) select n, '7999' || lpad(n::text, 7, '0'), true, now() from generate_series(1, $1::int) n`,
    [people],
  )
  await pool.query(`select setval(pg_get_serial_sequence('users', 'id'), $1)`, [people])
}
