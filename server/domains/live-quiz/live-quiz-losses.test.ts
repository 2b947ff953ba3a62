import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenLiveQuiz, type LiveQuizKit, type Player } from '../../../tests/kit/live-quiz.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

const playerCount = 100
const lossShare = 0.3
const questionMs = 21_000

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** The behaviour of a player in one question: the time of the answer and of the absence, in milliseconds after its start. */
type Plan = { isRight: boolean; answersAt: number; awayFrom: number; backAt: number }

/** The same plans for both runs. A player who loses the connection misses the answer; some also miss the result and the start of the next question. */
const plansFor = (questions: number): Plan[][] =>
  Array.from({ length: playerCount }, () =>
    Array.from({ length: questions }, () => {
      const answersAt = 500 + Math.floor(Math.random() * 18_000)
      const isLost = Math.random() < lossShare
      const awayFrom = isLost ? Math.floor(Math.random() * answersAt) : Number.POSITIVE_INFINITY
      return { isRight: Math.random() < 0.6, answersAt, awayFrom, backAt: answersAt + 1 + Math.floor(Math.random() * 25_000) }
    }),
  )

type Send = { at: number; send: () => Promise<unknown> }

/** Plays a whole quiz; every answer goes out at its time, or when its player is back. */
const play = async (kit: LiveQuizKit, players: Player[], plans: Plan[][], hasLosses: boolean) => {
  const questions = [kit.first, kit.second]
  await kit.control(kit.host, 'reset')
  await Promise.all(players.map((player, index) => kit.join(player, `Игрок ${index}`)))
  const start = world.clock.now().getTime()
  let late: Send[] = []
  for (const [number, question] of questions.entries()) {
    await kit.control(kit.host, number === 0 ? 'start' : 'next')
    const opened = world.clock.now().getTime()
    const sends = players.map((player, index): Send => {
      const plan = plans[index]?.[number]
      if (!plan) throw new Error('a player has no plan')
      const isAway = hasLosses && plan.awayFrom <= plan.answersAt
      return { at: opened + (isAway ? plan.backAt : plan.answersAt), send: () => sendOf(kit, player, { question, plan, opened }) }
    })
    late = await sendUntil([...late, ...sends], opened + questionMs)
    world.clock.set(new Date(opened + questionMs))
    await kit.state(kit.host)
  }
  await sendUntil(late, Number.POSITIVE_INFINITY)
  await kit.control(kit.host, 'finish')
  world.clock.set(new Date(Math.max(start, world.clock.now().getTime())))
  const rows = await world.db
    .selectFrom('live_players as p')
    .innerJoin('live_games as g', 'g.id', 'p.game_id')
    .select(['p.name', 'p.place', 'p.points', 'p.right_count'])
    .where('g.quiz_id', '=', kit.quizId)
    .orderBy('p.place')
    .orderBy('p.name')
    .execute()
  return rows
}

type Answering = { question: LiveQuizKit['first'] | LiveQuizKit['second']; plan: Plan; opened: number }

/** With the token of the moment at which the question came, sent twice as a lost reply would. */
const sendOf = async (kit: LiveQuizKit, player: Player, { question, plan }: Answering) => {
  const token = tokens.get(`${player.id} ${question.id}`)
  if (!token) throw new Error('a player has no token')
  const right = 'alsoRight' in question ? [question.right, question.alsoRight] : question.right
  const value = plan.isRight ? right : question.wrong
  const given = () => kit.answer(player, question.id, value, { token, elapsedMs: plan.answersAt })
  const replies = [await given(), await given()]
  expect(replies.map(({ body }) => body.accepted)).toEqual([true, true])
}

const tokens = new Map<string, string>()

/** In the order of time; returns those that are due later. */
const sendUntil = async (sends: readonly Send[], until: number): Promise<Send[]> => {
  for (const { at, send } of sends.filter((one) => one.at < until).toSorted((a, b) => a.at - b.at)) {
    if (at > world.clock.now().getTime()) world.clock.set(new Date(at))
    await send()
  }
  return sends.filter((one) => one.at >= until)
}

const run = async (players: Player[], plans: Plan[][], hasLosses: boolean) => {
  const kit = await givenLiveQuiz(world)
  return play(withTokens(kit, players), players, plans, hasLosses)
}

/** Every player gets each question when it opens, and with it the token. */
const withTokens = (kit: LiveQuizKit, players: Player[]): LiveQuizKit => ({
  ...kit,
  control: async (host, action, revision) => {
    const reply = await kit.control(host, action, revision)
    if (reply.body.phase === 'open')
      for (const player of players) tokens.set(`${player.id} ${reply.body.currentQuestionId}`, (await kit.state(player)).me?.token ?? '')
    return reply
  },
})

test('live quiz: when 30 % of the players lose their connection at random, the table is the one without losses', {
  timeout: limitMs(120_000),
}, async () => {
  const players = await world.given.crowd(playerCount)
  const plans = plansFor(2)
  const reference = await run(players, plans, false)
  expect(reference.filter(({ points }) => points > 0).length).toBeGreaterThan(playerCount / 2)
  expect(plans.flat().filter(({ awayFrom, backAt }) => awayFrom < questionMs && backAt > questionMs).length).toBeGreaterThan(0)
  expect(await run(players, plans, true)).toEqual(reference)
})
