import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationTypes } from '../../../contract/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

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
const send = (method: 'POST' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const event = (more: object = {}) => world.given.event({ teamSize: [2, 5], owner: organizer, ...more })
const team = (size: number, more: object = {}) => world.given.team({ leader, members: members.slice(0, size - 1), ...more })
const register = (teamId: number, eventId: number, person = leader, more: object = {}) =>
  send('POST', `/owner/teams/${teamId}/event-registration`, person, { eventId, ...more })
const withdraw = (teamId: number, eventId: number, person = leader) =>
  send('POST', `/owner/teams/${teamId}/event-registration-cancel`, person, { eventId })
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

test('event teams: members may not register the team; admins and the leader may (V271)', async () => {
  const [member, admin] = [members[0], members[1]] as [Person, Person]
  const { id } = await world.given.team({ leader, admins: [admin], members: [member] })
  const stranger = await world.given.person()
  const statusOf = async (person: Person) => (await register(id, (await event()).id, person)).status
  expect([await statusOf(member), await statusOf(stranger), await statusOf(admin), await statusOf(leader)]).toEqual([403, 403, 200, 200])
})

test('event teams: the number of approved members is within the limits of the event (V289)', async () => {
  const { id: eventId } = await event()
  const statuses = []
  for (const size of [1, 2, 5, 6]) {
    const own = await world.given.person()
    const others = []
    for (let count = 1; count < size; count += 1) others.push(await world.given.person())
    const one = await world.given.team({ leader: own, members: others, waiting: members })
    const { status: code, body } = await register(one.id, eventId, own)
    statuses.push([code, code === 200 ? body.teamRecord.staff.length : body.reason])
  }
  expect(statuses).toEqual([
    [422, 'teamSizeWrong'],
    [200, 2],
    [200, 5],
    [422, 'teamSizeWrong'],
  ])
})

test('event teams: a larger team names who takes part, approved members only', async () => {
  const { id: eventId } = await event()
  const { id } = await team(6, { waiting: [organizer] })
  const chosen = [leader.id, members[0]?.id, members[1]?.id]
  expect((await register(id, eventId, leader, { userIds: [leader.id, organizer.id] })).body.reason).toBe('memberNotApproved')
  expect((await register(id, eventId, leader, { userIds: [leader.id] })).body.reason).toBe('teamSizeWrong')
  expect(idsOf((await register(id, eventId, leader, { userIds: chosen })).body.teamRecord)).toEqual(chosen)
})

test('event teams: the status has the moderation and the members who take part, for members and organizers (V287)', async () => {
  const { id: eventId } = await event()
  const { id } = await team(3)
  const nothing = { moderation: 'noRequest', participates: false, teamRecord: { staff: [] } }
  expect((await status(id, eventId, leader)).body).toMatchObject(nothing)
  expect((await register(id, eventId)).body).toMatchObject({ eventId, teamId: id, moderation: 'wait', createdBy: leader.id })
  const { body } = await status(id, eventId, members[0] as Person)
  expect(body).toMatchObject({ moderation: 'wait', participates: true, canCancel: false })
  expect(body.teamRecord.staff.map(({ role, moderation }: { role: string; moderation: string }) => [role, moderation])).toEqual([
    ['leader', 'approved'],
    ['member', 'approved'],
    ['member', 'approved'],
  ])
  expect((await status(id, eventId, leader)).body.canCancel).toBe(true)
  expect([(await status(id, eventId, organizer)).status, (await status(id, eventId, members[4] as Person)).status]).toEqual([200, 403])
})

test('event teams: a waiting and an approved team takes part, a declined one does not (V288)', async () => {
  const { id: eventId } = await event()
  const { id } = await team(2)
  await register(id, eventId)
  const seen = async () => [(await status(id, eventId, leader)).body.participates, (await stateOf(eventId, members[0] as Person)).state]
  expect(await seen()).toEqual([true, 'wait'])
  await decide(id, eventId, 'approved')
  expect(await seen()).toEqual([true, 'approved'])
  await decide(id, eventId, 'declined', { comment: 'Нет мест в зале' })
  expect(await seen()).toEqual([false, 'declined'])
  expect((await status(id, eventId, leader)).body.comment).toBe('Нет мест в зале')
  expect((await register(id, eventId)).body).toMatchObject({ status: 409, reason: 'teamDeclinedBefore' })
  expect((await withdraw(id, eventId)).body.reason).toBe('teamNotRegistered')
})

test('event teams: members of an approved team are participants with seats and tickets like any other', async () => {
  const { id: eventId } = await event({ participantLimit: 10 })
  const { id } = await team(3)
  await register(id, eventId)
  expect(await seatsOf(eventId)).toBe(0)
  await decide(id, eventId, 'approved')
  expect(await seatsOf(eventId)).toBe(3)
  const { state, participant } = await stateOf(eventId, members[1] as Person)
  expect([state, participant.teamId]).toEqual(['approved', id])
  const attendees = (await get(`/owner/event-participants?eventId=${eventId}`, organizer)).body._items
  expect(attendees.map(({ teamId, state: one }: { teamId: number; state: string }) => [teamId, one])).toEqual(Array(3).fill([id, 'approved']))
  expect((await get('/participant/events', members[0] as Person)).body._items).toMatchObject([{ id: eventId }])
  await world.sendMessages()
  const mails = await world.inbox((members[0] as Person).email)
  expect(mails.some(({ subject }) => subject.includes('Встреча'))).toBe(true)
})

test('event teams: the organizer decides about members together with their team only', async () => {
  const { id: eventId } = await event()
  const { id } = await team(2)
  await register(id, eventId)
  const participant = (await stateOf(eventId, leader)).participant.id
  const body = { eventId, participantIds: [participant], state: 'approved' }
  expect((await send('POST', '/owner/event-participants/state-update', organizer, body)).body.reason).toBe('decidedWithTeam')
  expect((await stateOf(eventId, leader)).state).toBe('wait')
})

test('event teams: an approval needs free seats for the whole team', async () => {
  const { id: eventId } = await event({ participantLimit: 4 })
  const other = await world.given.person()
  const [first, second] = [await team(3), await world.given.team({ leader: other, members: [members[3] as Person] })]
  await register(first.id, eventId)
  await register(second.id, eventId, other)
  expect((await decide(first.id, eventId, 'approved')).status).toBe(200)
  expect((await decide(second.id, eventId, 'approved')).body.reason).toBe('noSeats')
  expect([(await status(second.id, eventId, other)).body.moderation, await seatsOf(eventId)]).toEqual(['wait', 3])
  await withdraw(first.id, eventId)
  expect((await decide(second.id, eventId, 'approved')).status).toBe(200)
  expect(await seatsOf(eventId)).toBe(2)
})

test('event teams: a second registration is refused, and a cancelled team may register again (V290)', async () => {
  const { id: eventId } = await event()
  const { id } = await team(2)
  await register(id, eventId)
  expect((await register(id, eventId)).body).toMatchObject({ status: 409, reason: 'teamAlreadyRegistered' })
  await decide(id, eventId, 'approved')
  expect((await withdraw(id, eventId, members[0])).status).toBe(403)
  expect((await withdraw(id, eventId)).body).toMatchObject({ eventId, teamId: id })
  expect((await status(id, eventId, leader)).body.moderation).toBe('noRequest')
  expect((await get(`/owner/events/${eventId}/teams`, organizer)).body._items).toEqual([])
  expect([(await stateOf(eventId, leader)).state, await seatsOf(eventId)]).toEqual(['noRequest', 0])
  expect((await withdraw(id, eventId)).body.reason).toBe('teamNotRegistered')
  expect((await register(id, eventId)).status).toBe(200)
})

test('event teams: the decision of the organizer reaches every member once (V291)', async () => {
  const { id: eventId } = await event()
  const { id } = await team(4)
  await register(id, eventId, leader, { userIds: [leader.id, members[0]?.id] })
  const stranger = await world.given.person()
  expect((await decide(id, eventId, 'approved', {}, stranger)).status).toBe(403)
  expect((await decide(id, eventId, 'approved', {}, leader)).status).toBe(403)
  expect((await decide(id, eventId, 'approved')).body.moderation).toBe('approved')
  await decide(id, eventId, 'approved')
  const typeOf = async (person?: Person) => {
    const { _items } = (await get('/user/notifications?paginationSize=50', person ?? leader)).body
    return _items.find(({ title }: { title: string }) => title === 'Решение по заявке команды')?.type
  }
  // those who take part have a letter of their own, with the ticket
  await world.sendMessages()
  expect([await typeOf(members[0]), await typeOf(members[1])]).toEqual([notificationTypes.eventDecision, notificationTypes.teamDecision])
  const titles = []
  for (const person of [leader, ...members.slice(0, 3)]) titles.push(await titlesFor(person))
  const expected = ['Решение по заявке команды', 'Команда идёт на событие']
  expect(titles).toEqual([['Решение по заявке команды'], expected, expected, expected])
})

test('event teams: the organizer lists teams with counters, waiting ones first; others are refused', async () => {
  const { id: eventId } = await event()
  const other = await world.given.person()
  const [first, second] = [
    await team(2, { name: 'Алмаз' }),
    await world.given.team({ leader: other, members: [members[3] as Person], name: 'Берег' }),
  ]
  await register(first.id, eventId)
  await register(second.id, eventId, other)
  await decide(first.id, eventId, 'approved')
  const listed = async (query = '') => (await get(`/owner/events/${eventId}/teams?${query}`, organizer)).body
  const teamIds = async (query: string) => (await listed(query))._items.map(({ teamId }: { teamId: number }) => teamId)
  expect(await listed()).toMatchObject({ counters: { wait: 1, approved: 1, declined: 0 }, _meta: { totalCount: 2 } })
  expect([await teamIds(''), await teamIds('moderation=approved'), await teamIds('search=%D0%B1%D0%B5%D1%80')]).toEqual([
    [second.id, first.id],
    [first.id],
    [second.id],
  ])
  expect((await get(`/owner/events/${eventId}/teams`, leader)).status).toBe(403)
})

test('event teams: a user sees which own teams may register, with the reason against the others', async () => {
  const { id: eventId } = await event()
  const [ready, small, registered] = [await team(2, { name: 'А' }), await team(1, { name: 'Б' }), await team(2, { name: 'В' })]
  await world.given.team({ leader: members[0] as Person, members: [leader], name: 'Чужая' })
  await register(registered.id, eventId)
  const { body } = await get(`/event-teams?eventId=${eventId}`, leader)
  expect(
    body._items.map(({ teamId, canRegister, reason }: { teamId: number; canRegister: boolean; reason: string }) => [teamId, canRegister, reason]),
  ).toEqual([
    [ready.id, true, null],
    [small.id, false, 'teamSizeWrong'],
    [registered.id, false, 'teamAlreadyRegistered'],
  ])
  expect(body._items[2].registration).toMatchObject({ moderation: 'wait' })
  const preconditions = (await get(`/event-participants/registration?eventId=${eventId}`, leader)).body
  expect([preconditions.open, preconditions.teams.map(({ id }: { id: number }) => id)]).toEqual([false, [ready.id, small.id, registered.id]])
  const single = await world.given.event({ owner: organizer })
  expect((await register(ready.id, single.id)).body.reason).toBe('notTeamEvent')
})

test('event teams: a person, a team and a quiz take part in different ways (V017)', async () => {
  const [person, ofTeams] = [await world.given.event(), await event()]
  const quiz = await world.given.quiz({ author: organizer, questions: [{ type: 'textShort' }] })
  const byQuiz = await world.given.event({ participationFormat: 'quiz', quizId: quiz.id })
  const alone = async (eventId: number) => (await send('POST', '/event-participants/registration', leader, { user_id: leader.id, eventId })).body
  expect([(await alone(person.id)).state, (await alone(ofTeams.id)).reason, (await alone(byQuiz.id)).reason]).toEqual([
    'approved',
    'teamRequired',
    'quizAnswerRequired',
  ])
  const { id } = await team(2)
  expect([(await register(id, person.id)).body.reason, (await register(id, ofTeams.id)).status]).toEqual(['notTeamEvent', 200])
})

test('event teams: an event with a quiz takes an answer of the one who registers, once', async () => {
  const quiz = await world.given.quiz({ author: organizer, allowMultiple: true, questions: [{ type: 'textShort' }] })
  const { id: eventId } = await event({ quizId: quiz.id })
  const answerOf = async (person: Person) =>
    world.given.quizAnswer(quiz.id, { user: person, values: [{ questionId: quiz.questions[0]?.id ?? 0, text: 'Мы' }] })
  const [own, foreign] = [await answerOf(leader), await answerOf(members[0] as Person)]
  const { id } = await team(2)
  const answer = (quizAnswerId?: number) => register(id, eventId, leader, quizAnswerId ? { quizAnswerId } : {})
  expect([(await answer()).body.reason, (await answer(foreign)).body.reason]).toEqual(['quizAnswerRequired', 'quizAnswerRequired'])
  expect((await answer(own)).body.quizAnswerId).toBe(own)
  expect((await stateOf(eventId, leader)).participant.quizAnswerId).toBe(own)
  const other = await team(2, { name: 'Вторая' })
  expect((await register(other.id, eventId, leader, { quizAnswerId: own })).status).toBeGreaterThanOrEqual(409)
  await withdraw(id, eventId)
  expect((await answer(own)).status).toBe(200)
})

test('event teams: a member takes part with one team; members of a declined one may take part with another', async () => {
  const { id: eventId } = await event()
  const shared = members[0] as Person
  const [first, second] = [await team(2), await world.given.team({ leader: members[3] as Person, members: [shared] })]
  await register(first.id, eventId)
  expect((await register(second.id, eventId, members[3])).body.reason).toBe('memberTakesPart')
  await decide(first.id, eventId, 'declined')
  expect((await register(second.id, eventId, members[3])).status).toBe(200)
  expect((await stateOf(eventId, shared)).participant).toMatchObject({ teamId: second.id, state: 'wait' })
})

test('event teams: a removed member loses the place, the others keep theirs', async () => {
  const { id: eventId } = await event({ participantLimit: 3 })
  const { id } = await team(3)
  const leaving = members[1] as Person
  await register(id, eventId)
  await decide(id, eventId, 'approved')
  await send('POST', `/owner/teams/${id}/delete-staff`, leader, { userId: leaving.id, teamId: id })
  expect([(await stateOf(eventId, leaving)).state, (await stateOf(eventId, leader)).state, await seatsOf(eventId)]).toEqual([
    'noRequest',
    'approved',
    2,
  ])
  expect(idsOf((await status(id, eventId, leader)).body.teamRecord)).toEqual([leader.id, members[0]?.id])
})

test('event teams: a team is not approved once too few members are left in it', async () => {
  const { id: eventId } = await event()
  const { id } = await team(2)
  await register(id, eventId)
  await send('POST', `/owner/teams/${id}/delete-staff`, leader, { userId: members[0]?.id, teamId: id })
  expect((await decide(id, eventId, 'approved')).body).toMatchObject({ status: 422, reason: 'teamSizeWrong' })
  expect([(await status(id, eventId, leader)).body.moderation, await seatsOf(eventId)]).toEqual(['wait', 0])
  expect((await decide(id, eventId, 'declined')).status).toBe(200)
})

test('event teams: a registered team is not disbanded before the event is over', async () => {
  const { id: eventId } = await event({ startsInDays: 1 })
  const { id } = await team(2)
  await register(id, eventId)
  expect((await send('DELETE', `/owner/teams/${id}`, leader)).body).toMatchObject({ status: 409, reason: 'teamRegistered' })
  const before = world.clock.now()
  world.clock.advance(3 * 86_400_000)
  expect((await withdraw(id, eventId)).body.reason).toBe('eventFinished')
  expect((await send('DELETE', `/owner/teams/${id}`, leader)).status).toBe(200)
  expect((await get(`/owner/events/${eventId}/teams`, organizer)).body._items).toMatchObject([{ teamId: id, moderation: 'wait' }])
  world.clock.set(before)
})

test('event teams: a member without consent or with a ban keeps the team out', async () => {
  const space = await world.given.space()
  const { id: eventId } = await event({ format: 'space', spaceId: space.id })
  const { id } = await team(2)
  const member = members[0] as Person
  await world.db.updateTable('users').set({ restricted_at: world.clock.now() }).where('id', '=', member.id).execute()
  expect((await register(id, eventId)).body.reason).toBe('memberMayNotTakePart')
  await world.db.updateTable('users').set({ restricted_at: null }).where('id', '=', member.id).execute()
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: member.id }).execute()
  expect((await register(id, eventId)).body.reason).toBe('memberMayNotTakePart')
  await world.db.deleteFrom('space_restrictions').where('user_id', '=', member.id).execute()
  expect((await register(id, eventId)).status).toBe(200)
})
