import type { Area, Bench } from './bench.ts'
import type { Database } from './database.ts'
import { compareFirstPages, type Side } from './first-pages.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { median } from './statistics.ts'
import { type Row, shown } from './table.ts'

const [small, large] = [50, 5_000]
const goal = 1.3
/** Differences below it are noise of the connection. */
const noiseMs = 2
const scans = 40
const scanGoalMs = 300

/** The control panel of a space with few and many visitors of today: the day list, a search in it, and scans. */
export const control: Area = async (bench) => {
  await using few = await (await bench.base(10_000)).copy('control_few')
  await using many = await (await bench.base(10_000)).copy('control_many')
  const [fewSpace, manySpace] = [await addVisitors(few, small), await addVisitors(many, large)]
  await using fewProduct = await startProduct({ database: few })
  await using manyProduct = await startProduct({ database: many })
  const sideOf = async (base: Database, product: Side['product']): Promise<Side & { tokens: string[] }> => {
    const tokens = await signIn(base, scans + 1)
    await base.pool.query('update sessions set second_step_at = now()')
    return { base, product, tokens, headers: { authorization: `Bearer ${tokens[0]}` } }
  }
  const [fewSide, manySide] = [await sideOf(few, fewProduct), await sideOf(many, manyProduct)]
  if (fewSpace !== manySpace) throw new Error('the spaces of two copies have one id')
  const list = `/api/admin/control/space/${manySpace}/visitors`
  const cases = [
    { name: 'visitors of a day', path: list },
    { name: 'visitors of a day by words', path: `${list}?search=bench` },
    { name: 'spaces of a day', path: `/api/control/spaces?date=${new Date().toISOString().slice(0, 10)}` },
  ]
  const measured = await compareFirstPages(bench, cases, [fewSide, manySide])
  const rows = measured.map(
    ({ name, smallMs, largeMs, ratio }): Row => ({
      what: `Control panel: ${name}, ${shown(large)} expected`,
      product: `${shown(largeMs)} ms`,
      limit: `${shown(smallMs)} ms, with ${small}`,
      ratio: shown(ratio),
      goal: `≤ ${goal}, or ${noiseMs} ms`,
      holds: ratio <= goal || largeMs - smallMs <= noiseMs,
    }),
  )
  return { rows: [...rows, await scanning(bench, manySide, manySpace)] }
}

/** A space of user 1 that never closes, with an event that runs now. */
const addVisitors = async ({ pool }: Database, count: number): Promise<number> => {
  await pool.query(`update users set roles = '{control}', status = 10 where id = 1`)
  await pool.query('update users set status = 10 where id <= $1', [scans + 1])
  const { rows } = await pool.query<{ id: string }>(`
    with place as (
      insert into places (name, type, city_id, address, zone) values ('Bench door', 'city', 881, 'Street 1', 'UTC') returning id)
    insert into spaces (name, place_id, coworking_capacity, schedule)
    select 'Bench door', id, 100, (select json_agg(json_build_object('day', d, 'open', '00:00', 'close', '24:00')) from generate_series(1, 7) d)
    from place returning id`)
  const spaceId = Number(rows[0]?.id)
  await pool.query('insert into space_staff (space_id, user_id) values ($1, 1)', [spaceId])
  const { rows: events } = await pool.query<{ id: string }>('select id from events where status = $1 order by id limit 1', ['published'])
  const eventId = events[0]?.id
  await pool.query(
    `update events set space_id = $2, format = 'space', date_start = now() - interval '1 minute', date_end = now() + interval '1 minute' * 600,
       moderation = 'approved' where id = $1`,
    [eventId, spaceId],
  )
  await pool.query('delete from event_participants where event_id = $1', [eventId])
  await pool.query(
    `insert into event_participants (event_id, user_id, state, format, queue_number, created_at)
     select $1, id, 'approved', 'offline', id, now() from users where id > 1 order by id limit $2`,
    [eventId, count],
  )
  for (const table of ['event_participants', 'events', 'spaces']) await pool.query(`vacuum analyze ${table}`)
  return spaceId
}

const scanning = async (bench: Bench, { product, tokens }: Side & { tokens: string[] }, spaceId: number): Promise<Row> => {
  const times: number[] = []
  let marked = 0
  for (const token of tokens.slice(1)) {
    const own = await fetch(`${product.url}/api/owner/personal-code`, { headers: { authorization: `Bearer ${token}` } })
    const { code } = (await own.json()) as { code: string }
    const startedAt = performance.now()
    const answer = await fetch(`${product.url}/api/admin/control/space/${spaceId}/qr`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    const body = (await answer.json()) as { marked?: boolean }
    times.push(performance.now() - startedAt)
    if (body.marked) marked += 1
  }
  bench.say(`control: ${marked} of ${times.length} scans marked`)
  const worst = Math.max(...times)
  return {
    what: `Control panel: a scan, ${shown(large)} expected`,
    product: `${shown(median(times))} ms`,
    limit: `${shown(worst)} ms the slowest of ${times.length}`,
    ratio: `${marked} marked`,
    goal: `≤ ${scanGoalMs} ms`,
    holds: worst <= scanGoalMs && marked === times.length,
  }
}
