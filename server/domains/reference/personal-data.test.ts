import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { referencePersonalData } from './personal-data.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('companies and universities: added ones are exported and moved; erasure removes only their creator', async () => {
  const [user, target] = [await world.given.person(), await world.given.person()]
  const post = (path: string, body: object) => world.request({ method: 'POST', url: `/api/${path}`, token: user.token, body })
  expect((await post('companies', { name: 'Лавка у моста', url: 'https://lavka.example' })).status).toBe(200)
  expect((await post('catalogs/universities', { name: 'Вечерний институт ремёсел', foreign: false })).status).toBe(200)
  const exported = async (userId: number) => {
    const { rows } = await referencePersonalData.collect(world.db, userId)
    return [rows['added-companies'], rows['added-universities']]
  }
  const added = [[{ name: 'Лавка у моста', url: 'https://lavka.example' }], [{ name: 'Вечерний институт ремёсел', is_foreign: false }]]
  expect(await exported(user.id)).toMatchObject(added)
  await world.db
    .transaction()
    .execute((tx) => referencePersonalData.move(tx, { from: user.id, to: target.id }, { announce: world.resources.announce, now: world.clock.now() }))
  expect(await exported(user.id)).toEqual([[], []])
  expect(await exported(target.id)).toMatchObject(added)
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  await world.db.transaction().execute((tx) => referencePersonalData.erase(tx, target.id, deps))
  expect(await exported(target.id)).toEqual([[], []])
  expect((await world.db.selectFrom('companies').select('creator_id').where('name', '=', 'Лавка у моста').execute())[0]).toEqual({ creator_id: null })
})
