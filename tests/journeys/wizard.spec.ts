import type { Page } from '@playwright/test'
import { expect, open, settled, test, untilAlive } from './kit.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saveLine = (page: Page) => page.locator('main header').getByRole('status')
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Разделы события' }).getByRole('link', { name: new RegExp(`^${name}`) })

/** A draft with a name, saved. */
const begin = async (page: Page, name: string) => {
  await open(page, '/events/create')
  await field(page, 'Название').fill(name)
  await expect(saveLine(page)).toHaveText(/^Сохранено \d\d:\d\d$/)
  await expect(page).toHaveURL(/\/events\/create\?id=\d+&section=main$/)
}

test('wizard: a simple evening is sent to moderation with at most 12 interactions of the keyboard', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/events/create')
  let interactions = 0
  const type = async (text: string) => {
    interactions += 1
    await page.keyboard.type(text)
  }
  const press = async (key: string) => {
    interactions += 1
    await page.keyboard.press(key)
  }
  await field(page, 'Название').focus()
  await type('Вечер настольных игр')
  await press('Tab')
  await expect(page.getByRole('textbox', { name: 'Описание' })).toBeFocused()
  await type('Играем в настольные игры. Приходите с друзьями.')
  await press('Shift+Tab')
  await press('Enter')
  await expect(field(page, 'Название места')).toBeFocused()
  await type('Библиотека')
  await press('Tab')
  await type('улица Баумана, 12')
  await press('Enter')
  await expect(page.getByRole('group', { name: 'Начало' }).getByLabel('Дата')).toBeFocused()
  await type('24.12.2027 18:30')
  await press('Tab')
  await expect(page.getByRole('group', { name: 'Конец' }).getByLabel('Время')).toHaveValue('20:30')
  await press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Отправлено на проверку' })).toBeFocused()
  expect(interactions).toBeLessThanOrEqual(12)
})

test('wizard: a text that was typed before the script of the section had loaded goes on with the user', async ({ page, signIn }) => {
  await signIn('participant')
  const loaded = Promise.withResolvers<void>()
  await page.route(/\/assets\/main-[\w-]+\.js$/, (route) => loaded.promise.then(() => route.continue()))
  await open(page, '/events/create')
  await field(page, 'Название').fill('Вечер раннего текста')
  await field(page, 'Название').press('Enter')
  loaded.resolve()
  await expect(field(page, 'Название места')).toBeFocused()
  await expect(saveLine(page)).toHaveText(/^Сохранено \d\d:\d\d$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вечер раннего текста')
  await step(page, 'Основное').click()
  await expect(field(page, 'Название')).toHaveValue('Вечер раннего текста')
})

test('wizard: a description that was typed before the scripts of the page had loaded is in the editor', async ({ page, signIn }) => {
  await signIn('participant')
  const loaded = Promise.withResolvers<void>()
  await page.route(/\.js$/, (route) => loaded.promise.then(() => route.continue()))
  await page.goto('/events/create', { waitUntil: 'commit' })
  await field(page, 'Описание').fill('Играем в настольные игры.')
  loaded.resolve()
  await untilAlive(page)
  const editor = page.locator('[contenteditable=true]')
  await expect(editor).toHaveText('Играем в настольные игры.')
  await expect(editor).toBeFocused()
  await expect(saveLine(page)).toHaveText(/^Сохранено \d\d:\d\d$/)
})

test('wizard: sections are listed in their order and open by their hashes (V097)', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/events/create#date-and-time')
  await expect(page.getByRole('heading', { name: 'Дата и время' })).toBeVisible()
  await expect(page).toHaveURL(/section=dateAndTime$/)
})

test('wizard: a change is saved by itself without losing the focus, and a reload keeps it (V098)', async ({ page, signIn }) => {
  await signIn('participant')
  await begin(page, 'Вечер песен')
  await expect(field(page, 'Название')).toBeFocused()
  await page.reload()
  await untilAlive(page)
  await expect(field(page, 'Название')).toHaveValue('Вечер песен')
})

test('wizard: without a connection the text waits in the browser, over a reload too', async ({ page, signIn, context }) => {
  await signIn('participant')
  await begin(page, 'Вечер без связи')
  await page.route('**/api/events/*/draft', (route) => route.abort())
  await field(page, 'Название').fill('Вечер со связью')
  await expect(saveLine(page)).toContainText('Нет связи')
  await page.unroute('**/api/events/*/draft')
  await page.reload()
  await untilAlive(page)
  await expect(field(page, 'Название')).toHaveValue('Вечер со связью')
  await expect(saveLine(page)).toHaveText(/^Сохранено/)
  await settled(page)
  const other = await context.newPage()
  await open(other, page.url())
  await expect(field(other, 'Название')).toHaveValue('Вечер со связью')
})

test('wizard: of two editors of one field the second sees both versions; other fields merge', async ({ page, signIn, context }) => {
  await signIn('participant')
  await begin(page, 'Общий вечер')
  const other = await context.newPage()
  await open(other, page.url())
  await other.getByRole('textbox', { name: /^Метка/ }).fill('вечер')
  await expect(saveLine(other)).toHaveText(/^Сохранено/)
  await field(other, 'Название').fill('Чужое имя')
  await expect(saveLine(other)).toHaveText(/^Сохран/)
  await expect.poll(() => nameOf(other)).toBe('Чужое имя')
  await field(page, 'Название').fill('Моё имя')
  const conflict = page.getByRole('alert', { name: /^Эти поля одновременно изменил/ })
  await expect(conflict).toContainText('Чужое имя')
  await expect(conflict).toContainText('Моё имя')
  await expect(field(page, 'Название')).toHaveAccessibleDescription(/изменил и другой организатор/)
  await conflict.getByRole('button', { name: 'Оставить мою' }).click()
  await expect.poll(() => nameOf(page)).toBe('Моё имя')
  await page.reload()
  await untilAlive(page)
  await expect(field(page, 'Название')).toHaveValue('Моё имя')
  await expect(page.getByRole('textbox', { name: /^Метка/ })).toHaveValue('вечер')
})

/** The name that the server has. */
const nameOf = async (page: Page) => {
  const id = new URL(page.url()).searchParams.get('id')
  const answer = await page.request.get(`/api/events/${id}/draft`)
  return (await answer.json()).data.name
}

test('wizard: publishing marks the sections with errors, names them and focuses the first one (V099)', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/events/create')
  await step(page, 'Доступ').click()
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(step(page, 'Основное')).toContainText('есть ошибки')
  await expect(step(page, 'Дата и время')).toContainText('есть ошибки')
  await expect(field(page, 'Название')).toBeFocused()
  await page
    .getByRole('alert', { name: /^Чтобы опубликовать/ })
    .getByRole('link', { name: /^Начало/ })
    .click()
  await expect(page).toHaveURL(/section=dateAndTime$/)
  await expect(page.getByRole('group', { name: 'Начало' })).toBeVisible()
})

test('wizard: the preview shows the event without its missing date, and leads back (V100)', async ({ page, signIn }) => {
  await signIn('participant')
  await begin(page, 'Вечер для просмотра')
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  await expect(page.getByRole('heading', { name: 'Вечер для просмотра' })).toBeVisible()
  await expect(page.getByText('Дата не выбрана')).toBeVisible()
  await page.getByRole('link', { name: 'Вернуться к правке' }).click()
  await expect(field(page, 'Название')).toHaveValue('Вечер для просмотра')
})

test('wizard: a format asks for its place: halls, an address, or nothing (V101–V103)', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/events/create?section=place')
  await expect(field(page, 'Адрес')).toBeVisible()
  await expect(page.getByLabel('Можно прийти и лично: есть пространство')).toBeHidden()
  await page.getByRole('radio', { name: /^Пространство/ }).check()
  await expect(page.getByRole('group', { name: 'Залы' })).toBeVisible()
  await expect(field(page, 'Адрес')).toBeHidden()
  await page.getByRole('radio', { name: /^Онлайн/ }).check()
  await expect(page.getByLabel('Можно прийти и лично: есть пространство')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Залы' })).toBeHidden()
})
