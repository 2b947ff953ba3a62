import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let leader: Person
let member: Person
let organizer: Person

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  leader = await world.given.person({ firstName: 'Лидия', lastName: 'Первая' })
  member = await world.given.person({ firstName: 'Марк', lastName: 'Третий' })
  organizer = await world.given.person()
})
afterAll(() => world.close())

const team = (more: object = {}) => world.given.team({ leader, members: [member], name: 'Шестерёнка', type: 1, ...more })
const event = (more: object = {}) => world.given.event({ teamSize: [2, 3], owner: organizer, ...more })
const send = (path: string, person: Person, body: object) => world.request({ method: 'POST', url: `/api${path}`, token: person.token, body })
const register = (teamId: number, eventId: number) => send(`/owner/teams/${teamId}/event-registration`, leader, { eventId })
const decide = (teamId: number, eventId: number, moderation: string, comment?: string) =>
  send('/owner/teams/update-event-moderation', organizer, { eventId, teamId, moderation, ...(comment && { comment }) })
const registrationOf = (teamId: number, eventId: number) =>
  world.db
    .selectFrom('event_teams')
    .select(['moderation', 'comment', 'quiz_answer_id'])
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
const card = '#participation'
const title = `${card} h2`

test('team event: a visitor signs in to register a team; a user without a team is offered to create one', async () => {
  const { id } = await event()
  const visitor = await world.page(`/events/${id}`)
  expect([visitor.texts(title), visitor.link('Войти и записать команду')]).toEqual([
    ['Участвуют команды'],
    `/login?returnUrl=${encodeURIComponent(`/events/${id}`)}`,
  ])
  const alone = await world.page(`/events/${id}`, { as: member })
  expect(alone.$(`${card} a[href="/teams/create"]`).text()).toBe('Создать команду')
})

test('team event: the leader changes who takes part without scripts, and reads why a choice is refused', async () => {
  const other = await world.given.person({ firstName: 'Нина' })
  const { id: teamId } = await team({ members: [member, other] })
  const { id: eventId } = await event()
  await send(`/owner/teams/${teamId}/event-registration`, leader, { eventId, userIds: [leader.id, member.id] })
  await decide(teamId, eventId, 'approved')
  const page = await world.page(`/events/${eventId}`, { as: leader })
  const form = `${card} form:has([value=changeTeam])`
  expect(page.$(`${form} [name=userIds][checked]`).length).toBe(2)
  const small = await page.submit(form, { userIds: String(leader.id) }, 'changeTeam')
  expect([small.status, small.$(`${card} details[open] form:has([value=changeTeam])`).length]).toEqual([422, 1])
  await small.submit(form, { userIds: [String(leader.id), String(other.id)] }, 'changeTeam')
  const taking = await world.db
    .selectFrom('event_participants')
    .select(['user_id', 'state'])
    .where('event_id', '=', eventId)
    .where('state', '<>', 'noRequest')
    .orderBy('user_id')
    .execute()
  expect(taking).toEqual([
    { user_id: leader.id, state: 'approved' },
    { user_id: other.id, state: 'approved' },
  ])
  const asMember = await world.page(`/events/${eventId}`, { as: other })
  expect(asMember.$(form).length).toBe(0)
})

test('team event: the leader of two teams registers the second one too', async () => {
  const [first, second] = [await world.given.person(), await world.given.person()]
  const { id: teamId } = await team()
  const another = await team({ leader, members: [first, second], name: 'Вторая' })
  const { id: eventId } = await event()
  await send(`/owner/teams/${teamId}/event-registration`, leader, { eventId })
  const page = await world.page(`/events/${eventId}`, { as: leader })
  const form = `${card} form:has([value=registerTeam])`
  const done = await page.submit(form, { userIds: [String(first.id), String(second.id)] }, 'registerTeam')
  expect([done.address, await registrationOf(another.id, eventId)]).toMatchObject([`/events/${eventId}`, { moderation: 'wait' }])
})

test('team event: the leader registers chosen members and withdraws the team again (V289, V290)', async () => {
  const others = [await world.given.person(), await world.given.person()]
  const { id: teamId } = await team({ members: [member, ...others] })
  const { id: eventId } = await event()
  const page = await world.page(`/events/${eventId}`, { as: leader })
  const form = `${card} form:has([value=registerTeam])`
  expect([page.$(`${form} [name=userIds]`).length, page.$(`${form} [name=userIds][checked]`).length]).toEqual([4, 3])
  const small = await page.submit(form, { userIds: String(leader.id) }, 'registerTeam')
  expect([small.status, small.$(card).text().includes('Число участников команды не подходит')]).toEqual([422, true])
  const done = await small.open(`/events/${eventId}`).then((again) => again.submit(form, {}, 'registerTeam'))
  expect([done.address, done.texts(title)[0]]).toEqual([`/events/${eventId}`, 'Ваша команда участвует'])
  expect(await registrationOf(teamId, eventId)).toMatchObject({ moderation: 'wait' })
  const withdrawn = await done.submit(`${card} form:has([value=withdrawTeam])`, {}, 'withdrawTeam')
  expect([withdrawn.texts(title)[0], await registrationOf(teamId, eventId)]).toEqual(['Участвуют команды', undefined])
})

test('team event: the page says participating of a waiting and an approved team, not of a declined one (V288)', async () => {
  const { id: teamId } = await team()
  const { id: eventId } = await event()
  await register(teamId, eventId)
  const seen = async (person: Person) => {
    const page = await world.page(`/events/${eventId}`, { as: person })
    return [page.texts(title)[0], page.texts(`${card} section span`).find((text) => /Ждёт|Участвует|Отклонена/.test(text))]
  }
  const states: unknown[] = []
  for (const moderation of ['wait', 'approved', 'declined']) {
    if (moderation !== 'wait') await decide(teamId, eventId, moderation, 'Мест уже нет')
    states.push(await seen(leader), await seen(member))
  }
  const participating = (state: string) => ['Ваша команда участвует', state]
  expect(states).toEqual([
    participating('Ждёт организатора'),
    participating('Ждёт организатора'),
    participating('Участвует'),
    participating('Участвует'),
    ['Участвуют команды', 'Отклонена'],
    ['Участвуют команды', 'Отклонена'],
  ])
  expect((await world.page(`/events/${eventId}`, { as: leader })).text).toContain('Организатор пишет: «Мест уже нет»')
})

test('team event: a plain member sees the team, but neither registers nor withdraws it; they leave the line-up themselves', async () => {
  const { id: teamId } = await team({ members: [member, await world.given.person()] })
  const { id: eventId } = await event()
  expect((await world.page(`/events/${eventId}`, { as: member })).$(`${card} [value=registerTeam]`).length).toBe(0)
  await register(teamId, eventId)
  const page = await world.page(`/events/${eventId}`, { as: member })
  expect([page.$(`${card} [value=withdrawTeam]`).length, page.$(`${card} section a[href="/teams/${teamId}"]`).length]).toEqual([0, 1])
  const left = await page.submit(`${card} form:has([value=cancel])`)
  expect(left.texts(title)[0]).toBe('Участвуют команды')
  expect(await registrationOf(teamId, eventId)).toMatchObject({ moderation: 'wait' })
})

test('team event: an obstacle is named beside the team, which has no form', async () => {
  await team({ members: [], name: 'Одиночка' })
  const { id: eventId } = await event()
  const page = await world.page(`/events/${eventId}`, { as: leader })
  expect(page.$(`${card} [value=registerTeam]`).length).toBe(0)
  expect(page.$(card).text()).toContain('Одиночка1 человек. Число участников команды не подходит этому событию.')
})

test('team event with questions: the answer of the leader goes with the team', async () => {
  const quiz = await world.given.quiz({ questions: [{ type: 'textShort', required: true }] })
  const { id: teamId } = await team()
  const { id: eventId } = await event({ quizId: quiz.id })
  const page = await world.page(`/events/${eventId}`, { as: leader })
  expect(page.$(`${card} [value=registerTeam]`).length).toBe(0)
  const questions = await page.open(page.$(`${card} a[href^="/quiz/"]`).attr('href') ?? '')
  expect(questions.text).not.toContain('Отправить и записаться')
  const answered = await questions.submit('main [value=answer]', { [`q${quiz.questions[0]?.id}`]: 'Чиним роботов' }, 'answer')
  const done = await answered.submit(`${card} form:has([value=registerTeam])`, {}, 'registerTeam')
  expect(done.texts(title)[0]).toBe('Ваша команда участвует')
  expect(await registrationOf(teamId, eventId)).toMatchObject({ moderation: 'wait', quiz_answer_id: expect.any(Number) })
})

const cabinet = (eventId: number) => `/organizer-cabinet/participants/teams?eventId=${eventId}`

test('cabinet: team events have a tab with the teams that wait; other events have none, and strangers are refused', async () => {
  const { id: teamId } = await team()
  const { id: eventId } = await event()
  await register(teamId, eventId)
  const page = await world.page(`/organizer-cabinet/participants?eventId=${eventId}`, { as: organizer })
  const tab = page.$('nav[aria-label="Участники и обращения"] a').filter((_index, link) => page.$(link).text().startsWith('Команды'))
  expect([tab.attr('href'), tab.text()]).toEqual([cabinet(eventId), 'Команды1ждут решения: 1'])
  const { id: other } = await event({ teamSize: undefined })
  const plain = await world.page(`/organizer-cabinet/participants?eventId=${other}`, { as: organizer })
  expect(plain.$(`a[href="${cabinet(other)}"]`).length).toBe(0)
  expect((await world.page(cabinet(eventId), { as: member })).status).toBe(403)
  expect((await world.page(cabinet(other), { as: organizer })).text).toContain('Команды ещё не записались')
})

test('cabinet: the organizer approves, declines with a reason and returns a team to waiting; its members are notified (V291)', async () => {
  const { id: teamId } = await team()
  const { id: eventId } = await event()
  await register(teamId, eventId)
  const page = await world.page(cabinet(eventId), { as: organizer })
  expect(page.texts('main article')[0]).toContain('Лидия Первая')
  const approved = await page.submit('main form:has([value=approveTeam])', {}, 'approveTeam')
  expect([approved.text.includes('Решение сохранено'), await registrationOf(teamId, eventId)]).toMatchObject([true, { moderation: 'approved' }])
  const declined = await approved.submit('main form:has([value=declineTeam])', { comment: 'Нет мест' }, 'declineTeam')
  expect(await registrationOf(teamId, eventId)).toMatchObject({ moderation: 'declined', comment: 'Нет мест' })
  await declined.submit('main form:has([value=waitTeam])', {}, 'waitTeam')
  expect(await registrationOf(teamId, eventId)).toMatchObject({ moderation: 'wait' })
  await world.sendMessages()
  const bell = await world.request({ url: '/api/user/notifications?paginationSize=50', token: member.token })
  const items = bell.body._items.filter((item: { data: { linkHref?: string } }) => item.data.linkHref === `/teams/${teamId}`)
  expect(items.length).toBeGreaterThan(0)
  expect((await world.page(items[0].data.linkHref, { as: member })).status).toBe(200)
})

test('cabinet: teams by state and name; an empty search says so', async () => {
  const { id: eventId } = await event()
  const { id: first } = await team({ name: 'Колос' })
  await register(first, eventId)
  await decide(first, eventId, 'approved')
  const names = async (query: string) => (await world.page(`${cabinet(eventId)}${query}`, { as: organizer })).texts('main article h2')
  expect([await names(''), await names('&moderation=approved'), await names('&search=кол'), await names('&moderation=wait')]).toEqual([
    ['Колос'],
    ['Колос'],
    ['Колос'],
    [],
  ])
  expect((await world.page(`${cabinet(eventId)}&search=пусто`, { as: organizer })).text).toContain('Команд не нашлось')
})

test('profile: the page of a user shows approved teams of both kinds, the own one also those in review', async () => {
  await team({ name: 'Проект', type: 0 })
  await team({ name: 'Хакатон' })
  await team({ name: 'На проверке', moderation: 'wait' })
  const lines = async (path: string, as?: Person) =>
    (await world.page(path, as && { as })).texts('#teams li').map((text) => text.replace(/(команда|событий).*/, '$1'))
  expect(await lines(`/users/${member.id}`)).toEqual(['ПроектПроектная команда', 'ХакатонКоманда для событий'])
  expect(await lines('/profile', member)).toHaveLength(3)
  expect(await lines(`/users/${organizer.id}`)).toEqual([])
  expect((await world.page('/profile', { as: organizer })).link('Мои команды')).toBe('/teams')
})
