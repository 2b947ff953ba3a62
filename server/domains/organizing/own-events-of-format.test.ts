import { afterAll, beforeAll, expect, test } from 'vitest'
import { participationFormats } from '../../../contract/events/filters.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('own events of one participation format: only these, and only own ones (V537)', async () => {
  const [owner, stranger] = [await world.given.person(), await world.given.person()]
  const ids = new Map<string, number>()
  for (const format of participationFormats) {
    const [own, foreign] = [await world.given.event({ owner }), await world.given.event({ owner: stranger })]
    await world.db.updateTable('events').set({ participation_format: format }).where('id', 'in', [own.id, foreign.id]).execute()
    ids.set(format, own.id)
  }
  for (const format of participationFormats) {
    const { status, body } = await world.request({ url: `/api/owner/events/participation-format/${format}`, token: owner.token })
    expect([format, status, body._items.map(({ id }: { id: number }) => id)]).toEqual([format, 200, [ids.get(format)]])
  }
})
