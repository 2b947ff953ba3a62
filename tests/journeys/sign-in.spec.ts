import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { clientId, clientSecret, startProvider } from '../kit/social-provider.ts'
import { limitMs } from '../kit/time-limits.ts'
import { expect, open, test, untilAlive } from './kit.ts'
import { fillBirthday, post } from './newcomer.ts'
import { freePort, startProduct } from './product.ts'

const password = 'чайник2026'
const person = { name: 'Вера', surname: 'Тихонова', birthday: '1990-05-04' }

const messages = async (page: Page, to: string): Promise<{ text: string }[]> =>
  (await (await page.request.get(`/api/inbox?to=${encodeURIComponent(to)}`)).json())._items

/** Waits for the first message and returns the newest. */
const newest = async (page: Page, to: string): Promise<string> => {
  await expect.poll(async () => (await messages(page, to)).length).toBeGreaterThan(0)
  return (await messages(page, to))[0]?.text ?? ''
}

const codeFor = async (page: Page, phone: string) => /\b\d{4}\b/.exec(await newest(page, phone))?.[0] ?? ''

const linkIn = async (page: Page, email: string) => /https?:\/\/\S+/.exec(await newest(page, email))?.[0] ?? ''

const fillInPerson = async (page: Page) => {
  await page.getByLabel('Имя', { exact: true }).fill(person.name)
  await page.getByLabel('Фамилия', { exact: true }).fill(person.surname)
  await fillBirthday(page, person.birthday)
  await page.getByLabel('Придумайте пароль').fill(password)
}

const agreeAndSubmit = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Принимаю пользовательское соглашение' }).check()
  await page.getByRole('checkbox', { name: 'Даю согласие на обработку' }).check()
  await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click()
}

const signInWithPassword = async (page: Page, login: string, secret = password) => {
  await page.getByText('По паролю').first().click()
  await page.getByLabel('Телефон или почта').fill(login)
  await page.getByLabel('Пароль', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
}

const isSignedIn = async (page: Page) => (await page.request.get('/api/auth/session')).ok()

const newPage = async (browser: Browser, options: BrowserContextOptions) => (await browser.newContext(options)).newPage()

test('intro: shown to a new user once, then redirect to the page they requested (R016, R035, V167, V489)', async ({ page }) => {
  await open(page, '/registration?returnUrl=%2Fevents%2Fonline%3Fthemes%3D10')
  await page.getByLabel('Телефон', { exact: true }).pressSequentially('9167700001')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await page.getByLabel('Код', { exact: true }).fill(await codeFor(page, '+79167700001'))
  await fillInPerson(page)
  await agreeAndSubmit(page)
  await expect(page).toHaveURL(/\/intro\?returnUrl=%2Fevents%2Fonline/)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page).toHaveURL(/\/events\/online\?themes=10$/)

  await page.goto('/logout')
  await expect.poll(() => isSignedIn(page)).toBe(false)
  await open(page, '/login?returnUrl=%2Ffavorite')
  await signInWithPassword(page, '+79167700001')
  await expect(page).not.toHaveURL(/\/(login|intro)/)
  expect(await isSignedIn(page)).toBe(true)
})

test('sign-in: show whether a phone has an account (V173)', async ({ page }) => {
  await open(page, '/registration')
  await page.getByLabel('Телефон', { exact: true }).pressSequentially('9000000003')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(page.getByRole('heading', { name: 'Мы уже знакомы' })).toBeVisible()
  await open(page, '/simple/login')
  await page.getByLabel('Телефон', { exact: true }).pressSequentially('9167700002')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(page.getByRole('heading', { name: 'Вы у нас впервые' })).toBeVisible()
})

test('captcha: with scripts the check passes by itself, and the form then sends the code (A181)', async ({ page }) => {
  for (const last of ['21', '22', '23']) await post(page, 'auth/start-phone-confirm', { phone: `+791677000${last}` })
  await open(page, '/simple/login')
  await page.getByLabel('Телефон', { exact: true }).fill('+7 900 000-00-02')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await page.getByLabel('Код', { exact: true }).fill(await codeFor(page, '+79000000002'))
  await expect.poll(() => isSignedIn(page)).toBe(true)
})

test('settings: a new email counts once the link of its email is opened (V379, V547)', async ({ page, browser, url }) => {
  test.slow()
  const [before, after] = ['before@journey.test', 'after@journey.test']
  await open(page, '/registration?way=email')
  await page.getByLabel('Почта').fill(before)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await fillInPerson(page)
  await agreeAndSubmit(page)
  await expect(page).toHaveURL(/\/intro$/)
  await open(page, await linkIn(page, before))
  await page.getByRole('button', { name: 'Подтвердить почту' }).click()
  await expect(page).toHaveURL(/\/$/)

  await open(page, '/settings?tab=account')
  await page.locator('summary', { hasText: 'Изменить почту' }).click()
  await page.getByLabel('Новая почта').fill(after)
  await page.getByLabel('Пароль', { exact: true }).filter({ visible: true }).first().fill(password)
  await page.getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(page.getByText(`Мы написали на ${after}`)).toBeVisible()
  await expect(page.getByText(before)).toBeVisible()

  const other = await newPage(browser, { baseURL: url })
  await open(other, await linkIn(page, after))
  await other.getByRole('button', { name: 'Подтвердить почту' }).click()
  await expect(other).toHaveURL(/\/$/)
  await other.goto('/settings?tab=account')
  await expect(other.getByText(after)).toBeVisible()

  const late = await newPage(browser, { baseURL: url })
  await open(late, '/simple/login')
  await signInWithPassword(late, before)
  await expect(late.getByText(/не подошли/).first()).toBeVisible()
  await late.getByLabel('Телефон или почта').fill(after)
  await late.getByLabel('Пароль', { exact: true }).fill(password)
  await late.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect.poll(() => isSignedIn(late)).toBe(true)
})

test("settings: a new browser has the account's colour scheme and language from the first paint", async ({ page, signIn, browser, url }) => {
  await signIn('expert')
  const appearance = { theme: 'dark', locale: 'kz' }
  const change = (data: object) => page.request.put('/api/user/interface-settings', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  await change(appearance)
  const fresh = await newPage(browser, { baseURL: url, colorScheme: 'light' })
  await open(fresh, '/simple/login?returnUrl=%2Fevents%2Fonline')
  await signInWithPassword(fresh, 'expert@vmeste.example', 'vmeste2026')
  await expect(fresh).toHaveURL(/\/kz\/events\/online$/)
  await expect(fresh.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await (await fresh.request.get('/kz/events')).text()).toMatch(/<html[^>]* data-theme="dark"/)
  await change({ theme: 'system', locale: 'ru' })
})

/** The site of a partner, which greets the user. */
const startPartner = async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><link rel="icon" href="data:,"><title>partner</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A social network, a partner's site, and a separate product configured with both. */
const startOtherSites = async () => {
  const port = await freePort()
  const provider = await startProvider(`http://127.0.0.1:${port}/auth/social`)
  const partner = await startPartner()
  const env = {
    SOCIAL_PROVIDERS: JSON.stringify({ leader: { clientId, clientSecret, issuer: provider.issuer, title: 'Лидер' } }),
    PARTNERS: JSON.stringify([{ name: 'house', title: 'Дом дела', issuer: 'house', secret: 's'.repeat(32), origins: [partner.origin] }]),
  }
  const { url, stop } = await startProduct(env, port)
  const seat = (sub: string) =>
    provider.seat({ sub, given_name: 'Анна', family_name: 'Ли', email: `${sub}@people.test`, email_verified: true, birthdate: '1990-02-03' })
  return { url, partner: partner.origin, seat, stop: () => Promise.all([stop(), provider.close(), partner.close()]) }
}

const crossSiteTest = test.extend<object, { otherSites: Awaited<ReturnType<typeof startOtherSites>> }>({
  otherSites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from its first argument
    async ({}, use) => {
      const otherSites = await startOtherSites()
      await use(otherSites)
      await otherSites.stop()
    },
    { scope: 'worker', timeout: limitMs(120_000) },
  ],
  url: async ({ otherSites }, use) => use(otherSites.url),
})

crossSiteTest.describe('sign-in from other sites', () => {
  crossSiteTest.describe.configure({ mode: 'serial' })

  const goToNetwork = async (page: Page) => {
    await open(page, '/login?returnUrl=%2Fevents%2Fonline')
    await page.getByRole('link', { name: 'Лидер' }).click()
  }

  crossSiteTest(
    'social sign-in: prefill the registration of a new user, and sign in a known one directly (C012, R035)',
    async ({ page, browser, otherSites, url }) => {
      otherSites.seat('anna')
      await goToNetwork(page)
      await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click()
      await expect(page.getByLabel('Почта')).toHaveValue('anna@people.test')
      await page.getByRole('button', { name: 'Продолжить' }).click()
      await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Анна')
      await expect(page.getByLabel('Фамилия', { exact: true })).toHaveValue('Ли')
      for (const [part, value] of Object.entries({ День: '3', Месяц: '2', Год: '1990' }))
        await expect(page.getByLabel(part, { exact: true })).toHaveValue(value)
      await agreeAndSubmit(page)
      await expect(page).toHaveURL(/\/intro\?returnUrl=%2Fevents%2Fonline$/)

      const known = await newPage(browser, { baseURL: url })
      await goToNetwork(known)
      await expect(known).toHaveURL(/\/events\/online$/)
      expect(await isSignedIn(known)).toBe(true)
    },
  )

  crossSiteTest('social sign-in: reject a network answer in a browser that did not start it (C012)', async ({ page, browser, otherSites, url }) => {
    otherSites.seat('mallory')
    const attacker = await newPage(browser, { baseURL: url, javaScriptEnabled: false })
    await attacker.goto('/auth/social?network=leader')
    const answer = attacker.url()
    expect(answer).toContain('code=')
    await open(page, answer)
    await expect(page.getByRole('heading', { name: 'Войти не получилось' })).toBeVisible()
    expect(await isSignedIn(page)).toBe(false)
  })

  for (const javaScriptEnabled of [true, false])
    crossSiteTest(
      `partner sign-in: show the partner's name and redirect back to its site, scripts ${javaScriptEnabled} (R046)`,
      async ({ browser, otherSites, url }) => {
        const page = await newPage(browser, { baseURL: url, javaScriptEnabled })
        await page.goto(`/partner/login?returnUrl=${encodeURIComponent(`${otherSites.partner}/cabinet?tab=1`)}`)
        if (javaScriptEnabled) await untilAlive(page)
        await expect(page.getByText('вернётесь на сайт «Дом дела»')).toBeVisible()
        await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
        await signInWithPassword(page, 'participant@vmeste.example', 'vmeste2026')
        await expect(page).toHaveURL(`${otherSites.partner}/cabinet?tab=1`)
      },
    )

  crossSiteTest('partner sign-in: redirect back to the partner after a password reset by email (R047, V493)', async ({ page, otherSites }) => {
    const back = `${otherSites.partner}/cabinet`
    await open(page, `/partner/login?returnUrl=${encodeURIComponent(back)}`)
    await page.getByText('По паролю').first().click()
    await page.getByRole('link', { name: 'Не помню пароль' }).click()
    await expect(page).toHaveURL(/\/partner\/forgot-password\?returnUrl=/)
    await expect(page.getByText('вернётесь на сайт «Дом дела»')).toBeVisible()
    await page.getByLabel('Почта').fill('organizer@vmeste.example')
    await page.getByRole('button', { name: 'Прислать ссылку' }).click()
    await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
    await open(page, await linkIn(page, 'organizer@vmeste.example'))
    await page.getByLabel('Придумайте пароль').fill(password)
    await page.getByRole('button', { name: 'Сохранить и войти' }).click()
    await expect(page).toHaveURL(back)
  })

  crossSiteTest('partner sign-in: redirect to the home page for any other site (R046, R047)', async ({ page, otherSites, url }) => {
    const answer = await page.request.post('/api/auth/login', { data: { email: 'participant@vmeste.example', password: 'vmeste2026' } })
    expect(answer.ok()).toBe(true)
    const addresses = [`${otherSites.partner}@evil.example/`, `//evil.example`, `/\\evil.example`, 'https://evil.example', 'javascript:alert(1)']
    for (const evil of addresses) {
      await page.goto(`/partner/login?returnUrl=${encodeURIComponent(evil)}`)
      await expect(page).toHaveURL(`${url}/`)
    }
  })
})
