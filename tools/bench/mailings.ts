import process from 'node:process'
import { sendMailings } from '../../server/domains/mailings/send.ts'
import { openDatabase } from '../../server/kernel/db.ts'
import type { Area } from './bench.ts'
import type { Database } from './database.ts'
import { addHotEvents } from './hot-events.ts'
import { type Row, shown } from './table.ts'

const recipients = 50_000
const [maxMs, maxGrowthMegabytes] = [5_000, 30]
const megabyte = 1024 * 1024

/** Plans the letters of a mailing to the participants of a large event, as the worker does. */
export const mailings: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('mailings')
  const [eventId = 0] = await addHotEvents(database, 1, null)
  await addReaders(database, eventId)
  return { rows: [await planRow(database)] }
}

/** Confirmed participants, and user 1 as the organizer of an approved mailing. */
const addReaders = async ({ pool }: Database, eventId: number) => {
  await pool.query('insert into event_owners (event_id, user_id) values ($1, 1)', [eventId])
  await pool.query(
    `with added as (
       insert into users (first_name, last_name, email, email_confirmed_at, birthday, status, created_at)
       select 'Анна', 'Читателева', 'reader' || n || '@mail' || n % 5 || '.example', now(), '1990-05-17', 10, now() from generate_series(1, $2::int) n
       returning id)
     insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
     select $1, id, 'approved', row_number() over (), 'offline', now() from added`,
    [eventId, recipients],
  )
  await pool.query(
    `insert into mailings (user_id, subject, blocks, content, template, recipients, status, created_at, updated_at, submitted_at, decided_at)
     values (1, 'Новости', '[{"type":"text","html":"<p>Новости</p>"}]', '<p>Новости</p>', 'organizer', jsonb_build_object('eventIds', jsonb_build_array($1::bigint)),
       'approved', now(), now(), now(), now())`,
    [eventId],
  )
  for (const table of ['users', 'event_participants', 'mailings']) await pool.query(`analyze ${table}`)
}

const planRow = async ({ connection, pool }: Database): Promise<Row> => {
  const { db } = openDatabase({ ...connection, max: 2, onLost: () => undefined })
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const started = performance.now()
  await sendMailings({ db, clock: () => new Date() })
  const took = performance.now() - started
  globalThis.gc?.()
  const growth = (process.memoryUsage().heapUsed - before) / megabyte
  await db.destroy()
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from outbox where kind = 'mailings.letter'`)
  const planned = rows[0]?.count ?? 0
  return {
    what: `Mailing: letters to ${shown(recipients)} participants planned`,
    product: `${shown(took)} ms, memory ${growth > 0 ? '+' : ''}${shown(growth)} MB`,
    limit: '',
    ratio: '',
    goal: `≤ ${shown(maxMs)} ms, +${maxGrowthMegabytes} MB`,
    holds: planned === recipients && took <= maxMs && growth <= maxGrowthMegabytes,
  }
}
