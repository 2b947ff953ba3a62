import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from './kit.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Requests', exact: true }).getByRole('checkbox', { name: /^Выбрать: / })
const bar = (page: Page) => page.getByRole('group', { name: 'Действия с выбранными' })

test('table: rows are chosen with the keyboard, a range with Shift, and Escape clears', async ({ page }) => {
  await open(page, '/kit')
  await expect(bar(page)).toBeHidden()
  await rows(page).first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: 'Выбрано: 3' })).toBeAttached()
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(3)).toBeFocused()
  await expect(rows(page).nth(3)).not.toBeChecked()
  await rows(page)
    .nth(6)
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('status').filter({ hasText: 'Выбрано: 7' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(rows(page).first()).not.toBeChecked()
})

test('table: one checkbox chooses the page, and clearing from the bar keeps the focus in the table', async ({ page }) => {
  await open(page, '/kit')
  const all = page.getByRole('checkbox', { name: 'Выбрать все на странице' })
  await rows(page).nth(1).check()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.press('Space')
  await expect(rows(page).last()).toBeChecked()
  await expect(all).toBeChecked()
  await bar(page).getByRole('button', { name: 'Снять выбор' }).press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(rows(page).first()).toBeFocused()
})

test('table: chosen rows and the action are sent as a form', async ({ page }) => {
  await open(page, '/kit')
  await rows(page).nth(1).check()
  await rows(page).nth(4).check()
  await bar(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/kit\?ids=2&ids=5&intent=approve$/)
})

test('table: heads sort by links, and a row opens by its name', async ({ page }) => {
  await open(page, '/kit?page=2')
  const table = page.getByRole('table', { name: 'Requests', exact: true })
  await table.getByRole('link', { name: 'Seats' }).click()
  await expect(table.getByRole('columnheader', { name: 'Seats' })).toHaveAttribute('aria-sort', 'ascending')
  await table.getByRole('link', { name: 'Seats' }).click()
  await expect(table.getByRole('columnheader', { name: 'Seats' })).toHaveAttribute('aria-sort', 'descending')
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none')
  await expect(page).toHaveURL(/page=1/)
  // the link of the name covers the whole row
  await table.getByRole('row').nth(3).click()
  await expect(page).toHaveURL(/row=\d+/)
  await expect(table.locator('[aria-current=true]')).toHaveCount(1)
})

test('table: a phone shows cards of a title, two facts and a menu, still a table for screen readers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/kit')
  const row = page.getByRole('table', { name: 'Requests', exact: true }).getByRole('row').nth(1)
  await expect(row.getByRole('cell').filter({ visible: true })).toHaveCount(5)
  await expect(row).toContainText('Date: 1 Nov')
  await expect(row.getByText('Өскемен')).toBeHidden()
  const [title, fact] = [await row.getByRole('link').boundingBox(), await row.getByText('1 Nov').boundingBox()]
  expect(title && fact && fact.y >= title.y + title.height).toBe(true)
  await row.locator('summary').click()
  await expect(row.getByText('Write a message')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('table: without scripts rows are chosen and the actions stand under the table', async ({ browser, url }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: url })
  const page = await context.newPage()
  await page.goto('/kit?sort=seats&order=desc')
  await expect(page.getByRole('checkbox', { name: 'Выбрать все на странице' })).toBeHidden()
  await rows(page).first().check()
  await bar(page).getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL(/ids=\d+&intent=decline$/)
  // numbers of a chart are in its table
  await page.getByText('Показать таблицей').first().click()
  await expect(page.getByRole('table', { name: 'Visits and requests' }).getByRole('row')).toHaveCount(31)
  await context.close()
})

test('steps: each has its state in words, and a phone opens the list from the current place', async ({ page }) => {
  await open(page, '/kit?step=3')
  const steps = page.getByRole('navigation', { name: 'Sections of the event' })
  await expect(steps.getByRole('link', { name: 'Place (есть ошибки)' })).toHaveAttribute('aria-current', 'step')
  await expect(steps.getByRole('link', { name: 'Date (заполнено частично)' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(steps.getByRole('link')).toHaveCount(0)
  await expect(steps.locator('summary')).toHaveText('3 из 5 · Place')
  await steps.locator('summary').focus()
  await page.keyboard.press('Enter')
  await steps.getByRole('link', { name: 'Name (заполнено)' }).press('Enter')
  await expect(page).toHaveURL(/step=1/)
  await expect(steps.getByText('1 из 5 · Name')).toBeVisible()
  await expect(steps.getByRole('link')).toHaveCount(0)
})

test('chart: the drawing loads when it comes into view, and redraws for another theme', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/kit')
  const isPlot = (address: string) => address.includes('chart-plot')
  expect(scripts.filter(isPlot)).toEqual([])
  const canvas = page.locator('[data-kit=numbers] canvas').first()
  await page.getByText('Visits and requests').first().scrollIntoViewIfNeeded()
  await expect(canvas).toBeVisible()
  expect(scripts.some(isPlot)).toBe(true)
  const drawn = () => canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''))
  const inLight = await drawn()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(drawn).not.toBe(inLight)
})

const pieces = ['data-table', 'pagination', 'cabinet', 'wizard', 'numbers', 'progress']

for (const { colorScheme, density, width } of [
  { colorScheme: 'light', density: 'comfortable', width: 1280 },
  { colorScheme: 'dark', density: 'compact', width: 1280 },
  { colorScheme: 'light', density: 'compact', width: 360 },
  { colorScheme: 'dark', density: 'comfortable', width: 360 },
] as const)
  test(`accessibility: axe finds nothing in tables, charts and layouts, ${colorScheme}, ${density}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/kit?density=${density}&row=3`)
    await rows(page).nth(1).check()
    await page.getByText('Показать таблицей').first().click()
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    const { violations } = await axe
      .include(pieces.map((name) => `[data-kit=${name}]`))
      .setLegacyMode()
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  })
