import { expect, open, test } from './kit.ts'

test('outbox: an administrator sends the failed messages of a kind again and pauses the kind', async ({ page, signIn }) => {
  await signIn('admin')
  await open(page, '/admin/outbox?kind=participation.approved')
  await page.getByRole('button', { name: 'Отправить все ещё раз' }).click()
  await expect(page.getByText('Отправим ещё раз: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Поставить на паузу' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Участие одобрено' })).toHaveText(/Пауза/)
  await page.getByRole('button', { name: 'Снять с паузы' }).click()
  await expect(page.getByText('Сняли с паузы.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Участие одобрено' })).toHaveCount(1)
})
