import type { Area } from './bench.ts'
import { recordOn, runCeiling, startRecorded } from './ceiling.ts'
import type { Database } from './database.ts'
import { addHotEvents, emptyEvents } from './hot-events.ts'
import type { Ceiling } from './limits/ceiling.ts'
import type { Group } from './limits/replay.ts'
import { byTurns, type Load, load } from './load.ts'
import { type Product, startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { median } from './statistics.ts'
import { type Row, spread } from './table.ts'

const people = 500
const hotEvents = 5
const requestsEach = 2
/** Seats per event, fewer than its 200 requests, so that the last ones join the waiting list. */
const seats = 150
const goal = 0.6
const maxP99Ms = 1_000

type SeatRequest = { userId: number; token: string; eventId: number }

/**
 * Five hundred users on as many connections register for two of five events each. The limit is the statements of single
 * registrations. The product batches waiting requests into one transaction, so it may be faster.
 */
export const storm: Area = async (bench) => {
  await using database = await (await bench.base(200_000)).copy('storm')
  const tokens = await signIn(database, people)
  const events = await addHotEvents(database, hotEvents, seats)
  const seatRequests = tokens.map((token, person) =>
    events.slice(0, requestsEach).map((_, i): SeatRequest => ({ userId: person + 1, token, eventId: events[(person + i) % hotEvents] ?? 0 })),
  )
  bench.say('storm: recording the statements of every registration')
  const groups = await recorded(database, seatRequests)
  await using product = await startProduct({ database })
  const limit = async () => {
    await emptyEvents(database, events)
    return runCeiling(database, groups, people)
  }
  const drive = async () => {
    await emptyEvents(database, events)
    return rush(product, seatRequests)
  }
  bench.say('storm: by turns')
  await limit()
  await drive()
  return { rows: [rowOf(await byTurns(bench.rounds, limit, drive))] }
}

/** In the order of a storm: the first request of every user, then the second. */
const recorded = async (database: Database, seatRequests: SeatRequest[][]): Promise<Group[]> => {
  await using product = await startRecorded(database)
  const inOrder = Array.from({ length: requestsEach }, (_, i) => seatRequests.map((own) => own[i])).flat()
  return await recordOn(
    product,
    inOrder.filter((seatRequest) => seatRequest !== undefined),
    (seatRequest) => {
      const { path, ...request } = requestOf(seatRequest)
      return fetch(product.url + path, request)
    },
  )
}

const requestOf = ({ userId, token, eventId }: SeatRequest) => ({
  method: 'POST',
  path: '/api/event-participants/registration',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ user_id: userId, eventId }),
})

const rush = (product: Product, seatRequests: SeatRequest[][]) =>
  load({ ...product, connections: people, amount: people * requestsEach, requestsOf: (person) => (seatRequests[person] ?? []).map(requestOf) })

const rowOf = (pairs: { limit: Ceiling; product: Load }[]): Row => {
  const ratios = pairs.map(({ limit, product }) => product.perSecond / limit.perSecond)
  const p99 = pairs.map(({ product }) => product.p99Ms)
  const failures = pairs.reduce((sum, { limit, product }) => sum + limit.failures + product.failures, 0)
  return {
    what: `Registration storm, ${people} connections, ${hotEvents} hot events${failures > 0 ? `; ${failures} failed` : ''}`,
    product: `${spread(pairs.map(({ product }) => product.perSecond))} /s, p99 ${spread(p99)} ms`,
    limit: `${spread(pairs.map(({ limit }) => limit.perSecond))} /s, database ceiling`,
    ratio: spread(ratios),
    goal: `≥ ${goal}, p99 ≤ 1 s`,
    holds: failures === 0 && median(ratios) >= goal && median(p99) <= maxP99Ms,
  }
}
