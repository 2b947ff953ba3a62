import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const url = '/api/user/interface-settings'
const change = (token: string, body: unknown) => world.request({ method: 'PUT', url, token, body })

test('defaults to the system theme and the language of registration', async () => {
  const { token } = await world.given.person({ locale: 'kz' })
  expect((await world.request({ url, token })).body).toEqual({ locale: 'kz', theme: 'system', cityId: null, timezone: null })
})

test('changes and stores the given fields only', async () => {
  const { token } = await world.given.person()
  const settings = { locale: 'en', theme: 'dark', cityId: 881, timezone: 'Asia/Almaty' }
  expect((await change(token, settings)).body).toEqual(settings)
  expect((await change(token, { theme: 'system', cityId: null })).body).toEqual({ ...settings, theme: 'system', cityId: null })
  expect((await change(token, {})).body.timezone).toBe('Asia/Almaty')
  expect((await world.request({ url, token })).body.locale).toBe('en')
})

test.each([
  [{ timezone: 'Mars/Olympus' }, 'timezone'],
  [{ timezone: '+03:00' }, 'timezone'],
  [{ timezone: "Europe/Moscow'; drop table users" }, 'timezone'],
  [{ locale: 'de' }, 'locale'],
  [{ theme: 'pink' }, 'theme'],
  [{ cityId: 999_999 }, 'cityId'],
  [{ cityId: 2 ** 40 }, 'cityId'],
  [{ colour: 'red' }, 'colour'],
])('refuses %j with an error at its field', async (body, field) => {
  const { token } = await world.given.person()
  const answer = await change(token, body)
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})
