import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
let organizer: Awaited<ReturnType<World['given']['person']>>
let event: { id: number }
let quiz: { id: number }

beforeAll(async () => {
  world = await createWorld()
  organizer = await world.given.person()
  event = await world.given.event({ name: 'Утро стартапов', owner: organizer })
  quiz = await world.given.quiz({ author: organizer, title: 'Как вам утро' })
})
afterAll(() => world.close())

const open = (path: string, as = organizer) => world.page(`/organizer-cabinet/${path}`, { as })
const latest = () => world.db.selectFrom('mailings').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const join = (person: { id: number }) =>
  world.db
    .insertInto('event_participants')
    .values({ event_id: event.id, user_id: person.id, state: 'approved', queue_number: 1, format: 'offline', created_at: world.clock.now() })
    .execute()

test('survey: its page leads to a mailing that asks to answer it, and lists it afterwards', async () => {
  const empty = await open(`surveys/${quiz.id}/mailings`)
  expect(empty.text).toContain('С этим опросом рассылок ещё нет')
  const create = await open(`mailings/create?quizId=${quiz.id}&eventId=${event.id}`)
  expect(empty.$(`main a[href="/organizer-cabinet/mailings/create?quizId=${quiz.id}"]`)).toHaveLength(1)
  expect(create.text).toContain('«Как вам утро»')
  expect(create.$('[name=template]')).toHaveLength(0)
  const refused = await create.submit('[name=intent][value=create]', { subjectLine: ' ' })
  expect([refused.status, refused.$('[aria-invalid=true]').attr('name')]).toEqual([422, 'subjectLine'])
  const page = await refused.submit('[name=intent][value=create]', { subjectLine: 'Два вопроса', eventId: String(event.id) })
  const { id, quiz_id, recipients } = await latest()
  expect([page.address, quiz_id, recipients]).toEqual([`/organizer-cabinet/mailings/${id}`, quiz.id, { eventIds: [event.id], states: ['approved'] }])
  expect(page.$(`main a[href="/organizer-cabinet/surveys/${quiz.id}"]`).text()).toBe('Открыть опрос')
  const listed = await open(`surveys/${quiz.id}/mailings`)
  expect(listed.text).toContain('Два вопроса')
  expect((await open(`events/${event.id}/mailings`)).text).not.toContain('Два вопроса')
})

test('survey: a draft is published first, and a stranger sees none of its mailings', async () => {
  const draft = await world.given.quiz({ author: organizer, isPublished: false })
  const page = await open(`surveys/${draft.id}/mailings`)
  expect(page.text).toContain('Сначала опубликуйте опрос')
  expect(page.$('main a[href*="mailings/create"]')).toHaveLength(0)
  expect((await open(`mailings/create?quizId=${draft.id}`)).status).toBe(404)
  const stranger = await world.given.person()
  expect((await open(`surveys/${quiz.id}/mailings`, stranger)).status).toBe(404)
  expect((await open(`mailings/create?quizId=${quiz.id}`, stranger)).status).toBe(404)
})

test('event: its mailings stand on its page, by pages, and a new one is about it', async () => {
  const empty = await open(`events/${event.id}/mailings`)
  expect(empty.text).toContain('Об этом событии рассылок ещё нет')
  expect(empty.$(`main a[href="/organizer-cabinet/mailings/create?eventId=${event.id}"]`)).toHaveLength(1)
  for (let number = 1; number <= 10; number += 1) {
    const body = { subject: `Программа ${number}`, content: '<p>Текст</p>', template: 'organizer', recipients: {}, eventIds: [event.id] }
    await world.request({ method: 'POST', url: '/api/owner/mailings', token: organizer.token, body })
  }
  const first = await open(`events/${event.id}/mailings`)
  expect(first.text).toContain('Программа 10')
  expect(first.text).not.toContain('Программа 1 ')
  const second = await open(`events/${event.id}/mailings?paginationPage=2`)
  expect(second.$('table').text()).toContain('Программа 1')
  expect(second.$('table').text()).not.toContain('Программа 2')
  expect((await open(`events/${event.id}/mailings`, await world.given.person())).status).toBe(403)
})

test('recipients: single users are chosen by name, also before scripts, and stay chosen', async () => {
  const [anna, guest] = [
    await world.given.person({ firstName: 'Анна', lastName: 'Подрядова' }),
    await world.given.person({ firstName: 'Гость', lastName: 'Незнакомый' }),
  ]
  await join(anna)
  const { id } = await latest()
  const form = '[name=change][value=save]'
  const saved = await (await open(`mailings/${id}`)).submit(form, { userIdsText: 'Анна Подрядова, Гость Незнакомый, Никого Такого' }, 'save')
  expect((await latest()).recipients).toMatchObject({ userIds: [anna.id, guest.id] })
  expect(saved.text).toContain('Письмо получит: 1')
  expect(saved.text).toContain('Не участники ваших событий: 1')
  const again = await open(`mailings/${id}`)
  const chosen = again.$('input[name=userIds]').toArray()
  expect(chosen.map((one) => [again.$(one).attr('value'), again.$(one).closest('label').text().trim()])).toEqual([
    [String(anna.id), 'Анна Подрядова'],
    [String(guest.id), 'Гость Незнакомый'],
  ])
})
