import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, open, test } from './kit.ts'

const options = (...titles: string[]) => titles.map((title) => ({ title, right: title === titles[0] }))

const questions = [
  { type: 'splitter', title: 'О вас' },
  { type: 'textShort', title: 'Как вас зовут', required: true },
  { type: 'text', title: 'Что запомнилось' },
  { type: 'number', title: 'Сколько вам лет', min: 1, max: 150 },
  { type: 'url', title: 'Ваш сайт' },
  { type: 'radio', title: 'Чай или кофе', options: options('Чай', 'Кофе') },
  { type: 'checkbox', title: 'Что взять с собой', options: options('Блокнот', 'Кружку') },
  { type: 'dropdown', title: 'Когда удобно', options: options(...Array.from({ length: 15 }, (_, hour) => `${hour + 8}:00`)) },
  { type: 'boolean', title: 'Придёте ещё' },
  { type: 'responsePriority', title: 'Что важнее', options: options('Цена', 'Качество', 'Скорость') },
  { type: 'radioFields', title: 'Откуда узнали', options: options('Друзья', 'Реклама') },
  { type: 'scale', title: 'Оценка встречи', min: 0, max: 10 },
  { type: 'region', title: 'Ваш регион' },
  { type: 'university', title: 'Ваш вуз' },
  { type: 'file', title: 'Ваша визитка' },
  { type: 'afterword', title: 'До встречи весной' },
]

/** A published quiz of the demo organizer with every type of question. */
const createQuiz = async (page: Page): Promise<number> => {
  const created = await page.request.post('/api/quizzes', { data: {}, headers: { 'sec-fetch-site': 'same-origin' } })
  const { id } = await created.json()
  const changed = await page.request.put(`/api/quizzes/${id}`, {
    data: { title: 'Всё о встрече', questions, published: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(changed.status()).toBe(200)
  await page.context().clearCookies()
  return id
}

test('quiz: a phone user drags, types and uploads; everything is saved by itself and found again', async ({ page, signIn }) => {
  test.slow()
  await signIn('organizer')
  const id = await createQuiz(page)
  await signIn('participant')
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, `/quiz/${id}`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page)).toEqual([])
  }
  const order = page.getByRole('group', { name: /Что важнее/ })
  const rows = order.getByRole('listitem')
  await expect(order.getByRole('button', { name: 'Оставить такой порядок' })).toBeVisible()
  await drag(page, 'Скорость', 'Цена')
  await expect(rows.first()).toContainText('Скорость')
  const name = page.getByLabel('Как вас зовут')
  // for a moment after a drop the library removes selections, and a fill types over one
  await expect(async () => {
    await name.fill('Тимур')
    await expect(name).toHaveValue('Тимур', { timeout: 2_000 })
  }).toPass()
  await name.press('Enter')
  await page.getByRole('radio', { name: 'Друзья' }).check()
  await page.getByLabel('Поясните ответ «Друзья»').fill('Соседка')
  // the library ignores the first presses after a drop
  await order.getByRole('button', { name: 'Выше: Качество' }).press('Enter')
  await expect(order.getByText('Качество: место 2 из 3')).toBeAttached()
  await page.getByRole('combobox', { name: /Ваш регион/ }).fill('Моск')
  await page.getByRole('option', { name: 'Московская область' }).click()
  await page.getByLabel('Ваша визитка').setInputFiles({ name: 'vizitka.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()
  const drafted = async () => (await (await page.request.get(`/api/quizzes/${id}/draft`)).json()).answers.length
  await expect.poll(drafted).toBe(5)
  await open(page, `/quiz/${id}`)
  await expect(page.getByText('Мы сохранили ваши ответы с прошлого раза.')).toBeVisible()
  await expect(rows.first()).toContainText('Скорость')
  await expect(rows.nth(1)).toContainText('Качество')
  await expect(page.getByRole('combobox', { name: /Ваш регион/ })).toHaveValue('Московская область')
  await page.getByRole('button', { name: 'Отправить ответы' }).click()
  await expect(page.getByText('Спасибо, ответы отправлены')).toBeVisible()
  await expect(page.getByText('1. Скорость; 2. Качество; 3. Цена')).toBeVisible()
  await expect(page.getByRole('link', { name: 'vizitka.pdf' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('quiz: a question appears with the answer that asks for it, and disappears with its answer ignored', async ({ page, signIn }) => {
  await signIn('organizer')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const { id } = await (await page.request.post('/api/quizzes', { data: { mode: 'fast' }, headers })).json()
  const save = (data: object) => page.request.put(`/api/quizzes/${id}`, { data, headers })
  const first = { type: 'radio', title: 'Нужен зал?', options: [{ title: 'Да' }, { title: 'Нет' }] }
  const quiz = await (
    await save({ questions: [first, { type: 'textShort', title: 'На сколько мест?', required: true }, { type: 'text', title: 'Отзыв' }] })
  ).json()
  const [hall, seats, review] = quiz.questions
  const condition = { questionId: hall.id, optionIds: [hall.options[0].id] }
  expect((await save({ questions: [hall, { ...seats, condition }, review], published: true })).status()).toBe(200)
  await open(page, `/quiz/${id}`)
  const field = page.getByLabel('2. На сколько мест?')
  await expect(page.getByLabel('2. Отзыв')).toBeVisible()
  await expect(page.getByLabel('На сколько мест?')).toBeHidden()
  await page.getByRole('radio', { name: 'Да' }).check()
  await expect(field).toBeVisible()
  await expect(page.getByLabel('3. Отзыв')).toBeVisible()
  await field.fill('40')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('radio', { name: 'Нет' }).check()
  await expect(page.getByLabel('На сколько мест?')).toBeHidden()
  await expect(page.getByText('Отвечено: 1 из 2')).toBeVisible()
  await page.getByRole('button', { name: 'Отправить ответы' }).click()
  await expect(page.getByText('Спасибо, ответы отправлены')).toBeVisible()
  const answer = await (await page.request.get(`/api/quizzes/${id}/my-answer`)).json()
  expect(answer.values).toMatchObject([{ questionId: hall.id, text: 'Нет' }])
})

const drag = async (page: Page, title: string, over: string) => {
  const handleOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).locator('span').first()
  await handleOf(title).scrollIntoViewIfNeeded()
  const [from, to] = [await handleOf(title).boundingBox(), await handleOf(over).boundingBox()]
  if (!from || !to) throw new Error('a handle is not in sight')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
  await page.mouse.move(to.x + 10, to.y - 4, { steps: 4 })
  await page.mouse.up()
}
