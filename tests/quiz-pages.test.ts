import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const form = 'main [value=answer]'
const answersTo = (quizId: number) => world.db.selectFrom('quiz_answers').selectAll().where('quiz_id', '=', quizId).orderBy('id').execute()
const valuesOf = async (quizId: number) =>
  world.db
    .selectFrom('quiz_answer_values')
    .select(['question_id', 'option_id', 'place', 'number', 'row_id', 'text', 'upload_id'])
    .where('quiz_id', '=', quizId)
    .orderBy('id')
    .execute()

test('quiz page: opens by id and by slug in every language (V316, V535)', async () => {
  const quiz = await world.given.quiz({ title: 'Как прошла встреча', slug: 'kak-proshla', authRequired: false })
  for (const address of [`/quiz/${quiz.id}`, '/quiz/kak-proshla', `/en/quiz/${quiz.id}`, '/kz/quiz/kak-proshla']) {
    const page = await world.page(address)
    expect([page.status, page.$('h1').text(), page.$(form).length]).toEqual([200, 'Как прошла встреча', 1])
  }
})

test('quiz page: an unknown, unpublished or impossible quiz is a 404 with a next step', async () => {
  const draft = await world.given.quiz({ isPublished: false })
  for (const name of [String(draft.id), '999999', 'net-takogo', 'НЕТ', 'x'.repeat(200)]) {
    const page = await world.page(`/quiz/${encodeURIComponent(name)}`)
    expect([name, page.status]).toEqual([name, 404])
    expect(page.$('main a[href="/quiz"]').length).toBe(1)
  }
})

test('quiz page: the author sees the unpublished quiz without a button to send', async () => {
  const author = await world.given.person()
  const quiz = await world.given.quiz({ author, isPublished: false })
  const page = await world.page(`/quiz/${quiz.id}`, { as: author })
  expect([page.status, page.$('main [name^=q]').length, page.$(form).length]).toEqual([200, 1, 0])
})

const typesOfAnswers = async () => {
  const quiz = await world.given.quiz({
    questions: [
      { type: 'splitter', title: 'О вас' },
      { type: 'textShort' },
      { type: 'text' },
      { type: 'number', min: 1, max: 10_000 },
      { type: 'url' },
      { type: 'radio', options: ['Чай', 'Кофе'] },
      { type: 'checkbox', options: ['Хлеб', 'Соль'] },
      { type: 'dropdown', options: ['Утро', 'Вечер'] },
      { type: 'boolean' },
      { type: 'responsePriority', options: ['Цена', 'Качество', 'Скорость'] },
      { type: 'radioFields', options: ['Друзья', 'Реклама'] },
      { type: 'scale', min: 0, max: 10 },
      { type: 'region' },
      { type: 'university' },
      { type: 'afterword', title: 'До встречи весной' },
    ],
  })
  const [, short, long, number, url, radio, checkbox, dropdown, yes, order, other, scale, region, university] = quiz.questions.map(
    ({ id, options }) => ({ name: `q${id}`, id, options }),
  ) as { name: string; id: number; options: number[] }[]
  if (!short || !long || !number || !url || !radio || !checkbox || !dropdown || !yes || !order || !other || !scale || !region || !university)
    throw new Error('a question is missing')
  const place = (index: number) => `${order.name}-place-${order.options[index]}`
  const fields = {
    [short.name]: 'Кратко',
    [long.name]: 'Подробно\nв две строки',
    [number.name]: '1 500,5',
    [url.name]: 'https://a.ru',
    [radio.name]: String(radio.options[1]),
    [checkbox.name]: String(checkbox.options[0]),
    [dropdown.name]: String(dropdown.options[1]),
    [yes.name]: 'true',
    [place(0)]: '3',
    [place(1)]: '1',
    [place(2)]: '2',
    [other.name]: String(other.options[0]),
    [`${other.name}-text-${other.options[0]}`]: 'Соседка',
    [scale.name]: '0',
    [`${region.name}-name`]: 'московская область',
    [`${university.name}-name`]: 'Казанский (Приволжский) федеральный университет',
  }
  return { quiz, fields, region, university, place, scale, number }
}

test('quiz page: every type is answered without scripts; splitter and afterword have no field (V303, V297)', async () => {
  const user = await world.given.person()
  const { quiz, fields } = await typesOfAnswers()
  const page = await world.page(`/quiz/${quiz.id}`, { as: user })
  expect(page.$('main h2').first().text()).toBe('О вас')
  expect(page.text).toContain('1. Вопрос 2')
  expect(page.text).not.toContain('До встречи весной')
  const done = await page.submit(form, fields, 'answer')
  expect([done.status, done.address]).toEqual([200, `/quiz/${quiz.id}?done=sent`])
  expect(done.text).toContain('Спасибо, ответы отправлены')
  expect(done.text).toContain('До встречи весной')
  for (const text of ['Кратко', '1 500,5', 'Кофе', 'Хлеб', 'Вечер', '1. Качество; 2. Скорость; 3. Цена', 'Друзья: Соседка', 'Московская область'])
    expect(done.text).toContain(text)
  expect(new Set((await valuesOf(quiz.id)).map(({ question_id }) => question_id)).size).toBe(13)
  // opened again, it shows the answer (C325)
  const again = await world.page(`/quiz/${quiz.id}`, { as: user })
  expect(again.text).toContain('Вы уже ответили')
  expect(again.$(form).length).toBe(0)
})

test('quiz page: faults stand at their fields, and everything typed comes back', async () => {
  const user = await world.given.person()
  const { quiz, fields, region, place, number } = await typesOfAnswers()
  const wrong = { ...fields, [number.name]: '20000', [`${region.name}-name`]: 'Страна Оз', [place(0)]: '1' }
  const page = await (await world.page(`/quiz/${quiz.id}`, { as: user })).submit(form, wrong, 'answer')
  expect(page.status).toBe(422)
  expect(page.$('[data-error-summary] a').length).toBe(3)
  expect(page.text).toContain('У каждого варианта должно быть своё место.')
  expect(page.text).toContain('Такого названия нет в списке.')
  expect(page.$(`[name="${number.name}"]`).attr('value')).toBe('20000')
  expect(page.$(`[name="${region.name}-name"]`).attr('value')).toBe('Страна Оз')
  const mended = { [number.name]: '7', [`${region.name}-name`]: 'Московская область', [place(0)]: '3' }
  const done = await page.submit(form, mended, 'answer')
  expect(done.address).toBe(`/quiz/${quiz.id}?done=sent`)
  expect(done.text).toContain('Друзья: Соседка')
})

test.each([
  ['textShort', 'я'.repeat(256), 'я'.repeat(255)],
  ['number', '1'.repeat(51), '1'.repeat(50)],
  ['text', 'я'.repeat(1001), 'я'.repeat(1000)],
  ['url', 'abc', 'https://a.ru'],
] as const)('quiz page: %s shows its limit at the field', async (type, wrong, right) => {
  const user = await world.given.person()
  const quiz = await world.given.quiz({ questions: [{ type, required: true }] })
  const name = `q${quiz.questions[0]?.id}`
  const page = await (await world.page(`/quiz/${quiz.id}`, { as: user })).submit(form, { [name]: wrong }, 'answer')
  expect([page.status, page.$(`[name="${name}"][aria-invalid=true]`).length]).toEqual([422, 1])
  expect((await page.submit(form, { [name]: right }, 'answer')).text).toContain('Спасибо')
})

test('quiz page: a file is posted without scripts and shown in the answer', async () => {
  const user = await world.given.person()
  const quiz = await world.given.quiz({ questions: [{ type: 'file', required: true }] })
  const name = `q${quiz.questions[0]?.id}`
  const visitor = await world.page(`/quiz/${quiz.id}`)
  expect([visitor.$('[type=file]').length, visitor.$('main a[href^="/login"]').length]).toEqual([0, 1])
  const page = await world.page(`/quiz/${quiz.id}`, { as: user })
  const bad = await page.submit(
    form,
    { [`${name}-file`]: { fileName: 'a.exe', type: 'application/octet-stream', bytes: Buffer.from('MZ') } },
    'answer',
  )
  expect([bad.status, bad.$('[type=file][aria-invalid=true]').length]).toEqual([422, 1])
  const done = await page.submit(
    form,
    { [`${name}-file`]: { fileName: 'otchet.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') } },
    'answer',
  )
  expect(done.$('main a[href*="/uploads/"], main a[href*="/files/"]').text()).toBe('otchet.pdf')
})

test('quiz page: without scripts a chosen file stays when another answer is refused', async () => {
  const user = await world.given.person()
  const quiz = await world.given.quiz({ questions: [{ type: 'file' }, { type: 'text', required: true }] })
  const [file, text] = quiz.questions.map(({ id }) => `q${id}`)
  const chosen = { fileName: 'otchet.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }
  const refused = await (await world.page(`/quiz/${quiz.id}`, { as: user })).submit(form, { [`${file}-file`]: chosen }, 'answer')
  expect([refused.status, refused.$(`[type=checkbox][name="${file}"][checked]`).length]).toEqual([422, 1])
  const done = await refused.submit(form, { [`${text}`]: 'Готово' }, 'answer')
  expect(done.$('main a[href*="/uploads/"], main a[href*="/files/"]').text()).toBe('otchet.pdf')
})

test('quiz page: right answers are in no page before the answer, and beside the own ones after it (V308)', async () => {
  const author = await world.given.person()
  const user = await world.given.person()
  const quiz = await world.given.quiz({
    author,
    isResultScoreVisible: true,
    isRightAnswersVisible: true,
    questions: [
      { type: 'radio', options: [{ title: 'Париж', right: true }, 'Лион'] },
      { type: 'boolean', rightBoolean: true },
    ],
  })
  for (const as of [user, author]) {
    const page = await world.page(`/quiz/${quiz.id}`, { as })
    expect(page.$('main [type=radio]').length).toBe(4)
    expect(page.$.html()).not.toMatch(/"(?:right|rightBoolean|score)"/)
  }
  const [radio, yes] = quiz.questions
  const page = await world.page(`/quiz/${quiz.id}`, { as: user })
  const done = await page.submit(form, { [`q${radio?.id}`]: String(radio?.options[1]), [`q${yes?.id}`]: 'true' }, 'answer')
  expect(done.text).toContain('50 из 100')
  expect(done.text).toContain('Неверно')
  expect(done.text).toContain('Верный ответ: Париж')
  expect(done.$('main dd').filter((_, item) => done.$(item).text().endsWith('Верно')).length).toBe(1)
})

test('quiz page: a visitor sees the score in the answer to the form, and the second press of it stores nothing', async () => {
  const quiz = await world.given.quiz({
    authRequired: false,
    isResultScoreVisible: true,
    questions: [{ type: 'radio', options: [{ title: 'Париж', right: true }, 'Лион'] }, { type: 'textShort' }],
  })
  const [radio] = quiz.questions
  const saved = await (await world.page(`/quiz/${quiz.id}`)).submit(form, { [`q${radio?.id}`]: String(radio?.options[0]) }, 'saveDraft')
  expect(saved.cookies).toContain('answering')
  const done = await saved.submit(form, { guestName: 'Ольга', guestEmail: 'olga@vmeste.test' }, 'answer')
  expect(done.text).toContain('100 из 100')
  expect(done.cookies).not.toContain('answering')
  expect(await answersTo(quiz.id)).toMatchObject([{ user_id: null, guest_name: 'Ольга', guest_email: 'olga@vmeste.test' }])
  await saved.submit(form, {}, 'answer')
  expect((await answersTo(quiz.id)).length).toBe(2)
})

test('quiz page: the page of a visitor with unfinished answers is theirs alone', async () => {
  const quiz = await world.given.quiz({ authRequired: false, questions: [{ type: 'textShort' }, { type: 'text' }] })
  const name = `q${quiz.questions[0]?.id}`
  const address = `/quiz/${quiz.id}`
  const saved = await (await world.page(address)).submit(form, { [name]: 'Моё начало' }, 'saveDraft')
  expect(saved.address).toBe(`${address}?done=saved`)
  const resumed = await saved.open(address)
  expect(resumed.$(`[name="${name}"]`).attr('value')).toBe('Моё начало')
  for (const path of [address, `${address}?done=saved`]) expect((await world.page(path)).$(`[name="${name}"]`).attr('value')).toBe('')
})

test('quiz page: a user continues on another device', async () => {
  const user = await world.given.person()
  const quiz = await world.given.quiz({
    questions: [
      { type: 'textShort', required: true },
      { type: 'scale', min: 1, max: 60 },
    ],
  })
  const [text, scale] = quiz.questions.map(({ id }) => `q${id}`)
  const page = await world.page(`/quiz/${quiz.id}`, { as: user })
  await page.submit(form, { [`${text}`]: '', [`${scale}`]: '44' }, 'saveDraft')
  const other = await world.page(`/quiz/${quiz.id}`, { as: user })
  expect(other.$(`[name="${scale}"]`).attr('value')).toBe('44')
  const attempt = await world.db.selectFrom('quiz_attempts').selectAll().where('quiz_id', '=', quiz.id).executeTakeFirstOrThrow()
  expect(attempt).toMatchObject({ user_id: user.id, reached_question_id: quiz.questions[1]?.id })
})

const password = 'чайник2026'

test('quiz page: the answers of a visitor are sent after the sign-in, without a second press', async () => {
  const user = await world.given.person({ password })
  const quiz = await world.given.quiz({ questions: [{ type: 'textShort', required: true }, { type: 'textShort' }] })
  const [first, second] = quiz.questions.map(({ id }) => `q${id}`)
  const page = await world.page(`/quiz/${quiz.id}`)
  const incomplete = await page.submit(form, { [`${second}`]: 'Второе' }, 'answer')
  expect([incomplete.status, incomplete.$(`[name="${first}"][aria-invalid=true]`).length]).toEqual([422, 1])
  expect(incomplete.$(`[name="${second}"]`).attr('value')).toBe('Второе')
  const asked = await incomplete.submit(form, { [`${first}`]: 'Первое' }, 'answer')
  const byPassword = await asked.open(`${asked.address}&way=password`)
  const done = await byPassword.submit('main [name=login]', { login: user.email, password })
  expect(done.address).toBe(`/quiz/${quiz.id}?done=sent`)
  expect(done.text).toContain('Первое')
  expect(await answersTo(quiz.id)).toMatchObject([{ user_id: user.id }])
  expect(done.cookies).not.toContain('answering')
})

test('quiz page: a link sends nothing', async () => {
  const user = await world.given.person()
  const quiz = await world.given.quiz()
  const page = await world.page(`/quiz/${quiz.id}?send=1`, { as: user })
  expect([page.address, page.$(form).length]).toEqual([`/quiz/${quiz.id}`, 1])
  expect(await answersTo(quiz.id)).toEqual([])
})

test('quiz page: another answer is offered where the quiz takes several', async () => {
  const user = await world.given.person()
  const quiz = await world.given.quiz({ allowMultiple: true })
  const name = `q${quiz.questions[0]?.id}`
  const done = await (await world.page(`/quiz/${quiz.id}`, { as: user })).submit(form, { [name]: 'Раз' }, 'answer')
  const again = await done.open(done.link('Ответить ещё раз'))
  await again.submit(form, { [name]: 'Два' }, 'answer')
  expect((await answersTo(quiz.id)).length).toBe(2)
})

test('quiz page: the statistics are shown to whom the quiz allows (V309)', async () => {
  const user = await world.given.person()
  const open = await world.given.quiz({ statsAccess: 'all', questions: [{ type: 'radio', title: 'Чай или кофе', options: ['Чай', 'Кофе'] }] })
  const [radio] = open.questions
  const done = await (await world.page(`/quiz/${open.id}`, { as: user })).submit(form, { [`q${radio?.id}`]: String(radio?.options[1]) }, 'answer')
  expect(done.text).toContain('Статистика ответов')
  const visitor = await world.page(`/quiz/${open.id}`)
  const stats = await visitor.open(visitor.link('Посмотреть ответы других'))
  expect(stats.$('main table th[scope=row]').last().text()).toBe('Кофе')
  expect(stats.$('main table tr').last().text()).toContain('100')
  const closed = await world.given.quiz()
  expect((await world.page(`/quiz/${closed.id}?show=stats`)).status).toBe(403)
})

test('quiz page: Enter sends no long form', async () => {
  const quiz = await world.given.quiz({ authRequired: false, questions: [{ type: 'textShort' }, { type: 'textShort' }] })
  expect((await world.page(`/quiz/${quiz.id}`)).form(form).defaultButton?.isDisabled).toBe(true)
  const short = await world.given.quiz({ authRequired: false })
  expect((await world.page(`/quiz/${short.id}`)).form(form).defaultButton?.value).toBe('answer')
})

test('quiz search: a number, a slug and a pasted link open the quiz, a code the live quiz (V030)', async () => {
  const quiz = await world.given.quiz({ title: 'Найденный', slug: 'naydennyy' })
  const search = await world.page('/quiz')
  for (const address of [String(quiz.id), 'Naydennyy', 'http://site.test/en/quiz/naydennyy', `http://site.test/poll/${quiz.id}`]) {
    const page = await search.submit('main [name=address]', { address })
    expect([address, page.$('h1').text()]).toEqual([address, 'Найденный'])
  }
  expect((await search.submit('main [name=address]', { address: 'abc 123' })).address).toBe('/login?returnUrl=%2Ffast-quiz%2FABC123')
  const missing = await search.submit('main [name=address]', { address: 'net-takogo' })
  expect([missing.status, missing.$('[name=address][aria-invalid=true]').attr('value')]).toEqual([200, 'net-takogo'])
})

test('poll addresses lead to the quiz in the same language with the query (V026, V035, V038)', async () => {
  const quiz = await world.given.quiz({ authRequired: false })
  expect((await world.page(`/kz/poll/${quiz.id}?eventId=5`)).address).toBe(`/kz/quiz/${quiz.id}?eventId=5`)
  expect((await world.page('/en/poll/nti_participants?a=1')).address).toBe('/en/events/175400?a=1')
})
