import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, open, settled, test } from './kit.ts'

const list = '/organizer-cabinet/events'

const menuOf = (page: Page, name: string) => page.locator('summary', { hasText: `Действия: ${name}` })

/** A copy of an event, so that other journeys find the event itself unchanged. */
const addDraft = async (page: Page, name: string) => {
  const answer = await page.request.post('/api/owner/events', { data: { name }, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.status()).toBe(200)
}

test('cabinet: by keyboard alone, ask before an action, refresh only its row, and keep the list on the way back', async ({ page, signIn }) => {
  const name = 'Черновик для клавиатуры'
  await signIn('organizer')
  await addDraft(page, name)
  await open(page, `${list}?state=draft&search=клавиатуры`)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/events.data') && requests.push(`${request.method()} ${new URL(request.url()).search}`))
  const menu = menuOf(page, name)
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: 'Удалить' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Отменить событие?' })
  await expect(dialog).toContainText('На событие никто не записан')
  expect(await violationsOf(page, ['dialog'])).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Почему событие отменяется').fill('Не нашли зал')
  await dialog.getByRole('button', { name: 'Отменить навсегда' }).press('Enter')
  await expect(page.getByRole('row', { name })).toContainText('Отменено')
  await expect(dialog).toHaveCount(0)
  await settled(page)
  // the route of the list answers with the row; it is not loaded again
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  expect(requests.filter((request) => !request.includes('_routes=root') && request.startsWith('GET'))).toEqual([])
  await page.getByRole('link', { name: 'Отменены' }).click()
  await expect(page).toHaveURL(/state=cancelled/)
  await page.goBack()
  await expect(page).toHaveURL(/state=draft/)
  await expect(page.getByRole('searchbox')).toHaveValue('клавиатуры')
})

test('cabinet: search after a pause in typing, and put the chosen events into a folder', async ({ page, signIn }) => {
  await signIn('organizer')
  await open(page, list)
  await page.getByRole('searchbox').fill('аренды')
  await expect(page).toHaveURL(/search=/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check()
  await page.getByLabel('Папка', { exact: true }).selectOption({ label: 'Деньги и договоры' })
  await page.getByRole('button', { name: 'Положить в папку' }).click()
  await expect(page.getByText('Положено в папку: 1 событие.').first()).toBeVisible()
  await page.getByRole('link', { name: /^Деньги и договоры/ }).click()
  await expect(page.locator('tbody tr')).toHaveCount(4)
  await page.getByRole('checkbox', { name: /^Выбрать: Час соседей/ }).check()
  await page.getByRole('button', { name: 'Убрать из папки' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(3)
})

test('cabinet: the pages of an own event have no accessibility violations', async ({ page, signIn }) => {
  await signIn('organizer')
  const found = await page.request.get('/api/owner/events?state=completed&search=соседей')
  const [event] = (await found.json())._items
  for (const part of ['statistics', 'emails', 'mailings', 'series', 'badges']) {
    await open(page, `${list}/${event.id}/${part}`)
    expect([part, await violationsOf(page)]).toEqual([part, []])
  }
})
