import { againstRaw } from './against-raw.ts'
import type { Area, Bench } from './bench.ts'
import { poolSize, recordOn, runCeiling, startRecorded } from './ceiling.ts'
import type { Base } from './database.ts'
import { offerOf, randomQueries } from './filters.ts'
import type { Ceiling } from './limits/ceiling.ts'
import type { Group } from './limits/replay.ts'
import { byTurns, type Load, load } from './load.ts'
import { type Product, startProduct } from './product.ts'
import { median } from './statistics.ts'
import { type Row, spread } from './table.ts'

const headers = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'ru' }

/** `GET /api/events`: filters requested within the last minute, and filters not requested before. */
export const calls: Area = async (bench) => {
  const base = await bench.base(200_000)
  return { rows: [await recent(bench, base), await unseen(bench, base)] }
}

const seenFilters = 40

const recent = async (bench: Bench, base: Base): Promise<Row> => {
  bench.say('calls: filters seen within the minute')
  await using product = await startProduct({ database: base, isPinned: true })
  const paths = randomQueries(await offerOf(base), seenFilters, 1).map((query) => `/api/events?${query}`)
  // awaited here, because the product stops when the function returns
  return await againstRaw(bench, product, {
    what: `Anonymous \`GET /api/events\`, ${seenFilters} filters seen in the last minute`,
    paths,
    headers,
    goal: 0.6,
  })
}

const goal = 0.75
const warmingRequests = 3 * poolSize
const [fewestRequests, maxRequests] = [4 * poolSize, 60 * poolSize]

/** Every round has different filters, so that none is cached. */
const unseen = async (bench: Bench, base: Base): Promise<Row> => {
  bench.say('calls: filters never seen, recording their statements')
  const offer = await offerOf(base)
  const warming = randomQueries(offer, warmingRequests, 99)
  const [warmed = []] = await recorded(base, [warming])
  const { perSecond } = await runCeiling(base, warmed, poolSize)
  const requests = Math.min(maxRequests, Math.max(fewestRequests, poolSize * Math.round((perSecond * bench.seconds) / poolSize)))
  const rounds = Array.from({ length: bench.rounds }, (_, round) => randomQueries(offer, requests, 100 + round))
  const groups = await recorded(base, rounds)
  bench.say(`calls: ${requests} filters never seen, by turns`)
  await using product = await startProduct({ database: base })
  await drive(product, warming)
  const pairs = await byTurns(
    bench.rounds,
    (round) => runCeiling(base, groups[round] ?? [], poolSize),
    (round) => drive(product, rounds[round] ?? []),
  )
  return rowOf(pairs)
}

const rowOf = (pairs: { limit: Ceiling; product: Load }[]): Row => {
  const ratios = pairs.map(({ product, limit }) => product.perSecond / limit.perSecond)
  const failures = pairs.reduce((sum, { product, limit }) => sum + product.failures + limit.failures, 0)
  return {
    what: `\`GET /api/events\` never seen before, 200,000 events${failures > 0 ? `; ${failures} failed` : ''}`,
    product: `${spread(pairs.map(({ product }) => product.perSecond))} /s, p99 ${spread(pairs.map(({ product }) => product.p99Ms))} ms`,
    limit: `${spread(pairs.map(({ limit }) => limit.perSecond))} /s, database ceiling`,
    ratio: spread(ratios),
    goal: `≥ ${goal}`,
    holds: failures === 0 && median(ratios) >= goal,
  }
}

/** The statements of each query. The queries run one after the other. */
const recorded = async (base: Base, lots: string[][]): Promise<Group[][]> => {
  await using product = await startRecorded(base)
  const groups: Group[][] = []
  for (const lot of lots) groups.push(await recordOn(product, lot, (query) => fetch(`${product.url}/api/events?${query}`, { headers })))
  return groups
}

/** Sends each query once, distributed over as many connections as the pool has. */
const drive = (product: Product, queries: string[]) =>
  load({
    ...product,
    connections: poolSize,
    amount: queries.length,
    requestsOf: (connection) =>
      queries.filter((_, index) => index % poolSize === connection).map((query) => ({ method: 'GET', path: `/api/events?${query}`, headers })),
  })
