import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import type { Database } from './database.ts'
import type { Product } from './product.ts'
import { median } from './statistics.ts'

/** A product on a database with few or many rows. */
export type Side = { base: Database; product: Product; headers?: Record<string, string> }
type Lap = { smallMs: number; largeMs: number }
export type Compared = Lap & { ratio: number }

/** More laps than the rounds of a load, because a request takes only milliseconds. */
const lapsFor = ({ rounds }: Bench) => 1 + 3 * rounds
/** The time limit of one case over all laps. */
const maxMsOfCase = 15_000

/** The time of every path in a small and a large database, by turns and without cached answers. */
export const compareFirstPages = async <Case extends { path: string }>(
  bench: Bench,
  cases: Case[],
  [few, many]: [Side, Side],
): Promise<(Case & Compared)[]> => {
  const times = new Map<string, Lap[]>()
  for (let lap = 0; lap < lapsFor(bench); lap++) {
    await invalidateAnswers([few, many])
    for (const { path } of cases) {
      const laps = times.get(path) ?? []
      if (laps.reduce((sum, { largeMs }) => sum + largeMs, 0) > maxMsOfCase) continue
      times.set(path, [...laps, { smallMs: await timeOf(few, path), largeMs: await timeOf(many, path) }])
    }
  }
  return cases.map((one) => ({ ...one, ...summaryOf(times.get(one.path) ?? []) }))
}

/** Ignores the first lap, which warms connections and database memory. A ratio compares measurements of the same lap. */
const summaryOf = (laps: Lap[]): Compared => {
  const counted = laps.length > 1 ? laps.slice(1) : laps
  return {
    smallMs: median(counted.map(({ smallMs }) => smallMs)),
    largeMs: median(counted.map(({ largeMs }) => largeMs)),
    ratio: median(counted.map(({ smallMs, largeMs }) => largeMs / smallMs)),
  }
}

/** Invalidates the caches of the products in the same way as they invalidate each other. */
const invalidateAnswers = async (sides: Side[]) => {
  for (const { base } of sides) await base.pool.query(`insert into changes (tags) values ('{events,organizations,reference}')`)
  await delay(500)
}

const timeOf = async ({ product, headers }: Side, path: string): Promise<number> => {
  const startedAt = performance.now()
  const answer = await fetch(product.url + path, headers ? { headers } : {})
  await answer.arrayBuffer()
  return answer.ok ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}
