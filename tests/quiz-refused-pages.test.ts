import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const form = 'main [value=answer]'

test('quiz page: without scripts a fault of another answer stands at its field', async () => {
  const as = await world.given.person()
  const quiz = await world.given.quiz({ allowMultiple: true, questions: [{ type: 'number' }] })
  const [number] = quiz.questions
  await world.given.quizAnswer(quiz.id, { user: as })
  const page = await world.page(`/quiz/${quiz.id}?show=form`, { as })
  const refused = await page.submit(form, { [`q${number?.id}`]: 'много' }, 'answer')
  expect([refused.status, refused.$(`main [name=q${number?.id}]`).val()]).toEqual([422, 'много'])
  const saved = await refused.submit(form, { [`q${number?.id}`]: '7' }, 'saveDraft')
  expect(saved.$(`main [name=q${number?.id}]`).val()).toBe('7')
})

test('quiz page: without scripts a value that cannot be kept for later stays in its field, with the fault', async () => {
  const quiz = await world.given.quiz({ authRequired: false, questions: [{ type: 'region' }, { type: 'textShort' }] })
  const [region, text] = quiz.questions
  const page = await world.page(`/quiz/${quiz.id}`)
  const field = `q${region?.id}-name`
  const refused = await page.submit(form, { [field]: 'Нетакого', [`q${text?.id}`]: 'Моё начало' }, 'saveDraft')
  expect([refused.status, refused.$(`main [name=${field}]`).val(), refused.$(`main [name=q${text?.id}]`).val()]).toEqual([
    422,
    'Нетакого',
    'Моё начало',
  ])
  expect(refused.$('main [role=alert]').length).toBeGreaterThan(0)
})
