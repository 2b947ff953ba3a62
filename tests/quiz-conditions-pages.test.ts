import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const form = 'main [value=answer]'

test('conditions: without scripts all questions are shown with what asks for them, and only those that were asked count', async () => {
  const user = await world.given.person()
  const quiz = await world.given.quiz({
    questions: [
      { type: 'radio', title: 'Нужен зал?', options: ['Да', 'Нет'] },
      { type: 'textShort', title: 'На сколько мест?', required: true, condition: { question: 0, options: [0] } },
      { type: 'afterword', title: 'Зал ждёт вас', condition: { question: 0, options: [0] } },
      { type: 'afterword', title: 'До встречи' },
    ],
  })
  const [hall, seats] = quiz.questions
  const page = await world.page(`/quiz/${quiz.id}`, { as: user })
  const asked = page.$(`[data-question=${seats?.id}]`)
  expect(asked.text()).toContain('Ответьте, если на вопрос «Нужен зал?» вы выбрали: Да')
  // hidden once scripts run
  expect(asked.attr('class')).toBe('no-script-only')
  const refused = await page.submit(form, { [`q${hall?.id}`]: String(hall?.options[0]) }, 'answer')
  expect(refused.status).toBe(422)
  expect(refused.$(`[data-question=${seats?.id}]`).attr('class')).toBeUndefined()
  const done = await refused.submit(form, { [`q${hall?.id}`]: String(hall?.options[1]), [`q${seats?.id}`]: '40' }, 'answer')
  expect([done.text.includes('До встречи'), done.text.includes('Зал ждёт вас'), done.text.includes('На сколько мест?')]).toEqual([true, false, false])
  const answer = await world.request({ url: `/api/quizzes/${quiz.id}/my-answer`, token: user.token })
  expect(answer.body.values.map(({ questionId }: { questionId: number }) => questionId)).toEqual([hall?.id])
})

test('conditions: a visitor who signs in to send is not asked for hidden answers', async () => {
  const quiz = await world.given.quiz({
    questions: [
      { type: 'boolean', title: 'Приедете?' },
      { type: 'textShort', title: 'Откуда?', required: true, condition: { question: 0, yes: true } },
    ],
  })
  const [coming] = quiz.questions
  const page = await world.page(`/quiz/${quiz.id}`)
  expect((await page.submit(form, { [`q${coming?.id}`]: 'true' }, 'answer')).status).toBe(422)
  expect((await page.submit(form, { [`q${coming?.id}`]: 'false' }, 'answer')).address).toContain('/login')
})

test('conditions: the builder offers the questions above, then their options, and shows a condition that lost its question', async () => {
  const author = await world.given.person()
  const quiz = await world.given.quiz({
    author,
    mode: 'fast',
    questions: [
      { type: 'text', title: 'О себе' },
      { type: 'checkbox', title: 'Чем занимаетесь?', options: ['Кафе', 'Магазин'] },
      { type: 'number', title: 'Сколько столов?' },
    ],
  })
  const [, work, tables] = quiz.questions
  const editor = (id: number | undefined) => `/organizer-cabinet/surveys/${quiz.id}?question=${id}`
  const page = await world.page(editor(tables?.id), { as: author })
  expect(
    page
      .$('[name=conditionSource] option')
      .toArray()
      .map((option) => page.$(option).text()),
  ).toEqual(['Всех', 'После ответа на вопрос 2: Чем занимаетесь?'])
  const saved = await page.submit('[value=saveQuestion]', { conditionSource: String(work?.id) })
  const chosen = saved.$('[name=conditionOption]:checked')
  expect([saved.$('[name=conditionOption]').length, chosen.attr('value')]).toEqual([2, String(work?.options[0])])
  const other = await saved.submit('[value=saveQuestion]', { conditionOption: String(work?.options[1]) })
  expect(other.$('[name=conditionOption]:checked').attr('value')).toBe(String(work?.options[1]))
  const read = await world.request({ url: `/api/quizzes/${quiz.id}`, token: author.token })
  expect(read.body.questions[2].condition).toEqual({ questionId: work?.id, optionIds: [work?.options[1]], yes: null })
  // moved above its source, the question cannot be saved there
  const list = await other.open(`/organizer-cabinet/surveys/${quiz.id}`)
  const moved = await list.submit('#move-up', {}, String(tables?.id))
  expect(moved.text).toContain('зависеть только от вопроса выше')
  const isMarked = (question?: { id: number }) => moved.$(`#row-q${question?.id}`).siblings('.text-danger').length > 0
  expect([isMarked(work), isMarked(tables)]).toEqual([false, true])
})
