import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnections } from '../../../tests/kit/accounts.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

const requests = 10_000
const hallCount = 20
/** Each sends ten requests, which keeps them below the rate limit. */
const peopleCount = 1000
/** Requests at one time: below the number at which the product sheds load. */
const inFlight = 100
let world: World
let spaceId: number
let hallIds: number[]
let people: { id: number; token: string }[]
beforeAll(async () => {
  world = await createWorld()
  const space = await world.given.space()
  spaceId = space.id
  hallIds = []
  for (let index = 0; index < hallCount; index += 1) hallIds.push((await world.given.hall(space, `Зал ${index}`)).id)
  people = await world.given.crowd(peopleCount)
  await openConnections(world)
})
afterAll(() => world.close())

/** The same in every run. */
const chance = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

/** Random bookings at once: halls, days, and times of one to six half hours, so that many of them overlap. */
const race = async (count: number, halls: readonly number[]) => {
  const random = chance(7)
  const bodies = Array.from({ length: count }, () => {
    const from = Math.floor(random() * 40)
    const time = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
    return {
      ...{ spaceId, hallId: halls[Math.floor(random() * halls.length)], theme: 'Гонка', date: `2026-04-${String(10 + Math.floor(random() * 4))}` },
      ...{ start: time(from), end: time(from + 1 + Math.floor(random() * 6)) },
    }
  })
  const statuses: number[] = []
  const pending = bodies.entries()
  const send = async () => {
    for (const [index, body] of pending) {
      const { token = '' } = people[index % peopleCount] ?? {}
      statuses.push((await world.request({ method: 'POST', url: '/api/meeting-reservations/reserve', body, token })).status)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, send))
  return statuses
}

/** Pairs of bookings that hold one hall at one time, found without the constraint and its index. */
const overlaps = async (): Promise<number> => {
  const { rows } = await sql<{ pairs: number }>`
    select count(*) as pairs from reserved_halls one join reserved_halls other
      on one.hall_id + 0 = other.hall_id and one.reservation_id < other.reservation_id
      and one.starts_at < other.ends_at and other.starts_at < one.ends_at
    where one.is_holding and other.is_holding`.execute(world.db)
  return rows[0]?.pairs ?? 0
}

test('booking race: two equal requests at once, one answers 200 and one 409 (V383)', async () => {
  const body = { spaceId, hallId: hallIds[0], theme: 'Двое', date: '2026-04-01', start: '10:00', end: '11:00' }
  const send = (index: number) => world.request({ method: 'POST', url: '/api/meeting-reservations/reserve', body, token: people[index]?.token ?? '' })
  const answers = await Promise.all([send(0), send(1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('booking race: 10,000 random requests over 20 halls leave no overlap and no error (V383)', { timeout: limitMs(240_000) }, async () => {
  const statuses = await race(requests, hallIds)
  expect(statuses.filter((status) => ![200, 409, 422].includes(status))).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(500)
  expect(statuses.filter((status) => status !== 200).length).toBeGreaterThan(5000)
  expect(await overlaps()).toBe(0)
})

test('booking race: without the constraint requests overlap', { timeout: limitMs(120_000) }, async () => {
  await sql`delete from reservations`.execute(world.db)
  await sql`alter table reserved_halls drop constraint reserved_halls_overlap`.execute(world.db)
  await race(400, hallIds.slice(0, 2))
  expect(await overlaps()).toBeGreaterThan(0)
})
