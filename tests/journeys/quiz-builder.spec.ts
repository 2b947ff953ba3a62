import type { Page } from '@playwright/test'
import { limitMs } from '../kit/time-limits.ts'
import { violationsOf } from './axe.ts'
import { expect, open, test } from './kit.ts'
import { violationsOfScreen } from './looks.ts'

type Question = { type: string; title: string; options?: { title: string; right?: boolean }[]; min?: number; max?: number }

const questions: Question[] = [
  { type: 'radio', title: 'Первый', options: [{ title: 'Да', right: true }, { title: 'Нет' }] },
  { type: 'text', title: 'Второй' },
  { type: 'scale', title: 'Третий', min: 1, max: 5 },
]

/** A survey of the signed-in user, made by the API. */
const makeSurvey = async (page: Page, more: object = {}): Promise<number> => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const made = await page.request.post('/api/quizzes', { data: { mode: 'fast' }, headers })
  const { id } = await made.json()
  const saved = await page.request.put(`/api/quizzes/${id}`, { data: { title: 'Опрос для пути', questions, ...more }, headers })
  expect(saved.status()).toBe(200)
  return id
}

const titlesOf = async (page: Page, id: number): Promise<string[]> => {
  const quiz = await (await page.request.get(`/api/quizzes/${id}`)).json()
  return quiz.questions.map(({ title }: Question) => title)
}

const rows = (page: Page) => page.getByRole('list', { name: 'Вопросы по порядку' }).getByRole('link')
const saveLine = (page: Page) =>
  page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /^Сохранено \d\d:\d\d$/ })
const expectOrder = (page: Page, titles: string[]) => expect(rows(page)).toHaveText(titles.map((title) => new RegExp(`${title}$`)))

test('builder: questions are moved by the keyboard with focus and announcement, and by the pointer; both are saved', async ({ page, signIn }) => {
  await signIn('organizer')
  const id = await makeSurvey(page)
  await open(page, `/organizer-cabinet/surveys/${id}`)
  await expectOrder(page, ['Первый', 'Второй', 'Третий'])

  const down = page.getByRole('button', { name: 'Ниже: Первый' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expectOrder(page, ['Второй', 'Первый', 'Третий'])
  await expect(down).toBeFocused()
  await expect(page.getByText('Теперь вопрос 2 из 3')).toBeAttached()
  await page.keyboard.press('Enter')
  await expectOrder(page, ['Второй', 'Третий', 'Первый'])
  // at the end the other direction remains
  await expect(page.getByRole('button', { name: 'Выше: Первый' })).toBeFocused()
  await expect(saveLine(page)).toBeVisible()
  await expect.poll(() => titlesOf(page, id)).toEqual(['Второй', 'Третий', 'Первый'])

  const handle = page.locator('ol li .cursor-grab')
  await expect(handle).toHaveCount(3)
  const [from, to] = [await handle.last().boundingBox(), await handle.first().boundingBox()]
  if (!from || !to) throw new Error('the handles are in sight')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 4, { steps: 12 })
  await page.mouse.up()
  await expectOrder(page, ['Первый', 'Второй', 'Третий'])
  await expect.poll(() => titlesOf(page, id)).toEqual(['Первый', 'Второй', 'Третий'])
})

test('builder: a question is added, typed and saved while the user types; a removed one comes back by undo', async ({ page, signIn }) => {
  await signIn('organizer')
  const id = await makeSurvey(page)
  await open(page, `/organizer-cabinet/surveys/${id}`)
  await page.getByRole('button', { name: /^Несколько из списка/ }).click()
  const title = page.getByLabel('Вопрос', { exact: true })
  await expect(title).toBeFocused()
  await page.keyboard.type('Что взять?')
  const first = page.getByLabel('Вариант 1', { exact: true })
  await first.fill('Воду')
  await first.press('Enter')
  await page.keyboard.type('Ручку')
  await expect(saveLine(page)).toBeVisible()
  await expect
    .poll(async () =>
      (await (await page.request.get(`/api/quizzes/${id}`)).json()).questions[3]?.options.map((option: { title: string }) => option.title),
    )
    .toEqual(['Воду', 'Ручку', 'Вариант 2'])

  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expectOrder(page, ['Первый', 'Второй', 'Третий'])
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expectOrder(page, ['Первый', 'Второй', 'Третий', 'Что взять\\?'])
})

test('builder: a change of another page is answered with a choice, and nothing is lost', async ({ page, signIn }) => {
  await signIn('organizer')
  const id = await makeSurvey(page)
  await open(page, `/organizer-cabinet/surveys/${id}`)
  await page.request.put(`/api/quizzes/${id}`, { data: { allowMultiple: true }, headers: { 'sec-fetch-site': 'same-origin' } })
  await page.getByRole('button', { name: 'Ниже: Первый' }).click()
  await page.getByRole('button', { name: 'Сохранить мои изменения' }).click()
  await expect(saveLine(page)).toBeVisible()
  await expect.poll(() => titlesOf(page, id)).toEqual(['Второй', 'Первый', 'Третий'])
  expect((await (await page.request.get(`/api/quizzes/${id}`)).json()).allowMultiple).toBe(true)
})

test('accessibility: axe finds nothing in any section of a survey', async ({ page, signIn }) => {
  test.setTimeout(limitMs(240_000))
  await signIn('organizer')
  const id = await makeSurvey(page, { published: true })
  const { questions: saved } = await (await page.request.get(`/api/quizzes/${id}`)).json()
  const sections = ['settings', 'access', 'sharing', 'preview'].map((section) => `?section=${section}`)
  const paths = ['', `?question=${saved[0].id}`, ...sections, '/results', '/answers', '/mailings'].map(
    (part) => `/organizer-cabinet/surveys/${id}${part}`,
  )
  const found: string[] = []
  for (const [place, path] of paths.entries()) found.push(...(await violationsOfScreen({ page, path, place })))
  expect(found).toEqual([])
})

test('builder: after a conflict the differing fields are marked, and the chosen version is saved', async ({ page, signIn }) => {
  await signIn('organizer')
  const id = await makeSurvey(page)
  await open(page, `/organizer-cabinet/surveys/${id}?section=settings`)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const changed = await page.request.put(`/api/quizzes/${id}`, { data: { title: 'Название коллеги', allowMultiple: true }, headers })
  expect(changed.status()).toBe(200)
  const title = page.getByLabel('Название', { exact: true })
  await title.fill('Моё название')
  const notice = page.getByRole('alert').filter({ hasText: 'Опрос изменили на другой странице' })
  await expect(notice.getByRole('listitem')).toHaveText('Название: на другой странице — «Название коллеги»')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveAccessibleDescription(/На другой странице здесь иначе/)
  expect(await violationsOf(page)).toEqual([])
  await notice.getByRole('button', { name: 'Сохранить мои изменения' }).click()
  await expect(saveLine(page)).toBeVisible()
  await expect(title).toHaveValue('Моё название')
  expect(await (await page.request.get(`/api/quizzes/${id}`)).json()).toMatchObject({ title: 'Моё название', allowMultiple: true })
})
