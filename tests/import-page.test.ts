import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
let user: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  user = await world.given.person()
})
afterAll(() => world.close())

const page = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Event',
  name: 'Вечер науки',
  startDate: '2026-12-24T18:30:00+05:00',
  location: { '@type': 'Place', name: 'Точка', address: { streetAddress: 'улица Мира, 1', addressLocality: 'Екатеринбург' } },
})}</script>`

test('import: an event of another site is shown with its gaps and becomes a draft, without scripts', async () => {
  world.resources.outside.pages = { read: async () => ({ type: 'text/html', bytes: Buffer.from(page) }) }
  const start = await world.page('/events/import', { as: user })
  const found = await start.submit('[name=intent][value=readSource]', { url: 'https://site.example/evening' })
  expect(found.text).toContain('Точка, улица Мира, 1, Екатеринбург')
  expect(found.text).toContain('18:30')
  expect(found.text).toMatch(/Конец\s*не найдено/)
  const draft = await found.submit('[name=intent][value=createDraft]', {})
  expect(draft.$('[name=name]').attr('value')).toBe('Вечер науки')
})

test('import: a visitor signs in first, and an address that cannot be read is named at the form', async () => {
  world.resources.outside.pages = { read: async () => null }
  const start = await world.page('/events/import', { as: user })
  const refused = await start.submit('[name=intent][value=readSource]', { url: 'https://gone.example/' })
  expect(refused.text).toContain('Не получилось открыть этот адрес')
  expect(refused.$('[name=url]').attr('value')).toBe('https://gone.example/')
  expect((await world.page('/events/import')).text).toContain('Вход')
})
