import type { Page } from '@playwright/test'
import { expect, open, test } from './kit.ts'

const phone = { width: 360, height: 640 }
const sections = (page: Page) => page.locator('main section[id]:visible')
const current = (page: Page) => page.locator('main nav [aria-current=location]')

test('own profile: a phone shows one section, chosen in the list of sections', async ({ page, signIn }) => {
  await page.setViewportSize(phone)
  await signIn('participant')
  await open(page, '/profile')
  await expect(sections(page)).toHaveCount(1)
  const list = page.locator('main nav details')
  await list.locator('summary').click()
  await list.getByRole('link', { name: 'Образование' }).click()
  await expect(page).toHaveURL(/\/profile#educations$/)
  await expect(sections(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: 'Образование' })).toBeInViewport()
  await expect(list.locator('summary')).toHaveText('Образование')
  await page.goBack()
  await expect(page.locator('#photo')).toBeVisible()
})

test('own profile: a phone without scripts shows every section', async ({ page, browser, url, signIn }) => {
  await signIn('participant')
  const state = await page.context().storageState()
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false, viewport: phone, storageState: state })
  const plain = await context.newPage()
  await plain.goto('/profile')
  await expect(sections(plain)).toHaveCount(12)
  await context.close()
})

test('own profile: a desk marks the chosen section and the section in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('participant')
  await open(page, '/profile')
  await expect(sections(page)).toHaveCount(12)
  await expect(current(page).first()).toHaveAttribute('href', /#photo$/)
  await page.locator('main nav').getByRole('link', { name: 'Файлы' }).first().click()
  await expect(current(page).first()).toHaveAttribute('href', /#files$/)
  await page.locator('#educations').evaluate((section) => section.scrollIntoView())
  await expect(current(page).first()).toHaveAttribute('href', /#educations$/)
})
