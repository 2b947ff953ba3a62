import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'слово2026'
const form = '[name=intent][value=requestDeletion]'
const stateOf = async (as: { token: string }) => (await world.request({ url: '/api/user/deletion-proposal', token: as.token })).body.status

test('account deletion: require the password of an account that has one', async () => {
  const user = await world.given.person({ password })
  const page = await world.page('/settings', { as: user })
  expect(page.form(form).enterableInputs).toEqual(['reason', 'password'])
  const refused = await page.submit(form, { reason: 'проверка' }, 'requestDeletion')
  expect(refused.status).toBe(422)
  expect(await stateOf(user)).toBeNull()
  await page.submit(form, { password }, 'requestDeletion')
  expect(await stateOf(user)).toBe('new')
})

test('account deletion: require no password of an account without one', async () => {
  const user = await world.given.person()
  const page = await world.page('/settings', { as: user })
  expect(page.form(form).enterableInputs).toEqual(['reason'])
  await page.submit(form, { reason: 'проверка' }, 'requestDeletion')
  expect(await stateOf(user)).toBe('new')
})
