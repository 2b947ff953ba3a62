import type { Area, Bench } from './bench.ts'
import type { Database } from './database.ts'
import { addHotEvents } from './hot-events.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { type Row, shown } from './table.ts'
import { type Client, timesOf } from './times.ts'

const [few, many] = [10_000, 1_000_000]
const issued = 1_000
const maxRatio = 1.3
/** Differences below it are noise of the connection. */
const noiseMs = 2
const maxIssueMs = 180_000
const maxFileMs = 150

/** Certificates of one event: issue and file, then validation and lists among few and many certificates of other events. */
export const certificates: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('certificates')
  const [own = 0, other = 0] = await addHotEvents(database, 2, null)
  await endWithParticipants(database, own)
  const [token] = await signIn(database, 1)
  await using product = await startProduct({ database })
  const client = { product, headers: { authorization: `Bearer ${token}` } }
  const issueMs = await issueTimeOf(client, own)
  await addCertificates(database, other, few)
  const number = await numberIn(database, own)
  const paths = [`/api/events/cert/${number}`, '/api/users/1/certificates', `/api/owner/events/${own}/certificates`]
  const [fileMs = 0] = await timesOf(bench, client, [`/api/events/${own}/certificate`])
  const fewMs = await readTimesOf(bench, client, { database, paths })
  await addCertificates(database, other, many - few)
  const manyMs = await readTimesOf(bench, client, { database, paths })
  const names = ['validation by number', 'of a profile', `first page of an organizer with ${shown(issued)}`]
  return {
    rows: [
      boundRow(`Certificates: ${shown(issued)} issued by one process`, issueMs, maxIssueMs),
      boundRow('Certificates: a PDF, drawn on request', fileMs, maxFileMs),
      ...names.map((name, index) => rowOf(name, manyMs[index] ?? 0, fewMs[index] ?? 0)),
    ],
  }
}

/** Each time without the requests counted before. */
const readTimesOf = async (bench: Bench, client: Client, { database, paths }: { database: Database; paths: string[] }) => {
  await database.pool.query('delete from rate_limits')
  return timesOf(bench, client, paths)
}

const issueTimeOf = async ({ product, headers }: Client, eventId: number) => {
  const startedAt = performance.now()
  const answer = await fetch(`${product.url}/api/owner/events/${eventId}/certificates`, { method: 'POST', headers })
  const { issued: count } = (await answer.json()) as { issued?: number }
  if (count !== issued) throw new Error(`${count} certificates were issued, status ${answer.status}`)
  return performance.now() - startedAt
}

const boundRow = (what: string, ms: number, maxMs: number): Row => ({
  what,
  product: `${shown(ms)} ms`,
  limit: `${shown(maxMs)} ms`,
  ratio: shown(ms / maxMs),
  goal: '≤ 1',
  holds: ms <= maxMs,
})

const rowOf = (what: string, manyMs: number, fewMs: number): Row => ({
  what: `Certificates: ${what}, ${shown(many)} rows`,
  product: `${shown(manyMs)} ms`,
  limit: `${shown(fewMs)} ms, with ${shown(few)}`,
  ratio: shown(manyMs / fewMs),
  goal: `≤ ${maxRatio}, or ${noiseMs} ms`,
  holds: manyMs / fewMs <= maxRatio || manyMs - fewMs <= noiseMs,
})

/** User 1 owns the event, attended it, and so did others. */
const endWithParticipants = async ({ pool }: Database, eventId: number) => {
  await pool.query('update users set status = 10 where id <= $1', [issued])
  await pool.query(
    `update events set certificate = true, date_start = now() - interval '3 hours', date_end = now() - interval '1 hour',
       starts_on = current_date - 1, ends_on = current_date - 1 where id = $1`,
    [eventId],
  )
  await pool.query('insert into event_owners (event_id, user_id) values ($1, 1) on conflict do nothing', [eventId])
  await pool.query(
    `insert into event_participants (event_id, user_id, state, queue_number, format, created_at, attended_at)
     select $1, id, 'approved', id, 'offline', now(), now() from users order by id limit $2`,
    [eventId, issued],
  )
}

/** Certificates of other users, each of another number and code. */
const addCertificates = async ({ pool }: Database, eventId: number, count: number) => {
  await pool.query(
    `insert into certificates (event_id, user_id, number, code, status, user_name, event_name, role, place, date_start, date_end, zone, locale, palette,
       display_qr, issued_at)
     select $1, 2 + n % 50, '2025-' || translate(upper(substr(h, 1, 4) || '-' || substr(h, 5, 4)), 'ILOU', '1100'), upper(substr(h, 7, 26)), 'replaced',
       'Анна Гостева', 'Событие', 'participant', 'Москва', now(), now(), 'UTC', 'ru', 0, false, now()
     from (select n, md5('certificate ' || n || ' ' || $2::int) as h from generate_series(1, $2::int) n) x on conflict do nothing`,
    [eventId, count],
  )
  await pool.query('vacuum analyze certificates')
}

const numberIn = async ({ pool }: Database, eventId: number): Promise<string> => {
  const { rows } = await pool.query<{ number: string }>('select number from certificates where event_id = $1 limit 1', [eventId])
  return rows[0]?.number ?? ''
}
