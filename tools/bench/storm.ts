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
const wishesEach = 2
/** Of each event, fewer than the 200 who want in: the last of them wait in line. */
const seats = 150
const goal = 0.6
const mostP99Ms = 1_000

type Wish = { userId: number; token: string; eventId: number }

/**
 * Five hundred people on as many connections register for two of five events each, against the statements of each registration
 * by itself. The product takes those that wait together in one transaction, so it may do better.
 */
export const storm: Area = async (bench) => {
  await using database = await (await bench.base(200_000)).copy('storm')
  const tokens = await signIn(database, people)
  const events = await addHotEvents(database, hotEvents, seats)
  const wishes = tokens.map((token, person) =>
    events.slice(0, wishesEach).map((_, i): Wish => ({ userId: person + 1, token, eventId: events[(person + i) % hotEvents] ?? 0 })),
  )
  bench.say('storm: recording the statements of every registration')
  const groups = await recorded(database, wishes)
  await using product = await startProduct({ database })
  const limit = async () => {
    await emptyEvents(database, events)
    return runCeiling(database, groups, people)
  }
  const drive = async () => {
    await emptyEvents(database, events)
    return rush(product, wishes)
  }
  bench.say('storm: by turns')
  await limit()
  await drive()
  return { rows: [rowOf(await byTurns(bench.rounds, limit, drive))] }
}

/** In the order a storm comes in: everybody's first wish, then everybody's second. */
const recorded = async (database: Database, wishes: Wish[][]): Promise<Group[]> => {
  await using product = await startRecorded(database)
  const inOrder = Array.from({ length: wishesEach }, (_, i) => wishes.map((own) => own[i])).flat()
  return await recordOn(
    product,
    inOrder.filter((wish) => wish !== undefined),
    (wish) => {
      const { path, ...request } = requestOf(wish)
      return fetch(product.url + path, request)
    },
  )
}

const requestOf = ({ userId, token, eventId }: Wish) => ({
  method: 'POST',
  path: '/api/event-participants/registration',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ user_id: userId, eventId }),
})

const rush = (product: Product, wishes: Wish[][]) =>
  load({ ...product, connections: people, amount: people * wishesEach, requestsOf: (person) => (wishes[person] ?? []).map(requestOf) })

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
    holds: failures === 0 && median(ratios) >= goal && median(p99) <= mostP99Ms,
  }
}
