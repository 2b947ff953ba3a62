import { expect, open, test } from './kit.ts'

test('forms: a link of the error summary focuses its field and leaves the address as it is', async ({ page }) => {
  await open(page, '/kit')
  const form = page.locator('[data-kit=form] form', { has: page.getByRole('alert') })
  const summary = form.locator('[data-error-summary]')
  await expect(summary).toBeVisible()
  await summary.getByRole('link', { name: /^Email/ }).press('Enter')
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(page).toHaveURL(/\/kit$/)
})
