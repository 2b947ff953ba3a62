import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { pageOfAnswers } from './answers.ts'

const people = 4_000

let world: World
let eventId: number
let userId: number
beforeAll(async () => {
  world = await createWorld()
  const event = await world.given.event()
  eventId = event.id
  userId = (await world.given.person({ isExpert: true })).id
  const { pool } = world.database
  await pool.query(
    `insert into users (first_name, last_name, status, created_at) select 'Анна', 'Гостева' || md5(n::text), 10, now() from generate_series(1, $1::int) n`,
    [people],
  )
  await pool.query(
    `insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
     select $1, id, 'approved', id, 'offline', now() - id * interval '1 second' from users where last_name like 'Гостева%'`,
    [eventId],
  )
  await pool.query(`insert into event_experts (event_id, user_id, invite, invited_at, decided_at) values ($1, $2, 'approved', now(), now())`, [
    eventId,
    userId,
  ])
  await pool.query(
    `insert into expert_scores (event_id, user_id, participant_id, score, scored_at)
     select $1, $2, id, 50, now() from event_participants where event_id = $1 order by created_at limit 100`,
    [eventId, userId],
  )
  for (const table of ['users', 'event_participants', 'expert_scores']) await pool.query(`analyze ${table}`)
})
afterAll(() => world.close())

/** Without sequential scans, which are the fastest for so few participants only. */
const planOf = async (scored: boolean | undefined, participantId?: number) => {
  const { sql: text, parameters } = pageOfAnswers({ eventId, userId, scored, participantId }, { limit: 10, offset: 0 }).compile(world.db)
  const client = await world.database.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('reset all')
    client.release()
  }
}

test('answers: the first page of a long list reads its index only up to the page', async () => {
  for (const scored of [undefined, false]) {
    const plan = await planOf(scored)
    expect(plan).toMatch(/Limit[\s\S]*event_participants_list/)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
  }
})

test('answers: the scored ones are read from the scores of the expert', async () => {
  const plan = await planOf(true)
  expect(plan).toContain('on expert_scores s')
  // the participants are found by their ids, never by reading those of the event
  expect(plan).toContain('event_participants_pkey')
})
