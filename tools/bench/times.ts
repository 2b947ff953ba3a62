import type { Bench } from './bench.ts'
import type { Product } from './product.ts'
import { median } from './statistics.ts'

export type Client = { product: Product; headers: Record<string, string> }

/** Medians, by turns, after a first lap that warms the connections. */
export const timesOf = async ({ rounds }: Bench, { product, headers }: Client, paths: string[]): Promise<number[]> => {
  const times = paths.map((): number[] => [])
  for (let lap = 0; lap <= 10 * rounds; lap++)
    for (const [index, path] of paths.entries()) {
      const startedAt = performance.now()
      const answer = await fetch(product.url + path, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} returned ${answer.status}`)
      if (lap > 0) times[index]?.push(performance.now() - startedAt)
    }
  return times.map(median)
}
