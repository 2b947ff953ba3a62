import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../server/kernel/config.ts'
import { openLog } from '../server/kernel/log.ts'
import { createApp, createServer, type Server } from '../server/server.ts'
import { siteUrl, withSiteHost } from './kit/site-host.ts'
import { createWorld, type World } from './kit/world.ts'

type App = World['app']

let world: World
let other: Server
let apps: App[]

beforeAll(async () => {
  world = await createWorld()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  other = await createServer({
    config,
    connection: world.connection,
    log: openLog(config.LOG_LEVEL),
    clock: world.clock.now,
    siteUrl,
  })
  apps = [world.app, withSiteHost(await createApp(other, null))]
})
afterAll(async () => {
  await apps[1]?.close()
  await other.close()
  await world.close()
})

const appFor = (turn: number) => apps[turn % apps.length] as App

const guestsAt = async (app: App, url: string): Promise<number> => (await app.inject({ url })).json().participantsCount

const register = (app: App, eventId: number, guest: { id: number; token: string }) =>
  app.inject({
    method: 'POST',
    url: '/api/event-participants/registration',
    headers: { authorization: `Bearer ${guest.token}` },
    payload: { eventId, user_id: guest.id },
  })

test('two processes: a change by one process is in the next answer of every other', async () => {
  const event = await world.given.event()
  const url = `/api/events/${event.id}`
  for (const [turn, guest] of (await world.given.crowd(8)).entries()) {
    const seen = async () => [await guestsAt(appFor(0), url), await guestsAt(appFor(1), url)]
    expect(await seen()).toEqual([turn, turn])
    expect((await register(appFor(turn), event.id, guest)).statusCode).toBe(200)
    expect(await seen()).toEqual([turn + 1, turn + 1])
  }
})

test('two processes: under load no client gets an older state than any client got before, from either process', async () => {
  const event = await world.given.event()
  const url = `/api/events/${event.id}`
  const guests = await world.given.crowd(30)
  let maxShown = 0
  let isOver = false
  const readRepeatedly = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn++) {
      const shownBefore = maxShown
      const seen = await guestsAt(appFor(turn), url)
      expect(seen).toBeGreaterThanOrEqual(shownBefore)
      maxShown = Math.max(maxShown, seen)
    }
  }
  const reads = Promise.all(Array.from({ length: 6 }, (_, visitor) => readRepeatedly(visitor)))
  const registerAll = async () => {
    for (const [turn, guest] of guests.entries()) {
      await register(appFor(turn), event.id, guest)
      await delay(turn % 3)
    }
    isOver = true
  }
  await Promise.all([registerAll(), reads])
  expect(await guestsAt(appFor(0), url)).toBe(guests.length)
})
