import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let anna: Person
let boris: Person

beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Седова' })
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Ким' })
})
afterAll(() => world.close())

const organization = async (name: string, values: object = {}, admin?: Person): Promise<number> => {
  const { id } = await world.given.organization(name)
  if (Object.keys(values).length > 0) await world.db.updateTable('organizations').set(values).where('id', '=', id).execute()
  const row = admin && { organization_id: id, user_id: admin.id, created_at: world.clock.now() }
  if (row) await world.db.insertInto('organization_admins').values(row).execute()
  return id
}
const names = async (query: string) => (await world.page(`/organizations${query}`)).texts('main article h2')
const pdf = { fileName: 'order.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
const intent = (value: string) => `[name=intent][value=${value}]`

test('catalogue: filters by words, number, city, type, activity and group; an empty list says what to change', async () => {
  await organization('ООО «Мельница Восток»', { city_id: 1, type: 'commercial', inn: '7707083893', activity_types: ['employer'] })
  await organization('Мельница знаний', { city_id: 2, type: 'university', activity_types: ['education', 'community'], group_ids: [2] })
  await organization('Мельница отказа', { moderation: 'declined' })
  await organization('Мельница ожидания', { moderation: 'wait' })
  expect(new Set(await names('?search=мельница'))).toEqual(new Set(['ООО «Мельница Восток»', 'Мельница знаний']))
  expect(await names('?search=7707083893')).toEqual(['ООО «Мельница Восток»'])
  expect(await names('?cityId=2')).toEqual(['Мельница знаний'])
  expect(await names('?types=university&types=media')).toEqual(['Мельница знаний'])
  expect(await names('?activityTypes=community')).toEqual(['Мельница знаний'])
  expect(await names('?groupIds=2')).toEqual(['Мельница знаний'])
  const page = await world.page('/organizations?types=university')
  expect(page.$('[aria-label="Убрать фильтр: Университет"], [aria-label*="Университет"]').length).toBeGreaterThan(0)
  const nothing = await world.page('/organizations?search=абракадабра')
  expect(nothing.text).toContain('Организаций не нашлось')
  expect(nothing.$('meta[name=robots]').attr('content')).toContain('noindex')
})

test('catalogue: the filter form finds without scripts and keeps the order', async () => {
  const page = await world.page('/organizations?sort=name')
  const found = await page.submit('form[aria-label="Фильтры организаций"]', { search: 'мельница' })
  expect(new URLSearchParams(found.address.split('?')[1]).get('search')).toBe('мельница')
  expect(found.texts('main article h2')).toEqual(['Мельница знаний', 'ООО «Мельница Восток»'])
})

test('catalogue: 10 organizations a page, 9 in a search, and the next page behind the link (V330)', async () => {
  for (let index = 0; index < 12; index += 1) await organization(`Верфь ${index}`)
  const plain = await world.page('/organizations')
  expect(plain.texts('main article h2')).toHaveLength(10)
  const searched = await world.page('/organizations?search=верфь')
  expect(searched.texts('main article h2')).toHaveLength(9)
  expect(searched.text).toContain('Нашлось 12 организаций')
  const later = await searched.open(searched.link('Показать ещё'))
  expect(later.texts('main article h2')).toHaveLength(3)
})

test('catalogue: a user follows an organization from its card and comes back to the list; a visitor signs in first (V321)', async () => {
  const id = await organization('Кузница')
  const form = `form[action="/organizations/${id}"]`
  const address = `/organizations?search=${encodeURIComponent('кузница')}`
  const list = await world.page(address, { as: boris })
  const followed = await list.submit(form)
  expect(followed.address).toBe(address)
  expect(followed.text).toContain('1 подписчик')
  expect(followed.form(form).buttons[0]?.value).toBe('unsubscribe')
  const subscriptions = await followed.open('/my-organizations?tab=subscriptions')
  expect(subscriptions.texts('main article h2')).toEqual(['Кузница'])
  const left = await subscriptions.submit(form)
  expect(left.text).toContain('Вы ни на кого не подписаны')
  const visitor = await world.page(address)
  expect((await visitor.submit(form)).address).toMatch(/^\/login\?returnUrl=%2Forganizations/)
})

test('page: description, contacts of four fields, groups, numbers, classes and events; the same as JSON-LD (V319, V320)', async () => {
  const values = {
    ...{ description: 'Печём хлеб\nна закваске', type: 'commercial' as const, group_ids: [1], okved_ids: [10], url: 'https://testo.example/' },
    ...{ inn: '7736050003', activity_types: ['employer'], subscriber_count: 7 },
  }
  const id = await organization('Пекарня «Тесто»', values)
  const contact = { organization_id: id, position: 0, user_id: anna.id, info: 'Заказы', email: 'zakaz@people.test', phone: '+7 900 000-00-00' }
  await world.db.insertInto('organization_contacts').values(contact).execute()
  await world.given.event({ name: 'День открытых печей', organizationId: id })
  await world.given.event({ name: 'Чужой вечер' })
  const page = await world.page(`/organizations/${id}`)
  for (const text of ['Пекарня «Тесто»', 'Печём хлеб', 'Участники технопарков', 'Заказы', '+7 900 000-00-00', '7736050003', 'День открытых печей'])
    expect(page.text).toContain(text)
  expect(page.text).not.toContain('Чужой вечер')
  expect(page.texts('dl[aria-label="Организация в числах"] dd')).toEqual(['1', '7', '0'])
  expect(page.link('Профиль')).toBe(`/users/${anna.id}`)
  expect(page.$('a[href="mailto:zakaz@people.test"]')).toHaveLength(1)
  expect(page.text).not.toContain('Изменить страницу')
  const schemas = page
    .$('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(page.$(script).text()))
  expect(schemas).toContainEqual(
    expect.objectContaining({
      '@type': ['Organization', 'Corporation'],
      name: 'Пекарня «Тесто»',
      taxID: '7736050003',
      sameAs: 'https://testo.example/',
      contactPoint: [{ '@type': 'ContactPoint', contactType: 'Заказы', email: 'zakaz@people.test', telephone: '+7 900 000-00-00' }],
    }),
  )
  for (const unknown of ['999999', 'zero']) expect((await world.page(`/organizations/${unknown}`)).status).toBe(404)
})

test('page: all events of an organization are a filter of the catalogue of events', async () => {
  const id = await organization('Клуб «Фонарь»')
  for (let index = 0; index < 6; index += 1) await world.given.event({ name: `Встреча у фонаря ${index}`, organizationId: id })
  const page = await world.page(`/organizations/${id}`)
  expect(page.texts('#events article h3')).toHaveLength(4)
  const all = await page.open(page.link('Показать все: 6'))
  expect(all.texts('main article h2').filter((name) => name.startsWith('Встреча у фонаря'))).toHaveLength(6)
  expect(all.text).toContain('Клуб «Фонарь»')
  const narrowed = await all.submit('main form[role=search]', { search: 'фонаря 3' })
  expect(new URLSearchParams(narrowed.address.split('?')[1]).get('organizationId')).toBe(String(id))
})

test('page: one under review is open but not indexed, a declined one is for its admins', async () => {
  const [pending, declined] = [await organization('Скоро', { moderation: 'wait' }), await organization('Отказ', { moderation: 'declined' }, anna)]
  const page = await world.page(`/organizations/${pending}`)
  expect(page.texts('main [role=status]').join()).toContain('Организация на проверке')
  expect(page.$('meta[name=robots]').attr('content')).toContain('noindex')
  expect((await world.page(`/organizations/${declined}`, { as: boris })).status).toBe(404)
  const own = await world.page(`/organizations/${declined}`, { as: anna })
  expect(own.text).toContain('Проверка не пройдена')
  expect(own.link('Изменить страницу')).toBe(`/my-organizations/edit/${declined}`)
})

test('page: a user asks for admin rights with a document, and takes the request back (V324, V326)', async () => {
  const id = await organization('Оранжерея', {}, anna)
  const page = await world.page(`/organizations/${id}?form=appeal`, { as: boris })
  const without = await page.submit(intent('appeal'), { text: 'Я здесь работаю' })
  expect(without.status).toBe(422)
  expect(without.text).toContain('Приложите документ.')
  expect(without.$('textarea[name=text]').first().val()).toBe('Я здесь работаю')
  const sent = await without.submit(intent('appeal'), { document: pdf })
  expect(sent.text).toContain('Ваш запрос прав администратора рассматривают.')
  expect(sent.$(intent('appeal'))).toHaveLength(0)
  const stored = await world.db.selectFrom('organization_appeals').select(['text', 'status']).where('organization_id', '=', id).execute()
  expect(stored).toEqual([{ text: 'Я здесь работаю', status: 'wait' }])
  const withdrawn = await sent.submit(intent('withdraw'), {}, 'withdraw')
  expect(withdrawn.text).toContain('Стать администратором')
  expect(await world.db.selectFrom('organization_appeals').select('id').where('organization_id', '=', id).execute()).toEqual([])
})

test('page: an admin is not offered admin rights; a visitor signs in and comes back to the form (V325)', async () => {
  const id = await organization('Мастерская', {}, anna)
  const own = await world.page(`/organizations/${id}`, { as: anna })
  expect(own.$(intent('appeal'))).toHaveLength(0)
  expect(own.text).not.toContain('Стать администратором')
  const visitor = await world.page(`/organizations/${id}`)
  expect(visitor.link('Стать администратором')).toBe(`/login?returnUrl=${encodeURIComponent(`/organizations/${id}?form=appeal#requests`)}`)
})

test('page: a user complains with a reason; the second complaint is refused in words (C334)', async () => {
  const id = await organization('Обещатели')
  const page = await world.page(`/organizations/${id}?form=claim`, { as: boris })
  const without = await page.submit(intent('complain'), {})
  expect(without.text).toContain('Выберите причину')
  const sent = await without.submit(intent('complain'), { reason: 'fraud', text: 'Нет такой компании' })
  expect(sent.text).toContain('Мы проверим и сообщим решение.')
  const claims = await world.db.selectFrom('claims').select(['reason', 'text', 'user_id']).where('organization_id', '=', id).execute()
  expect(claims).toEqual([{ reason: 'fraud', text: 'Нет такой компании', user_id: boris.id }])
  expect((await sent.submit(intent('complain'), { reason: 'spam' })).status).toBe(409)
})

test('event: its organizer and partners lead to their organizations', async () => {
  const [id, partner] = [await organization('Соседи'), await organization('Партнёры по делу')]
  const event = await world.given.event({ organizationId: id })
  const row = { event_id: event.id, position: 1, url: null, logo_id: null }
  await world.db.insertInto('event_organizers').values({ event_id: event.id, position: 1, organization_id: id, user_id: null }).execute()
  await world.db
    .insertInto('event_partners')
    .values({ ...row, name: 'Партнёры', organization_id: partner })
    .execute()
  const page = await world.page(`/events/${event.id}`)
  expect(page.$(`#organizers a[href="/organizations/${id}"]`).text()).toContain('Соседи')
  expect(page.$(`#partners a[href="/organizations/${partner}"]`).text()).toBe('Партнёры')
})

test('profile: a job leads to the organization of its name and site, else to the site of the company', async () => {
  const vera = await world.given.person()
  await world.db.updateTable('users').set({ in_catalogue: true }).where('id', '=', vera.id).execute()
  const id = await organization('ООО «Лазурит»', { url: 'https://www.lazurit.test/about' })
  await organization('Оникс', { url: 'https://onyx.test' })
  const created_at = world.clock.now()
  for (const [name, url] of [
    ['Лазурит', 'https://lazurit.test'],
    ['Оникс', 'https://another-onyx.test'],
  ] as const) {
    const company = { name, url, is_approved: true, created_at }
    const { id: company_id } = await world.db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
    const job = { user_id: vera.id, position: `Директор: ${name}`, company_id, date_start: '2020-01-01', is_present: true, created_at }
    await world.db
      .insertInto('employments')
      .values({ ...job, moderation: 'approved' })
      .execute()
  }
  const page = await world.page(`/users/${vera.id}`, { as: boris })
  expect(page.$(`#employments a[href="/organizations/${id}"]`).text()).toBe('Лазурит')
  expect(page.$('#employments a[href="https://another-onyx.test"]').text()).toContain('Оникс')
})
