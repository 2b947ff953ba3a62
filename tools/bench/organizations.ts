import type { Area } from './bench.ts'
import type { Database } from './database.ts'
import { type Compared, compareFirstPages } from './first-pages.ts'
import { startProduct } from './product.ts'
import { median } from './statistics.ts'
import { type Row, shown } from './table.ts'

const [small, large] = [1_000, 200_000]
const goal = 1.3
/** Differences below it are noise of the connection. */
const noiseMs = 2
const duplicateMs = 50

const paths = {
  'by subscribers': '/api/organizations',
  'by name': '/api/organizations?sort=name',
  'the newest first': '/api/organizations?sort=date',
  'by words': '/api/organizations?search=bench 77',
  'of a city': '/api/organizations?cityId=881',
  'of a type': '/api/organizations?types=ngo',
  'of an activity': '/api/organizations?activityTypes=education',
  'of a group': '/api/organizations?groupIds=2',
  'search by number': '/api/organizations/search?q=7707083893',
}

/** The catalogue of organizations with few and many of them, and the search for a duplicate among many. */
export const organizations: Area = async (bench) => {
  await using few = await (await bench.base(10_000)).copy('few_organizations')
  await using many = await (await bench.base(10_000)).copy('many_organizations')
  await addOrganizations(few, small)
  await addOrganizations(many, large)
  await using fewProduct = await startProduct({ database: few })
  await using manyProduct = await startProduct({ database: many })
  const cases = Object.entries(paths).map(([name, path]) => ({ name, path }))
  const measured = await compareFirstPages(bench, cases, [
    { base: few, product: fewProduct },
    { base: many, product: manyProduct },
  ])
  return { rows: [...measured.map(rowOf), await duplicates(many)] }
}

const rowOf = ({ name, smallMs, largeMs, ratio }: { name: string } & Compared): Row => ({
  what: `Organizations: ${name}, ${shown(large)} of them`,
  product: `${shown(largeMs)} ms`,
  limit: `${shown(smallMs)} ms, with ${small}`,
  ratio: shown(ratio),
  goal: `≤ ${goal}, or ${noiseMs} ms`,
  holds: ratio <= goal || largeMs - smallMs <= noiseMs,
})

const addOrganizations = async ({ pool }: Database, count: number) => {
  await pool.query(
    `insert into organizations (name, type, city_id, activity_types, group_ids, subscriber_count, created_at)
     select 'Bench ' || n || ' ' || md5(n::text), (array['commercial', 'state', 'university', 'ngo', 'media', 'individual'])[1 + n % 6], c.id,
       array[(array['employer', 'education', 'community', 'event_organizer'])[1 + n % 4]], array[1 + n % 7], n * 7919 % 5000, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n join lateral (select id from cities order by population desc offset n % 100 limit 1) c on true`,
    [count],
  )
  await pool.query('vacuum analyze organizations')
}

/** The two statements of the check: the same name in the city, and the most similar ones. */
const duplicates = async ({ pool }: Database): Promise<Row> => {
  const times: number[] = []
  for (let lap = 0; lap < 20; lap++) {
    const name = `Bench ${1 + lap * 997} about`
    const from = performance.now()
    await pool.query(
      `select id from organizations o where coalesce(o.city_id, 0) = 881 and organization_key(o.name) = organization_key($1) and o.moderation <> 'declined' limit 1`,
      [name],
    )
    await pool.query(
      `select o.id from organizations o where coalesce(o.city_id, 0) = 881 and o.moderation <> 'declined'
       order by organization_key(o.name) <-> organization_key($1) limit 5`,
      [name],
    )
    times.push(performance.now() - from)
  }
  const ms = median(times)
  return {
    what: `Organizations: duplicate check among ${shown(large)}`,
    product: `${shown(ms)} ms`,
    limit: `${duplicateMs} ms`,
    ratio: shown(ms / duplicateMs),
    goal: `≤ ${duplicateMs} ms`,
    holds: ms <= duplicateMs,
  }
}
