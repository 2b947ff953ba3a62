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

test('intro: how many topics are chosen, the way out and the next step stand in one bar', async () => {
  const as = await world.given.person()
  const page = await world.page('/intro?returnUrl=/users', { as })
  const interests = page.$('main [name=interest]').toArray()
  expect(page.texts('main form [role=status]')).toContain('Выбрано тем: 0')
  const bar = page.$('main button[value=saveIntro]').parent()
  expect([bar.find('a').text(), bar.find('a').attr('href')]).toEqual(['Пропустить', '/users'])
  const chosen = interests.slice(0, 2).map((one) => page.$(one).attr('value') ?? '')
  await world.db
    .updateTable('users')
    .set({ theme_ids: chosen.map(Number) })
    .where('id', '=', as.id)
    .execute()
  expect((await world.page('/intro', { as })).texts('main form [role=status]')).toContain('Выбрано тем: 2')
})

test.each([
  ['/login', ['По телефонуПришлём код', 'По паролюПочта или телефон']],
  ['/registration', ['По телефонуПришлём код', 'По почтеПришлём ссылку']],
  ['/forgot-password', ['По почтеСсылка в письме', 'По телефонуКод в SMS или звонок']],
] as const)('methods at %s: each says what happens next, and is a link', async (address, texts) => {
  const page = await world.page(address)
  const methods = page.$('nav:has([aria-current=true]) a:has(svg)').toArray()
  expect(methods.map((method) => page.$(method).text())).toEqual(texts)
  const second = await page.open(page.$(methods[1]).attr('href') ?? '')
  expect(second.$('nav a[aria-current=true]:has(svg)').text()).toBe(texts[1])
})

test('inbox: emails are compact rows under their day and open in place; a code is shown at once', async () => {
  const phone = '+79167700018'
  await (await world.page('/simple/login')).submit('main form:has([name=phone])', { phone }, 'sms')
  const letter = { channel: 'mail' as const, recipient: 'vera@people.test', subject: 'Напоминание', text: 'Завтра в 18:30 начнётся вечер.' }
  await world.db.insertInto('inbox_messages').values(letter).execute()
  const page = await world.page('/inbox')
  expect(page.texts('main h2').every((day) => /^(Сегодня|Вчера|.+, \d+ .+)$/.test(day))).toBe(true)
  const code = page.$(`main article:has(a[href*="${encodeURIComponent(phone)}"])`)
  expect(code.find('output').text()).toMatch(/^\d{4}$/)
  const email = page.$('main details:has(summary h3)').first()
  expect(email.attr('open')).toBeUndefined()
  expect(email.find('summary h3').text()).toBe('Напоминание')
  expect(email.text().length).toBeGreaterThan(email.find('summary').text().length)
})
