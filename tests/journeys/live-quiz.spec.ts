import type { Browser, Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, open, signInSeparately, test } from './kit.ts'

const lost = /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED|NETWORK_CHANGED)/

type Quiz = { id: number; code: string }

/** A published quiz of the signed-in host: a question with one answer, one with several, and one with yes and no. */
const createQuiz = async (page: Page): Promise<Quiz> => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const created = await page.request.post('/api/quizzes', { data: { mode: 'fast' }, headers })
  const { id } = await created.json()
  const questions = [
    { type: 'radio', title: 'Столица Казахстана?', seconds: 120, options: [{ title: 'Астана', right: true }, { title: 'Алматы' }] },
    {
      ...{ type: 'checkbox', title: 'Какие города стоят на Иртыше?', seconds: 120 },
      options: [{ title: 'Павлодар', right: true }, { title: 'Семей', right: true }, { title: 'Шымкент' }],
    },
    { type: 'boolean', title: 'Абай писал стихи', seconds: 120, rightBoolean: true },
  ]
  const saved = await page.request.put(`/api/quizzes/${id}`, { data: { title: 'Что вы знаете о крае?', published: true, questions }, headers })
  return { id, code: (await saved.json()).code }
}

/** A player in a browser of their own, on a phone. */
const openPlayer = async (browser: Browser, url: string, role: string) => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && !lost.test(message.text()) && complaints.push(message.text()))
  await signInSeparately(page, url, role)
  return { context, page, complaints }
}

const expectAccessible = async (page: Page) => expect(await violationsOf(page)).toEqual([])

test('live quiz: host and player play to the end by keyboard, over a lost connection and a reload', async ({ page, browser, url, signIn }) => {
  await signIn('organizer')
  const { id, code } = await createQuiz(page)
  const player = await openPlayer(browser, url, 'participant')
  await open(page, `/organizer-cabinet/surveys/${id}/live`)
  await expect(page.getByText(code)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Открыть вход для игроков' })).toBeFocused()
  await page.keyboard.press('Enter')

  await open(player.page, '/fast-quiz')
  await player.page.getByLabel('Введите код с экрана ведущего').fill(code.toLowerCase())
  await player.page.keyboard.press('Enter')
  await player.page.getByLabel('Имя в игре').fill('Аида')
  await player.page.keyboard.press('Enter')
  await expect(player.page.getByRole('heading', { name: 'Аида, вы в игре' })).toBeVisible()
  await expectAccessible(player.page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Аида' })).toBeVisible()

  // the focus stays on the one button that leads on
  await expect(page.getByRole('button', { name: 'Начать' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(player.page.getByRole('heading', { name: 'Столица Казахстана?' })).toBeVisible()
  await expect(player.page.getByRole('status').filter({ hasText: 'Вопрос 1 из 3. Столица Казахстана?' })).toHaveCount(1)
  await expectAccessible(player.page)
  await player.page.keyboard.press('1')
  await expect(player.page.getByText('Ответ принят. Ждём остальных.').first()).toBeVisible()
  await expect(page.getByText('Ответили 1 из 1')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(player.page.locator('[data-focus]', { hasText: /^Верно! \+\d+ очк(о|а|ов)$/ })).toBeVisible()
  await expectAccessible(page)

  // offline: the answer waits, the page says so calmly, and the answer counts after the result
  await page.keyboard.press('Enter')
  await expect(player.page.getByText('Какие города стоят на Иртыше?').first()).toBeVisible()
  await player.context.setOffline(true)
  await expect(player.page.getByText('Связь прервалась, подключаемся снова.', { exact: false })).toBeVisible()
  await player.page.getByRole('checkbox', { name: 'Павлодар' }).check()
  await player.page.getByRole('checkbox', { name: 'Семей' }).check()
  await player.page.getByRole('button', { name: 'Ответить' }).click()
  await expect(player.page.getByText('Ответ сохранён и уйдёт, как только вернётся связь.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Следующий вопрос' })).toBeVisible()
  await player.context.setOffline(false)
  await expect(player.page.locator('[data-focus]', { hasText: /^Верно! \+\d+ очк(о|а|ов)$/ })).toBeVisible()
  await expect(player.page.getByText('Связь прервалась', { exact: false })).toBeHidden()

  // a reload keeps name and points
  await player.page.reload()
  await expect(player.page.locator('[data-focus]', { hasText: /^Верно! \+\d+ очк(о|а|ов)$/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(player.page.getByRole('heading', { name: 'Абай писал стихи' })).toBeVisible()
  await player.page.getByRole('button', { name: 'Да' }).click()
  // an answer that meets the result of a connected player does not count
  await expect(player.page.getByText('Ответ принят. Ждём остальных.').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Показать итоги' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Победители' })).toContainText('Аида')
  await expect(player.page.getByText('Ваше место: 1 из 1')).toBeVisible()
  await expect(player.page.getByText('Верных ответов: 3 из 3')).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(player.page)
  expect(player.complaints).toEqual([])
  await player.context.close()
})

test('live quiz: without event streams the page polls, and a host who stops half-way is asked first', async ({ page, browser, url, signIn }) => {
  await signIn('organizer')
  const { id, code } = await createQuiz(page)
  const player = await openPlayer(browser, url, 'expert')
  await player.page.route('**/stream', (route) => route.abort())
  await open(page, `/organizer-cabinet/surveys/${id}/live`)
  await page.keyboard.press('Enter')
  await open(player.page, `/fast-quiz/${code}`)
  await player.page.getByRole('button', { name: 'Я в игре' }).click()
  await expect(page.getByText('1 игрок')).toBeVisible()
  await page.getByRole('button', { name: 'Начать' }).click()
  await expect(player.page.getByRole('heading', { name: 'Столица Казахстана?' })).toBeVisible()
  await page.getByRole('button', { name: 'Завершить игру' }).click()
  const question = page.getByRole('alertdialog', { name: 'Завершить игру сейчас?' })
  await question.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Столица Казахстана?' })).toBeVisible()
  await page.getByRole('button', { name: 'Завершить игру' }).click()
  await question.getByRole('button', { name: 'Завершить игру' }).click()
  await expect(player.page.getByRole('heading', { name: 'Игра окончена' })).toBeVisible()
  await player.context.close()
})

test('live quiz: alone and by keyboard to the end; the focus follows the screen, and Enter sends several answers', async ({
  page,
  browser,
  url,
  signIn,
}) => {
  await signIn('organizer')
  const { code } = await createQuiz(page)
  const player = await openPlayer(browser, url, 'participant')
  const { keyboard } = player.page
  const heading = (name: string) => player.page.getByRole('heading', { name })
  const right = player.page.getByRole('paragraph').filter({ hasText: /^Верно! \+\d+ очк(о|а|ов)$/ })
  await open(player.page, `/fast-quiz/${code}`)
  await player.page.getByRole('button', { name: 'Сыграть самому' }).focus()
  await keyboard.press('Enter')
  await expect(heading('Столица Казахстана?')).toBeFocused()
  await keyboard.press('1')
  await expect(right).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(heading('Какие города стоят на Иртыше?')).toBeFocused()
  // Enter without an answer sends nothing
  await keyboard.press('Enter')
  await keyboard.press('1')
  await expect(player.page.getByRole('checkbox', { name: 'Павлодар' })).toBeChecked()
  // a checkbox that has the focus does not swallow the digits
  await player.page.getByRole('checkbox', { name: 'Павлодар' }).focus()
  await keyboard.press('2')
  await expect(player.page.getByRole('checkbox', { name: 'Семей' })).toBeChecked()
  await player.page.getByRole('checkbox', { name: 'Павлодар' }).blur()
  await keyboard.press('Enter')
  await expect(right).toBeFocused()
  await expectAccessible(player.page)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(heading('Абай писал стихи')).toBeFocused()
  await keyboard.press('1')
  await expect(right).toBeVisible()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(heading('Игра окончена')).toBeFocused()
  await expect(player.page.getByText('Верных ответов: 3 из 3')).toBeVisible()
  expect(player.complaints).toEqual([])
  await player.context.close()
})
