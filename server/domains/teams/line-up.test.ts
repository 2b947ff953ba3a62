import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runReactions } from '../../../tests/kit/reactions.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { participationPersonalData } from '../participation/personal-data.ts'
import { teamsReactions } from './reactions.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let leader: Person
let organizer: Person
let members: Person[]

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  leader = await world.given.person({ firstName: 'Лидия' })
  organizer = await world.given.person()
  members = []
  for (let count = 0; count < 5; count += 1) members.push(await world.given.person())
})
afterAll(() => world.close())

const get = (path: string, person: Person) => world.request({ url: `/api${path}`, token: person.token })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const event = (more: object = {}) => world.given.event({ teamSize: [2, 5], owner: organizer, ...more })
const team = (size: number, more: object = {}) => world.given.team({ leader, members: members.slice(0, size - 1), ...more })
const register = (teamId: number, eventId: number, person = leader, more: object = {}) =>
  send('POST', `/owner/teams/${teamId}/event-registration`, person, { eventId, ...more })
const change = (teamId: number, eventId: number, userIds: (number | undefined)[], person = leader) =>
  send('PUT', `/owner/teams/${teamId}/event-registration`, person, { eventId, userIds })
const decide = (teamId: number, eventId: number, moderation: string, more: object = {}, person = organizer) =>
  send('POST', '/owner/teams/update-event-moderation', person, { eventId, teamId, moderation, ...more })
const status = (teamId: number, eventId: number, person: Person) => get(`/teams/${teamId}/event-registration-status?eventId=${eventId}`, person)
const stateOf = async (eventId: number, person: Person) => (await get(`/event-participants/status?eventId=${eventId}`, person)).body
const seatsOf = async (eventId: number) =>
  (await world.db.selectFrom('event_seats').select('offline_taken').where('event_id', '=', eventId).executeTakeFirstOrThrow()).offline_taken
const idsOf = (record: { staff: { userId: number }[] }) => record.staff.map(({ userId }) => userId)
const titlesFor = async (person: Person) => {
  await world.sendMessages()
  return (await get('/user/notifications?paginationSize=50', person)).body._items.map(({ title }: { title: string }) => title)
}

test('event teams: a team that became too small waits again, and one without participants is withdrawn (V289)', async () => {
  const { id: eventId } = await event({ teamSize: [2, 4] })
  const { id } = await team(3)
  await register(id, eventId, leader, { userIds: members.slice(0, 2).map((person) => person.id) })
  await decide(id, eventId, 'approved')
  expect([await seatsOf(eventId), (await status(id, eventId, leader)).body.moderation]).toEqual([2, 'approved'])
  const remove = (person?: Person) => send('POST', `/owner/teams/${id}/delete-staff`, leader, { teamId: id, userId: person?.id })
  expect((await remove(members[0])).status).toBe(200)
  expect([await seatsOf(eventId), (await status(id, eventId, leader)).body.moderation]).toEqual([0, 'wait'])
  expect(await stateOf(eventId, members[1] as Person)).toMatchObject({ state: 'wait' })
  expect(await titlesFor(members[1] as Person)).toContain('В команде не хватает участников')
  expect(await titlesFor(organizer)).toEqual(['В команде не хватает участников', 'Команда хочет участвовать'])
  expect((await remove(members[1])).status).toBe(200)
  expect((await status(id, eventId, leader)).body).toMatchObject({ moderation: 'noRequest', participates: false })
  expect((await register(id, eventId)).body.reason).toBe('teamSizeWrong')
})

test('event teams: a member who cancels alone, or deletes the account, makes a team that is too small wait again (V289)', async () => {
  const { id: eventId } = await event({ teamSize: [2, 4] })
  const { id } = await team(4)
  const [first, second] = members as [Person, Person]
  await register(id, eventId, leader, { userIds: [first.id, second.id, leader.id] })
  await decide(id, eventId, 'approved')
  const cancel = (person: Person) => send('POST', '/event-participants/cancel', person, { eventId, user_id: person.id })
  const moderation = async () => (await status(id, eventId, members[2] as Person)).body.moderation
  expect((await cancel(first)).status).toBe(200)
  await runReactions(world.resources, teamsReactions)
  expect([await seatsOf(eventId), await moderation()]).toEqual([2, 'approved'])
  await world.db
    .transaction()
    .execute((tx) => participationPersonalData.erase(tx, second.id, { announce: world.resources.announce, now: world.clock.now() }))
  await runReactions(world.resources, teamsReactions)
  expect([await seatsOf(eventId), await moderation(), await titlesFor(leader)]).toEqual([
    0,
    'wait',
    expect.arrayContaining(['В команде не хватает участников']),
  ])
  expect((await cancel(leader)).status).toBe(200)
  await runReactions(world.resources, teamsReactions)
  expect(await moderation()).toBe('noRequest')
})

test('event teams: the line-up changes without a loss of the approval, within the limits, and all concerned are notified', async () => {
  const { id: eventId } = await event({ teamSize: [2, 3] })
  const { id } = await team(5)
  const [first, second, third, fourth] = members as [Person, Person, Person, Person]
  expect((await change(id, eventId, [leader.id, first.id])).body.reason).toBe('teamNotRegistered')
  await register(id, eventId, leader, { userIds: [leader.id, first.id] })
  expect(idsOf((await change(id, eventId, [leader.id, second.id])).body.teamRecord)).toEqual([leader.id, second.id])
  expect(await stateOf(eventId, second)).toMatchObject({ state: 'wait' })
  await decide(id, eventId, 'approved')
  expect((await change(id, eventId, [leader.id, second.id, third.id])).body).toMatchObject({ moderation: 'approved' })
  expect([await seatsOf(eventId), await stateOf(eventId, third), await stateOf(eventId, first)]).toMatchObject([
    3,
    { state: 'approved' },
    { state: 'noRequest' },
  ])
  const wrong = [[leader.id], [leader.id, first.id, second.id, third.id], [leader.id, organizer.id]]
  const reasons = []
  for (const userIds of wrong) reasons.push((await change(id, eventId, userIds)).body.reason)
  expect(reasons).toEqual(['teamSizeWrong', 'teamSizeWrong', 'memberNotApproved'])
  expect((await change(id, eventId, [leader.id, first.id], fourth)).status).toBe(403)
  expect([await titlesFor(first), await titlesFor(third)]).toEqual([
    expect.arrayContaining(['Вы больше не в составе команды']),
    expect.arrayContaining(['Вы в составе команды']),
  ])
  expect(await titlesFor(organizer)).toEqual(['Состав команды изменился', 'Команда хочет участвовать'])
})

test('event teams: once the registration is closed a team may replace members, and not grow; who has come stays', async () => {
  const { id: eventId } = await event({ teamSize: [1, 3], participantLimit: 2 })
  const { id } = await team(4)
  const [first, second, third] = members as [Person, Person, Person]
  await register(id, eventId, leader, { userIds: [leader.id, first.id] })
  await decide(id, eventId, 'approved')
  expect((await change(id, eventId, [leader.id, first.id, second.id])).body.reason).toBe('noSeats')
  expect(await seatsOf(eventId)).toBe(2)
  await world.db
    .updateTable('events')
    .set({ registration_date_end: new Date(0) })
    .where('id', '=', eventId)
    .execute()
  expect((await change(id, eventId, [leader.id, first.id, second.id])).body.reason).toBe('registrationClosed')
  expect((await change(id, eventId, [leader.id, second.id])).status).toBe(200)
  await world.db
    .updateTable('event_participants')
    .set({ attended_at: new Date() })
    .where('user_id', '=', second.id)
    .where('event_id', '=', eventId)
    .execute()
  expect((await change(id, eventId, [leader.id, third.id])).body.reason).toBe('alreadyAttended')
})
