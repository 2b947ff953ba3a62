import type { Browser, Page } from '@playwright/test'
import { expect } from './kit.ts'

export const password = 'чайник2026'

/** Headers that a browser sends with requests to its own site. */
export const own = { 'sec-fetch-site': 'same-origin' }

type NewUser = { phone: string; first_name?: string; last_name?: string; birthday?: string }

/** Registers a new user for one journey and signs them in on the page, so that no journey shares their data. Returns their id. */
export const register = async (page: Page, { phone, ...fields }: NewUser): Promise<number> => {
  // a test code is never sent, so it counts against no network address
  const { token } = await post(page, 'auth/start-phone-confirm?test=1', { phone })
  const { token: phoneToken } = await post(page, 'auth/complete-phone-confirm', { phone, token, code: '0000' })
  const person = { first_name: 'Вера', last_name: 'Тихонова', birthday: '1990-05-04', ...fields }
  return (await post(page, 'auth/signup', { phone, phoneToken, password, agreement: true, personal_data_agreement: true, ...person })).id
}

/** The same on a page of its own. */
export const newcomer = async (browser: Browser, baseURL: string, fields: NewUser) => {
  const page = await (await browser.newContext({ baseURL })).newPage()
  return { id: await register(page, fields), page, phone: fields.phone }
}

/** Calls the API as the signed-in user of the page. */
export const post = async (page: Page, path: string, data: unknown) => {
  const answer = await page.request.post(`/api/${path}`, { data, headers: own })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** New users of one last name, each with a job that waits for a decision: rows of a queue that no other journey decides. */
export const waitingJobs = async (browser: Browser, baseURL: string, last_name: string, phones: Record<string, string>) => {
  for (const [first_name, phone] of Object.entries(phones)) {
    const { id, page } = await newcomer(browser, baseURL, { phone, first_name, last_name })
    const company = await post(page, 'companies', { name: `Лавка ${last_name} ${first_name}`, url: `https://lavka${phone.slice(1)}.example` })
    await post(page, `users/${id}/employments`, { position: 'Столяр', companyId: company.id, dateStart: '2020-02-01' })
    await page.context().close()
  }
}

/** The code of the newest message to a phone. */
export const codeSentTo = async (page: Page, phone: string): Promise<string> => {
  const inbox = await page.request.get(`/api/inbox?to=${encodeURIComponent(phone)}`)
  return /\b\d{4}\b/.exec((await inbox.json())._items[0].text)?.[0] ?? ''
}

/** Fills in the day, the month and the year of a birthday, YYYY-MM-DD. */
export const fillBirthday = async (page: Page, birthday: string) => {
  const [year = '', month = '', day = ''] = birthday.split('-')
  await page.getByLabel('День', { exact: true }).fill(String(Number(day)))
  await page.getByLabel('Месяц', { exact: true }).selectOption(String(Number(month)))
  await page.getByLabel('Год', { exact: true }).fill(year)
}
