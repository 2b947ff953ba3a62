import type { Page } from '@playwright/test'
import { debounceMs } from '../../contract/platform/limits.ts'
import { expect, open, test } from './kit.ts'

const waiting = 'Нет соединения. Мы продолжим, как только оно восстановится.'

const nextScreen = (page: Page) => page.locator('.next-screen')

const openPeople = async (page: Page) => {
  await open(page, '/events')
  const link = page.getByRole('banner').getByRole('link', { name: 'Люди' })
  await link.focus()
  await link.press('Enter')
  return link
}

test('loading: a delayed answer shows the bar and the skeleton of the next screen, and the focus stays', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/users.data*', (route) => release.promise.then(() => route.continue()))
  const link = await openPeople(page)
  await expect(page.getByRole('progressbar', { name: 'Загружаем страницу' })).toBeVisible()
  await expect(nextScreen(page)).toBeVisible()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/\/events$/)
  release.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Люди' })).toBeVisible()
  await expect(nextScreen(page)).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Загружаем страницу' })).toHaveCount(0)
})

test('loading: a lost connection keeps the skeleton and says so, and the next screen arrives by itself', async ({ page, quietConsole }) => {
  await page.route('**/users.data*', (route) => route.abort('connectionrefused'))
  await openPeople(page)
  const notice = page.getByText(waiting)
  await expect(notice).toBeVisible()
  await expect(nextScreen(page)).toBeVisible()
  // a press would reach the notice, so the skeleton does not cover it
  await notice.click({ trial: true })
  await page.unroute('**/users.data*')
  await expect(page.getByRole('heading', { level: 1, name: 'Люди' })).toBeVisible()
  await expect(page.getByText(waiting)).toBeHidden()
  await expect(nextScreen(page)).toHaveCount(0)
  expect(quietConsole.splice(0).filter((text) => !/ERR_CONNECTION_REFUSED/.test(text))).toEqual([])
})

test('loading: a text typed into a filter does not call the user back from a page that loads slowly', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/users.data*', (route) => release.promise.then(() => route.continue()))
  await open(page, '/events')
  await page.getByRole('main').getByRole('searchbox').first().fill('Концерт')
  // a busy browser: the pause after which typed text is sent ends before the press is rendered
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Люди' })
    .evaluate((link: HTMLElement, ms) => {
      link.click()
      const end = performance.now() + ms
      while (performance.now() < end);
    }, debounceMs + 100)
  await page.waitForTimeout(debounceMs + 400)
  release.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Люди' })).toBeVisible()
})
