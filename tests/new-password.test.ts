import { afterAll, beforeAll, expect, test } from 'vitest'
import { ru } from '../messages/ru.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const { faults } = ru.accounts.password

/** The words at the field of the new password after a press. */
const wordsAt = async (address: string, intent: string, fields: Record<string, string>, as?: { token: string }) => {
  const page = await world.page(address, as && { as })
  const rejected = await page.submit(`main [name=intent][value=${intent}]`, fields)
  const ids = rejected.$('main [name=password][autocomplete=new-password]').attr('aria-describedby') ?? ''
  const words = ids.split(' ').map((id) => rejected.$(`[id="${id}"]`).text())
  return [rejected.status, words.filter(Boolean)]
}

test('new password: name the broken rule in the words that the field can take back', async () => {
  const user = await world.given.person({ password: 'vmeste2026' })
  const own = { oldPassword: 'vmeste2026', password: 'abc' }
  expect(await wordsAt('/settings?tab=account', 'changePassword', own, user)).toEqual([422, [faults.short]])
  expect(await wordsAt('/forgot-password?token=link', 'password', { password: 'abcdef' })).toEqual([422, [faults.digit]])
})
