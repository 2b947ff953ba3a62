import { expect, open, test } from './kit.ts'

test('organization: a number and a name that are here already are shown before anything is stored (V323)', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/my-organizations/create')
  const field = (label: string) => page.getByLabel(label, { exact: false })
  await field('ИНН или БИН').fill('7707083890')
  await field('Название').fill('Студия Линия')
  const city = page.getByRole('option', { name: /^Санкт-Петербург/ }).first()
  await page.getByRole('combobox', { name: 'Город' }).fill('Санкт-Петербург')
  await expect(city).toBeVisible()
  await city.click()
  await field('Название').focus()
  const notice = page.getByRole('alert').filter({ hasText: 'Студия «Линия»' })
  await expect(notice).toBeVisible()
  await expect(field('ИНН или БИН')).toHaveAttribute('aria-invalid', 'true')
  await notice.getByRole('link', { name: 'Запросить права администратора' }).click()
  await page.getByRole('button', { name: 'Выйти без сохранения' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Студия «Линия»')
  await expect(page.getByLabel('Кто вы в организации')).toBeVisible()
})

test('organization: an admin adds a contact and a class, and the page shows them', async ({ page, signIn }) => {
  await signIn('organizer')
  await open(page, '/my-organizations')
  await page.getByRole('link', { name: 'Изменить Студия «Линия»' }).click()
  await page.getByRole('button', { name: 'Добавить контакт' }).click()
  const row = page.getByRole('group', { name: 'Контакт 2' })
  await row.getByLabel('С кем и о чём говорить').fill('Пресса')
  await row.getByLabel('Почта').fill('press@vmeste.example')
  const okveds = page.getByRole('combobox', { name: /Виды деятельности/ })
  await okveds.fill('издательск')
  await page.getByRole('option', { name: /^58 / }).click()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Сохранено.')).toBeVisible()
  await page.getByRole('link', { name: 'Открыть страницу' }).click()
  await expect(page.getByRole('link', { name: 'press@vmeste.example' })).toBeVisible()
  await expect(page.getByText('Деятельность издательская')).toBeVisible()
})

test('catalogue: following an organization answers at once and stays (V321)', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/organizations?search=Фарватер')
  const card = page.getByRole('article').filter({ hasText: 'Клуб экспортёров «Фарватер»' })
  const button = card.getByRole('button')
  const before = (await button.textContent()) ?? ''
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await button.click()
  await expect(button).not.toHaveText(before)
  // a reload would cut the request off
  await answered
  await page.reload()
  await expect(button).not.toHaveText(before)
})
