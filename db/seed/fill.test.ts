import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/kit/world.ts'
import { fillDatabase, resetDatabase } from './fill.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1', SMS_GATEWAY_URL: 'http://127.0.0.1:1' } })
})
afterAll(() => world.close())

const countDemoAccounts = async () => (await world.db.selectFrom('users').select('id').where('is_demo', '=', true).execute()).length

test('seed: add no demo accounts to a server with gateways', async () => {
  await fillDatabase(world.resources)
  expect(await countDemoAccounts()).toBe(0)
})

test('seed: reject a database with demo accounts on a server with gateways, until it is emptied', async () => {
  const { id } = await world.given.person()
  await world.db.updateTable('users').set({ is_demo: true }).where('id', '=', id).execute()
  await expect(fillDatabase(world.resources)).rejects.toThrow(/^The database holds demo accounts, whose passwords are public/)
  await resetDatabase(world.resources)
  await fillDatabase(world.resources)
  expect(await countDemoAccounts()).toBe(0)
})
