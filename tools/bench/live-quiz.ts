import { setTimeout as delay } from 'node:timers/promises'
import type { Area } from './bench.ts'
import { type LivePlayer, openPlayer } from './live-player.ts'
import { residentMegabytes } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { type Row, shown } from './table.ts'

const playerCount = 1_000
const questionCount = 10
const lossShare = 0.3
/** Time that players take to answer, and how long a lost one is away: some miss the result and the next question. */
const answerMs = 4_000
const awayMs = { least: 500, most: 8_000 }
const joinsAtOnce = 50
const settleMs = 1_500
const finalMs = 10_000
const [maxP99Ms, maxMegabytes] = [1_000, 100]

/**
 * A thousand players on one process. Each question is measured from the press of the host to its arrival at every connected player. In each
 * question 30 % of the players lose their connection at random; the table at the end is compared with the one that their answers deserve.
 */
export const liveQuiz: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('live_quiz')
  const [host = '', ...tokens] = await signIn(database, playerCount + 1)
  await using product = await startProduct({ database })
  const quiz = await createQuiz(product, host)
  await control(product, host, quiz, 'reset')
  const before = residentMegabytes(product.pid) ?? Number.NaN
  const players = tokens.map((token) => openPlayer({ url: product.url, code: quiz.code, token, questions: quiz.questions }))
  bench.say(`live quiz: ${shown(playerCount)} players join`)
  for (let index = 0; index < players.length; index += joinsAtOnce)
    await Promise.all(players.slice(index, index + joinsAtOnce).map(({ join }) => join()))
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(product.pid) ?? 0)
  }, 250)
  const delays: number[] = []
  for (let number = 1; number <= questionCount; number += 1) {
    delays.push(...(await playQuestion({ product, host, quiz, players, number })))
    bench.say(`live quiz: question ${number}, p99 so far ${shown(p99(delays))} ms, ${shown(peak)} MB`)
  }
  await Promise.all(players.map(({ returned }) => returned()))
  await delay(settleMs)
  await control(product, host, quiz, 'finish')
  await Promise.race([Promise.all(players.map(({ finished }) => finished)), delay(finalMs)])
  clearInterval(timer)
  const wrong = players.filter(({ deserved, points }) => deserved() !== points()).length
  const lost = players.reduce((sum, player) => sum + player.losses(), 0)
  for (const { close } of players) close()
  return { rows: [delayRow(delays), memoryRow(before, peak), tableRow(wrong, lost)] }
}

type Quiz = { id: number; code: string; questions: { id: number; right: number; wrong: number }[] }

const send = async (product: Product, token: string, method: string, path: string, body: object) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${product.url}/api${path}`, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const createQuiz = async (product: Product, host: string): Promise<Quiz> => {
  // the shapes of our own replies
  const { id } = (await send(product, host, 'POST', '/quizzes', { mode: 'fast' })) as { id: number }
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    ...{ type: 'radio', title: `Вопрос ${index + 1}`, seconds: 60 },
    options: [{ title: 'Да', right: true }, { title: 'Нет' }, { title: 'Иногда' }, { title: 'Не знаю' }],
  }))
  const quiz = (await send(product, host, 'PUT', `/quizzes/${id}`, { published: true, questions })) as {
    code: string
    questions: { id: number; options: { id: number }[] }[]
  }
  const asked = quiz.questions.map((question) => ({ id: question.id, right: question.options[0]?.id ?? 0, wrong: question.options[1]?.id ?? 0 }))
  return { id, code: quiz.code, questions: asked }
}

const control = (product: Product, host: string, { id }: Quiz, action: string) =>
  send(product, host, 'POST', `/quizzes/${id}/fast-control`, { action })

type Round = { product: Product; host: string; quiz: Quiz; players: LivePlayer[]; number: number }

/** Milliseconds from the press to the arrival at each player who is connected at the press. */
const playQuestion = async ({ product, host, quiz, players, number }: Round): Promise<number[]> => {
  const connected = players.filter(({ isConnected }) => isConnected())
  const arrivals = connected.map((player) => player.shows(number))
  const pressedAt = performance.now()
  await control(product, host, quiz, number === 1 ? 'start' : 'next')
  const delays = (await Promise.all(arrivals)).map((at) => at - pressedAt)
  for (const player of players) {
    player.answerAfter(number, Math.random() * answerMs)
    if (Math.random() < lossShare) player.loseFor(Math.random() * answerMs, awayMs.least + Math.random() * (awayMs.most - awayMs.least))
  }
  await delay(answerMs + settleMs)
  await control(product, host, quiz, 'close')
  await delay(settleMs)
  return delays
}

const p99 = (delays: readonly number[]): number => delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? Number.NaN

const delayRow = (delays: number[]): Row => ({
  what: `Live quiz: a question at ${shown(playerCount)} players, p99 after the press`,
  product: `${shown(p99(delays))} ms`,
  limit: `${shown(maxP99Ms)} ms`,
  ratio: shown(p99(delays) / maxP99Ms),
  goal: '≤ 1',
  holds: p99(delays) <= maxP99Ms,
})

const memoryRow = (before: number, peak: number): Row => ({
  what: `Live quiz: memory with ${shown(playerCount)} players`,
  product: `+${shown(peak - before)} MB, ${shown(peak)} MB in all`,
  limit: `+${maxMegabytes} MB`,
  ratio: shown((peak - before) / maxMegabytes),
  goal: '≤ 1',
  holds: peak - before <= maxMegabytes,
})

const tableRow = (wrong: number, lost: number): Row => ({
  what: `Live quiz: table of ${shown(playerCount)} players after ${shown(lost)} lost connections`,
  product: `${shown(wrong)} players with other points`,
  limit: 'the table without losses',
  ratio: shown(wrong / playerCount),
  goal: '0',
  holds: wrong === 0 && lost > 0,
})
