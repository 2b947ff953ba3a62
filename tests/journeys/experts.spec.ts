import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { demoPassword, expect, open, signInSeparately, test } from './kit.ts'

/** The event that the demo expert scores. */
const scoredEvent = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/expert/events?status=accepted')
  return (await answer.json())._items[0].id
}

test('experts: score by keyboard alone, one participant after another, in any scheme without violations', async ({ page, signIn }) => {
  await signIn('expert')
  const id = await scoredEvent(page)
  await open(page, `/expert/${id}`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page)).toEqual([])
  }
  const next = page.getByRole('link', { name: 'Оценить следующего' })
  await next.focus()
  await page.keyboard.press('Enter')
  const panel = page.locator('dialog.side-panel')
  const heading = panel.getByRole('heading', { level: 2 })
  await expect(heading).toBeFocused()
  const name = (await heading.textContent()) ?? ''
  expect(await violationsOf(page, ['dialog'])).toEqual([])
  await panel.getByLabel('Оценка').fill('77')
  await page.keyboard.press('Enter')
  await expect(heading).not.toHaveText(name)
  await expect(heading).toBeFocused()
  await panel.getByLabel('Оценка').fill('сто')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Введите целое число от 0 до 100.').first()).toBeVisible()
  await panel.getByLabel('Оценка').fill('78')
  await panel.getByRole('button', { name: 'Сохранить', exact: true }).press('Enter')
  await expect(panel.getByRole('status').filter({ hasText: 'Оценка сохранена.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.getByRole('link', { name: /^С оценкой/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('77 из 100')
})

test('experts: an ended session keeps the typed score and comment', async ({ page, url }) => {
  await signInSeparately(page, url, 'expert')
  await open(page, `/expert/${await scoredEvent(page)}?answer=next`)
  const panel = page.locator('dialog.side-panel')
  await panel.getByLabel('Оценка').fill('64')
  await panel.getByLabel('Комментарий').fill('Нужны примеры и сроки')
  await page.context().clearCookies()
  await panel.getByRole('button', { name: 'Сохранить', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByText('По паролю').click()
  await dialog.getByLabel('Телефон или почта').fill('expert@vmeste.example')
  await dialog.getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(panel.getByLabel('Оценка')).toHaveValue('64')
  await expect(panel.getByLabel('Комментарий')).toHaveValue('Нужны примеры и сроки')
})

test('experts: an organizer finds an expert by name, invites and withdraws, and reads the scores', async ({ page, signIn }) => {
  await signIn('expert')
  const id = await scoredEvent(page)
  await page.context().clearCookies()
  await signIn('organizer')
  const people = await page.request.get('/api/users/completion?isExpert=1&q=а')
  const { _items: experts } = await (await page.request.get(`/api/owner/events/${id}/experts`)).json()
  const free = (await people.json())._items.find((person: { id: number }) => !experts.some((expert: { id: number }) => expert.id === person.id))
  // colors are measured without the fading of dialogs
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/organizer-cabinet/events/${id}/experts`)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Кого пригласить' }).fill(free.name)
  await page.getByRole('option', { name: free.name }).click()
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: free.name })
  await expect(row).toContainText('Ждём ответа')
  await row.getByRole('link', { name: /^Отозвать/ }).click()
  const question = page.getByRole('dialog', { name: 'Отозвать приглашение?' })
  expect(await violationsOf(page, ['dialog'])).toEqual([])
  await question.getByRole('button', { name: 'Отозвать приглашение' }).click()
  await expect(question).toHaveCount(0)
  await expect(row).toHaveCount(0)
  const scores = page.locator('main ol details').first()
  await scores.locator('summary').click()
  await expect(scores.getByText(/из 100$/).first()).toBeVisible()
})
