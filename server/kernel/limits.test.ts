import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/kit/world.ts'
import { type Limits, openLimits } from './limits.ts'
import { Refusal } from './refusal.ts'

const budget = 120

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const outcomeOf = async (limits: Limits, by: string) => {
  try {
    await limits.spend('registration', by)
    return 'passed'
  } catch (error) {
    return error instanceof Refusal ? error : String(error)
  }
}
const times = async (count: number, spend: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, index) => spend(index)))
const passed = (outcomes: unknown[]) => outcomes.filter((outcome) => outcome === 'passed').length

test('limits: concurrent requests pass up to the budget, the rest are refused with the seconds to wait', async () => {
  const limits = openLimits(world.database.pool)
  const outcomes = await times(budget + 30, () => outcomeOf(limits, 'at once'))
  expect(passed(outcomes)).toBe(budget)
  const refused = outcomes.find((outcome) => outcome !== 'passed') as Refusal
  expect(refused.code).toBe('tooManyRequests')
  expect(refused.details.retryAfterSeconds).toBeGreaterThan(50)
  expect(refused.details.retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('limits: processes of one database share counters, users have separate counters', async () => {
  const processes = [openLimits(world.database.pool), openLimits(world.database.pool), openLimits(world.database.pool)] as const
  const spend = (by: string) => times(budget * 2, (index) => outcomeOf(processes[index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 2], by))
  const [anna, boris] = await Promise.all([spend('anna'), spend('boris')])
  expect([passed(anna), passed(boris)]).toEqual([budget, budget])
})

test('limits: a budget restarts when its window ends', async () => {
  const limits = openLimits(world.database.pool)
  await times(budget, () => limits.spend('registration', 'anew'))
  expect(await outcomeOf(limits, 'anew')).toBeInstanceOf(Refusal)
  await world.db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .where('key', '=', 'registration:anew')
    .execute()
  const { points } = await limits
    .spend('registration', 'anew')
    .then(() => world.db.selectFrom('rate_limits').select('points').where('key', '=', 'registration:anew').executeTakeFirstOrThrow())
  expect(points).toBe(1)
})

test('limits: giveBack refunds only in the current window and never below zero', async () => {
  const limits = openLimits(world.database.pool)
  const row = () => world.db.selectFrom('rate_limits').select('points').where('key', '=', 'registration:returned').executeTakeFirst()
  await limits.giveBack('registration', 'returned')
  expect(await row()).toBeUndefined()
  await times(2, () => limits.spend('registration', 'returned'))
  await limits.giveBack('registration', 'returned')
  expect(await row()).toEqual({ points: 1 })
  await times(2, () => limits.giveBack('registration', 'returned'))
  expect(await row()).toEqual({ points: 0 })
  await limits.spend('registration', 'returned')
  await world.db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .where('key', '=', 'registration:returned')
    .execute()
  await limits.giveBack('registration', 'returned')
  expect(passed(await times(budget + 5, () => outcomeOf(limits, 'returned')))).toBe(budget)
})

test('limits: the factor widens every budget', async () => {
  const wide = openLimits(world.database.pool, 2)
  expect(passed(await times(budget * 3, () => outcomeOf(wide, 'wide')))).toBe(budget * 2)
})
