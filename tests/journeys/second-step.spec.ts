import type { Browser, Page } from '@playwright/test'
import { limitMs } from '../kit/time-limits.ts'
import { change, ownerOfPhone } from './database.ts'
import { test as base, expect, open, untilAlive, untilModal } from './kit.ts'
import { violationsOfScreen } from './looks.ts'
import { own, password, register } from './newcomer.ts'
import { freePort, startProduct } from './product.ts'

type Product = Awaited<ReturnType<typeof startProduct>>

/** A product at a host name, because browsers store passkeys for names only, not for IP addresses. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from its first argument
    async ({}, use) => {
      const port = await freePort()
      const product = await startProduct({ HOST: 'localhost' }, port)
      await use({ ...product, url: `http://localhost:${port}` })
      await product.stop()
    },
    { scope: 'worker', timeout: limitMs(120_000) },
  ],
  url: async ({ product }, use) => use(product.url),
})
test.describe.configure({ mode: 'default' })

/** A virtual device of this browser that stores passkeys and verifies its user. */
const addDevice = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const signInAgain = async (page: Page, phone: string) => {
  // the page needs no further requests
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.request.post('/api/auth/login', { data: { phone, password }, headers: own })
}

test('passkey: add it, sign in with it, remove it', async ({ page }) => {
  const phone = '+79161230101'
  await register(page, { phone })
  await addDevice(page)
  await open(page, '/settings?tab=account')
  const passkeys = page.locator('section', { has: page.getByRole('heading', { name: 'Ключи доступа' }) }).last()
  await passkeys.getByRole('button', { name: 'Добавить ключ доступа' }).click()
  await expect(passkeys.getByRole('status').getByRole('listitem')).toHaveCount(10)
  await expect(passkeys.getByText('Входа с ним ещё не было.')).toBeVisible()

  await signInAgain(page, phone)
  await open(page, '/events')
  const dialog = page.getByRole('dialog', { name: 'Второй шаг входа' })
  await untilModal(page)
  await dialog.getByRole('button', { name: 'Войти с ключом доступа' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/events$/)

  await signInAgain(page, phone)
  await page.goto('/settings?tab=account')
  await expect(page).toHaveURL(/\/auth\/second-step/)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Войти с ключом доступа' }).click()
  await expect(page).toHaveURL(/\/settings\?tab=account$/)
  await expect(passkeys.getByText('Последний вход')).toBeVisible()

  await passkeys.getByText('Удалить', { exact: true }).first().click()
  await passkeys.getByLabel('или пароль').fill(password)
  await passkeys.getByRole('button', { name: 'Удалить' }).click()
  await expect(passkeys.getByText('Последний вход')).toHaveCount(0)
  await expect(page.getByText('Выключен.')).toBeVisible()
})

test('second step: a recovery code replaces a passkey, without scripts', async ({ page, browser, url }) => {
  const phone = '+79161230102'
  await register(page, { phone })
  await addDevice(page)
  await open(page, '/settings?tab=account')
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click()
  const code = await page.getByRole('status').filter({ hasText: 'Запасные коды' }).getByRole('listitem').first().textContent()
  const plain = await withoutScripts(browser, url)
  await plain.request.post('/api/auth/login', { data: { phone, password }, headers: own })
  await plain.goto('/auth/second-step?returnUrl=%2Fevents')
  await expect(plain.getByRole('button', { name: 'Войти с ключом доступа' })).toBeHidden()
  await plain.getByLabel('Код').fill(code ?? '')
  await plain.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(plain).toHaveURL(/\/events$/)
  await plain.context().close()
})

test('accessibility: axe finds nothing on the second step', async ({ page }) => {
  test.setTimeout(limitMs(120_000))
  const phone = '+79161230105'
  await register(page, { phone })
  await addDevice(page)
  await open(page, '/settings?tab=account')
  await page.getByRole('button', { name: 'Добавить ключ доступа' }).click()
  await expect(page.getByText('Входа с ним ещё не было.')).toBeVisible()
  await signInAgain(page, phone)
  // two places with other languages, schemes and widths
  for (const place of [1, 8]) expect(await violationsOfScreen({ page, path: '/auth/second-step', place })).toEqual([])
})

const withoutScripts = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false })
  return context.newPage()
}

/** A minor whose 30 days have expired, without waiting for them. */
const lockedOut = async (page: Page, folder: string, phone: string) => {
  const year = new Date().getFullYear() - 15
  await register(page, { phone, birthday: `${year}-01-15` })
  await change(folder, `update users set restricted_at = now(), consent_due_at = now() - interval '2 days' where id = ${ownerOfPhone}`, [phone])
  await page.context().clearCookies()
}

const scan = (megabytes: number) => ({
  name: `consent-${megabytes}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'), Buffer.alloc(megabytes * 1024 * 1024)]),
})

const enter = async (page: Page, phone: string) => {
  await page.goto('/login?way=password')
  await page.getByLabel('Телефон или почта').fill(phone)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click()
  await page.getByRole('link', { name: 'Передать согласие' }).click()
  await expect(page).toHaveURL(/\/parental-consent$/)
}

test('parental consent: a locked-out minor uploads a scan of 3 MB from the sign-in, without scripts (A095)', async ({
  page: helperPage,
  browser,
  url,
  product,
}) => {
  const phone = '+79161230103'
  await lockedOut(helperPage, product.folder, phone)
  const page = await withoutScripts(browser, url)
  await enter(page, phone)
  await expect(page.getByRole('status').first()).toContainText('вход закрыт')
  await page.getByLabel('Файлы согласия').setInputFiles(scan(5))
  await page.getByLabel('Имя родителя').fill('Ирина Белова')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('alert')).toContainText('Файл слишком большой')
  await expect(page.getByLabel('Имя родителя')).toHaveValue('Ирина Белова')
  await page.getByLabel('Файлы согласия').setInputFiles([scan(5), scan(6), scan(7)])
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Слишком много для одного раза')
  await page.getByRole('link', { name: 'Вернуться к форме' }).click()
  await page.getByLabel('Файлы согласия').setInputFiles(scan(3))
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Согласие отправлено на проверку.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'consent-3.pdf' })).toBeVisible()
  await page.context().close()
})

test('parental consent: a locked-out minor uploads it with scripts, and sees its state (A095)', async ({ page, product }) => {
  const phone = '+79161230104'
  await lockedOut(page, product.folder, phone)
  await enter(page, phone)
  await untilAlive(page)
  await page.getByLabel('Файлы согласия').setInputFiles(scan(2))
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('link', { name: 'consent-2.pdf' })).toBeVisible()
  await expect(page.getByRole('status').first()).toContainText('Как только его примут, вход откроется.')
  const address = page.url()
  expect(address).not.toMatch(/token/i)
  await page.getByRole('link', { name: 'Выйти' }).click()
  await page.goto('/parental-consent')
  await expect(page).toHaveURL(/\/login/)
})
