import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { pageOfAnswers } from './answers.ts'
import { scorableNamed } from './score.ts'

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
  const quiz = await world.given.quiz()
  await pool.query(
    `insert into quiz_answers (id, quiz_id, user_id, is_single, created_at) overriding system value
     select id, $1, user_id, false, now() from event_participants where id % 2 = 0`,
    [quiz.id],
  )
  await pool.query('update event_participants set quiz_answer_id = id where id % 2 = 0')
  for (const table of ['users', 'event_participants', 'expert_scores']) await pool.query(`analyze ${table}`)
})
afterAll(() => world.close())

const planOf = (scored: boolean | undefined) =>
  explained(pageOfAnswers({ eventId, userId, scored, participantId: undefined }, { limit: 10, offset: 0 }))

/** Without sequential scans, which are the fastest for so few participants only. */
const explained = async (query: RawBuilder<unknown>) => {
  const { sql: text, parameters } = query.compile(world.db)
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

test('answers: the list without scores looks each participant up, whatever the statistics say', async () => {
  const { pool } = world.database
  const plans = [await planOf(false)]
  // the expert scores nearly everyone; the statistics are those before the load
  await pool.query(
    `insert into expert_scores (event_id, user_id, participant_id, score, scored_at)
     select $1, $2, id, 50, now() from event_participants where event_id = $1 order by created_at limit 3900 on conflict do nothing`,
    [eventId, userId],
  )
  plans.push(await planOf(false))
  await pool.query('analyze expert_scores')
  plans.push(await planOf(false))
  for (const plan of plans) {
    expect(plan).not.toMatch(/Join|Nested Loop|Materialize|Sort|Seq Scan/)
    expect(plan).toMatch(/SubPlan[\s\S]*using expert_scores_(once|participant)[\s\S]*Index Cond: \(.*participant_id = p\.id/)
  }
})

test('answers: a participant named by a quiz answer is found by its index', async () => {
  const named = { eventId, userId, answerId: 2, score: 1, now: new Date() }
  expect(await explained(scorableNamed(named))).toContain('event_participants_quiz_answer')
})
