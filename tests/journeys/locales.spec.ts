import { expect, test, untilAlive } from './kit.ts'

test('languages: switching keeps the page, and stores the choice for a year (V024, V504)', async ({ page, context }) => {
  await page.goto('/events?cityId=881')
  await untilAlive(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/events\?cityId=881/)
  const localeCookie = (await context.cookies()).find((cookie) => cookie.name === 'locale')
  expect(localeCookie?.value).toBe('en')
  expect(Math.round(((localeCookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
})

test('cookie notice: stay closed once closed (V046)', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Хорошо' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Хорошо' })).toBeHidden()
})
