import type { Page } from '@playwright/test'
import { expect } from './kit.ts'
import { refusal, test } from './stubbed-site.ts'

const signInDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  return page.getByRole('dialog', { name: 'Вход' })
}

const enterPassword = async (page: Page) => {
  const dialog = await signInDialog(page)
  await dialog.getByText('По паролю').click()
  await dialog.getByLabel('Телефон или почта').fill('anna@vmeste.example')
  await dialog.getByLabel('Пароль', { exact: true }).fill('слово123')
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  return dialog
}

test('sign-in: show the captcha on 422, and none before (V480)', async ({ page, openStubbed }) => {
  await openStubbed({ 'POST /auth/login': refusal(422, 'captcha', { errors: { captcha: ['Проверка'] } }) }, '/events')
  const dialog = await signInDialog(page)
  await dialog.getByText('По паролю').click()
  await expect(dialog.getByLabel('Пароль', { exact: true })).toBeVisible()
  await expect(dialog.locator('[name=captcha]')).toHaveCount(0)
  await dialog.getByLabel('Телефон или почта').fill('anna@vmeste.example')
  await dialog.getByLabel('Пароль', { exact: true }).fill('слово123')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('.data') && posts.push(request.postData() ?? ''))
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog.getByText(/Было несколько неудачных попыток/)).toBeVisible()
  await expect(dialog.getByText('Проверка пройдена')).toBeVisible()
  await expect(dialog.locator('[name=captcha]')).toHaveCount(1)
  expect(posts.map((body) => new URLSearchParams(body).has('captcha'))).toEqual([false, true])
})

test('sign-in: replace the dialog by the blocked one on 401 of a minor (V481)', async ({ page, openStubbed }) => {
  await openStubbed({ 'POST /auth/login': refusal(401, 'minor') }, '/events')
  const dialog = await enterPassword(page)
  const blocked = page.getByRole('dialog', { name: 'Нужно согласие родителя' })
  await expect(blocked.getByText(/вход пока закрыт/)).toBeVisible()
  await expect(blocked.getByRole('link', { name: 'Передать согласие' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/events$/)
})

const wrongCredentials = 'Телефон, почта или пароль не подошли. Проверьте раскладку и попробуйте ещё раз.'

for (const [rule, stub, text] of [
  ['the blocked error on 401 of a blocked account (V482)', refusal(401, 'blocked'), /^Вход в этот аккаунт закрыт\./],
  ['wrong credentials on a 401 without a reason (V483)', refusal(401, ''), wrongCredentials],
  ['the generic error on 500 (V484)', refusal(500, 'internal'), 'Войти не получилось. Попробуйте ещё раз через минуту.'],
] as const)
  test(`sign-in: show ${rule}`, async ({ page, openStubbed, quietConsole }) => {
    await openStubbed({ 'POST /auth/login': stub }, '/events')
    const dialog = await enterPassword(page)
    await expect(dialog.getByRole('alert')).toHaveText(text)
    await expect(dialog.getByLabel('Телефон или почта')).toHaveValue('anna@vmeste.example')
    if (text === wrongCredentials) await expect(dialog.getByLabel('Пароль', { exact: true })).toBeFocused()
    expect(quietConsole.splice(0).filter((line) => !/status of (401|500)/.test(line))).toEqual([])
  })

const toEmail = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Почта' }).fill(email)
  await page.getByRole('button', { name: 'Продолжить' }).click()
}

const words = {
  captcha: 'Подтвердите, что вы не робот.',
  invalid: 'Проверьте адрес почты.',
  domain: 'Почта на этом домене не подойдёт. Укажите другую.',
  taken: 'На эту почту уже зарегистрирован аккаунт. Войдите с паролем или укажите другую.',
}

test('registration: show the captcha message of an email check (V486)', async ({ page, openStubbed }) => {
  const problem = { message: words.captcha, errors: { captcha: [words.captcha] } }
  await openStubbed({ 'POST /auth/check-email': refusal(422, 'captcha', problem) }, '/registration?way=email')
  await expect(page.getByText(words.captcha)).toHaveCount(0)
  await toEmail(page, 'anna@people.example')
  await expect(page.getByText(words.captcha).filter({ visible: true })).toHaveCount(1)
})

test('registration: distinguish an invalid email from a taken one (V487)', async ({ page, openStubbed }) => {
  await openStubbed({}, '/registration?way=email')
  await toEmail(page, 'anna@people')
  await expect(page.getByText(words.invalid)).toBeVisible()
  await expect(page.getByText(words.taken)).toHaveCount(0)

  await toEmail(page, 'participant@vmeste.example')
  await expect(page.getByRole('status').filter({ hasText: words.taken })).toBeVisible()
  await expect(page.getByRole('status').getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login')
  await expect(page.getByText(words.invalid)).toHaveCount(0)
})

test('registration: show that the domain of an email is blocked (V488)', async ({ page, openStubbed }) => {
  await openStubbed({}, '/registration?way=email')
  await toEmail(page, 'anna@mailinator.com')
  await expect(page.getByText(words.domain)).toBeVisible()
  for (const other of [words.invalid, words.taken]) await expect(page.getByText(other)).toHaveCount(0)
})
