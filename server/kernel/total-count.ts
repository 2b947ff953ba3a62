import type { Slice } from './paging.ts'

/** Lists up to this length are counted exactly, whichever page is asked for. */
const exactUpTo = 1_000

/** Pages are counted exactly once the end of the list is this near. */
const sightAhead = 500

type Counting = {
  /** Counts rows and stops at the limit. */
  countUpTo: (limit: number) => Promise<number>
  /** The planner's row estimate. */
  estimate: () => Promise<number>
}

/**
 * The total of a list that may hold a million rows, because an exact count takes a hundred times what a page takes.
 * A longer list answers one rounded estimate on all its pages. The total changes on the way only where the estimate is wrong:
 * it grows in steps while more rows follow, and is exact near the end, so that no page is unreachable or empty.
 */
export const totalCount = async ({ limit, offset }: Slice, { countUpTo, estimate }: Counting): Promise<number> => {
  const most = Math.max(exactUpTo + 1, offset + limit + sightAhead)
  const counted = await countUpTo(most)
  if (counted < most) return counted
  return Math.max(roundedUp(counted), rounded(await estimate()))
}

type Explained = { explain: <Row extends Record<string, unknown>>(format: 'json') => Promise<Row[]> }

/** How many rows the planner expects of a statement. */
export const plannedRows = async (statement: Explained): Promise<number> => {
  const [row] = await statement.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Two digits: 243,817 is answered as 240,000. */
const rounded = (count: number): number => Number(count.toPrecision(2))

/** Two digits, never fewer rows than were counted: 1,515 is answered as 1,600. */
const roundedUp = (count: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.ceil(count / step) * step
}
