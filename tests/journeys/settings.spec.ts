import { Secret, TOTP } from 'otpauth'
import { demoPassword, expect, open, test } from './kit.ts'
import { codeSentTo, own, password, register } from './newcomer.ts'

test('settings: a visitor is redirected to the sign-in and back to the requested tab (R037)', async ({ page }) => {
  await page.goto('/settings?tab=privacy')
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsettings%3Ftab%3Dprivacy$/)
})

test('settings: every tab opens by its link and by its address (R131–R135)', async ({ page, signIn }) => {
  await signIn('organizer')
  await open(page, '/settings')
  const tabs = page.getByRole('navigation', { name: 'Разделы настроек' }).getByRole('link')
  for (const [name, heading] of [
    ['Приватность', 'Что видно в профиле'],
    ['Подписки', 'Рассылки'],
    ['Приложения', 'Разработчикам'],
    ['Интерфейс', 'Язык, тема и город'],
    ['Аккаунт', 'Телефоны'],
  ] as const) {
    await tabs.filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('settings: changing the password requires the old one, and signs out other devices (V547)', async ({ page, browser, url }) => {
  await register(page, { phone: '+79161230001' })
  const elsewhere = await browser.newContext({ baseURL: url })
  const other = await elsewhere.newPage()
  await other.request.post('/api/auth/login', { data: { phone: '+79161230001', password }, headers: own })
  await open(page, '/settings')
  await page.getByText('Сменить пароль').first().click()
  await page.getByLabel('Прежний пароль').fill('не тот 1')
  await page.getByLabel('Новый пароль').fill('самовар2026')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page.getByText('Прежний пароль не подошёл.')).toBeVisible()
  await page.getByLabel('Прежний пароль').fill(password)
  await page.getByLabel('Новый пароль').fill('самовар2026')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page.getByText('Пароль изменён.')).toBeVisible()
  expect((await other.request.get('/api/auth/session', { headers: own })).status()).toBe(401)
  await elsewhere.close()
})

test('settings: a phone is added by a code, made primary, and the old one is removed (V547)', async ({ page }) => {
  await register(page, { phone: '+79161230002' })
  await open(page, '/settings')
  await page.getByText('Добавить телефон').click()
  await page.getByLabel('Телефон', { exact: true }).filter({ visible: true }).fill('9161230003')
  await page.getByRole('button', { name: 'Получить код' }).filter({ visible: true }).click()
  await expect(page.getByText('+7 (916) 123-00-03')).toBeVisible()
  await page.getByLabel('Код', { exact: true }).fill(await codeSentTo(page, '+79161230003'))
  await page.getByRole('button', { name: 'Сделать основным' }).click()
  await page.getByRole('button', { name: 'Удалить +7 (916) 123-00-02' }).click()
  await expect(page.getByText('+7 (916) 123-00-02')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('+7 (916) 123-00-03')).toBeVisible()
})

test('settings: sign out one device from another', async ({ page, browser, url }) => {
  await register(page, { phone: '+79161230004' })
  const elsewhere = await browser.newContext({ baseURL: url })
  const other = await elsewhere.newPage()
  await other.request.post('/api/auth/login', { data: { phone: '+79161230004', password }, headers: own })
  await open(page, '/settings')
  await page.getByRole('button', { name: /^Выйти на устройстве/ }).click()
  await expect(page.getByRole('button', { name: /^Выйти на устройстве/ })).toHaveCount(0)
  expect((await other.request.get('/api/auth/session', { headers: own })).status()).toBe(401)
  await elsewhere.close()
})

test('consents: hold an adult without one in a dialog, save a tick at once, untick it on a 500 (V186, V188, V189, V190)', async ({
  page,
  quietConsole,
}) => {
  await register(page, { phone: '+79161230005' })
  await page.request.post('/api/user/consents/withdraw', { data: { kind: 'agreement' }, headers: own })
  await open(page, '/events')
  const dialog = page.getByRole('dialog', { name: 'Примите условия' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const given = dialog.getByLabel('Даю согласие на обработку персональных данных')
  await expect(given).toBeChecked()
  await given.click()
  await expect(given).toBeChecked()
  await page.route('**/api/user/agreements', (route) => route.fulfill({ status: 500, json: { message: '' } }))
  const lacking = dialog.getByLabel('Принимаю пользовательское соглашение')
  await lacking.click()
  await expect(dialog.getByRole('alert')).toHaveText('Не получилось сохранить. Попробуйте ещё раз.')
  await expect(lacking).not.toBeChecked()
  expect(quietConsole.splice(0).filter((line) => !line.includes('status of 500'))).toEqual([])
  await page.unroute('**/api/user/agreements')
  await lacking.click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('parental consent: a child sees a banner, no dialog, until it is uploaded (V187, V191)', async ({ page, signIn }) => {
  await signIn('child')
  await open(page, '/events')
  const banner = page.getByRole('complementary', { name: 'Согласие родителя' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await banner.getByRole('link').click()
  await page.getByLabel('Файлы согласия').setInputFiles({ name: 'consent.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await page.getByLabel('Имя родителя').fill('Мария Лебедева')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Согласие на проверке.')).toBeVisible()
  await open(page, '/events')
  await expect(banner).toHaveCount(0)
})

test('account deletion: one request at a time, and the user can withdraw it (V375)', async ({ page, signIn }) => {
  await signIn('expert')
  await open(page, '/settings')
  await page.getByText('Удалить аккаунт').last().click()
  await page
    .locator('form', { has: page.locator('[value=askForDeletion]') })
    .getByLabel('Пароль')
    .fill(demoPassword)
  await page.getByRole('button', { name: 'Прислать ссылку для удаления' }).click()
  await expect(page.getByText('Запрос отправлен.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Удалить аккаунт' })).toBeDisabled()
  await page.getByRole('button', { name: 'Отозвать запрос' }).click()
  await expect(page.getByText('Запрос отправлен.')).toHaveCount(0)
  await expect(page.locator('summary', { hasText: 'Удалить аккаунт' })).toBeVisible()
})

test('second step: set it up with an app; the next sign-in requires it', async ({ page, browser, url }) => {
  const phone = '+79161230007'
  await register(page, { phone })
  await open(page, '/settings')
  await page.getByRole('button', { name: 'Настроить' }).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Код из приложения').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Включить' }).click()
  const codes = page.getByRole('status').filter({ hasText: 'Запасные коды' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const elsewhere = await browser.newContext({ baseURL: url })
  const other = await elsewhere.newPage()
  await other.request.post('/api/auth/login', { data: { phone, password }, headers: own })
  await open(other, '/events')
  const dialog = other.getByRole('dialog', { name: 'Второй шаг входа' })
  await dialog.getByLabel('Код').fill('AAAA-AAAA-AAAA-AAAA')
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Код не подошёл.')
  await dialog.getByLabel('Код').fill((await codes.first().textContent()) ?? '')
  await dialog.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(other).toHaveURL(/\/events$/)
  await elsewhere.close()
})

test('settings: they and the agreements work without scripts', async ({ page, browser, url }) => {
  await register(page, { phone: '+79161230008' })
  await page.request.post('/api/user/consents/withdraw', { data: { kind: 'personal_data_agreement' }, headers: own })
  const plain = await browser.newContext({ baseURL: url, javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await plain.newPage()
  await still.goto('/settings?tab=interface')
  await still.getByLabel('Даю согласие на обработку персональных данных').check()
  await still.getByRole('button', { name: 'Продолжить' }).click()
  await expect(still.getByRole('dialog')).toHaveCount(0)
  await still.getByRole('combobox', { name: 'Город' }).fill('Казань')
  await still.getByLabel('Часовой пояс').selectOption('Asia/Almaty')
  await still.getByRole('button', { name: 'Сохранить' }).click()
  await expect(still.getByText('Сохранено')).toBeVisible()
  await still.goto('/settings?tab=interface')
  await expect(still.getByRole('combobox', { name: 'Город' })).toHaveValue(/^Казань/)
  await expect(still.getByLabel('Часовой пояс')).toHaveValue('Asia/Almaty')
  await plain.close()
})

test('settings: a new language and colour scheme apply at once (R135)', async ({ page }) => {
  await register(page, { phone: '+79161230009' })
  await open(page, '/settings?tab=interface')
  await page.getByText('Тёмная').click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Язык сайта и писем').selectOption('kz')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL(/\/kz\/settings\?tab=interface$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Баптаулар' })).toBeVisible()
})
