export type Spread = { median: number; least: number; most: number }

export const median = (values: number[]): number => quantile(values, 0.5)

/** The value that the given share of all values does not exceed. */
export const quantile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [below = Number.NaN, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}

export const spreadOf = (values: number[]): Spread => ({ median: median(values), least: Math.min(...values), most: Math.max(...values) })

/** Growth of y for a step of x by least squares. */
export const slopeOf = (points: { x: number; y: number }[]): number => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x0, y0] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const along = points.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0)
  return along / points.reduce((sum, { x }) => sum + (x - x0) ** 2, 0)
}
