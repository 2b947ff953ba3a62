import type { Slice } from './paging.ts'

/** Lists up to this length are counted exactly on every page. */
export const exactUpTo = 1_000

/** The count is exact when at most this many rows follow the page. */
const exactAheadRows = 500

type Counting = {
  /** Counts rows up to the limit. */
  countUpTo: (limit: number) => Promise<number>
  /** The planner's row estimate. */
  estimate: () => Promise<number>
}

/**
 * The total of a list that may have a million rows. An exact count would take a hundred times as long as a page. A
 * long list has one rounded estimate on all pages. The total differs between pages only where the estimate is wrong: it grows in
 * steps while more rows follow and is exact near the end. Guarantee: no page is unreachable or empty.
 */
export const totalCount = async ({ limit, offset }: Slice, { countUpTo, estimate }: Counting): Promise<number> => {
  const maxCount = Math.max(exactUpTo + 1, offset + limit + exactAheadRows)
  const counted = await countUpTo(maxCount)
  if (counted < maxCount) return counted
  return Math.max(roundedUp(counted), rounded(await estimate()))
}

type Explained = { explain: <Row extends Record<string, unknown>>(format: 'json') => Promise<Row[]> }

/** The planner's row estimate of a statement. */
export const plannedRows = async (statement: Explained): Promise<number> => {
  const [row] = await statement.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Rounds to two digits: 243,817 becomes 240,000. */
const rounded = (count: number): number => Number(count.toPrecision(2))

/** Rounds up to two digits, never below the counted rows: 1,515 becomes 1,600. */
const roundedUp = (count: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.ceil(count / step) * step
}
