import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaitingOr } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { personalCode } from '../accounts/personal-code.ts'
import { lockSpace } from '../coworking/store.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let space: { id: number }
let control: Person
beforeAll(async () => {
  world = await createWorld()
  space = await world.given.space()
  control = await world.given.spaceStaff([space])
})
afterAll(() => world.close())

const inSpace = (call: string, body: object) =>
  world.request({ method: 'POST', url: `/api/admin/control/space/${space.id}/${call}`, body, token: control.token })

const participant = async () => {
  const person = await world.given.person()
  const start = new Date(world.clock.now().getTime() + 3_600_000)
  const event = await world.given.event({ spaceId: space.id, format: 'space', start })
  const row = { event_id: event.id, user_id: person.id, state: 'approved', format: 'offline', queue_number: 1, created_at: start } as const
  await world.db.insertInto('event_participants').values(row).execute()
  return { person, event }
}

/** The answer to a request that arrives while the user is being banned. */
const duringBan = async (person: Person, request: () => ReturnType<typeof inSpace>) => {
  const { sent } = await world.db.transaction().execute(async (tx) => {
    await lockSpace(tx, space.id)
    await tx.insertInto('space_restrictions').values({ space_id: space.id, user_id: person.id, reason: 'Шумел' }).execute()
    const sent = request()
    await untilWaitingOr(world, sent)
    return { sent }
  })
  return sent
}
const attendedAt = async ({ id }: Person) =>
  world.db.selectFrom('event_participants').select('attended_at').where('user_id', '=', id).executeTakeFirstOrThrow()

test('ban race: a scan that meets a ban of the visitor marks nothing and shows the ban', async () => {
  const { person } = await participant()
  const code = await personalCode(world.db, person.id)
  const { body } = await duringBan(person, () => inSpace('qr', { code }))
  expect(body).toMatchObject({ marked: false, restriction: { reason: 'Шумел' } })
  expect(await attendedAt(person)).toEqual({ attended_at: null })
})

test('ban race: a registration that meets a ban of the visitor is refused', async () => {
  const { person, event } = await participant()
  const { status, body } = await duringBan(person, () => inSpace('register', { type: 'event', eventId: event.id, userId: person.id }))
  expect([status, body.reason, await attendedAt(person)]).toEqual([403, 'banned', { attended_at: null }])
})

test('ban race: a scan of a device that meets a ban of the visitor is answered as banned', async () => {
  const { person } = await participant()
  const scan = { id: crypto.randomUUID(), code: await personalCode(world.db, person.id), at: world.clock.now().toISOString() }
  const { body } = await duringBan(person, () => inSpace('scans', { deviceId: crypto.randomUUID(), scans: [scan] }))
  expect([body.results, await attendedAt(person)]).toEqual([[{ id: scan.id, result: 'banned' }], { attended_at: null }])
})
