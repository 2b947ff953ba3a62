import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'чайник2026'
const form = 'main [value=answer]'
const card = '#participation'
const participantOf = (eventId: number, { id }: { id: number }) =>
  world.db
    .selectFrom('event_participants')
    .select(['state', 'format', 'quiz_answer_id'])
    .where('event_id', '=', eventId)
    .where('user_id', '=', id)
    .executeTakeFirst()

const asking = async (wanted: Parameters<World['given']['event']>[0] = {}) => {
  const quiz = await world.given.quiz({ questions: [{ type: 'textShort', required: true }, { type: 'text' }] })
  const event = await world.given.event({ quizId: quiz.id, ...wanted })
  return { quiz, event, name: `q${quiz.questions[0]?.id}` }
}

test('quiz event: the card leads to the questions, and the answer registers at once (V517, V152)', async () => {
  const user = await world.given.person()
  const { quiz, event, name } = await asking({ participationFormat: 'quiz' })
  const page = await world.page(`/events/${event.id}`, { as: user })
  expect(page.texts(`${card} h2`)[0]).toBe('Участие — ответы на вопросы')
  const questions = await page.submit(`${card} form`)
  expect(questions.address).toBe(`/quiz/${quiz.id}?eventId=${event.id}`)
  expect(questions.text).toContain('Отправить и записаться')
  const done = await questions.submit(form, { [name]: 'Люблю чай' }, 'answer')
  expect([done.address, done.texts(`${card} h2`)[0]]).toEqual([`/events/${event.id}`, 'Вы участвуете'])
  expect(await participantOf(event.id, user)).toMatchObject({ state: 'approved', quiz_answer_id: expect.any(Number) })
  const own = await done.open(done.link('Мои ответы на вопросы'))
  expect(own.text).toContain('Люблю чай')
  const activity = await done.open('/activity')
  expect(activity.$(`main a[href="/quiz/${quiz.id}?eventId=${event.id}"]`).length).toBe(1)
})

test('questions of a registration: a visitor answers first, signs in and has the seat', async () => {
  const user = await world.given.person({ password })
  const { quiz, event, name } = await asking()
  const page = await world.page(`/events/${event.id}`)
  const questions = await page.open(page.$(`${card} a[href^="/quiz/"]`).attr('href') ?? '')
  expect(questions.address).toBe(`/quiz/${quiz.id}?eventId=${event.id}`)
  const asked = await questions.submit(form, { [name]: 'Хочу учиться' }, 'answer')
  const byPassword = await asked.open(`${asked.address}&way=password`)
  const done = await byPassword.submit('main [name=login]', { login: user.email, password })
  expect([done.address, done.texts(`${card} h2`)[0]]).toEqual([`/events/${event.id}`, 'Вы участвуете'])
  expect(await participantOf(event.id, user)).toMatchObject({ state: 'approved' })
})

test('questions of a registration: the choices of the form travel through the questions', async () => {
  const user = await world.given.person()
  const { event, name } = await asking({ format: 'online', onlineWithSpace: true, ecpRequired: true })
  const page = await world.page(`/events/${event.id}`, { as: user })
  const questions = await page.submit(`${card} form`, { format: 'offline', ecpConfirmed: 'yes' })
  expect(questions.address).toContain('ecpConfirmed=yes')
  const done = await questions.submit(form, { [name]: 'Хочу учиться' }, 'answer')
  expect(done.texts(`${card} h2`)[0]).toBe('Вы участвуете')
  expect(await participantOf(event.id, user)).toMatchObject({ state: 'approved', format: 'offline' })
})

test('questions of a registration: after a refusal, and after a cancellation, the given answer serves again', async () => {
  const user = await world.given.person()
  const { quiz, event, name } = await asking({ ecpRequired: true })
  const questions = await world.page(`/quiz/${quiz.id}?eventId=${event.id}`, { as: user })
  const refused = await questions.submit(form, { [name]: 'Без подписи' }, 'answer')
  expect(refused.$(`${card}`).text()).toContain('Вы уже ответили на вопросы организатора')
  const going = await refused.submit(`${card} [value=register]`, { ecpConfirmed: 'yes' })
  expect(going.texts(`${card} h2`)[0]).toBe('Вы участвуете')
  const left = await going.submit(`${card} [value=cancel]`)
  const again = await left.submit(`${card} [value=register]`, { ecpConfirmed: 'yes' })
  expect(again.texts(`${card} h2`)[0]).toBe('Вы участвуете')
})

test('questions of a registration: a full event offers the waiting list by the questions', async () => {
  const { event, name } = await asking({ participantLimit: 1 })
  const people = [await world.given.person(), await world.given.person()]
  for (const as of people) {
    const questions = await (await world.page(`/events/${event.id}`, { as })).submit(`${card} form`)
    await questions.submit(form, { [name]: 'Хочу' }, 'answer')
  }
  expect(await Promise.all(people.map((one) => participantOf(event.id, one)))).toMatchObject([{ state: 'approved' }, { state: 'wait' }])
})

test('questions of a registration: a closed registration asks nothing and leads back', async () => {
  const user = await world.given.person()
  const { quiz, event } = await asking({ registrationEnd: new Date(world.clock.now().getTime() - 60_000) })
  const page = await world.page(`/quiz/${quiz.id}?eventId=${event.id}`, { as: user })
  expect([page.$(form).length, page.link('К событию')]).toEqual([0, `/events/${event.id}`])
})

test('quiz event without questions says that they are not ready, and a team event stays as it was', async () => {
  const user = await world.given.person()
  const titleOf = async (participationFormat: 'quiz' | 'team') => {
    const event = await world.given.event({ participationFormat })
    return (await world.page(`/events/${event.id}`, { as: user })).texts(`${card} h2`)[0]
  }
  expect([await titleOf('quiz'), await titleOf('team')]).toEqual(['Вопросы ещё готовятся', 'Участвуют команды'])
})

test('survey after an event: a link to a quiz opens it inside the site (V317)', async () => {
  const [author, user] = [await world.given.person(), await world.given.person()]
  const quiz = await world.given.quiz({ author, slug: 'kak-vam' })
  const linked = await world.request({
    method: 'POST',
    url: `/api/quizzes/${quiz.id}/link-users`,
    token: author.token,
    body: { userIds: [user.id] },
  })
  expect(linked.body).toMatchObject({ linked: 1 })
  const { body } = await world.request({ url: '/api/user/notifications', token: user.token })
  const address = body._items[0].data.quizUrl
  expect((await world.page(address, { as: user })).$('h1').text()).toBe('Отзыв о встрече')
})
