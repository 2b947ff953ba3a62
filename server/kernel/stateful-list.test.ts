import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/kit/world.ts'
import { bookingsIn } from '../domains/bookings/list.ts'
import { ownEventStates } from '../domains/participation/activity.ts'
import { countStates, pageOfState, type StatefulList } from './stateful-list.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const now = new Date('2026-03-10T09:00:00.000Z')

/** Lists of the product; each gets rows with the columns of its states. */
const lists: Record<string, (rows: number[]) => StatefulList<string>> = {
  'own events': (rows) => ({ rows: valuesOf(rows), states: ownEventStates(now) }),
  bookings: (rows) => ({ rows: bookingsOf(rows), states: bookingsIn(sql`true`, now).states }),
}

/** Rows that end some seconds before, at or after `now`. */
const valuesOf = (seconds: number[]) => sql`
  select place as id, ${now}::timestamptz + offset_s * interval '1 second' as date_end
  from unnest(${seconds}::int[]) with ordinality as one (offset_s, place)`

/** Every third one is cancelled. */
const bookingsOf = (seconds: number[]) => sql`
  select id, date_end as ends_at, case when id % 3 = 0 then ${now}::timestamptz end as cancelled_at from (${valuesOf(seconds)}) one`

test.each(Object.entries(lists))('list by state: %s divide into states without a gap or an overlap', async (_name, listOf) => {
  const rows = fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 12 })
  const check = async (seconds: number[]) => {
    const list = listOf(seconds)
    const { all, ...counts } = await countStates(world.db, list)
    expect([all, Object.values(counts).reduce((sum, count) => sum + count, 0)]).toEqual([seconds.length, seconds.length])
    const listed: number[] = []
    for (const state of Object.keys(counts)) {
      const page = (offset: number) => pageOfState(world.db, list, { state, order: sql`id`, slice: { limit: 5, offset } })
      const pages = await Promise.all([0, 5, 10].map(page))
      const ids = pages.flatMap((one) => one.ids)
      expect(pages.map(({ total }) => total)).toEqual(Array(3).fill(ids.length))
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      listed.push(...ids)
    }
    expect(listed.toSorted((a, b) => a - b)).toEqual(seconds.map((_, index) => index + 1))
  }
  await fc.assert(fc.asyncProperty(rows, check), { numRuns: 30, seed: 20261122 })
})
