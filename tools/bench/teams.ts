import type { Area } from './bench.ts'
import type { Database } from './database.ts'
import { type Compared, compareFirstPages } from './first-pages.ts'
import { startProduct } from './product.ts'
import { type Row, shown } from './table.ts'

const [small, large] = [1_000, 200_000]
const goal = 1.3
/** Differences below it are noise of the connection. */
const noiseMs = 2

const paths = {
  'teams by name': '/api/teams',
  'teams of a city': '/api/teams?cityId=881',
  'teams of a type': '/api/teams?type=1',
  'teams of themes': '/api/teams?themes=1,2',
  'teams by a word': '/api/teams?search=bench',
  'a rare team by its name': '/api/teams?search=bench%20777',
}

/** The public list of teams with few and many of them. */
export const teams: Area = async (bench) => {
  await using few = await (await bench.base(10_000)).copy('teams_few')
  await using many = await (await bench.base(10_000)).copy('teams_many')
  await addTeams(few, small)
  await addTeams(many, large)
  await using fewProduct = await startProduct({ database: few })
  await using manyProduct = await startProduct({ database: many })
  const cases = Object.entries(paths).map(([name, path]) => ({ name, path }))
  const measured = await compareFirstPages(bench, cases, [
    { base: few, product: fewProduct },
    { base: many, product: manyProduct },
  ])
  return { rows: measured.map(rowOf) }
}

const rowOf = ({ name, smallMs, largeMs, ratio }: { name: string } & Compared): Row => ({
  what: `Teams: ${name}, ${shown(large)} teams`,
  product: `${shown(largeMs)} ms`,
  limit: `${shown(smallMs)} ms, with ${shown(small)}`,
  ratio: shown(ratio),
  goal: `≤ ${goal}, or ${noiseMs} ms`,
  holds: ratio <= goal || largeMs - smallMs <= noiseMs,
})

/** Each with a leader and three members. */
const addTeams = async ({ pool }: Database, count: number) => {
  await pool.query(
    `with users_of_bench as (select id, row_number() over (order by id) - 1 as place, count(*) over () as total from users where status = 10),
    added as (
      insert into teams (name, type, city_id, theme_ids, user_id, invite_code, moderation, created_at)
      select 'Bench ' || n, n % 2, c.id, array[1 + n % 40], u.id, 'B' || n, 'approved', now()
      from generate_series(1, $1::int) n
      join lateral (select id from cities order by population desc offset n % 100 limit 1) c on true
      join users_of_bench u on u.place = n % u.total returning id, user_id)
    insert into team_staff (team_id, user_id, role, moderation, created_at)
    select a.id, u.id, case when u.id = a.user_id then 'leader' else 'member' end, 'approved', now()
    from added a join users_of_bench own on own.id = a.user_id
    cross join generate_series(0, 3) k join users_of_bench u on u.place = own.place + k`,
    [count],
  )
  for (const table of ['teams', 'team_staff']) await pool.query(`vacuum analyze ${table}`)
}
