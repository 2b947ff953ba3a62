import type { Area, Bench } from './bench.ts'
import type { Database } from './database.ts'
import { addStaffWork } from './fill/staff.ts'
import { type Compared, compareFirstPages } from './first-pages.ts'
import { type Product, startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { quantile } from './statistics.ts'
import { type Row, shown, spread } from './table.ts'

const [small, medium, large] = [10_000, 200_000, 1_000_000]
const goal = 1.3
/** Differences below it are noise of the connection. */
const noiseMs = 5

const paths = {
  'waiting requests': '/api/admin/educations?status=wait',
  'decided requests': '/api/admin/educations?status=approved',
  'a search without a match': '/api/admin/educations?search=qqqqzz',
  'waiting events': '/api/admin/events?status=wait',
  'decided events': '/api/admin/events?status=approved',
  'events by a search without a match': '/api/admin/events?search=qqqqzz',
  'waiting complaints': '/api/admin/claims?status=wait',
  'decided complaints': '/api/admin/claims?status=accepted',
  'open messages to the support': '/api/admin/support-messages?status=open',
  'messages to the support by a search without a match': '/api/admin/support-messages?search=qqqqzz',
  counters: '/api/admin/counters',
  'audit log': '/api/admin/audit-log',
  'audit log of an entity': '/api/admin/audit-log?entity=themes',
  'own exports': '/api/exports',
  'past events': '/api/events?past=1',
}

/** First pages of staff lists with few and many rows, decisions and autosaves one after the other. */
export const staff: Area = async (bench) => {
  const events = bench.isLarge ? large : medium
  await using few = await (await bench.base(small)).copy('staff')
  await using many = await (await bench.base(events)).copy('staff')
  for (const database of [few, many]) await addStaffWork(database)
  const { rows } = await many.pool.query<{ count: string }>('select count(*) from educations')
  await using fewProduct = await startProduct({ database: few })
  await using manyProduct = await startProduct({ database: many })
  const [fewHeaders, manyHeaders] = [await headersFor(few), await headersFor(many)]
  bench.say(`staff: ${Object.keys(paths).length} lists with ${rows[0]?.count} requests`)
  const cases = Object.entries(paths).map(([name, path]) => ({ name, path }))
  const measured = await compareFirstPages(bench, cases, [
    { base: few, product: fewProduct, headers: fewHeaders },
    { base: many, product: manyProduct, headers: manyHeaders },
  ])
  const changes = [await decide(bench, many, manyProduct, manyHeaders), await autosave(bench, many, manyProduct, manyHeaders)]
  return { rows: [...measured.map(rowOf), ...changes] }
}

const headersFor = async (database: Database) => {
  const [token] = await signIn(database, 1)
  await database.pool.query('update sessions set second_step_at = now()')
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

const rowOf = ({ name, smallMs, largeMs, ratio }: { name: string } & Compared): Row => ({
  what: `Staff: first page of ${name}, many rows`,
  product: `${shown(largeMs)} ms`,
  limit: `${shown(smallMs)} ms, with few rows`,
  ratio: shown(ratio),
  goal: `≤ ${goal}, or ${noiseMs} ms`,
  holds: ratio <= goal || largeMs - smallMs <= noiseMs,
})

const maxChangeMs = 50

const decide = async (bench: Bench, { pool }: Database, { url }: Product, headers: Record<string, string>): Promise<Row> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from educations where moderation = 'wait' and user_id <> 1 order by id limit ${100 * bench.rounds}`,
  )
  return inTurn('Staff: decisions', rows, ({ id }) =>
    fetch(`${url}/api/admin/educations/${id}/decision`, { method: 'POST', headers, body: '{"decision":"approved"}' }),
  )
}

/** Drafts of public events, as the wizard saves them. */
const autosave = async (bench: Bench, { pool }: Database, { url }: Product, headers: Record<string, string>): Promise<Row> => {
  const { rows } = await pool.query<{ id: string }>(`select id from events where status = 'published' order by id limit ${100 * bench.rounds}`)
  return inTurn('Wizard: autosaves', rows, ({ id }, index) =>
    fetch(`${url}/api/events/${id}/draft`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ tag: `метка ${index}`, version: 1, section: 'main' }),
    }),
  )
}

const inTurn = async <Item>(what: string, items: readonly Item[], send: (item: Item, index: number) => Promise<Response>): Promise<Row> => {
  const times: number[] = []
  for (const [index, item] of items.entries()) {
    const startedAt = performance.now()
    const answer = await send(item, index)
    if (!answer.ok) throw new Error(`${what}: the call returned ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  return {
    what: `${what}, ${times.length} one after the other`,
    product: `${spread(times)} ms, p99 ${shown(quantile(times, 0.99))} ms`,
    limit: '',
    ratio: '',
    goal: `p99 ≤ ${maxChangeMs} ms`,
    holds: quantile(times, 0.99) <= maxChangeMs,
  }
}
