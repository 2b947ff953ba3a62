import type { Area } from './bench.ts'
import { recordOn, startRecorded } from './ceiling.ts'
import type { Base } from './database.ts'
import { everyFilter, type Offer, offerOf } from './filters.ts'
import { type Compared, compareFirstPages } from './first-pages.ts'
import { planOf } from './plan.ts'
import { startProduct } from './product.ts'
import { type Row, shown, spread } from './table.ts'

const [small, medium, large] = [10_000, 200_000, 1_000_000]
const goal = 1.3
const sorts = ['date', 'popularity', 'weight'] as const

type Case = { sort: (typeof sorts)[number]; name: string; path: string }
type Measured = Case & Compared

/** The first page of every sort and filter in a small and a large database, without cached answers. */
export const scale: Area = async (bench) => {
  const events = bench.isLarge ? large : medium
  const [few, many] = [await bench.base(small), await bench.base(events)]
  await using fewProduct = await startProduct({ database: few })
  await using manyProduct = await startProduct({ database: many })
  const cases = casesOf(await offerOf(few))
  bench.say(`scale: ${cases.length} sorts and filters at ${shown(small)} and ${shown(events)} events`)
  const measured = await compareFirstPages(bench, cases, [
    { base: few, product: fewProduct },
    { base: many, product: manyProduct },
  ])
  const exceptions = measured.filter(({ ratio }) => ratio > goal).toSorted((a, b) => b.ratio - a.ratio)
  return {
    rows: sorts.map((sort) =>
      rowOf(
        measured.filter((one) => one.sort === sort),
        events,
      ),
    ),
    notes: await notesOf(many, exceptions, events),
  }
}

const casesOf = (offer: Offer): Case[] =>
  sorts.flatMap((sort) =>
    Object.entries(everyFilter(offer)).map(([name, filter]) => ({ sort, name, path: `/api/events?${new URLSearchParams({ ...filter, sort })}` })),
  )

const rowOf = (measured: Measured[], events: number): Row => {
  const above = measured.filter(({ ratio }) => ratio > goal)
  return {
    what: `First page by ${measured[0]?.sort}, ${measured.length} filters, never seen, ${shown(events)} events`,
    product: `${spread(measured.map(({ largeMs }) => largeMs))} ms`,
    limit: `${spread(measured.map(({ smallMs }) => smallMs))} ms, with ${shown(small)} events`,
    ratio: spread(measured.map(({ ratio }) => ratio)),
    goal: `≤ ${goal}`,
    holds: above.length === 0,
  }
}

const maxPlans = 8

/** Lists the cases above the goal, with the query plan of the slowest statement for the worst of them. */
const notesOf = async (base: Base, exceptions: Measured[], events: number): Promise<string[]> => {
  if (exceptions.length === 0) return []
  const list = exceptions.map(
    ({ sort, name, smallMs, largeMs, ratio }) => `| ${name} | ${sort} | ${shown(smallMs)} | ${shown(largeMs)} | ${shown(ratio)} |`,
  )
  const table = ['| Filter | Sort | ms, few | ms, many | Ratio |', '| --- | --- | --- | --- | --- |', ...list].join('\n')
  const plans = await plansOf(base, exceptions.slice(0, maxPlans))
  return [`### Lists that take more than ${goal} times as long at ${shown(events)} events`, table, ...plans]
}

const plansOf = async (base: Base, exceptions: Measured[]): Promise<string[]> => {
  await using product = await startRecorded(base)
  const plans: string[] = []
  for (const { name, sort, path } of exceptions) {
    const [group = []] = await recordOn(product, [path], (one) => fetch(product.url + one))
    plans.push(`**${name}, by ${sort}**: the slowest statement of the call.\n\n\`\`\`\n${await planOf(base.pool, group)}\n\`\`\``)
  }
  return plans
}
