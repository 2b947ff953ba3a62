import { createHash } from 'node:crypto'
import { test as base, type Cookie, expect, type Page } from '@playwright/test'

export const demoPassword = 'vmeste2026'

type Journey = {
  /** The address of the product. */
  url: string
  /** Gives a page the session of a demo user. A journey that ends the session or reads its cookies uses `signInAnew`. */
  signIn: (role: string, page?: Page) => Promise<void>
}
type Sessions = Map<string, Cookie[]>

/** Every journey fails on an unexpected error or warning in the console. */
export const test = base.extend<Journey & { quietConsole: string[] }, { sessions: Sessions }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from its first argument
  url: async ({}, use) => use(process.env.PRODUCT_URL ?? ''),
  baseURL: async ({ url }, use) => use(url),
  // attempts are limited by address, so each journey has its own address
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from its first argument
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints.filter((text) => !/status of (401|403|404|409|422)|net::ERR_FAILED|GL Driver Message/.test(text))).toEqual([])
    },
    { auto: true },
  ],
  // one sign-in for each role in a worker, because each derives a key from the password
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from its first argument
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  signIn: async ({ page: own, url, sessions }, use) =>
    use(async (role, page = own) => {
      const known = sessions.get(role)
      if (known) return page.context().addCookies(known)
      await signInSeparately(page, url, role)
      const cookies = await page.context().cookies(url)
      sessions.set(
        role,
        cookies.filter(({ name }) => ['token', 'id', 'roles'].includes(name)),
      )
    }),
})

/** Signs in a demo user with email and password, in a session of this page only. */
export const signInSeparately = async (page: Page, url: string, role: string) => {
  const answer = await page.request.post(`${url}/api/auth/login`, {
    data: { email: `${role}@vmeste.example`, password: demoPassword },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}

const addressOf = (testId: string) => `10.${[...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.')}`

export { expect }

/** Waits for hydration. */
export const untilAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.alive === 'yes')

/** Waits for the script of a dialog that the server has rendered open. */
export const untilModal = (page: Page) => page.locator('dialog:modal').waitFor()

/** Opens an address and waits for hydration. */
export const open = async (page: Page, address: string) => {
  await page.goto(address)
  await untilAlive(page)
}

/** Waits until every request of the page has arrived: requests leave in order, and this later one is answered here. */
export const settled = (page: Page) => page.evaluate(() => fetch('/api/health').then(() => undefined))

type Card = { id: number; name: string; [key: string]: unknown }

/** Events of the demo that match the filters. */
export const eventsLike = async (page: Page, query: string): Promise<Card[]> => {
  const answer = await page.request.get(`/api/events?${query}`)
  return (await answer.json())._items
}
