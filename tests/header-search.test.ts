import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test.each([
  ['', 'Поиск событий'],
  ['/en', 'Search events'],
  ['/kz', 'Іс-шара іздеу'],
])('header: search the catalogue from any page, without scripts (%s)', async (prefix, label) => {
  await world.given.event({ name: 'Вечер настольных игр' })
  await world.given.event({ name: 'Разбор договоров' })
  const start = await world.page(`${prefix}/users`)
  const form = `header form[aria-label="${label}"] [name=search]`
  const found = await start.submit(form, { search: 'настольных' })
  expect(found.address).toMatch(new RegExp(`^${prefix}/events\\?search=[^&]+&sort=weight$`))
  expect(new Set(found.texts('main article h2, main article h3'))).toEqual(new Set(['Вечер настольных игр']))
})
