import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const cityOf = async (id: number) => {
  const { city_id } = await world.db.selectFrom('users').select('city_id').where('id', '=', id).executeTakeFirstOrThrow()
  return city_id
}

test('city field: accept a city name of another language than the page', async () => {
  const { id: kazan } = await world.db.selectFrom('cities').select('id').where('name_ru', '=', 'Казань').executeTakeFirstOrThrow()
  for (const [prefix, name] of [
    ['/en', 'Казань'],
    ['/kz', 'Казань, Республика Татарстан'],
    ['', 'Kazan'],
  ]) {
    const person = await world.given.person()
    const page = await world.page(`${prefix}/intro`, { as: person })
    await page.submit('main [name=city]', { city: name ?? '' })
    expect([name, await cityOf(person.id)]).toEqual([name, kazan])
  }
})
