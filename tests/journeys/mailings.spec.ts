import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, open, test } from './kit.ts'

/** A draft to the participants of the first own event. */
const addDraft = async (page: Page, subject: string): Promise<number> => {
  const { _items } = await (await page.request.get('/api/owner/events?state=published')).json()
  const data = { subject, content: '<p>Здравствуйте, {{name}}!</p>', template: 'organizer', recipients: { eventIds: [_items[0].id] } }
  const answer = await page.request.post('/api/owner/mailings', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).id
}

test('mailings: a step keeps what was typed and focuses the block, and the count follows the chosen states', async ({ page, signIn }) => {
  await signIn('organizer')
  await open(page, `/organizer-cabinet/mailings/${await addDraft(page, 'Рассылка с блоками')}`)
  await page.getByLabel('Тема письма').fill('Другая тема')
  await page.getByRole('button', { name: 'Кнопка', exact: true }).click()
  const added = page.getByRole('group', { name: 'Кнопка, блок 2' })
  await expect(added).toBeFocused()
  await expect(page.getByLabel('Тема письма')).toHaveValue('Другая тема')
  await added.getByRole('button', { name: 'Выше: Кнопка, блок 2' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Кнопка, блок 1' })).toBeFocused()
  const count = page.getByText(/Письмо получ/)
  await expect(count).toBeVisible()
  await page.getByText('Отклонены', { exact: true }).click()
  const { _items } = await (await page.request.get('/api/owner/mailings?paginationSize=1')).json()
  const body = { recipients: { ..._items[0].recipients, states: ['declined'] } }
  const answer = await page.request.post('/api/owner/mailings/recipients-count', { data: body, headers: { 'sec-fetch-site': 'same-origin' } })
  const { count: declined } = await answer.json()
  await expect(page.getByText(declined === 0 ? 'Пока письмо никому не придёт' : new RegExp(`^Письмо получ\\S+ ${declined}$`))).toBeVisible()
  expect(await violationsOf(page, ['main'])).toEqual([])
})
