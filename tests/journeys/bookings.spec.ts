import type { Page } from '@playwright/test'
import { expect, open } from './kit.ts'
import { refusal, type Stubs, test } from './stubbed-site.ts'

/** Spaces of the demo with two halls each. */
const passage = { name: 'Пассаж', halls: ['Купеческая', 'Стеклянный зал'] }
const seni = { name: 'Сени', hall: 'Светёлка' }

/** A space of the demo, and a day about three months ahead that is free in it. */
const freeDayIn = async (page: Page, name: string) => {
  const found = await (await page.request.get(`/api/spaces/search?q=${encodeURIComponent(name)}&expand=halls`)).json()
  const [space] = found._items
  const month = new Date(Date.now() + 95 * 86_400_000).toISOString().slice(0, 7)
  const { days } = await (await page.request.get(`/api/spaces/${space.id}/reservations/available-days?month=${month}`)).json()
  return { space, date: days[0] as string, later: days[1] as string }
}

const book = async (page: Page, body: object) => {
  const answer = await page.request.post('/api/meeting-reservations/reserve', { data: body, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.status()).toBe(200)
}

test('booking: the end follows the start, another hall keeps the time, and a taken time is said at once', async ({ page, signIn }) => {
  await signIn('participant')
  const { space, date, later } = await freeDayIn(page, passage.name)
  const [small, large] = space.halls
  await book(page, { spaceId: space.id, hallId: large.id, theme: 'Занято', date, start: '15:00', end: '16:00' })
  await open(page, `/my-booking-rooms/create?spaceId=${space.id}&date=${date}&hallId=${small.id}`)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const [hall, start, end] = [field('Зал'), field('Начало'), field('Конец')] as const
  // a choice made while the presses still load stays
  const loaded = Promise.withResolvers<void>()
  await page.route('**/create.data*', (route) => loaded.promise.then(() => route.continue()))
  await page.getByRole('link', { name: 'Купеческая: свободно 10:00–10:30' }).click()
  await page.getByRole('link', { name: 'Купеческая: свободно 11:00–11:30' }).click()
  await expect(end).toHaveValue('11:30')
  await start.selectOption('14:00')
  loaded.resolve()
  await expect(page).toHaveURL(/start=10(:|%3A)00&end=11(:|%3A)30/)
  await expect(start).toHaveValue('14:00')
  await expect(end).toHaveValue('15:30')
  await expect(page.getByRole('link', { name: 'Купеческая: свободно 15:00–15:30' })).toHaveAttribute('aria-current', 'true')
  const taken = page.getByText('В это время зал занят или закрыт.')
  await expect(taken).toBeHidden()
  await hall.selectOption(String(large.id))
  await expect(page).toHaveURL(new RegExp(`hallId=${large.id}`))
  await expect(start).toHaveValue('14:00')
  await expect(taken).toBeVisible()
  await end.selectOption('15:00')
  await expect(taken).toBeHidden()
  await page.locator(`nav a[href*="date=${later}"]`).click()
  await expect(page).toHaveURL(new RegExp(`date=${later}`))
  await expect(hall).toHaveValue(String(large.id))
  await expect(start).toHaveValue('14:00')
  await page.getByLabel('Тема встречи').fill('Чтения в пассаже')
  await page.getByRole('button', { name: 'Забронировать' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Чтения в пассаже')
  await expect(page.getByText('14:00–15:00')).toBeVisible()
})

test('wizard: says when no hall is free on the date, and moves the event to a proposed day (V106)', async ({ page, signIn, browser, url }) => {
  const other = await browser.newPage({ baseURL: url })
  await signIn('expert', other)
  const { space, date } = await freeDayIn(other, seni.name)
  for (const { id } of space.halls) await book(other, { spaceId: space.id, hallId: id, theme: 'Занято', date, start: '08:00', end: '22:00' })
  await other.close()
  await signIn('organizer')
  await chooseHall(page, 'Вечер в сенях')
  await chooseDate(page, date, '18:00')
  await expect(page.getByText('На эту дату свободных залов нет. Выберите другой день.')).toBeVisible()
  await page.getByText('В то же время свободно').locator('..').getByRole('button').first().click()
  await expect(page.getByText('Выбранные залы свободны.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Начало' }).getByLabel('Дата')).not.toHaveValue(new RegExp(date.split('-').toReversed().join('.')))
  await expect(page.getByRole('group', { name: 'Начало' }).getByLabel('Время')).toHaveValue('18:00')
  await expect(page.getByRole('group', { name: 'Конец' }).getByLabel('Время')).toHaveValue('20:00')
})

test('wizard: says when the space is closed at the chosen time, also at the halls (V107)', async ({ page, signIn }) => {
  await signIn('organizer')
  const { later } = await freeDayIn(page, seni.name)
  await chooseHall(page, 'Ночь в сенях')
  await chooseDate(page, later, '21:00')
  const closed = page.getByText('В это время пространство не работает.')
  await expect(closed).toBeVisible()
  await sections(page)
    .getByRole('link', { name: /^Место/ })
    .click()
  await expect(closed).toBeVisible()
})

const sections = (page: Page) => page.getByRole('navigation', { name: 'Разделы события' })

const chooseHall = async (page: Page, name: string) => {
  await open(page, '/events/create')
  await page.getByLabel('Название', { exact: true }).fill(name)
  await expect(page).toHaveURL(/id=\d+/)
  await sections(page)
    .getByRole('link', { name: /^Место/ })
    .click()
  await page.getByText('Зал из списка площадок').click()
  await page.getByRole('combobox', { name: 'Пространство' }).fill(seni.name)
  await page.getByRole('option', { name: new RegExp(seni.name) }).click()
  await page.getByLabel(new RegExp(`^${seni.hall}`)).check()
}

const chooseDate = async (page: Page, date: string, time: string) => {
  await sections(page).getByRole('link', { name: /^Дата/ }).click()
  const start = page.getByRole('group', { name: 'Начало' }).getByLabel('Дата')
  await start.fill(`${date.split('-').toReversed().join('.')} ${time}`)
  await start.press('Tab')
}

test('choice of a space: a failed load leaves a calm page, whose button loads the spaces (V395)', async ({
  page,
  signIn,
  openStubbed,
  quietConsole,
}) => {
  await signIn('participant')
  const stubs: Stubs = { 'GET /spaces/search': refusal(500, 'internal') }
  await openStubbed(stubs, '/my-booking-rooms/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Забронировать зал' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Пространства не загрузились' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  delete stubs['GET /spaces/search']
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click()
  await expect(page.getByRole('link', { name: passage.name })).toBeVisible()
  expect(quietConsole).toEqual([])
})
