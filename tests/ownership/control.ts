import { randomUUID } from 'node:crypto'
import { personalCode } from '../../server/domains/accounts/personal-code.ts'
import { posterCode } from '../../server/domains/spaces/poster-code.ts'
import type { Ownership, Stage } from '../kit/ownership/stage.ts'

/** A space with a coworking where the actor with the role control works; `stranger` is assigned without the role. */
const coworkingSpace = async ({ db, mark, people }: Stage): Promise<number> => {
  const place = { name: `Дом ${mark}`, type: 'city' as const, city_id: 881, address: 'Мира, 1' }
  const { id: place_id } = await db.insertInto('places').values(place).returning('id').executeTakeFirstOrThrow()
  const values = { name: `Точка ${mark}`, place_id, coworking_capacity: 20 }
  const { id: space_id } = await db.insertInto('spaces').values(values).returning('id').executeTakeFirstOrThrow()
  for (const { id: user_id } of [people.control, people.stranger]) await db.insertInto('space_staff').values({ space_id, user_id }).execute()
  return space_id
}

const dateOf = ({ now }: Stage) => now.toISOString().slice(0, 10)

/** The owner has a place in the coworking of today. */
const place = async (stage: Stage) => {
  const space_id = await coworkingSpace(stage)
  const values = { space_id, user_id: stage.people.owner.id, date: dateOf(stage), created_at: stage.now }
  const { id } = await stage.db.insertInto('coworking_entries').values(values).returning('id').executeTakeFirstOrThrow()
  return { spaceId: space_id, id }
}

const ban = async (stage: Stage) => {
  const spaceId = await coworkingSpace(stage)
  const values = { space_id: spaceId, user_id: stage.people.owner.id, until: null, reason: stage.mark, created_at: stage.now }
  await stage.db.insertInto('space_restrictions').values(values).execute()
  return spaceId
}

export const control: Ownership = {
  scenes: {
    'POST /coworking/enlist': async (stage) => ({ body: { spaceId: await coworkingSpace(stage), date: dateOf(stage) } }),
    'POST /coworking/delist': async (stage) => ({ body: { spaceId: (await place(stage)).spaceId, date: dateOf(stage) } }),
    'GET /coworking/status': async (stage) => ({ query: { spaceId: (await place(stage)).spaceId }, shows: '"enlisted":true' }),
    'GET /coworking/days': async (stage) => ({ query: { spaceId: (await place(stage)).spaceId }, shows: '"enlisted":true' }),
    'POST /coworking/visit': async (stage) => ({ body: { spaceId: (await place(stage)).spaceId, userId: stage.people.owner.id } }),
    'POST /coworking/add-user': async (stage) => ({
      body: { spaceId: await coworkingSpace(stage), userId: stage.people.owner.id, date: dateOf(stage) },
    }),
    'POST /coworking/restrict': async (stage) => ({ body: { spaceId: await coworkingSpace(stage), userId: stage.people.owner.id } }),
    'POST /coworking/lift-restriction': async (stage) => ({ body: { spaceId: await ban(stage), userId: stage.people.owner.id } }),
    'GET /coworking/restrictions': async (stage) => ({ query: { spaceId: await ban(stage) }, shows: stage.mark }),
    'POST /qr/covorking': async (stage) => ({ body: { code: await posterCode(stage.db, 'space', await coworkingSpace(stage)) } }),
    'GET /control/network-proposals': async (stage) => ({ query: { spaceId: await coworkingSpace(stage) } }),
    'GET /admin/control/space/:spaceId/visitors': async (stage) => {
      const { spaceId } = await place(stage)
      return { params: { spaceId }, query: { spaceId }, shows: `"userId":${stage.people.owner.id},` }
    },
    'POST /admin/control/space/:spaceId/qr': async (stage) => {
      const { spaceId } = await place(stage)
      return { params: { spaceId }, body: { code: await personalCode(stage.db, stage.people.owner.id) } }
    },
    'GET /admin/control/space/:spaceId/roster': async (stage) => {
      const { spaceId } = await place(stage)
      return { params: { spaceId }, shows: `"userId":${stage.people.owner.id},` }
    },
    'POST /admin/control/space/:spaceId/scans': async (stage) => {
      const { spaceId } = await place(stage)
      const scan = { id: randomUUID(), code: await personalCode(stage.db, stage.people.owner.id), at: stage.now.toISOString() }
      return { params: { spaceId }, body: { deviceId: randomUUID(), scans: [scan] } }
    },
    'POST /admin/control/space/:spaceId/register': async (stage) => ({
      params: { spaceId: await coworkingSpace(stage) },
      body: { type: 'coworking', userId: stage.people.owner.id },
    }),
    'POST /admin/control/space/:spaceId/remove-mark': async (stage) => {
      const { spaceId, id } = await place(stage)
      await stage.db.updateTable('coworking_entries').set({ status: 'visited', visited_at: stage.now }).where('id', '=', id).execute()
      return { params: { spaceId }, body: { visitorId: id * 4 + 1 } }
    },
    'GET /admin/control/space/:spaceId/poster-qr': async (stage) => ({ params: { spaceId: await coworkingSpace(stage) }, query: { format: 'svg' } }),
    'POST /admin/control/space/:spaceId/poster-qr/replace': async (stage) => ({ params: { spaceId: await coworkingSpace(stage) }, body: {} }),
  },
  unowned: {},
}
