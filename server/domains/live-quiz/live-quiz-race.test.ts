import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenLiveQuiz, type LiveQuizKit } from '../../../tests/kit/live-quiz.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { moveOnce } from './moves.ts'
import { hostedGame, insertGame, moveGame } from './store.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('live quiz race: the presses of two hosts on the same screen move one question, in 20 rounds', { timeout: limitMs(60_000) }, async () => {
  for (let round = 0; round < 20; round += 1) {
    const kit = await givenLiveQuiz(world)
    const { body } = await kit.control(kit.host, 'start')
    await Promise.all(Array.from({ length: 6 }, () => kit.control(kit.host, 'next', body.revision)))
    expect(await hostedGame(world.db, kit.quizId)).toMatchObject({ ordinal: 2, revision: 2 })
  }
})

test('live quiz race: without the lock two presses move twice', async () => {
  const kit = await givenLiveQuiz(world)
  const { body } = await kit.control(kit.host, 'start')
  const press = async () => {
    const game = await hostedGame(world.db, kit.quizId)
    if (!game || game.revision !== body.revision) return
    await delay(20)
    await world.db.transaction().execute((tx) => moveGame(tx, game, { state: 'running', ordinal: 2, settled: 1, now: world.clock.now() }))
  }
  await Promise.all([press(), press()])
  expect(await hostedGame(world.db, kit.quizId)).toMatchObject({ revision: 3 })
})

test('live quiz race: hosts who open and start at the same time lead one game', async () => {
  const kit = await givenLiveQuiz(world)
  const started = await Promise.all(Array.from({ length: 8 }, (_, index) => kit.control(kit.host, index % 2 ? 'start' : 'reset')))
  expect(started.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const games = await world.db.selectFrom('live_games').select('state').where('quiz_id', '=', kit.quizId).where('state', '<>', 'finished').execute()
  expect(games).toHaveLength(1)
})

test('live quiz race: every answer that was accepted is in the table and in the answers of the organizer', {
  timeout: limitMs(120_000),
}, async () => {
  for (let round = 0; round < 8; round += 1) {
    const kit = await givenLiveQuiz(world)
    const players = await world.given.crowd(40)
    await kit.control(kit.host, 'start')
    const answers = players.map((player, index) => delay(index % 7).then(() => kit.answer(player, kit.first.id, kit.first.right)))
    await Promise.all([...answers, delay(4).then(() => kit.control(kit.host, 'finish'))])
    const accepted = (await Promise.all(answers)).filter(({ body }) => body.accepted).length
    const placed = await world.db
      .selectFrom('live_players as p')
      .innerJoin('live_games as g', 'g.id', 'p.game_id')
      .select('p.id')
      .where('g.quiz_id', '=', kit.quizId)
      .where('p.points', '>', 0)
      .execute()
    expect(placed).toHaveLength(accepted)
    expect(await world.db.selectFrom('quiz_answers').select('id').where('quiz_id', '=', kit.quizId).execute()).toHaveLength(accepted)
  }
})

/** An answer that arrives while the result of its question is being written. */
const answerDuringResult = async (kit: LiveQuizKit, proof?: { token: string; elapsedMs: number }) => {
  const game = await hostedGame(world.db, kit.quizId)
  if (!game) throw new Error('the game has not started')
  const { promise: answer, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof kit.answer>>>()
  await world.db.transaction().execute(async (tx) => {
    await sql`select from live_games where id = ${game.id} for update`.execute(tx)
    resolve(kit.answer(kit.player, kit.first.id, kit.first.right, proof))
    // the answer stands in the queue of the lock
    const waiting = () => sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(world.db)
    await expect.poll(async () => (await waiting()).rows[0]?.count, { timeout: limitMs(5_000) }).toBeGreaterThan(0)
    await sql`update live_games set settled = 1, revision = revision + 1 where id = ${game.id}`.execute(tx)
  })
  return answer
}

test('live quiz race: an answer waits for a result that is being written, and is not accepted behind it', async () => {
  const kit = await givenLiveQuiz(world)
  await kit.control(kit.host, 'start')
  expect(await answerDuringResult(kit)).toMatchObject({ body: { accepted: false } })
})

test('live quiz race: an answer given in time counts when it meets the result on its way', async () => {
  const kit = await givenLiveQuiz(world)
  await kit.control(kit.host, 'reset')
  await kit.join(kit.player)
  await kit.control(kit.host, 'start')
  const { me } = await kit.state(kit.player)
  world.clock.advance(5_000)
  expect(await answerDuringResult(kit, { token: me?.token ?? '', elapsedMs: 1_000 })).toMatchObject({ body: { accepted: true } })
})

test('live quiz race: one name is given once', async () => {
  const kit = await givenLiveQuiz(world)
  await kit.control(kit.host, 'reset')
  const players = await world.given.crowd(12)
  const joined = await Promise.all(players.map((player) => kit.join(player, 'Алия')))
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(1)
  const own = await Promise.all(players.map((player) => kit.join(player)))
  const names = own.map(({ body }) => body.me.name)
  expect(new Set(names).size).toBe(12)
})

test('live quiz race: a question whose time is over is settled once, whoever looks first', async () => {
  const kit = await givenLiveQuiz(world)
  await kit.control(kit.host, 'start')
  world.clock.advance(25_000)
  const game = await hostedGame(world.db, kit.quizId)
  const host = await kit.signedInAgain(kit.host)
  await Promise.all([
    ...Array.from({ length: 8 }, () => kit.state(host)),
    moveOnce(world.db, { gameId: game?.id ?? 0, step: 'close', now: world.clock.now() }),
  ])
  expect(await hostedGame(world.db, kit.quizId)).toMatchObject({ settled: 1, revision: 2 })
})

test('live quiz race: no game opens behind a deletion of its quiz', async () => {
  const kit = await givenLiveQuiz(world)
  const { promise: opened, resolve } = Promise.withResolvers<{ game: unknown }>()
  await world.db.transaction().execute(async (tx) => {
    await sql`select from quizzes where id = ${kit.quizId} for update`.execute(tx)
    resolve(insertGame(world.db, { quizId: kit.quizId, soloUserId: null, now: world.clock.now() }).then((game) => ({ game })))
    const waiting = () => sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(world.db)
    await expect.poll(async () => (await waiting()).rows[0]?.count, { timeout: limitMs(5_000) }).toBeGreaterThan(0)
    await sql`update quizzes set deleted_at = ${world.clock.now()} where id = ${kit.quizId}`.execute(tx)
  })
  expect(await opened).toEqual({ game: undefined })
})

test('live quiz race: recorded answers get their ids after the lock of the quiz, so that counts in the background leave none out', async () => {
  const kit = await givenLiveQuiz(world)
  await kit.control(kit.host, 'start')
  await kit.answer(kit.player, kit.first.id, kit.first.right)
  const { promise: finished, resolve } = Promise.withResolvers<{ reply: Promise<unknown> }>()
  const between = await world.db.transaction().execute(async (tx) => {
    await sql`select from quizzes where id = ${kit.quizId} for update`.execute(tx)
    resolve({ reply: kit.control(kit.host, 'finish') })
    const waiting = () => sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(world.db)
    await expect.poll(async () => (await waiting()).rows[0]?.count, { timeout: limitMs(5_000) }).toBeGreaterThan(0)
    const row = { quiz_id: kit.quizId, is_single: false, created_at: world.clock.now() }
    return (await tx.insertInto('quiz_answers').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
  await (await finished).reply
  const recorded = await world.db
    .selectFrom('quiz_answers')
    .select('id')
    .where('quiz_id', '=', kit.quizId)
    .where('user_id', '=', kit.player.id)
    .execute()
  expect(recorded[0]?.id).toBeGreaterThan(between)
})
