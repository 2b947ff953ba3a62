import type { Page } from '@playwright/test'
import { limitMs } from '../kit/time-limits.ts'
import { colorViolationsOf, violationsOf } from './axe.ts'
import { expect, open, test } from './kit.ts'

const list = '/organizer-cabinet/participants'
const name = 'Полчаса с наставником'

const eventIdOf = async (page: Page, search: string): Promise<number> => {
  const found = await page.request.get(`/api/owner/events?search=${encodeURIComponent(search)}`)
  return (await found.json())._items[0].id
}

const bar = (page: Page) => page.getByRole('group', { name: 'Действия с выбранными' })
const boxes = (page: Page) => page.locator('tbody input[data-row]')
const fromMenu = async (page: Page, action: string) => {
  await bar(page).getByText('Ещё').click()
  await bar(page).getByRole('button', { name: action }).click()
}

test('participants: choose an event, filter, decline in bulk and take it back, tag and write', async ({ page, signIn }) => {
  test.setTimeout(limitMs(120_000))
  await signIn('organizer')
  await open(page, list)
  await page.getByRole('searchbox').fill('наставником')
  await page.getByRole('button', { name: 'Найти' }).click()
  await page.getByRole('link', { name }).click()
  await page
    .getByRole('navigation', { name: 'Состояния участников' })
    .getByRole('link', { name: /Ждут решения/ })
    .click()
  await expect(page).toHaveURL(/state=wait/)
  const eventId = new URL(page.url()).searchParams.get('eventId')
  const counters = await page.request.get(`/api/owner/event-participants/counters?eventId=${eventId}`)
  const { wait: waiting } = await counters.json()
  expect(waiting).toBeGreaterThan(1)
  await expect(boxes(page)).toHaveCount(waiting)
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check()
  await bar(page).getByRole('button', { name: 'Отклонить…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Выбрано: ${waiting} участника.`)
  await dialog.getByLabel('Почему отклонена').fill('Мест больше нет')
  await dialog.getByRole('button', { name: `Отклонить: ${waiting}` }).click()
  await expect(page.getByText(`Отклонено: ${waiting}.`).first()).toBeVisible()
  await expect(boxes(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(boxes(page)).toHaveCount(waiting)
  await boxes(page).first().check()
  await fromMenu(page, 'Изменить метки')
  await dialog.getByRole('combobox', { name: 'Добавить метки' }).fill('Волонтёр')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Сохранить метки: 1' }).click()
  await expect(page.locator('tbody').getByText('Волонтёр')).toBeVisible()
  await boxes(page).first().check()
  await fromMenu(page, 'Написать сообщение')
  await dialog.getByLabel('Тема').fill('Сбор в десять')
  await dialog.getByLabel('Сообщение').fill('Ждём вас у входа.')
  await dialog.getByRole('button', { name: 'Отправить: 1' }).click()
  await expect(page.getByText('Сообщение отправлено: 1 участник.').first()).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('participants: all that match are chosen only with the whole page, and Escape clears them', async ({ page, signIn }) => {
  await signIn('organizer')
  await open(page, `${list}?eventId=${await eventIdOf(page, name)}`)
  const all = page.getByRole('checkbox', { name: /Выбрать всё, что подходит/ })
  await expect(all).toBeHidden()
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check()
  await all.check()
  await bar(page).getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByRole('dialog')).toContainText('Выбраны все, кто подходит под фильтры')
  await page.keyboard.press('Escape')
  await boxes(page).first().uncheck()
  await expect(all).toBeHidden()
  await boxes(page).first().press('Escape')
  await expect(bar(page)).toBeHidden()
})

test('participants: the list, its bar and the panel of a participant have no accessibility violations', async ({ page, signIn }) => {
  test.setTimeout(limitMs(120_000))
  await signIn('organizer')
  await open(page, `${list}?eventId=${await eventIdOf(page, name)}`)
  await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check()
  expect(await violationsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colorViolationsOf(page)).toEqual([])
  await page.locator('tbody a[data-panel-link]').first().click()
  await expect(page.getByRole('dialog')).toContainText('Контакты')
  expect(await colorViolationsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOf(page, ['dialog'])).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
