import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('people: search and follow without scripts', async () => {
  await world.given.person({ firstName: 'Анна', lastName: 'Соколова' })
  await world.given.person({ firstName: 'Глеб', lastName: 'Журавлёв' })
  const all = await world.page('/users')
  expect(all.texts('main article h2')).toEqual(expect.arrayContaining(['Анна Соколова', 'Глеб Журавлёв']))
  const found = await all.submit('main [role=search] [name=query]', { query: 'Соколова' })
  expect(found.texts('main article h2')).toEqual(['Анна Соколова'])
  const asked = await found.submit('main article [name=intent][value=follow]')
  expect(asked.address).toMatch(/^\/login\?returnUrl=%2Fusers%3F/)
})

test('contact decision: say that a link names no request, and lead to all requests (R003)', async () => {
  const user = await world.given.person()
  for (const query of ['', '?userId=5', '?userId=anna&notificationRecipientId=1&decision=approved']) {
    const page = await world.page(`/contacts-decision${query}`, { as: user })
    expect([query, page.texts('main h2')]).toEqual([query, ['В ссылке нет запроса']])
    expect(page.$('main button').length).toBe(0)
    const requests = await world.page(page.link('Все запросы'), { as: user })
    expect(requests.texts('main h2')).toContain('Доступ к моим контактам')
  }
})

test('profile: open by slug and by id, with one canonical address (V548)', async () => {
  const { id } = await world.given.person({ firstName: 'Анна', lastName: 'Соколова' })
  await world.db.updateTable('users').set({ slug: 'anna-sokolova' }).where('id', '=', id).execute()
  for (const address of [id, 'anna-sokolova']) {
    const page = await world.page(`/users/${address}`)
    expect([address, page.status, page.texts('main h1')]).toEqual([address, 200, ['Анна Соколова']])
    expect(page.$('link[rel=canonical]').attr('href')).toMatch(/\/users\/anna-sokolova$/)
  }
  expect((await world.page('/users/nobody-is-called-so')).status).toBe(404)
})

test('profile: show a hidden project to its owner only (V354)', async () => {
  const [owner, reader] = [await world.given.person(), await world.given.person()]
  const body = { name: 'Чайная на колёсах', stage: 'idea', types: ['social'], financeModel: 'commerce' }
  const { id } = (await world.request({ method: 'POST', url: '/api/owner/projects', token: owner.token, body })).body
  for (const visible of [false, true]) {
    await world.request({ method: 'PATCH', url: `/api/owner/projects/${id}`, token: owner.token, body: { visible } })
    for (const [as, isShown] of [
      [undefined, visible],
      [reader, visible],
      [owner, true],
    ] as const)
      expect([visible, (await world.page(`/users/${owner.id}`, { as })).text.includes(body.name)]).toEqual([visible, isShown])
  }
})

test('profile: list future and past events apart, eight at a time (V370)', async () => {
  const user = await world.given.person()
  const events = []
  for (let day = 1; day <= 9; day += 1) events.push(await world.given.event({ name: `Прошлая встреча ${day}`, startsInDays: -day }))
  events.push(await world.given.event({ name: 'Будущая встреча', startsInDays: 1 }))
  await world.db
    .insertInto('event_participants')
    .values(
      events.map(({ id }) => ({
        event_id: id,
        user_id: user.id,
        state: 'approved',
        queue_number: id,
        format: 'offline',
        created_at: world.clock.now(),
      })),
    )
    .execute()
  const page = await world.page(`/users/${user.id}`)
  expect([page.texts('#future article').length, page.texts('#past article').length]).toEqual([1, 8])
  expect(page.$('#future article').text()).toContain('Будущая встреча')
  const rest = (await world.page(page.link('Показать ещё'))).$('#past article')
  expect([rest.length, rest.text()]).toEqual([1, expect.stringContaining('Прошлая встреча 9')])
})

test('intro: save the city and the interests, and go on to the return address (R016)', async () => {
  const user = await world.given.person()
  const intro = await world.page('/intro?returnUrl=/users', { as: user })
  const interest = intro.$('main label:contains("Маркетинг") [name=interest]').attr('value') ?? ''
  const next = await intro.submit('main [name=interest]', { city: 'Казань', interest })
  expect(next.address).toBe('/users')
  const { body } = await world.request({ url: `/api/users/${user.id}?expand=themes`, token: user.token })
  expect([body.address.city, body.themes.map(({ name }: { name: string }) => name)]).toEqual(['Казань', ['Маркетинг']])
})

test('person: an address for scripts, opened by hand, leads to the list', async () => {
  const list = await world.page('/person')
  expect([list.address, list.texts('main h1').length]).toEqual(['/users', 1])
})

test('achievements: described for every reader, not for their owner', async () => {
  const { rows } = await sql<{
    text: string
  }>`select description_ru || ' ' || description_en || ' ' || description_kk as text from achievements`.execute(world.db)
  expect(rows.length).toBeGreaterThan(5)
  const words = new Set(rows.flatMap(({ text }) => text.toLowerCase().split(/\P{L}+/u)))
  expect(['you', 'your', 'вы', 'вас', 'ваш', 'сіз'].filter((word) => words.has(word))).toEqual([])
})
