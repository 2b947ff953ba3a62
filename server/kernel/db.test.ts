import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/kit/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('database: a statement of the pool returns its rows, also when it is already prepared', async () => {
  const ask = async (number: number) => (await world.database.pool.query('select $1::int as number', [number])).rows
  expect([await ask(7), await ask(8)]).toEqual([[{ number: 7 }], [{ number: 8 }]])
})
