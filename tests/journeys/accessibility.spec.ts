import type { Locator, Page } from '@playwright/test'
import { limitMs } from '../kit/time-limits.ts'
import { eventsLike, expect, test, untilAlive } from './kit.ts'
import { violationsOfScreen } from './looks.ts'
import { visits } from './screen-visits.ts'

const placed = visits.map((visit, place) => ({ ...visit, place }))

// one page for the screens of a role, because a context for each would load scripts and styles again
for (const [role, screens] of Map.groupBy(placed, ({ as }) => as ?? 'visitor'))
  test(`accessibility: axe finds nothing on the screens of ${role}`, async ({ page, signIn }) => {
    test.setTimeout(limitMs(screens.length * 30_000))
    if (role !== 'visitor') await signIn(role)
    const found: string[] = []
    for (const { path, place } of screens) found.push(...(await violationsOfScreen({ page, path, place })))
    expect(found).toEqual([])
  })

const eventKinds = {
  'open access': 'access=open&actual=1',
  'by application': 'access=approval-required&actual=1',
  team: 'participationFormat=team',
  quiz: 'participationFormat=quiz',
  'online with a stream': 'formats=online&additional=live',
  past: 'actual=0&dateTo=:yesterday',
}

for (const role of ['visitor', 'participant'])
  test(`accessibility: axe finds nothing on event pages of every kind as ${role}`, async ({ page, signIn }) => {
    test.setTimeout(limitMs(180_000))
    if (role !== 'visitor') await signIn(role)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const found: string[] = []
    for (const [place, [kind, query]] of Object.entries(eventKinds).entries()) {
      const [event] = await eventsLike(page, `${query.replace(':yesterday', yesterday)}&paginationSize=1`)
      if (!event) throw new Error(`the demo has no event of the kind ${kind}`)
      // the roles begin in different looks
      const shift = role === 'visitor' ? 0 : 7
      found.push(...(await violationsOfScreen({ page, path: `/events/${event.id}`, place: place + shift })))
    }
    expect(found).toEqual([])
  })

/** Content that opens on a click: menus, dialogs, filters, the bell and a form with errors. */
const presses: { name: string; path: string; as?: string; press: (page: Page) => Promise<void> }[] = [
  {
    name: 'the sign-in dialog',
    path: '/events',
    press: (page) => pressUntil(page, page.locator('header a[href*="/login"]:visible'), 'dialog[open] form'),
  },
  {
    name: 'the filters',
    path: '/events',
    press: (page) => pressUntil(page, page.locator('main :is(summary, [popovertarget]):visible'), 'main details[open], .filter-sheet:popover-open'),
  },
  { name: 'a form with errors', path: '/simple/login?way=password', press: (page) => page.locator('form button[type=submit]').last().click() },
  {
    name: 'the user menu',
    path: '/events',
    as: 'participant',
    press: (page) => pressUntil(page, page.locator('header summary:visible').last(), 'header details[open]'),
  },
  {
    name: 'the bell',
    path: '/events',
    as: 'participant',
    press: (page) => pressUntil(page, page.locator('header summary:visible').first(), 'header details[open]'),
  },
]

const pressUntil = async (page: Page, target: Locator, result: string) => {
  await target.first().click()
  await page.locator(result).first().waitFor()
}

for (const [place, { name, path, as, press }] of presses.entries())
  test(`accessibility: axe finds nothing in ${name}`, async ({ page, signIn }) => {
    test.setTimeout(limitMs(180_000))
    if (as) await signIn(as)
    const pressAlive = async () => {
      await untilAlive(page)
      await press(page)
    }
    expect(await violationsOfScreen({ page, path, place, press: pressAlive })).toEqual([])
  })
