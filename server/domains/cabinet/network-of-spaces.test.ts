import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let owner: Person
let control: Person
let foreign: Person
let space: { id: number }
let other: { id: number }
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
  ;[space, other] = [await world.given.space('Первая'), await world.given.space('Вторая')]
  control = await world.given.spaceStaff([space])
  foreign = await world.given.spaceStaff([other])
})
afterAll(() => world.close())

const invited = async (name: string) => {
  const { id } = await world.given.event({ owner, name, networkSpaceIds: [space.id, other.id] })
  await world.db.updateTable('network_proposals').set({ status: 'wait', created_at: world.clock.now() }).where('event_id', '=', id).execute()
  const rows = await world.db.selectFrom('network_proposals').select(['id', 'space_id']).where('event_id', '=', id).execute()
  return {
    id,
    own: rows.find(({ space_id }) => space_id === space.id)?.id ?? 0,
    foreign: rows.find(({ space_id }) => space_id === other.id)?.id ?? 0,
  }
}
const list = async (query = '', by = control) =>
  (await world.request({ url: `/api/control/network-proposals?${query}`, token: by.token })).body._items as { id: number; eventName: string }[]
const decide = (eventId: number, proposalId: number, by = control, decision = 'approved') =>
  world.request({
    ...{ method: 'POST', url: `/api/owner/events/${eventId}/network-proposals/${proposalId}/decision` },
    ...{ token: by.token, body: { decision, comment: 'Ждём' } },
  })

test('invitations: space staff see and decide those of their spaces only', async () => {
  const [first, second] = [await invited('Сеть городов'), await invited('Сеть дворов')]
  expect((await list()).map(({ id }) => id)).toEqual([first.own, second.own])
  expect((await list('', foreign)).map(({ id }) => id)).toEqual([first.foreign, second.foreign])
  expect((await list('paginationSize=1&paginationPage=2')).map(({ eventName }) => eventName)).toEqual(['Сеть дворов'])
  expect((await decide(first.id, first.foreign)).status).toBe(403)
  expect((await decide(first.id, 999_999)).status).toBe(403)
  expect((await decide(second.id, first.own)).status).toBe(404)
  expect((await decide(first.id, first.own)).body).toMatchObject({ status: 'approved', comment: 'Ждём', decidedBy: control.id })
  expect((await decide(first.id, first.own, control, 'declined')).body.reason).toBe('alreadyDecided')
  expect((await list()).map(({ id }) => id)).toEqual([second.own])
  expect((await list('status=approved')).map(({ id }) => id)).toEqual([first.own])
  expect((await list(`spaceId=${space.id}&status=declined`)).length).toBe(0)
})

test('invitations: a former operator decides nothing', async () => {
  const { id, own } = await invited('Сеть школ')
  const former = await world.given.spaceStaff([space])
  await world.db.updateTable('users').set({ roles: [] }).where('id', '=', former.id).execute()
  expect((await decide(id, own, former)).status).toBe(403)
  await world.db
    .updateTable('users')
    .set({ roles: ['control'] })
    .where('id', '=', former.id)
    .execute()
  await world.db.deleteFrom('space_staff').where('user_id', '=', former.id).execute()
  expect((await decide(id, own, former)).status).toBe(403)
  expect(await list('', former)).toEqual([])
})
