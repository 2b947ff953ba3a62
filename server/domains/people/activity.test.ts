import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const admit = (person: Person, eventId: number, state: 'approved' | 'wait' | 'declined' = 'approved') =>
  world.db
    .insertInto('event_participants')
    .values({
      event_id: eventId,
      user_id: person.id,
      state,
      queue_number: eventId * 1000 + person.id,
      format: 'offline',
      created_at: world.clock.now(),
    })
    .execute()
const activity = async (person: Person, query: string, reader?: Person) =>
  (await world.request({ url: `/api/users/${person.id}/last-activity?${query}`, token: reader?.token })).body
const idsIn = (page: { _items: { id: number }[] }) => page._items.map((event) => event.id)

test('activity: returns upcoming and past events of a user, eight a page (V370)', async () => {
  const person = await world.given.person()
  const upcoming = [await world.given.event({ startsInDays: 5 }), await world.given.event({ startsInDays: 1 })]
  const past = []
  for (let day = 1; day <= 9; day++) past.push(await world.given.event({ startsInDays: -day }))
  for (const event of [...upcoming, ...past]) await admit(person, event.id)
  expect(idsIn(await activity(person, 'case=future'))).toEqual([upcoming[1]?.id, upcoming[0]?.id])
  const pastPage = await activity(person, 'case=past')
  expect(pastPage._meta).toEqual({ totalCount: 9, pageCount: 2, currentPage: 1, perPage: 8 })
  expect(idsIn(pastPage)).toEqual(past.slice(0, 8).map((event) => event.id))
  expect((await activity(person, 'case=now')).reason).toBe('invalidInput')
})

test('activity: contains only events visible to the viewer, and only approved participations', async () => {
  const [person, reader, organizer] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const listed = await world.given.event({ startsInDays: 1 })
  const closed = await world.given.event({ startsInDays: 2, access: 'close', owner: organizer })
  const draft = await world.given.event({ startsInDays: 3, status: 'draft', owner: organizer })
  const waiting = await world.given.event({ startsInDays: 4 })
  for (const event of [listed, closed, draft]) await admit(person, event.id)
  await admit(person, waiting.id, 'wait')
  expect(idsIn(await activity(person, 'case=future'))).toEqual([listed.id])
  expect(idsIn(await activity(person, 'case=future', reader))).toEqual([listed.id])
  for (const viewer of [organizer, staff, person]) expect(idsIn(await activity(person, 'case=future', viewer))).toEqual([listed.id, closed.id])
  await admit(reader, closed.id)
  expect(idsIn(await activity(person, 'case=future', reader))).toEqual([listed.id, closed.id])
})

test('activity: contains events that the user organizes, speaks at or hosts, each once, but not those they judge', async () => {
  const [person, viewer] = [await world.given.person(), await world.given.person()]
  const [organized, spoken, hosted, judged] = [
    await world.given.event({ startsInDays: 1 }),
    await world.given.event({ startsInDays: 2 }),
    await world.given.event({ startsInDays: 3 }),
    await world.given.event({ startsInDays: 4 }),
  ]
  await world.db.insertInto('event_organizers').values({ event_id: organized.id, position: 9, user_id: person.id, organization_id: null }).execute()
  for (const [event, role] of [
    [spoken, 'speaker'],
    [hosted, 'host'],
    [judged, 'expert'],
  ] as const)
    await world.db
      .insertInto('event_people')
      .values({ event_id: event.id, role, position: 9, user_id: person.id, name: 'Вера', title: null })
      .execute()
  await admit(person, spoken.id)
  const page = await activity(person, 'case=future', viewer)
  expect(idsIn(page)).toEqual([organized.id, spoken.id, hosted.id])
  expect(page._meta.totalCount).toBe(3)
})

test('activity: hides the events of a minor and of a user with hidden events, except from the owner', async () => {
  const [person, child, reader] = [await world.given.person(), await world.given.person({ status: 8 }), await world.given.person()]
  const event = await world.given.event({ startsInDays: 1 })
  for (const owner of [person, child]) await admit(owner, event.id)
  await world.request({ method: 'POST', url: '/api/profile-visibility', token: person.token, body: { settings: { events: false } } })
  for (const owner of [person, child]) {
    expect(idsIn(await activity(owner, 'case=future', reader))).toEqual([])
    expect(idsIn(await activity(owner, 'case=future', owner))).toEqual([event.id])
  }
})
