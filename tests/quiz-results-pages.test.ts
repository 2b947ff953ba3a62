import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const surveys = '/organizer-cabinet/surveys'

/** A survey with an answer of a user to each question, and one that lacks the text. */
const answered = async () => {
  const author = await world.given.person()
  const quiz = await world.given.quiz({
    author,
    title: 'Отзывы',
    mode: 'quiz',
    questions: [
      { type: 'radio', title: 'Лучшее?', options: [{ title: 'Практика', right: true }, 'Выступления'] },
      { type: 'scale', title: 'Оценка', min: 1, max: 5 },
      { type: 'text', title: 'Что улучшить?' },
    ],
  })
  const [radio, scale, text] = quiz.questions
  if (!radio || !scale || !text) throw new Error('the quiz has three questions')
  const [anna, boris] = [await world.given.person({ firstName: 'Анна' }), await world.given.person({ firstName: 'Борис' })]
  const first = await world.given.quizAnswer(quiz.id, {
    user: anna,
    values: [
      { questionId: radio.id, optionId: radio.options[0] ?? 0 },
      { questionId: scale.id, number: 5 },
      { questionId: text.id, text: 'Больше времени\nна вопросы' },
    ],
  })
  const second = await world.given.quizAnswer(quiz.id, {
    user: boris,
    values: [
      { questionId: radio.id, optionId: radio.options[1] ?? 0 },
      { questionId: scale.id, number: 3 },
    ],
  })
  return { author, id: quiz.id, questions: { radio, scale, text }, answers: { first, second } }
}

test('results: without answers the page says what will appear, and leads to the next step', async () => {
  const author = await world.given.person()
  const { id } = await world.given.quiz({ author })
  const page = await world.page(`${surveys}/${id}/results`, { as: author })
  expect(page.text).toContain('Ответов пока нет')
  expect(page.$(`main section a[href="${surveys}/${id}?section=sharing"]`).length).toBe(1)
  expect((await world.page(`${surveys}/${id}/answers`, { as: author })).text).toContain('Ответов пока нет')
})

test('results: totals, a table for each chart, the right option and the latest texts', async () => {
  const { author, id } = await answered()
  const page = await world.page(`${surveys}/${id}/results`, { as: author })
  const tile = (name: string) =>
    page
      .$('main ul[aria-label="Ответы в числах"] li')
      .filter((_, li) => page.$(li).text().startsWith(name))
      .find('strong')
      .text()
  expect(tile('Ответы')).toBe('2')
  const rows = page.texts('main ol section:first-of-type tbody tr')
  expect(rows.filter((text) => /Практика|Выступления/.test(text)).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Практика ?верно ?1 ?50 %$/),
    expect.stringMatching(/^Выступления ?1 ?50 %$/),
  ])
  expect(page.text).toContain('Больше времени')
  expect(page.text).toContain('1 ответ, без ответа — 1')
  expect(page.texts('main a[download]')).toEqual(['Скачать XLSX', 'Скачать CSV'])
})

test('answers: the newest first, found by name; the address of a row opens the whole answer', async () => {
  const { author, id, answers } = await answered()
  const list = `${surveys}/${id}/answers`
  const page = await world.page(list, { as: author })
  const namesOf = (shown: typeof page) =>
    shown.texts('main tbody tr td:first-child a').map((text) => text.split(' ')[0]?.replace(/^.*?(Анна|Борис)$/, '$1'))
  expect(namesOf(page)).toEqual(['Борис', 'Анна'])
  expect(namesOf(await world.page(`${list}?search=Анна`, { as: author }))).toEqual(['Анна'])
  expect((await world.page(`${list}?search=абракадабра`, { as: author })).text).toContain('Ничего не нашлось')
  const open = await world.page(`${list}?open=${answers.second}`, { as: author })
  const panel = open.$('dialog.side-panel')
  expect(
    panel
      .find('dt')
      .toArray()
      .map((title) => open.$(title).text()),
  ).toEqual(['Лучшее?', 'Оценка', 'Что улучшить?'])
  expect(
    panel
      .find('dd')
      .toArray()
      .map((value) => open.$(value).text()),
  ).toEqual(['Выступления', '3', 'Без ответа'])
})

test('answers: a question that was removed after the answer stays in it, named as removed', async () => {
  const { author, id, questions, answers } = await answered()
  const { token } = author
  const { body } = await world.request({ method: 'GET', url: `/api/quizzes/${id}`, token })
  const left = body.questions.filter((question: { id: number }) => question.id !== questions.scale.id)
  const saved = await world.request({ method: 'PUT', url: `/api/quizzes/${id}`, token, body: { questions: left } })
  expect(saved.status).toBe(200)
  const open = await world.page(`${surveys}/${id}/answers?open=${answers.first}`, { as: author })
  expect(open.texts('dialog.side-panel dt')).toEqual(['Лучшее?', 'Что улучшить?', 'Оценка (вопрос удалён)'])
  expect((await world.page(`${surveys}/${id}/results`, { as: author })).text).toContain('Удалён из опроса')
})

test('wizard: a published own survey is chosen by its title and shown by it again; drafts and foreign ones are not offered', async () => {
  const author = await world.given.person()
  const mine = await world.given.quiz({ author, title: 'Моя анкета' })
  await world.given.quiz({ author, title: 'Мой черновик', isPublished: false })
  await world.given.quiz({ title: 'Чужая анкета' })
  const { id } = await world.given.event({ owner: author, status: 'draft' })
  const address = (section: string) => `/events/create?id=${id}&section=${section}`
  for (const [section, field] of [
    ['questions', 'quizId'],
    ['survey', 'surveyQuizId'],
  ] as const) {
    const page = await world.page(address(section), { as: author })
    const offered = page
      .$('main datalist option')
      .toArray()
      .map((option) => page.$(option).attr('value'))
    expect([section, offered]).toEqual([section, ['Моя анкета']])
    await page.submit('#wizard-form', { [`${field}Text`]: 'Моя анкета' }, 'next')
    const again = await world.page(address(section), { as: author })
    expect(again.$(`main input[name=${field}]`).attr('value')).toBe(String(mine.id))
    expect(again.text).toContain('Посмотреть: Моя анкета')
  }
})

test('wizard: a survey made on the way is published, chosen in the event, and leads back to its section', async () => {
  const author = await world.given.person()
  const { id } = await world.given.event({ owner: author, status: 'draft', name: 'Вечер знакомств' })
  const wizard = await world.page(`/events/create?id=${id}&section=questions`, { as: author })
  const picker = await wizard.open(wizard.link('Создать опрос'))
  const builder = await picker.submit('dialog [name=intent][value=create]', {}, 'registration')
  expect(builder.text).toContain('Вопросы при записи на событие «Вечер знакомств»')
  const back = await builder.submit('[name=intent][value=chooseForEvent]')
  expect(back.address).toBe(`/events/create?id=${id}&section=questions`)
  expect(back.text).toContain('Посмотреть: Анкета участника')
})

test('access: without scripts a typed name gives access only if exactly one user has it', async () => {
  const as = await world.given.person()
  const namesake = { firstName: 'Данияр', lastName: 'Тёзков' }
  const [one, other] = [await world.given.person(namesake), await world.given.person(namesake)]
  const alone = await world.given.person({ firstName: 'Жанна', lastName: 'Единственная' })
  const { id } = await world.given.quiz({ author: as })
  const page = await world.page(`${surveys}/${id}?section=access`, { as })
  await page.submit('[name=intent][value=giveAccess]', { userIdsText: 'Данияр Тёзков, Жанна Единственная, Жанна' })
  const accesses = await world.db.selectFrom('quiz_accesses').select('user_id').where('quiz_id', '=', id).execute()
  expect([accesses.map(({ user_id }) => user_id), one.id === other.id]).toEqual([[alone.id], false])
})
