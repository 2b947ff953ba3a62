import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionTypes } from '../contract/quizzes/limits.ts'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Author = { id: number; token: string }
const list = '/organizer-cabinet/surveys'
const builder = (id: number, query = '') => `${list}/${id}${query}`
const names = (page: Page) => page.texts('main tbody td:first-child a')
const outline = (page: Page) => page.texts('main ol li a[id^=row-]').map((text) => text.replace(/^[^:]+: /, '').replace(/ \*, .*$/, ''))
/** Words of the site have no-break spaces. */
const plainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')
const quizOf = async (id: number, { token }: Author) => (await world.request({ method: 'GET', url: `/api/quizzes/${id}`, token })).body
const idIn = (page: Page) => Number(/surveys\/(\d+)/.exec(page.address)?.[1])
const intent = (name: string) => `[name=intent][value=${name}]`

const untick = (page: Page, name: string) => page.$(`main [name=${name}]`).removeAttr('checked')

const yesNo = [{ title: 'Да', right: true }, { title: 'Нет' }]

test('surveys: a visitor signs in first and comes back; the cabinet links the section (V007)', async () => {
  expect((await world.page(`${list}?mode=quiz`)).address).toBe('/login?returnUrl=%2Forganizer-cabinet%2Fsurveys%3Fmode%3Dquiz')
  const as = await world.given.person()
  const cabinet = await world.page('/organizer-cabinet', { as })
  const sections = cabinet
    .texts('main nav[aria-label="Разделы кабинета"] > div:first-child ul:first-of-type a')
    .map((text) => text.replace(/\d+$/, ''))
  expect(sections).toEqual(['Обзор', 'Мои события', 'Участники', 'Рассылки', 'Опросы', 'Короткие ссылки'])
  expect(cabinet.$(`main nav a[href="${list}"]`).length).toBeGreaterThan(0)
})

test('surveys: the empty list offers templates, and each creates a survey with its questions in the language of the reader', async () => {
  for (const [prefix, title] of [
    ['', 'Как вам событие?'],
    ['/en', 'How was the event?'],
    ['/kz', 'Іс-шара қалай өтті?'],
  ] as const) {
    const as = await world.given.person()
    const empty = await world.page(prefix + list, { as })
    expect(empty.$('main table').length).toBe(0)
    for (const template of ['satisfaction', 'registration', 'quiz', 'liveQuiz', 'poll', 'blank']) {
      const page = await empty.submit(intent('create'), {}, template)
      expect([template, page.status]).toEqual([template, 200])
      const quiz = await quizOf(idIn(page), as)
      expect([template, quiz.questions.length > 0, quiz.published]).toEqual([template, template !== 'blank', false])
      if (template === 'satisfaction') expect([quiz.title, page.$('h1').text()]).toEqual([title, title])
      expect(outline(page).map(plainSpaces)).toEqual(quiz.questions.map((question: { title: string }) => plainSpaces(question.title)))
    }
    expect(names(await world.page(prefix + list, { as })).length).toBe(6)
  }
})

test('surveys: search, kind, states and the numbers of each row', async () => {
  const as = await world.given.person()
  const colleague = await world.given.person()
  const used = await world.given.quiz({ author: as, title: 'Анкета участника', mode: 'fast' })
  await world.given.event({ owner: as, quizId: used.id })
  await world.given.quiz({ author: as, title: 'Черновик теста', isPublished: false })
  const shared = await world.given.quiz({ author: colleague, accesses: [as], title: 'Чужой опрос', mode: 'fast' })
  await world.given.quizAnswer(shared.id)
  await world.given.quiz({ author: colleague, title: 'Чужая анкета' })
  const page = await world.page(list, { as })
  expect(names(page).toSorted()).toEqual(['Анкета участника', 'Черновик теста', 'Чужой опрос'])
  const row = (title: string) => page.texts('main tbody tr').find((text) => text.includes(title)) ?? ''
  expect(row('Анкета участника')).toContain('Нужен событию')
  expect(row('Черновик теста')).toContain('Черновик')
  expect(row('Чужой опрос')).toContain('Автор: ')
  expect(page.$(`main tbody a[href="${list}/${shared.id}/answers"]`).first().text()).toBe('1')
  expect(names(await world.page(`${list}?search=анкета`, { as }))).toEqual(['Анкета участника'])
  expect(names(await world.page(`${list}?mode=quiz`, { as }))).toEqual(['Черновик теста'])
  expect((await world.page(`${list}?search=абракадабра`, { as })).text).toContain('Ничего не нашлось')
  // only the author deletes
  expect(page.texts(`#menu-${shared.id} li`)).not.toContain('Удалить')
})

test('surveys: nine a page', async () => {
  const as = await world.given.person()
  for (let place = 0; place < 10; place += 1) await world.given.quiz({ author: as, title: `Опрос ${place}` })
  const page = await world.page(list, { as })
  expect(names(page).length).toBe(9)
  expect(page.$('main nav a[rel=next]').attr('href')).toBe(`${list}?paginationPage=2`)
})

test('surveys: a copy opens in the builder; a deletion asks first, and a used survey says why it stays', async () => {
  const as = await world.given.person()
  const used = await world.given.quiz({ author: as, title: 'Нужный', questions: [{ type: 'radio', options: yesNo }] })
  await world.given.event({ owner: as, quizId: used.id })
  const page = await world.page(list, { as })
  const copy = await page.submit(intent('copy'), {}, String(used.id))
  expect(idIn(copy)).not.toBe(used.id)
  expect(outline(copy)).toEqual(['Вопрос 1'])
  const refused = await (await world.page(`${list}?ask=remove&quiz=${used.id}`, { as })).submit(intent('remove'), {}, 'remove')
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Опрос нужен опубликованному событию')
  const removed = await (await world.page(`${list}?ask=remove&quiz=${idIn(copy)}`, { as })).submit(intent('remove'), {}, 'remove')
  expect(removed.text).toContain('Опрос удалён')
  expect(names(removed)).toEqual(['Нужный'])
})

test('builder: only editors open it, with any of its sections', async () => {
  const [author, editor, stranger] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const { id } = await world.given.quiz({ author, accesses: [editor] })
  for (const part of ['', '?section=settings', '?section=access', '?section=sharing', '?section=preview', '/results', '/answers']) {
    expect([part, (await world.page(builder(id, part), { as: author })).status]).toEqual([part, 200])
    expect([part, (await world.page(builder(id, part), { as: editor })).status]).toEqual([part, 200])
    expect([part, (await world.page(builder(id, part), { as: stranger })).status]).toEqual([part, 404])
    expect((await world.page(builder(id, part))).address).toBe(`/login?returnUrl=${encodeURIComponent(builder(id, part))}`)
  }
})

test('builder: a question of each type is added without scripts, and saved as it was filled in (V297)', async () => {
  const as = await world.given.person()
  const { id } = await world.given.quiz({ author: as, mode: 'quiz', questions: [], isPublished: false })
  for (const type of questionTypes) {
    const added = await (await world.page(builder(id), { as })).submit(intent('addQuestion'), {}, type)
    const saved = await added.submit(intent('saveQuestion'), { title: `О чём: ${type}`, description: 'Пояснение' })
    expect([type, saved.status, saved.text.includes('Сохранено')]).toEqual([type, 200, true])
  }
  const { questions } = await quizOf(id, as)
  expect(questions.map(({ type, title }: { type: string; title: string }) => [type, title])).toEqual(
    questionTypes.map((type) => [type, `О чём: ${type}`]),
  )
})

test('builder: options are added, pasted as lines, marked and cleared without scripts', async () => {
  const as = await world.given.person()
  const quiz = await world.given.quiz({ author: as, mode: 'quiz', isPublished: false, questions: [{ type: 'radio', options: yesNo }] })
  const [question] = quiz.questions
  const [yes, no] = question?.options ?? []
  const page = await world.page(builder(quiz.id, `?question=${question?.id}`), { as })
  await page.submit(intent('saveQuestion'), {
    [`options.o${yes}.title`]: '',
    [`options.o${no}.title`]: 'Скорее нет',
    [`options.o${no}.score`]: '5',
    'options.new.title': 'Скорее да',
    right: `o${no}`,
    lines: '1. Наверное\r\n2. Не знаю',
  })
  const saved = await quizOf(quiz.id, as)
  expect(saved.questions[0].options).toEqual([
    { id: no, title: 'Скорее нет', right: true, score: 5 },
    { id: expect.any(Number), title: 'Скорее да', right: false, score: 1 },
    { id: expect.any(Number), title: 'Наверное', right: false, score: 1 },
    { id: expect.any(Number), title: 'Не знаю', right: false, score: 1 },
  ])
})

const refusals: [name: string, fields: Record<string, string>, words: string][] = [
  ['an empty title', { title: '' }, ''],
  ['the title of another question', { title: 'вопрос  2' }, 'Два вопроса называются одинаково'],
  ['one option', { 'options.NO.title': '' }, 'нужны хотя бы два ответа'],
  ['two equal options', { 'options.NO.title': 'ДА' }, 'два одинаковых ответа'],
  ['no right option', {}, 'правильный ответ'],
]

for (const [name, fields, words] of refusals)
  test(`builder: ${name} is refused at its question, and what was typed stays`, async () => {
    const as = await world.given.person()
    const quiz = await world.given.quiz({
      author: as,
      mode: 'quiz',
      isPublished: false,
      questions: [{ type: 'radio', options: yesNo }, { type: 'textShort' }],
    })
    const [question] = quiz.questions
    const page = await world.page(builder(quiz.id, `?question=${question?.id}`), { as })
    if (name === 'no right option') untick(page, 'right')
    const typed = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field.replace('NO', `o${question?.options[1]}`), value]))
    const refused = await page.submit(intent('saveQuestion'), { description: 'Не потерять', ...typed })
    expect(refused.status).toBe(422)
    expect(refused.$('#missing a').attr('href')).toContain(builder(quiz.id, '?question='))
    expect(refused.text).toContain(words)
    expect(refused.$('main textarea[name=description]').text()).toContain('Не потерять')
    expect((await quizOf(quiz.id, as)).questions[0].description).toBe('')
  })

test('builder: the type of an answered question stays, with the reason at the question', async () => {
  const as = await world.given.person()
  const quiz = await world.given.quiz({ author: as })
  const questionId = quiz.questions[0]?.id ?? 0
  await world.given.quizAnswer(quiz.id, { values: [{ questionId, text: 'Ответ' }] })
  const refused = await (await world.page(builder(quiz.id, `?question=${questionId}`), { as })).submit(intent('saveQuestion'), { type: 'number' })
  expect([refused.status, refused.text.includes('его тип изменить нельзя')]).toEqual([409, true])
})

test('builder: a form of an older version changes nothing and says so', async () => {
  const as = await world.given.person()
  const quiz = await world.given.quiz({ author: as })
  const page = await world.page(builder(quiz.id, '?section=settings'), { as })
  await page.submit(intent('saveSettings'), { title: 'Первое' })
  const refused = await page.submit(intent('saveSettings'), { title: 'Второе' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Опрос изменили на другой странице')
  expect((await quizOf(quiz.id, as)).title).toBe('Первое')
})

test('builder: questions move, are copied and removed without scripts', async () => {
  const as = await world.given.person()
  const quiz = await world.given.quiz({ author: as, questions: [{ type: 'text' }, { type: 'number' }, { type: 'url' }] })
  const ids = quiz.questions.map(({ id }) => id)
  const open = () => world.page(builder(quiz.id), { as })
  expect(outline(await (await open()).submit('#move-up', {}, String(ids[1])))).toEqual(['Вопрос 2', 'Вопрос 1', 'Вопрос 3'])
  expect(outline(await (await open()).submit('#move-down', {}, String(ids[1])))).toEqual(['Вопрос 1', 'Вопрос 2', 'Вопрос 3'])
  const editor = await world.page(builder(quiz.id, `?question=${ids[1]}`), { as })
  const copied = await editor.submit(intent('duplicateQuestion'))
  expect(outline(copied)).toEqual(['Вопрос 1', 'Вопрос 2', 'Вопрос 2 (2)', 'Вопрос 3'])
  expect(copied.$('main h2').first().text()).toBe('Вопрос 3')
  expect(outline(await (await world.page(builder(quiz.id, `?question=${ids[0]}`), { as })).submit(intent('removeQuestion')))).toEqual([
    'Вопрос 2',
    'Вопрос 2 (2)',
    'Вопрос 3',
  ])
})

test('builder: every setting is saved and shown again (V304)', async () => {
  const as = await world.given.person()
  const { id } = await world.given.quiz({ author: as })
  const settings = {
    title: 'Новое название',
    mode: 'fast',
    allowMultiple: true,
    authRequired: false,
    statsAccess: 'respondents',
    isResultScoreVisible: true,
    isRightAnswersVisible: true,
    slug: `opros-${id}`,
  }
  const page = await world.page(builder(id, '?section=settings'), { as })
  untick(page, 'authRequired')
  const { title, mode, statsAccess, slug } = settings
  const ticked = { allowMultiple: 'on', isResultScoreVisible: 'on', isRightAnswersVisible: 'on' }
  const saved = await page.submit(intent('saveSettings'), { title, mode, statsAccess, slug, ...ticked })
  expect(saved.text).toContain('Сохранено')
  expect(await quizOf(id, as)).toMatchObject(settings)
  const again = await world.page(builder(id, '?section=settings'), { as })
  const form = again.$(intent('saveSettings')).closest('form')
  const shown = Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]))
  expect(shown).toMatchObject({ title: settings.title, mode: 'fast', statsAccess: 'respondents', slug: settings.slug, allowMultiple: 'on' })
  expect(shown).not.toHaveProperty('authRequired')
  expect(again.text).toContain(`/quiz/opros-${id}`)
})

test('builder: a taken and a wrong address are refused at their field', async () => {
  const as = await world.given.person()
  const taken = await world.given.quiz({ slug: 'taken-address' })
  const { id } = await world.given.quiz({ author: as })
  expect(taken.id).toBeGreaterThan(0)
  for (const slug of ['taken-address', 'кириллица', '12345']) {
    const refused = await (await world.page(builder(id, '?section=settings'), { as })).submit(intent('saveSettings'), { slug })
    expect([slug, refused.status >= 400, refused.$('input[name=slug]').attr('aria-invalid')]).toEqual([slug, true, 'true'])
    expect(refused.$('input[name=slug]').attr('value')).toBe(slug)
  }
})

test('builder: an empty survey cannot be published; with a question it can, and it is withdrawn again', async () => {
  const as = await world.given.person()
  const { id } = await world.given.quiz({ author: as, questions: [], isPublished: false })
  const refused = await (await world.page(builder(id), { as })).submit(intent('publish'))
  expect([refused.status, refused.text.includes('Добавьте хотя бы один вопрос')]).toEqual([422, true])
  await (await world.page(builder(id), { as })).submit(intent('addQuestion'), {}, 'text')
  const published = await (await world.page(builder(id), { as })).submit(intent('publish'))
  expect([published.status, (await quizOf(id, as)).published]).toEqual([200, true])
  await (await world.page(builder(id, '?section=settings'), { as })).submit(intent('unpublish'))
  expect((await quizOf(id, as)).published).toBe(false)
})

test('builder: a survey that an event uses is not withdrawn, with the reason', async () => {
  const as = await world.given.person()
  const { id } = await world.given.quiz({ author: as })
  await world.given.event({ owner: as, quizId: id })
  const refused = await (await world.page(builder(id, '?section=settings'), { as })).submit(intent('unpublish'))
  expect([refused.status, refused.text.includes('Опрос нужен опубликованному событию')]).toEqual([409, true])
})

test('access: the author names editors by their names, and the picker shows them', async () => {
  const as = await world.given.person()
  const editor = await world.given.person({ firstName: 'Айгерим', lastName: 'Редакторова' })
  const { id } = await world.given.quiz({ author: as })
  const page = await world.page(builder(id, '?section=access'), { as })
  const saved = await page.submit(intent('giveAccess'), { userIdsText: 'Айгерим Редакторова' })
  expect(saved.text).toContain('Доступ сохранён')
  expect((await world.page(builder(id), { as: editor })).status).toBe(200)
  const again = await world.page(builder(id, '?section=access'), { as })
  expect(again.$('input[name=userIds]').attr('value')).toBe(String(editor.id))
  const foreign = await world.page(builder(id, '?section=access'), { as: editor })
  expect([foreign.text.includes('Доступ даёт автор опроса'), foreign.$('[name=userIds]').length]).toEqual([true, 0])
})

test('sharing: a draft has no link yet; a published survey has its link, its code and the number of those who get it (V315)', async () => {
  const as = await world.given.person()
  const { id } = await world.given.quiz({ author: as, isPublished: false })
  const draft = await world.page(builder(id, '?section=sharing'), { as })
  expect([draft.text.includes(`/quiz/${id}`), draft.$('main svg[role=img]').length]).toEqual([false, 0])
  await (await world.page(builder(id), { as })).submit(intent('publish'))
  const page = await world.page(builder(id, '?section=sharing'), { as })
  expect([page.text.includes(`/quiz/${id}`), page.$('main svg[role=img]').length]).toEqual([true, 1])
  const event = await world.given.event({ owner: as, name: 'Встреча для опроса' })
  for (const { id: user_id, token } of [await world.given.person(), await world.given.person()])
    await world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id, eventId: event.id } })
  expect((await page.submit(intent('linkUsers'), { whom: 'people' })).text).toContain('Некому отправить')
  expect((await page.submit(intent('linkUsers'), { whom: 'event', eventIdText: 'Встреча для опроса' })).text).toContain('2 получат')
  expect((await page.submit(intent('linkUsers'), { whom: 'event', eventIdText: 'Встреча для опроса' })).text).toContain('Пропущено: 2')
})

test('preview: the questions as a respondent sees them, without what is right', async () => {
  const as = await world.given.person()
  const { id } = await world.given.quiz({
    author: as,
    questions: [
      { type: 'radio', title: 'Видно?', options: yesNo },
      { type: 'afterword', title: 'Спасибо' },
    ],
  })
  const page = await world.page(builder(id, '?section=preview'), { as })
  const phone = page.$('section[aria-label="Опрос на телефоне"]')
  expect(phone.text()).toContain('Видно?')
  expect(phone.text()).toContain('Спасибо')
  expect(phone.find('input[type=radio]').length).toBe(2)
})
