import { change, ownerOfPhone } from './database.ts'
import { expect, open } from './kit.ts'
import { newcomer, own, password, post, register } from './newcomer.ts'
import { refusal, reply, test } from './stubbed-site.ts'

test('unfinished account: hold it in a dialog that leads to /registration, and activate it there (V226)', async ({ page }) => {
  const phone = '+79161300001'
  await register(page, { phone })
  await change(process.env.PRODUCT_FOLDER ?? '', `update users set status = 15, first_name = '', last_name = '' where id = ${ownerOfPhone}`, [phone])
  await open(page, '/events')
  const dialog = page.getByRole('dialog', { name: 'Закончите регистрацию' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Продолжить регистрацию' }).click()
  await expect(page).toHaveURL(/\/registration\?returnUrl=%2Fevents$/)
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Имя', { exact: true }).fill('Вера')
  await page.getByLabel('Фамилия').fill('Тихонова')
  await page.getByLabel('Придумайте пароль').fill(password)
  for (const box of ['Принимаю пользовательское соглашение', 'Даю согласие на обработку персональных данных']) await page.getByLabel(box).check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page).toHaveURL(/\/intro\?returnUrl=%2Fevents$/)
  await expect(page.locator('summary', { hasText: 'Меню пользователя' })).toBeVisible()
  expect((await (await page.request.get('/api/auth/session', { headers: own })).json()).status).toBe(10)
})

test('sign-out: clear token, id and roles although the call fails, and show a visitor (V492)', async ({ page, openStubbed }) => {
  await openStubbed({ 'GET /auth/logout': refusal(500, 'internal') }, '/events')
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  const site = new URL(page.url()).origin
  const signedIn = await page.request.post(`${site}/api/auth/login`, {
    data: { email: 'participant@vmeste.example', password: 'vmeste2026' },
    headers: own,
  })
  expect(signedIn.status()).toBe(200)
  expect(await names()).toEqual(expect.arrayContaining(['token', 'id', 'roles']))
  await open(page, `${site}/events`)
  await page.locator('summary', { hasText: 'Меню пользователя' }).click()
  await page.getByRole('link', { name: 'Выйти' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  expect((await names()).filter((name) => ['token', 'id', 'roles'].includes(name))).toEqual([])
})

const vk = {
  ...{ id: 1, network: 'vk', title: 'VK', externalId: '7', name: 'Вера Тихонова', photo: null, url: null, visible: false, connected: true },
  profile: { city: 'Казань', birthday: '1985-06-07', photo: null },
}

test('networks: notify of a failed merge of profile data (V364)', async ({ page, openStubbed, quietConsole }) => {
  await register(page, { phone: '+79161300002' })
  const stubs = {
    'GET /owner/external-accounts': reply({ _items: [vk] }),
    'POST /owner/external-accounts/:id/merge-profile-data': refusal(500, 'internal'),
  }
  await openStubbed(stubs, '/settings?tab=account')
  await page.getByText('Взять данные в профиль').click()
  await expect(page.getByRole('checkbox', { name: /^Дата рождения: / })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Город: Казань' }).check()
  await page.getByRole('button', { name: 'Перенести' }).click()
  await expect(page.getByRole('alert')).toHaveText('ОшибкаНе получилось. Попробуйте ещё раз через минуту.')
  await expect(page.getByText('Готово: данные уже в профиле.')).toHaveCount(0)
  expect(quietConsole.splice(0).filter((line) => !line.includes('status of 500'))).toEqual([])
})

test('networks: show VK and neither facebook nor mos at sign-in, in the settings and in the footer (V366)', async ({ page, openStubbed }) => {
  await register(page, { phone: '+79161300003' })
  const stubs = {
    'GET /auth/social-url-list': reply({ _items: [{ network: 'vk', title: 'VK', url: 'https://id.vk.example/' }] }),
    'GET /owner/external-accounts': reply({ _items: [vk] }),
  }
  const hidden = page.locator('a, button').filter({ hasText: /facebook|mos\.ru|мос\.ру/i })
  const hiddenLinks = page.locator('[href*="facebook" i], [href*="fb.com" i], [href*="mos.ru" i], [value="facebook"], [value="mos"]')
  await openStubbed(stubs, '/settings?tab=account')
  await expect(page.getByText('VK', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  for (const one of [hidden, hiddenLinks]) await expect(one).toHaveCount(0)
  await page.context().clearCookies()
  await open(page, new URL('/login', page.url()).href)
  await expect(page.getByText('VK', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  for (const one of [hidden, hiddenLinks]) await expect(one).toHaveCount(0)
})

test('unsubscribe: remove the address by the link of an email, without a session (V344)', async ({ page, browser, url, signIn }) => {
  await signIn('control')
  const reader = await (await page.request.get('/api/auth/session', { headers: own })).json()
  const requester = await newcomer(browser, url, { phone: '+79161300004', first_name: 'Инга' })
  await post(requester.page, 'participant/accesses/request-contact', { userId: reader.id })
  const inbox = async () => (await (await page.request.get('/api/inbox?to=control@vmeste.example')).json())._items as { text: string }[]
  const link = async () => /https?:\/\/\S+unsubscribe\?hash=\S+/.exec((await inbox()).find(({ text }) => text.includes('Инга'))?.text ?? '')?.[0]
  await expect.poll(link).toBeDefined()
  const contacts = async () => {
    const { kinds } = await (await page.request.get('/api/user/notification-preferences', { headers: own })).json()
    return kinds.find(({ kind }: { kind: string }) => kind === 'contacts').email
  }
  expect(await contacts()).toBe(true)
  const visitor = await (await browser.newContext({ baseURL: url })).newPage()
  await open(visitor, (await link()) ?? '')
  await visitor.getByRole('button', { name: 'Не присылать' }).click()
  await expect(visitor.getByRole('status')).toHaveText('Готово: письма «Запросы контактов» на control@vmeste.example больше не придут.')
  expect(await visitor.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }))
  expect(await contacts()).toBe(false)
})
