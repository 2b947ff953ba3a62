import type { Page } from '@playwright/test'
import { expect, open } from './kit.ts'
import { refusal, reply, test } from './stubbed-site.ts'

/** A code is being sent to a phone without an account; the wait before another is at its maximum. */
const sent = reply({ token: 'token', exists: false, resendAt: '2050-01-01T00:00:00.000Z' })

const phone = (page: Page) => page.getByLabel('Телефон', { exact: true })
const code = (page: Page) => page.getByLabel('Код', { exact: true })

const buttons = { sms: 'Получить код в SMS', fcall: 'Узнать код по звонку' }

const requestCode = async (page: Page) => {
  await phone(page).pressSequentially('9161280001')
  await page.getByRole('button', { name: 'Получить код' }).click()
}

test('phone field: put ten typed digits into the mask of 18 characters (V237)', async ({ page }) => {
  await open(page, '/registration')
  await phone(page).pressSequentially('9161234567')
  await expect(phone(page)).toHaveValue('+7 (916) 123-45-67')
  expect((await phone(page).inputValue()).length).toBe(18)
})

test('phone code: count the resend button down from 60 to 0, then enable it (V169)', async ({ page, openStubbed }) => {
  await page.clock.install({ time: '2026-03-10T09:00:00Z' })
  await openStubbed({ 'POST /auth/start-phone-confirm': sent }, '/registration')
  await page.clock.pauseAt('2026-03-10T10:00:00Z')
  await requestCode(page)
  await expect(code(page)).toBeVisible()
  const again = page.getByRole('button', { name: 'Прислать новый код' })
  for (const left of [60, 59, 2, 1]) {
    const wait = page.getByRole('button', { name: `Новый код через ${left} с` })
    await expect(wait).toBeDisabled()
    await expect(again.filter({ visible: true })).toHaveCount(0)
    await page.clock.runFor(left === 59 ? 57_000 : 1_000)
  }
  await expect(again.filter({ visible: true })).toBeEnabled()
})

for (const [outcome, errors, text] of [
  ['the first message of errors.code', { code: ['Это старый код.', 'Второе сообщение.'] }, 'Это старый код.'],
  ['the invalid-code text where errors.code is missing', {}, 'Код не подошёл. Проверьте цифры.'],
] as const)
  test(`phone code: show ${outcome} (V176)`, async ({ page, openStubbed }) => {
    const wrong = refusal(422, 'wrongCode', { errors: Object.fromEntries(Object.entries(errors).map(([name, all]) => [name, [...all]])) })
    await openStubbed({ 'POST /auth/start-phone-confirm': sent, 'POST /auth/complete-phone-confirm': wrong }, '/registration')
    await requestCode(page)
    await code(page).fill('1234')
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText('Второе сообщение.')).toHaveCount(0)
  })

const failures = {
  phone: 'На этот номер отправить нельзя.',
  message: 'Связь со шлюзом прервалась.',
  generic: 'Не удалось отправить код. Проверьте номер и попробуйте ещё раз.',
}

for (const [outcome, error, text] of [
  ['error.phone', { phone: failures.phone, message: failures.message }, failures.phone],
  ['error.message where error.phone is missing', { message: failures.message }, failures.message],
  ['the default text where both are missing', {}, failures.generic],
] as const)
  test(`phone code: show ${outcome} when it cannot be sent (V178)`, async ({ page, openStubbed }) => {
    await openStubbed({ 'POST /auth/start-phone-confirm': refusal(422, 'sendFailed', { error }) }, '/registration')
    await requestCode(page)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    for (const other of Object.values(failures).filter((one) => one !== text)) await expect(page.getByText(other)).toHaveCount(0)
    await expect(phone(page)).toHaveValue('+7 (916) 128-00-01')
  })

test('phone code: offer both channels while both have a balance', async ({ page, openStubbed }) => {
  await openStubbed({ 'GET /sms-service/status-balance': reply({ smsBalance: 5, fcallBalance: 5 }) }, '/registration')
  for (const name of Object.values(buttons)) await expect(page.getByRole('button', { name })).toBeVisible()
})

for (const [balances, left] of [
  [{ smsBalance: 0, fcallBalance: 5 }, 'fcall'],
  [{ smsBalance: 5, fcallBalance: 0 }, 'sms'],
] as const)
  test(`phone code: offer only ${left} for the balances ${JSON.stringify(balances)} (V180)`, async ({ page, openStubbed }) => {
    await openStubbed({ 'GET /sms-service/status-balance': reply(balances) }, '/registration')
    await expect(page.getByRole('button', { name: buttons[left] })).toBeVisible()
    await expect(page.locator('[name=channel]')).toHaveCount(1)
  })

test('phone code: offer no form for balances of zero (V180)', async ({ page, openStubbed }) => {
  await openStubbed({ 'GET /sms-service/status-balance': reply({ smsBalance: 0, fcallBalance: 0 }) }, '/registration?way=phone')
  await expect(page.getByText('Сейчас мы не можем прислать код. Выберите другой способ.')).toBeVisible()
  await expect(page.locator('[name=channel]')).toHaveCount(0)
})
