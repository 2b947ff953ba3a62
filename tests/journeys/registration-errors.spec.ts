import { expect, open, test } from './kit.ts'

test('registration: an empty phone gets the product’s error at the field, without the browser’s bubble', async ({ page }) => {
  await open(page, '/en/registration')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.press('Enter')
  await expect(phone).toHaveAccessibleDescription('Please check the phone number.')
  await expect(phone).toBeFocused()
})

test('registration: an empty email gets the product’s error at the field, without the browser’s bubble', async ({ page }) => {
  await open(page, '/registration?way=email')
  const email = page.getByLabel('Почта', { exact: true })
  await email.press('Enter')
  await expect(email).toHaveAccessibleDescription('Проверьте адрес почты.')
  await expect(email).toBeFocused()
})
