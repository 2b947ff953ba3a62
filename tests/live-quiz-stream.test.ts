import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveQuiz } from '../contract/live-quiz/live-quiz.ts'
import { readConfig } from '../server/kernel/config.ts'
import { closeServer } from '../server/kernel/http/close-server.ts'
import { openLog } from '../server/kernel/log.ts'
import { createApp, createServer } from '../server/server.ts'
import { type EventReader, readEvents } from './kit/event-stream.ts'
import { givenLiveQuiz, type LiveQuizKit, type Player } from './kit/live-quiz.ts'
import { listen } from './kit/raw-http.ts'
import { siteUrl } from './kit/site-host.ts'
import { soon } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

const { host } = new URL(siteUrl)

let world: World
let kit: LiveQuizKit
let port: number
const streams: EventReader[] = []

beforeEach(async () => {
  world = await createWorld()
  kit = await givenLiveQuiz(world)
  port = await listen(world.app)
})
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close()
  await world.close()
})

const follow = async (player: Player, at = port) => {
  const stream = await readEvents({ port: at, path: `/api/fast-quiz/${kit.code}/stream`, headers: { host, authorization: `Bearer ${player.token}` } })
  streams.push(stream)
  return stream
}

const lastOf = ({ events }: EventReader): LiveQuiz | null => (events.length > 0 ? JSON.parse(events.at(-1) ?? '') : null)

test('live quiz stream: an event stream that no proxy stores, with the whole state in each event', async () => {
  await kit.control(kit.host, 'reset')
  await kit.join(kit.player, 'Аида')
  const [stream, otherDevice] = [await follow(kit.player), await follow(kit.player)]
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
  expect(stream.headers).not.toHaveProperty('content-encoding')
  expect(stream.headers).not.toHaveProperty('content-disposition')
  await vi.waitFor(() => expect(lastOf(stream)).toMatchObject({ state: 'waiting', me: { name: 'Аида' } }), soon)
  await kit.control(kit.host, 'start')
  await vi.waitFor(() => expect(lastOf(stream)).toMatchObject({ state: 'running', currentQuestionId: kit.first.id, me: { answer: null } }), soon)
  await kit.answer(kit.player, kit.first.id, kit.first.right)
  await vi.waitFor(
    () => expect(lastOf(otherDevice)).toMatchObject({ phase: 'open', me: { answer: { value: kit.first.right, isRight: null } } }),
    soon,
  )
  expect(stream.events.join('')).not.toMatch(/"right":|"isRight":(true|false)/)
  await kit.control(kit.host, 'close')
  await vi.waitFor(() => expect(lastOf(stream)).toMatchObject({ phase: 'result', me: { points: 1000, place: 1, answer: { isRight: true } } }), soon)
  expect(lastOf(stream)).toEqual({ ...(await kit.state(kit.player)), serverTime: expect.any(String) })
})

test('live quiz stream: the clock shows the result without a host and without a request', async () => {
  await kit.control(kit.host, 'start')
  const stream = await follow(kit.player)
  await vi.waitFor(() => expect(lastOf(stream)).toMatchObject({ phase: 'open' }), soon)
  world.clock.advance(21_500)
  await vi.waitFor(() => expect(lastOf(stream)).toMatchObject({ phase: 'result' }), soon)
})

test('live quiz stream: names arrive in the lobby, and the number of answers at the host', async () => {
  await kit.control(kit.host, 'reset')
  const [leading, playing] = [await follow(kit.host), await follow(kit.player)]
  const [other] = await kit.crowd(1)
  await kit.join(other, 'Тимур')
  for (const stream of [leading, playing]) await vi.waitFor(() => expect(lastOf(stream)).toMatchObject({ names: ['Тимур'], playerCount: 1 }), soon)
  await kit.control(kit.host, 'start')
  await kit.answer(other, kit.first.id, kit.first.wrong)
  await vi.waitFor(() => expect(lastOf(leading)).toMatchObject({ answerCount: 1, canHost: true }), soon)
})

test('live quiz stream: a press at one process reaches the players of another, and no player sees the part of another', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const server = await createServer({ config, connection: world.connection, log: openLog('silent'), clock: world.clock.now, siteUrl })
  const app = await createApp(server, null)
  try {
    const otherPort = await listen(app)
    await kit.control(kit.host, 'reset')
    const [first, second] = await kit.crowd(2)
    await kit.join(first, 'Первая')
    await kit.join(second, 'Вторая')
    const [near, far] = [await follow(first), await follow(second, otherPort)]
    await kit.control(kit.host, 'start')
    for (const stream of [near, far]) await vi.waitFor(() => expect(lastOf(stream)).toMatchObject({ currentQuestionId: kit.first.id }), soon)
    expect([lastOf(near)?.me?.name, lastOf(far)?.me?.name]).toEqual(['Первая', 'Вторая'])
    expect(lastOf(near)?.me?.token).not.toBe(lastOf(far)?.me?.token)
  } finally {
    for (const stream of streams) stream.close()
    await app.close()
    await server.close()
  }
})

test('live quiz stream: it ends for the oldest of five streams of a user, and with the quiz', async () => {
  await kit.control(kit.host, 'reset')
  const own: EventReader[] = []
  for (let count = 0; count < 5; count += 1) own.push(await follow(kit.player))
  await own[0]?.ended
  await vi.waitFor(() => expect(own.slice(1).map(({ events }) => events.length > 0)).toEqual([true, true, true, true]), soon)
  await world.db.updateTable('quizzes').set({ deleted_at: world.clock.now() }).where('id', '=', kit.quizId).execute()
  await Promise.all(own.map(({ ended }) => ended))
})

test('live quiz stream: the own clock of a player who is online puts an answer back by five seconds at most', async () => {
  await kit.control(kit.host, 'reset')
  await kit.join(kit.player)
  await kit.control(kit.host, 'start')
  const stream = await follow(kit.player)
  await vi.waitFor(() => expect(lastOf(stream)?.me?.token).toBeTruthy(), soon)
  world.clock.advance(15_000)
  await kit.answer(kit.player, kit.first.id, kit.first.right, { token: lastOf(stream)?.me?.token ?? '', elapsedMs: 0 })
  await kit.control(kit.host, 'close')
  expect(await kit.state(kit.player)).toMatchObject({ me: { points: 750 } })
})

test('live quiz stream: open streams do not delay the end of the process', async () => {
  const stream = await follow(kit.player)
  await vi.waitFor(() => expect(stream.events).toHaveLength(1), soon)
  world.startDraining()
  await stream.ended
  await closeServer(world.app.server)
})

test('live quiz stream: visitors and unknown codes get a problem, and `once` one event', async () => {
  await kit.control(kit.host, 'reset')
  const path = `/fast-quiz/${kit.code}/stream`
  expect(await kit.request(null, 'GET', path)).toMatchObject({ status: 401 })
  expect(await kit.request(kit.player, 'GET', '/fast-quiz/ZZZZZZ/stream')).toMatchObject({ status: 404 })
  const { status, text } = await kit.request(kit.player, 'GET', `${path}?once=1`)
  expect([status, text.split('data: ').length]).toEqual([200, 2])
})
