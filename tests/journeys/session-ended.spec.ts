import type { Page } from '@playwright/test'
import { demoPassword, expect, open, signInSeparately, test } from './kit.ts'

const ended = 'Сеанс закончился, войдите снова: введённое сохранится.'

/** Signs in on the page of the sign-in, as a user does whose session has ended. */
const signInAgain = async (page: Page, role: string) => {
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await expect(dialog.getByRole('status')).toHaveText(ended)
  await dialog.getByText('По паролю').click()
  await dialog.getByLabel('Телефон или почта').fill(`${role}@vmeste.example`)
  await dialog.getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog).toBeHidden()
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Выйти без сохранения?' })

test('forms: an ended session keeps the text of a content form, which stays unsaved', async ({ page, url }) => {
  await signInSeparately(page, url, 'staff')
  await open(page, '/admin/content?table=themes')
  await page.locator('main tbody a').first().click()
  const name = page.locator('[name=nameEn]')
  await name.fill('Typed before the end')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await signInAgain(page, 'staff')
  await expect(name).toHaveValue('Typed before the end')
  await page.getByRole('banner').getByRole('link').first().click()
  await question(page).getByRole('button', { name: 'Продолжить правку' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Typed before the end')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Typed before the end')
})

test('forms: text kept over the end of a session does not overwrite what a colleague has saved meanwhile', async ({ page, url, browser }) => {
  await signInSeparately(page, url, 'staff')
  await open(page, '/admin/content?table=themes')
  await page.locator('main tbody a').nth(1).click()
  const name = page.locator('[name=nameEn]')
  await name.fill('Typed by the first editor')
  const other = await browser.newPage({ baseURL: url })
  await signInSeparately(other, url, 'admin')
  await open(other, page.url())
  await other.locator('[name=nameEn]').fill('Saved by a colleague')
  await other.getByRole('button', { name: 'Сохранить' }).click()
  await expect(other.getByRole('status').first()).toBeVisible()
  await other.close()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await signInAgain(page, 'staff')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Saved by a colleague').first()).toBeVisible()
  await expect(name).toHaveValue('Typed by the first editor')
})

test('forms: an ended session keeps the comment of a decision', async ({ page, url }) => {
  await signInSeparately(page, url, 'staff')
  await open(page, '/admin?queue=educations')
  await page.locator('a[data-panel-link]').first().click()
  const comment = page.getByLabel('Комментарий')
  await page.getByText('Отклонить…').click()
  await comment.fill('Нет печати на копии')
  await page.context().clearCookies()
  await page
    .locator('dialog.side-panel')
    .getByRole('button', { name: /^Отклонить/ })
    .click()
  await signInAgain(page, 'staff')
  await expect(comment).toHaveValue('Нет печати на копии')
})

test('forms: an ended session keeps a message to the support', async ({ page, url }) => {
  await signInSeparately(page, url, 'participant')
  await open(page, '/support#messages')
  const text = page.locator('#messages textarea')
  await text.fill('Не вижу билет')
  await page.context().clearCookies()
  await page.locator('#messages').getByRole('button', { name: 'Отправить' }).click()
  await signInAgain(page, 'participant')
  await expect(text).toHaveValue('Не вижу билет')
})

test('forms: an ended session keeps a new entry of the profile, and no other user gets it', async ({ page, url }) => {
  await signInSeparately(page, url, 'participant')
  await open(page, '/profile#educations')
  const form = page.locator('form', { has: page.locator('[value=saveEducation]') }).last()
  const specialty = form.locator('[name=specialty]')
  const saveAfterTheEnd = async () => {
    await page.context().clearCookies()
    await form.getByRole('button', { name: 'Сохранить' }).click()
  }
  await page.getByText('Добавить образование').click()
  await specialty.fill('Физика моря')
  await saveAfterTheEnd()
  await signInAgain(page, 'participant')
  // the closed section is open again
  await expect(specialty).toBeVisible()
  await expect(specialty).toHaveValue('Физика моря')

  await saveAfterTheEnd()
  await signInAgain(page, 'expert')
  await expect(page.locator('#photo')).toBeVisible()
  await expect(specialty).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Физика моря')
})
