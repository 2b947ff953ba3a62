import type { Page } from '@playwright/test'
import { eventsLike, expect, open, settled, signInSeparately, test, untilAlive } from './kit.ts'
import { reply, test as stubbedTest } from './stubbed-site.ts'

const hour = 3_600_000

/** An open event that guests join on site or online, with free seats in both ways. */
const twoWayEvent = async (page: Page) => {
  const events = await eventsLike(page, 'actual=1&access=open&participationFormat=person&registrationActual=1&paginationSize=100')
  type Seats = Record<'all' | 'online' | 'offline', { limit: number | null; free: number | null }>
  const isTwoWay = (event: (typeof events)[number]) => {
    const seats = event.seats as Seats
    const ways = event.onlineWithSpace || (event.format !== 'online' && seats.online.limit !== null)
    return ways && seats.online.free !== 0 && seats.offline.free !== 0 && !event.isNetwork
  }
  const found = events.find(isTwoWay)
  if (!found) throw new Error('the demo has an event that guests join on site or online')
  return found
}

const card = (page: Page) => page.getByRole('region', { name: 'Участие' })
const ways = (page: Page) => card(page).getByRole('radio')
const notice = (page: Page) => card(page).getByText('Мы сохранили ваш прошлый выбор.')
const storedForms = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('registration:')).length)

test('registration form: keep the unfinished choice for a day, start over, and forget it after sending', async ({ page, url }) => {
  await signInSeparately(page, url, 'admin')
  const { id } = await twoWayEvent(page)
  await open(page, `/events/${id}`)
  await expect(ways(page).first()).toBeChecked()
  await ways(page).nth(1).check()
  await page.reload()
  await untilAlive(page)
  await expect(ways(page).nth(1)).toBeChecked()
  await expect(notice(page)).toBeVisible()
  await card(page).getByRole('button', { name: 'Начать заново' }).click()
  await expect(notice(page)).toBeHidden()
  await expect(ways(page).first()).toBeChecked()
  await expect(ways(page).first()).toBeFocused()
  expect(await storedForms(page)).toBe(0)
  await ways(page).nth(1).check()
  await card(page).getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByText('Вы участвуете').first()).toBeVisible()
  expect(await storedForms(page)).toBe(0)
  await card(page).locator('summary', { hasText: 'Не смогу прийти' }).click()
  await card(page).getByRole('button', { name: 'Отменить участие' }).click()
  await expect(ways(page).first()).toBeChecked()
})

test('registration form: discard the stored choice after a day', async ({ page, url }) => {
  const typedAt = Date.now()
  await page.clock.setFixedTime(typedAt)
  await signInSeparately(page, url, 'staff')
  const { id } = await twoWayEvent(page)
  await open(page, `/events/${id}`)
  await ways(page).nth(1).check()
  await page.clock.setFixedTime(typedAt + 23 * hour)
  await page.reload()
  await untilAlive(page)
  await expect(ways(page).nth(1)).toBeChecked()
  await page.clock.setFixedTime(typedAt + 25 * hour)
  await page.reload()
  await untilAlive(page)
  await settled(page)
  await expect(ways(page).first()).toBeChecked()
  await expect(notice(page)).toBeHidden()
})

test('registration form: a sign-out removes the stored choice, and the next user of the browser never sees it', async ({ page, url }) => {
  await signInSeparately(page, url, 'expert')
  const { id } = await twoWayEvent(page)
  await open(page, `/events/${id}`)
  await ways(page).nth(1).check()
  await expect.poll(() => storedForms(page)).toBe(1)
  // another account in the same browser, without a sign-out
  await signInSeparately(page, url, 'control')
  await open(page, `/events/${id}`)
  await expect(ways(page).first()).toBeChecked()
  await expect(notice(page)).toBeHidden()
  await expect.poll(() => storedForms(page)).toBe(0)
  await ways(page).nth(1).check()
  await expect.poll(() => storedForms(page)).toBe(1)
  await open(page, '/logout')
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => storedForms(page)).toBe(0)
})

stubbedTest(
  'online participation: joining opens the stream and marks the participant, once the event has started (V157)',
  async ({ page, url, openStubbed }) => {
    await signInSeparately(page, url, 'participant')
    const [found] = await eventsLike(page, 'formats=online&actual=1')
    const event = await (await page.request.get(`/api/events/${found?.id}`)).json()
    const own = { id: 1, eventId: event.id, user_id: 1, state: 'approved', waitingForSeat: false, queuePosition: null, role: 'participant' }
    const participant = {
      ...{ ...own, format: 'online', spaceId: null, quizAnswerId: null, teamId: null, attended: false, attendedAt: null },
      ...{ onlineCompleted: false, comment: null, createdAt: event.updatedAt },
    }
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    const running = { ...event, live: [{ title: 'Эфир', url: 'https://stream.example/evening' }], userParticipant: participant }
    const stubs = (more: object) => ({
      'GET /events/:id': reply({ ...running, ...more }),
      'POST /event-participants/online-complete': reply({ ...participant, attended: true, onlineCompleted: true }),
    })
    await page.context().route('https://stream.example/**', (route) => route.fulfill({ body: 'stream' }))
    const marks: string[] = []
    page.on('request', (request) => request.postData()?.includes('intent=complete') && marks.push(request.url()))
    const join = async () => {
      const opened = page.waitForEvent('popup')
      await page.getByRole('complementary', { name: 'Трансляция' }).getByRole('link', { name: 'Подключиться' }).click()
      expect((await opened).url()).toContain('stream.example')
    }
    await openStubbed(stubs({ timeline: 'beforeStart', dateStart: at(hour / 4), dateEnd: at(hour) }), `/events/${event.id}`)
    await join()
    await settled(page)
    expect(marks).toHaveLength(0)
    await openStubbed(stubs({ timeline: 'started', dateStart: at(-hour / 4), dateEnd: at(hour) }), `/events/${event.id}`)
    await join()
    await expect.poll(() => marks.length).toBe(1)
  },
)
