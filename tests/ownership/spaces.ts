import { contentScenes } from '../kit/ownership/content-scenes.ts'
import type { Ownership, Stage } from '../kit/ownership/stage.ts'

const place = async ({ db, mark }: Stage) => {
  const values = { name: `Дом ${mark}`, type: 'city' as const, city_id: 881, address: `Мира, 1, ${mark}` }
  return db.insertInto('places').values(values).returning('id').executeTakeFirstOrThrow()
}

const space = async (stage: Stage) => {
  const values = { name: `Точка ${stage.mark}`, place_id: (await place(stage)).id }
  return stage.db.insertInto('spaces').values(values).returning('id').executeTakeFirstOrThrow()
}

const hall = async (stage: Stage) => {
  const values = { name: `Зал ${stage.mark}`, space_id: (await space(stage)).id, capacity: 20 }
  return stage.db.insertInto('halls').values(values).returning('id').executeTakeFirstOrThrow()
}

const hours = { schedule: [{ day: 1, open: '09:00', close: '21:00' }], specialDays: [] }
const placeData = (mark: string) => ({
  ...{ name: `Дом ${mark}`, type: 'city', cityId: 881, address: 'Мира, 1', photos: [], tags: [], topicIds: [], socialNetworks: [], partnerIds: [] },
  ...hours,
})
const spaceData = (mark: string) => ({ name: `Точка ${mark}`, isActive: true, coworkingCapacity: 0, staffIds: [], ...hours })
const hallData = (mark: string) => ({ name: `Зал ${mark}`, capacity: 20, equipment: [], photos: [], isActive: true })

/** A place that the owner suggested. */
const suggested = async (stage: Stage) => {
  const { id } = await place(stage)
  await stage.db.updateTable('places').set({ user_id: stage.people.owner.id, moderation: 'wait' }).where('id', '=', id).execute()
  return { id }
}

export const spaces: Ownership = {
  scenes: {
    'GET /places/:id': {
      listed: async (stage) => ({ params: { id: (await place(stage)).id }, shows: stage.mark }),
      suggested: async (stage) => ({ params: { id: (await suggested(stage)).id }, shows: stage.mark }),
    },
    'POST /admin/place-suggestions/:id/decision': async (stage) => ({ params: { id: (await suggested(stage)).id }, body: { decision: 'approved' } }),
    'GET /admin/place-suggestions': async (stage) => ({ query: { id: (await suggested(stage)).id }, shows: stage.mark }),
    'GET /spaces/:id': async (stage) => ({ params: { id: (await space(stage)).id }, shows: stage.mark }),
    'POST /admin/places': async ({ mark }) => ({ body: { data: placeData(mark) }, shows: mark }),
    'POST /admin/spaces': async (stage) => ({ body: { data: { ...spaceData(stage.mark), placeId: (await place(stage)).id } }, shows: stage.mark }),
    'POST /admin/halls': async (stage) => ({ body: { data: { ...hallData(stage.mark), spaceId: (await space(stage)).id } }, shows: stage.mark }),
    ...contentScenes({ path: 'places', field: 'name', rowOf: place }),
    ...contentScenes({ path: 'spaces', field: 'name', rowOf: space }),
    ...contentScenes({ path: 'halls', field: 'name', rowOf: hall }),
  },
  unowned: {
    'GET /admin/organizations/names': 'staff choose from all organizations',
    'GET /admin/users/names': 'staff choose from all users',
    'GET /places': 'the ids are filters of a public list',
    'GET /places/map': 'the ids are filters of a public list',
    'POST /places': 'cities are public',
    'GET /spaces': 'the ids are filters of a public list',
    'GET /spaces/search': 'the ids are filters of a public list',
    'GET /spaces/map': 'the ids are filters of a public list',
    'GET /spaces/completion': 'the ids are filters of a public list',
  },
}
