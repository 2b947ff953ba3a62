import { expect, open, test } from './kit.ts'

test('support: a visitor writes with one press, and staff answer from the keyboard of the desk', async ({ page, signIn, quietConsole }) => {
  const email = `visitor-${Date.now()}@mail.example`
  await open(page, '/support#messages')
  const form = page.locator('#messages form')
  await form.getByLabel('Сообщение').fill('Не приходит код')
  await form.getByLabel('Почта для ответа').fill(email)
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByRole('status').filter({ hasText: email })).toBeVisible()
  await expect(form.getByLabel('Сообщение')).toHaveValue('')
  // the captcha of the page comes with a refusal
  expect(quietConsole.splice(0).filter((text) => !text.includes('status of 422'))).toEqual([])
  await signIn('staff')
  await open(page, `/admin/support-messages?search=${email}`)
  await page.keyboard.press('j')
  const panel = page.locator('dialog.side-panel')
  await expect(panel.getByRole('heading', { name: email })).toBeFocused()
  await panel.getByLabel('Ответ', { exact: true }).fill('Проверьте номер')
  await panel.getByRole('button', { name: 'Ответить', exact: true }).click()
  await expect(page.getByRole('region').filter({ hasText: 'Ответ отправлен' }).first()).toBeVisible()
  await expect(panel.getByRole('listitem').last()).toContainText('Проверьте номер')
  await expect(panel.getByLabel('Ответ', { exact: true })).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})
