import type { Page } from '@playwright/test'
import { limitMs } from '../kit/time-limits.ts'
import { colorViolationsOf, violationsOf } from './axe.ts'
import { expect, open, test } from './kit.ts'

test.describe.configure({ timeout: limitMs(120_000) })

const inTheme = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

/** All rules in the current theme and the colors in the other, in the same document. */
const expectNothing = async (page: Page, other: 'light' | 'dark', within?: string[]) => {
  expect(await violationsOf(page, within)).toEqual([])
  await inTheme(page, other)
  expect(await colorViolationsOf(page, within)).toEqual([])
}

for (const { density, width, theme, other } of [
  { density: 'comfortable', width: 1280, theme: 'light', other: 'dark' },
  { density: 'compact', width: 360, theme: 'dark', other: 'light' },
] as const)
  test(`kit: axe finds nothing, ${density}, ${width} px, with chosen rows and the table of a chart`, async ({ page }) => {
    await inTheme(page, theme)
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/kit?density=${density}&row=3`)
    await page
      .getByRole('table', { name: 'Requests', exact: true })
      .getByRole('checkbox', { name: /^Выбрать: / })
      .nth(1)
      .check()
    await page.getByText('Показать таблицей').first().click()
    await expectNothing(page, other)
  })

// a page for each theme, because the toast disappears and the open list hides the button of the next one
for (const theme of ['light', 'dark'] as const)
  test(`kit: axe finds nothing with a list, a toast and a panel open, ${theme}`, async ({ page }) => {
    await inTheme(page, theme)
    await open(page, '/kit?tool=Drill')
    await page.getByRole('button', { name: 'Fail' }).press('Enter')
    await expect(page.getByText('The list was not saved')).toBeVisible()
    await page.getByRole('combobox', { name: 'Skills' }).pressSequentially('weld')
    await expect(page.getByRole('option', { name: 'Welding' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

test('fields: axe finds nothing in a phone of 320 px, with a list, a link and the calendar open', async ({ page }) => {
  await inTheme(page, 'light')
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/kit')
  await page.locator('[data-kit=rich-text]').scrollIntoViewIfNeeded()
  await expect(page.locator('[contenteditable=true]')).toBeVisible()
  await page.getByRole('button', { name: 'Ссылка' }).click()
  await page.getByLabel('Opens').press('ArrowDown')
  await expectNothing(
    page,
    'dark',
    ['fields', 'dates', 'file-upload', 'rich-text'].map((name) => `[data-kit=${name}]`),
  )
  await page.getByLabel('Day', { exact: true }).press('Alt+ArrowDown')
  await expect(page.getByRole('grid')).toBeVisible()
  await expectNothing(page, 'light', ['[data-kit=dates]'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
