import { setTimeout as delay } from 'node:timers/promises'
import type { Area } from './bench.ts'
import type { Database } from './database.ts'
import { addHotEvents } from './hot-events.ts'
import { residentMegabytes } from './processes.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { type Row, shown } from './table.ts'
import { type Client, timesOf } from './times.ts'

const [small, large, exported] = [50, 50_000, 100_000]
const [maxRatio, maxSearchMs, maxGrowthMegabytes] = [1.3, 50, 80]
/** Differences below it are noise of the connection. */
const noiseMs = 1

/** The organizer's list of participants with few and many of them, a search by name, and the export of a long list. */
export const attendees: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('attendees')
  const [few = 0, many = 0, most = 0] = await addHotEvents(database, 3, null)
  await addGuests(database, { [few]: small, [many]: large, [most]: exported })
  const [token] = await signIn(database, 1)
  await using product = await startProduct({ database })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const list = (eventId: number, query = '') => `/api/owner/event-participants?eventId=${eventId}${query}`
  const times = await timesOf(bench, { product, headers }, [
    list(few),
    list(many),
    list(many, '&search=%D0%93%D0%BE%D1%81%D1%82%D0%B5%D0%B2%2049'),
    list(many, '&sort=name'),
  ])
  const [fewMs = 0, manyMs = 0, searchMs = 0, nameMs = 0] = times
  return {
    rows: [
      {
        what: `Participants: first page of ${shown(large)}`,
        product: `${shown(manyMs)} ms`,
        limit: `${shown(fewMs)} ms, with ${small}`,
        ratio: shown(manyMs / fewMs),
        goal: `≤ ${maxRatio}, or ${noiseMs} ms`,
        holds: manyMs / fewMs <= maxRatio || manyMs - fewMs <= noiseMs,
      },
      {
        what: `Participants: search by name among ${shown(large)}`,
        product: `${shown(searchMs)} ms; sorted by name ${shown(nameMs)} ms`,
        limit: '',
        ratio: '',
        goal: `≤ ${maxSearchMs} ms`,
        holds: searchMs <= maxSearchMs,
      },
      await exportRow({ product, headers }, most),
    ],
  }
}

/** New users as approved participants, and user 1 as the organizer. The events share their users. */
const addGuests = async ({ pool }: Database, counts: Record<number, number>) => {
  await pool.query(
    `insert into users (first_name, last_name, status, created_at) select 'Анна', 'Гостева ' || n, 10, now() from generate_series(1, $1::int) n`,
    [exported],
  )
  for (const [eventId, count] of Object.entries(counts)) {
    await pool.query('insert into event_owners (event_id, user_id) values ($1, 1)', [eventId])
    await pool.query(
      `insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
       select $1, id, 'approved', id, 'offline', now() - id * interval '1 second' from users where last_name like 'Гостева %' order by id limit $2`,
      [eventId, count],
    )
  }
  await pool.query('analyze users')
  await pool.query('analyze event_participants')
}

const exportRow = async ({ product, headers }: Client, eventId: number): Promise<Row> => {
  const before = residentMegabytes(product.pid) ?? Number.NaN
  const startedAt = performance.now()
  const body = JSON.stringify({ name: 'participants', format: 'xlsx', filter: { eventId } })
  const requested = await fetch(`${product.url}/api/exports`, { method: 'POST', headers, body })
  const { id } = (await requested.json()) as { id: number }
  let highest = before
  let state = { status: 'queued', rowsDone: 0 }
  while (state.status === 'queued' || state.status === 'making') {
    await delay(100)
    highest = Math.max(highest, residentMegabytes(product.pid) ?? Number.NaN)
    state = (await (await fetch(`${product.url}/api/exports/${id}`, { headers })).json()) as typeof state
  }
  return {
    what: `Participants: export of ${shown(exported)} as a workbook`,
    product: `${shown(highest - before)} MB more, ${shown((performance.now() - startedAt) / 1000)} s`,
    limit: '',
    ratio: '',
    goal: `≤ ${maxGrowthMegabytes} MB more`,
    holds: state.status === 'ready' && state.rowsDone === exported && highest - before <= maxGrowthMegabytes,
  }
}
