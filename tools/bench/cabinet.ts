import type { Area } from './bench.ts'
import { recordOn, startRecorded } from './ceiling.ts'
import type { Database } from './database.ts'
import { type Compared, compareFirstPages } from './first-pages.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { type Row, shown } from './table.ts'

const events = 10_000
const [few, many] = [50, 5_000]
const goal = 1.3
/** Differences of the counters below it are noise of the connection. */
const noiseMs = 5

const paths = {
  'first page': '/api/owner/events?expand=address,networkProposals,themes',
  'first page of finished events': '/api/owner/events?state=completed&expand=address,networkProposals,themes',
  counters: '/api/owner/events/counters',
}

/** The cabinet of an organizer with few and with many events. */
export const cabinet: Area = async (bench) => {
  await using base = await (await bench.base(events)).copy('cabinet')
  await giveEvents(base)
  const [fewHeaders, manyHeaders] = (await signIn(base, 2)).map((token) => ({ authorization: `Bearer ${token}` }))
  if (!fewHeaders || !manyHeaders) throw new Error('two users were not signed in')
  bench.say(`cabinet: ${few} and ${shown(many)} own events`)
  const statements = await statementsOf(base, [fewHeaders, manyHeaders])
  await using product = await startProduct({ database: base })
  const cases = Object.entries(paths).map(([name, path]) => ({ name, path }))
  const measured = await compareFirstPages(bench, cases, [
    { base, product, headers: fewHeaders },
    { base, product, headers: manyHeaders },
  ])
  return { rows: measured.map((one) => rowOf(one, statements)) }
}

/** User 1 owns few events, user 2 many. */
const giveEvents = async ({ pool }: Database) => {
  await pool.query('delete from event_owners where user_id in (1, 2)')
  await pool.query(
    `insert into event_owners (event_id, user_id)
     select id, case when place <= ${few} then 1 else 2 end from (select id, row_number() over (order by md5(id::text)) as place from events) e
     where place <= ${few + many} on conflict do nothing`,
  )
  await pool.query('vacuum analyze event_owners')
}

type Statements = Map<string, number[]>

/** How many statements each path takes for each user. */
const statementsOf = async (base: Database, users: readonly Record<string, string>[]): Promise<Statements> => {
  await using product = await startRecorded(base)
  const counts: Statements = new Map()
  for (const path of Object.values(paths)) {
    // the first request of each user reads the session into the cache
    const groups = await recordOn(product, [...users, ...users], (headers) => fetch(product.url + path, { headers }))
    counts.set(
      path,
      groups.slice(users.length).map((group) => group.flat().length),
    )
  }
  return counts
}

const rowOf = ({ name, path, smallMs, largeMs, ratio }: { name: string; path: string } & Compared, statements: Statements): Row => {
  const [fewer = 0, more = 0] = statements.get(path) ?? []
  const isNoise = path === paths.counters && largeMs - smallMs <= noiseMs
  return {
    what: `Cabinet: ${name}, ${shown(many)} own events`,
    product: `${shown(largeMs)} ms, ${more} statements`,
    limit: `${shown(smallMs)} ms, ${fewer} statements, with ${few}`,
    ratio: shown(ratio),
    goal: `≤ ${goal}${path === paths.counters ? `, or ${noiseMs} ms` : ''}, as many statements`,
    holds: (ratio <= goal || isNoise) && fewer === more,
  }
}
