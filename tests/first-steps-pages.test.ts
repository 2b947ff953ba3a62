import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ demo: true })
})
afterAll(() => world.close())

test('not found: the page offers a search of the events', async () => {
  const page = await world.page('/no-such-page')
  expect([page.status, page.$('main form[role=search]').attr('action')]).toEqual([404, '/events'])
  const found = await page.submit('main [name=search]', { search: 'бухгалтер' })
  expect(found.address).toBe(`/events?search=${encodeURIComponent('бухгалтер')}&sort=weight`)
  expect(found.$('main article').length).toBeGreaterThan(0)
})

test('help: the contents lead to every section', async () => {
  const { $ } = await world.page('/page/help')
  const contents = $('main nav a').toArray()
  expect(contents.length).toBeGreaterThan(2)
  for (const link of contents) {
    const heading = $(`main h2${$(link).attr('href')}`)
    expect([heading.length, heading.text()]).toEqual([1, $(link).text()])
  }
})

test('intro: the form comes before what the platform does', async () => {
  const { $ } = await world.page('/intro', { as: await world.given.person() })
  const inOrder = $('main').find('[name=city], [name=interest], h2').toArray()
  expect(inOrder.filter(({ tagName }) => tagName === 'h2').length).toBe(3)
  expect(inOrder.slice(-3).every(({ tagName }) => tagName === 'h2')).toBe(true)
})

test('sign-in: a phone and one button for each channel; the first is the default', async () => {
  const page = await world.page('/simple/login')
  const buttons = page.$('main form:has([name=phone]) button[type=submit]').toArray()
  expect(buttons.map((button) => [page.$(button).attr('name'), page.$(button).attr('value')])).toEqual([
    ['channel', 'sms'],
    ['channel', 'fcall'],
  ])
  const phone = '+79167700017'
  await page.submit('main form:has([name=phone])', { phone }, 'fcall')
  expect((await world.inbox(phone))[0]?.channel).toBe('fcall')
})
