import type { Area } from './bench.ts'
import type { Database } from './database.ts'
import { addHotEvents } from './hot-events.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { type Row, shown } from './table.ts'
import { timesOf } from './times.ts'

const [small, large, scored] = [500, 50_000, 300]
const maxRatio = 1.5
/** Differences below it are noise of the connection. */
const noiseMs = 2

/** The lists of an expert for events with few and many participants, with as many scores. */
export const experts: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('experts')
  const [few = 0, many = 0] = await addHotEvents(database, 2, null)
  await addScores(database, { [few]: small, [many]: large })
  const [token, other] = await signIn(database, 2)
  await using product = await startProduct({ database })
  const answers = (eventId: number, scoredOnly: string) => `/api/expert/events/answers?eventId=${eventId}${scoredOnly}`
  const ask = (by: string | undefined, paths: string[]) => timesOf(bench, { product, headers: { authorization: `Bearer ${by}` } }, paths)
  const [fewMs = 0, manyMs = 0, fewScoredMs = 0, manyScoredMs = 0] = await ask(token, [
    answers(few, '&scored=0'),
    answers(many, '&scored=0'),
    answers(few, '&scored=1'),
    answers(many, '&scored=1'),
  ])
  const [[manyEventMs = 0], [fewEventMs = 0]] = [await ask(token, ['/api/expert/events']), await ask(other, ['/api/expert/events'])]
  return {
    rows: [
      rowOf('Expert: first participants without a score', manyMs, fewMs),
      rowOf(`Expert: the last of ${scored} own scores`, manyScoredMs, fewScoredMs),
      rowOf('Expert: events with their progress', manyEventMs, fewEventMs),
    ],
  }
}

const rowOf = (what: string, manyMs: number, fewMs: number): Row => ({
  what: `${what}, ${shown(large)} participants`,
  product: `${shown(manyMs)} ms`,
  limit: `${shown(fewMs)} ms, with ${small}`,
  ratio: shown(manyMs / fewMs),
  goal: `≤ ${maxRatio}, or ${noiseMs} ms`,
  holds: manyMs / fewMs <= maxRatio || manyMs - fewMs <= noiseMs,
})

/** User 1 is the expert of both events, user 2 of the first; each has scored the earliest participants. */
const addScores = async ({ pool }: Database, counts: Record<number, number>) => {
  await pool.query('update users set is_expert = true, status = 10 where id in (1, 2)')
  await pool.query(
    `insert into users (first_name, last_name, status, created_at) select 'Анна', 'Гостева ' || n, 10, now() from generate_series(1, $1::int) n`,
    [large],
  )
  for (const [index, [eventId, count]] of Object.entries(counts).entries()) {
    await pool.query(
      `insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
       select $1, id, 'approved', id, 'offline', now() - id * interval '1 second' from users where last_name like 'Гостева %' order by id limit $2`,
      [eventId, count],
    )
    await pool.query(
      `insert into event_experts (event_id, user_id, invite, invited_at, decided_at)
       select $1, u, 'approved', now(), now() from unnest($2::bigint[]) u`,
      [eventId, index === 0 ? [1, 2] : [1]],
    )
    await pool.query(
      `insert into expert_scores (event_id, user_id, participant_id, score, scored_at)
       select x.event_id, x.user_id, p.id, 70, now() from event_experts x cross join lateral (
         select id from event_participants where event_id = x.event_id order by created_at, id limit $2) p where x.event_id = $1`,
      [eventId, scored],
    )
  }
  for (const table of ['users', 'event_participants', 'event_experts', 'expert_scores']) await pool.query(`analyze ${table}`)
}
