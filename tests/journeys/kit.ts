import { createHash } from 'node:crypto'
import { test as base, type Cookie, expect, type Page } from '@playwright/test'

export const demoPassword = 'vmeste2026'

type Journey = {
  /** The address of the product. */
  url: string
  /** Gives a page the session of a demo user. A journey that ends the session or looks at its cookies uses `signInAnew`. */
  signIn: (role: string, page?: Page) => Promise<void>
}
type Sessions = Map<string, Cookie[]>

/** Every journey fails on an error or a warning in the console that it did not expect. */
export const test = base.extend<Journey & { quietConsole: string[] }, { sessions: Sessions }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from its first argument
  url: async ({}, use) => use(process.env.PRODUCT_URL ?? ''),
  baseURL: async ({ url }, use) => use(url),
  // what one address may try in a while is counted, and no journey may use up another's tries
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from its first argument
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      expect(complaints.filter((text) => !/status of (401|403|404|409|422)/.test(text))).toEqual([])
    },
    { auto: true },
  ],
  // one sign-in a role in each worker: every one costs a derivation of the password
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from its first argument
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  signIn: async ({ page: own, url, sessions }, use) =>
    use(async (role, page = own) => {
      const known = sessions.get(role)
      if (known) return page.context().addCookies(known)
      await signInAnew(page, url, role)
      const cookies = await page.context().cookies(url)
      sessions.set(
        role,
        cookies.filter(({ name }) => ['token', 'id', 'roles'].includes(name)),
      )
    }),
})

/** Signs in a demo user with e-mail and password, in a session of the page's own. */
export const signInAnew = async (page: Page, url: string, role: string) => {
  const answer = await page.request.post(`${url}/api/auth/login`, {
    data: { email: `${role}@vmeste.example`, password: demoPassword },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}

const addressOf = (testId: string) => `10.${[...createHash('sha256').update(testId).digest().subarray(0, 3)].join('.')}`

export { expect }

/** The page is alive: its scripts have taken over. */
export const untilAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.alive === 'yes')

/** Opens an address and waits for the page to be alive. */
export const open = async (page: Page, address: string) => {
  await page.goto(address)
  await untilAlive(page)
}

/** Whatever the page has requested has been seen: its requests go out in order, and a later one is answered here. */
export const settled = (page: Page) => page.evaluate(() => fetch('/api/health').then(() => undefined))

type Card = { id: number; name: string; [key: string]: unknown }

/** Events of the demo that pass the filters. */
export const eventsLike = async (page: Page, query: string): Promise<Card[]> => {
  const answer = await page.request.get(`/api/events?${query}`)
  return (await answer.json())._items
}
