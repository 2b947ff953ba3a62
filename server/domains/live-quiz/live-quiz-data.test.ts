import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenLiveQuiz } from '../../../tests/kit/live-quiz.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { liveQuizPersonalData } from './personal-data.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })

/** A finished game of two players, the first of whom leads. */
const played = async () => {
  const kit = await givenLiveQuiz(world)
  const [first, second] = await kit.crowd(2)
  await kit.control(kit.host, 'reset')
  await kit.join(first, 'Аида')
  await kit.join(second, 'Тимур')
  await kit.control(kit.host, 'start')
  await kit.answer(first, kit.first.id, kit.first.right)
  await kit.answer(second, kit.first.id, kit.first.wrong)
  await kit.control(kit.host, 'finish')
  return { kit, first, second }
}

test('live quiz data: the export has the name, the place and the answers of the user alone', async () => {
  const { first } = await played()
  const { rows } = await liveQuizPersonalData.collect(world.db, first.id)
  expect(rows.liveQuizzes).toEqual([
    expect.objectContaining({
      quiz: 'Живая викторина',
      name: 'Аида',
      place: 1,
      points: 1000,
      answers: [expect.objectContaining({ options: ['Астана'] })],
    }),
  ])
})

test('live quiz data: an erased player stays in the table without a name, and the places of the others stay', async () => {
  const { kit, first, second } = await played()
  await world.db.transaction().execute((tx) => liveQuizPersonalData.erase(tx, first.id, deps()))
  const { top } = await kit.state(second)
  expect(top.map(({ place, name }) => [place, name])).toEqual([
    [1, null],
    [2, 'Тимур'],
  ])
  expect((await liveQuizPersonalData.collect(world.db, first.id)).rows.liveQuizzes).toEqual([])
})

test('live quiz data: a game alone is erased with its player', async () => {
  const kit = await givenLiveQuiz(world)
  await kit.joinAlone(kit.player)
  await world.db.transaction().execute((tx) => liveQuizPersonalData.erase(tx, kit.player.id, deps()))
  expect(await world.db.selectFrom('live_games').select('id').where('quiz_id', '=', kit.quizId).execute()).toEqual([])
})

test('live quiz data: a merge moves games, and where both accounts played, the place of the surviving one stays', async () => {
  const both = await played()
  const one = await givenLiveQuiz(world)
  await one.joinAlone(both.first)
  await world.db.transaction().execute((tx) => liveQuizPersonalData.move(tx, { from: both.first.id, to: both.second.id }, deps()))
  const { rows } = await liveQuizPersonalData.collect(world.db, both.second.id)
  expect(rows.liveQuizzes).toHaveLength(2)
  expect(rows.liveQuizzes).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Тимур' })]))
  expect(await one.state(both.second)).toMatchObject({ isAlone: true, state: 'running' })
})
