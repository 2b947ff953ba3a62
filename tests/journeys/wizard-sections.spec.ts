import { expect, open, test, untilAlive } from './kit.ts'

test('wizard: a new event keeps its organizer among the people, and a file is uploaded and stays', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/events/create')
  await page.getByLabel('Название', { exact: true }).fill('Вечер документов')
  await expect(page).toHaveURL(/id=\d+/)
  const steps = page.getByRole('navigation', { name: 'Разделы события' })
  await steps.getByRole('link', { name: /^Люди/ }).click()
  await page.getByRole('button', { name: 'Добавить контакт' }).click()
  await page.getByLabel('Имя', { exact: true }).fill('Анна')
  const saveLine = page.locator('main header').getByRole('status')
  await expect(saveLine).toHaveText(/^Сохранено \d\d:\d\d$/)
  await steps.getByRole('link', { name: /^Материалы/ }).click()
  const file = { name: 'rules.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.getByLabel('Документы для всех').setInputFiles(file)
  await expect(page.getByText('Загружен')).toBeVisible()
  await saved
  await page.reload()
  await untilAlive(page)
  await expect(page.getByRole('button', { name: 'Убрать: rules.pdf' })).toBeVisible()
  await steps.getByRole('link', { name: /^Люди/ }).click()
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Анна')
})

test('wizard: an event moved past its end keeps its length', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/events/create?section=dateAndTime')
  const date = (name: string) => page.getByRole('group', { name }).getByLabel('Дата')
  const time = (name: string) => page.getByRole('group', { name }).getByLabel('Время')
  await date('Начало').fill('24.12.2027 18:30')
  await date('Начало').press('Tab')
  await expect(time('Конец')).toHaveValue('20:30')
  await date('Начало').fill('26.12.2027 19:00')
  await date('Начало').press('Tab')
  await expect(date('Конец')).toHaveValue(/26.*декабря|26\.12/)
  await expect(time('Конец')).toHaveValue('21:00')
})
