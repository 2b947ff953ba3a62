import { expect, test } from 'vitest'
import { totalCount } from './total-count.ts'

const totalOf = (rows: number, offset: number) =>
  totalCount({ limit: 10, offset }, { countUpTo: async (maxCount) => Math.min(rows, maxCount), estimate: async () => 5_000 })

test('total count: exact up to 1,000 rows on every page, an estimate above', async () => {
  expect(await Promise.all([0, 400, 990].map((offset) => totalOf(1_000, offset)))).toEqual([1_000, 1_000, 1_000])
  expect(await totalOf(1_001, 0)).toBe(5_000)
  expect(await totalOf(1_001, 990)).toBe(1_001)
})
