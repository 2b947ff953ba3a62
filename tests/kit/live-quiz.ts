import type { LiveQuiz } from '../../contract/live-quiz/live-quiz.ts'
import type { World } from './world.ts'

export type Player = { id: number; token: string }
type World_ = Pick<World, 'request' | 'given' | 'db'>
type Method = 'GET' | 'POST'
type Late = { token: string; elapsedMs: number }

/** A fast quiz of three questions of 20 seconds with its host, a player, and the calls of both. A text question between them is not asked. */
export const givenLiveQuiz = async (world: World_, { allowMultiple = false } = {}) => {
  const hostName = 'Мадина Хостова'
  const host = await playerOf(world, { firstName: 'Мадина', lastName: 'Хостова' })
  const player = await playerOf(world, { firstName: 'Игрок' })
  const quiz = await world.given.quiz({
    ...{ author: { id: host.id }, mode: 'fast', title: 'Живая викторина', allowMultiple },
    questions: [
      { type: 'radio', title: 'Столица?', options: [{ title: 'Астана', right: true }, 'Алматы'] },
      { type: 'text', title: 'Расскажите о себе' },
      { type: 'checkbox', title: 'Города?', options: [{ title: 'Шымкент', right: true }, { title: 'Тараз', right: true }, 'Волга'] },
      { type: 'splitter', title: 'Почти всё' },
      { type: 'boolean', title: 'Земля круглая?', rightBoolean: true },
    ],
  })
  const [radio, , checkbox, , boolean] = quiz.questions
  if (!radio || !checkbox || !boolean) throw new Error('the quiz has no questions')
  const first = { id: radio.id, right: radio.options[0] ?? 0, wrong: radio.options[1] ?? 0 }
  const second = { id: checkbox.id, right: checkbox.options[0] ?? 0, alsoRight: checkbox.options[1] ?? 0, wrong: checkbox.options[2] ?? 0 }

  const request = (player: Player | null, method: Method, path: string, body?: unknown) =>
    world.request({ method, url: `/api${path}`, ...(player && { token: player.token }), ...(body !== undefined && { body }) })
  const state = async (player: Player): Promise<LiveQuiz> => (await request(player, 'GET', `/fast-quiz/${quiz.code}`)).body

  return {
    ...{ host, hostName, player, quizId: quiz.id, code: quiz.code, first, second, third: { id: boolean.id }, request, state },
    crowd: async <const N extends number>(count: N) => (await world.given.crowd(count)) as Player[] as CrowdOf<N>,
    control: (host: Player, action: string, revision?: number) =>
      request(host, 'POST', `/quizzes/${quiz.id}/fast-control`, { action, ...(revision !== undefined && { revision }) }),
    join: (player: Player, name?: string) => request(player, 'POST', `/fast-quiz/${quiz.code}/players`, name === undefined ? {} : { name }),
    joinAlone: (player: Player) => request(player, 'POST', `/fast-quiz/${quiz.code}/players`, { alone: true }),
    next: async (player: Player) => request(player, 'POST', `/fast-quiz/${quiz.code}/next`, { revision: (await state(player)).revision }),
    answer: (player: Player, questionId: number, value: unknown, late?: Late) =>
      request(player, 'POST', `/fast-quiz/${quiz.code}/answers`, { questionId, value, ...late }),
    signedInAgain: async (player: Player): Promise<Player> => ({ ...player, token: await world.given.session(player.id) }),
  }
}
export type LiveQuizKit = Awaited<ReturnType<typeof givenLiveQuiz>>

/** The first three of a crowd are known to exist. */
type CrowdOf<N extends number> = N extends 1 ? [Player] : N extends 2 ? [Player, Player] : N extends 3 ? [Player, Player, Player] : Player[]

const playerOf = async (world: World_, person: { firstName: string; lastName?: string }): Promise<Player> => {
  const { id } = await world.given.person(person)
  return { id, token: await world.given.session(id) }
}
