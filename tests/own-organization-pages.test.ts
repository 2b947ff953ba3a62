import sharp from 'sharp'
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

const intent = (value: string) => `[name=intent][value=${value}]`
const about = (value: string, subject: number) => `form:has(${intent(value)}):has([name=subject][value="${subject}"])`
const own = async (name: string, values: object = {}, admins = [anna]): Promise<number> => {
  const { id } = await world.given.organization(name)
  if (Object.keys(values).length > 0) await world.db.updateTable('organizations').set(values).where('id', '=', id).execute()
  const rows = admins.map((admin) => ({ organization_id: id, user_id: admin.id, created_at: world.clock.now() }))
  await world.db.insertInto('organization_admins').values(rows).execute()
  return id
}
const stored = async (id: number) => (await world.request({ url: `/api/owner/organizations/${id}`, token: anna.token })).body
const edit = (id: number, as = anna) => world.page(`/my-organizations/edit/${id}`, { as })

test('the three screens of own organizations are for signed-in users, the last for an admin (V532)', async () => {
  const id = await own('Пасека')
  for (const address of ['/my-organizations', '/my-organizations/create', `/my-organizations/edit/${id}`]) {
    expect((await world.page(address)).address).toBe(`/login?returnUrl=${encodeURIComponent(address)}`)
    const page = await world.page(address, { as: anna })
    expect([page.status, page.$('main h1').length]).toEqual([200, 1])
  }
  expect((await edit(id, boris)).status).toBe(403)
  expect((await edit(999_999)).status).toBe(404)
})

test('the list has own organizations with their states, and a search once it has pages', async () => {
  const clara = await world.given.person()
  expect((await world.page('/my-organizations', { as: clara })).text).toContain('Пока ни одной организации')
  await own('Верфь', { moderation: 'wait' }, [clara])
  const declined = await own('Дамба', { moderation: 'declined' }, [clara])
  const page = await world.page('/my-organizations', { as: clara })
  for (const text of ['Верфь', 'На проверке', 'Дамба', 'Не прошла проверку']) expect(page.text).toContain(text)
  expect(page.$(`main a[href="/my-organizations/edit/${declined}"]`)).toHaveLength(1)
  expect(page.$('main form[role=search]')).toHaveLength(0)
  for (let index = 0; index < 10; index += 1) await own(`Плот ${index}`, {}, [clara])
  const long = await world.page('/my-organizations', { as: clara })
  expect(long.form('main form[role=search]').enterableInputs).toEqual(['search'])
  const found = await long.open('/my-organizations?search=дамба')
  expect(found.text).toContain('Дамба')
  expect(found.text).not.toContain('Верфь')
})

test('a suggestion is hidden for good, and leads to the request for admin rights (V327)', async () => {
  const vera = await world.given.person({ email: 'vera@zavod-topaz.test' })
  const { id } = await world.given.organization('Завод «Топаз»')
  await world.db.updateTable('organizations').set({ url: 'https://www.zavod-topaz.test/about' }).where('id', '=', id).execute()
  const page = await world.page('/my-organizations', { as: vera })
  expect(page.text).toContain('Ваша почта на домене этой организации')
  expect(page.$(`main a[href="/organizations/${id}?form=appeal#requests"]`)).toHaveLength(1)
  const hidden = await page.submit(about('hideSuggestion', id))
  expect(hidden.text).not.toContain('Завод «Топаз»')
  expect((await hidden.open('/my-organizations')).text).not.toContain('Завод «Топаз»')
})

test('a new organization comes with all its fields; its author is an admin (V329, V328, V263)', async () => {
  const form = await world.page('/my-organizations/create', { as: anna })
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()
  const created = await form.submit(intent('create'), {
    ...{ name: 'ООО «Тёплый хлеб»', type: 'ngo', city: 'Москва', inn: '7707 083893', description: 'Печём хлеб', url: 'https://hleb.test/' },
    ...{ okvedIdsText: '10', 'contacts.0.info': 'Приёмная', 'contacts.0.phone': '+7 900 000-00-00', 'contacts.0.userId': String(anna.id) },
    logoFile: { fileName: 'logo.png', type: 'image/png', bytes },
  })
  expect(created.address).toMatch(/^\/my-organizations\/edit\/\d+\?done=created$/)
  expect(created.text).toContain('Организация добавлена')
  const id = Number(/\d+/.exec(created.address)?.[0])
  expect(await stored(id)).toMatchObject({
    ...{ name: 'ООО «Тёплый хлеб»', type: 'ngo', cityName: 'Москва', INN: '7707083893', description: 'Печём хлеб', url: 'https://hleb.test/' },
    ...{ okveds: [{ code: '10' }], admins: [anna.id], logo: { mime: 'image/png' }, moderation: 'wait' },
    contacts: [{ userId: anna.id, info: 'Приёмная', email: '', phone: '+7 900 000-00-00' }],
  })
})

test('a faulty form says what is wrong at each field and keeps what was typed', async () => {
  const form = await world.page('/my-organizations/create', { as: anna })
  const faulty = await form.submit(intent('create'), {
    ...{ name: '', city: 'Нетакогогорода', inn: '7707083890', url: 'не адрес', okvedIdsText: 'абракадабра' },
    ...{ 'contacts.0.info': 'Приёмная', 'contacts.0.email': 'не почта' },
  })
  expect(faulty.status).toBe(422)
  for (const field of ['name', 'city', 'inn', 'url']) expect([field, faulty.$(`[name=${field}]`).attr('aria-invalid')]).toEqual([field, 'true'])
  expect(faulty.$('[name="contacts.0.email"]').attr('aria-invalid')).toBe('true')
  for (const text of ['Такого вида деятельности нет', 'В номере ошибка']) expect(faulty.text).toContain(text)
  expect([faulty.$('[name=inn]').val(), faulty.$('[name="contacts.0.info"]').val()]).toEqual(['7707083890', 'Приёмная'])
})

test('the same organization is refused before it is stored, with the way to its admin rights (V323)', async () => {
  const { id } = await world.given.organization('Чайная «Самовар»')
  await world.db.updateTable('organizations').set({ inn: '7736050003' }).where('id', '=', id).execute()
  const form = await world.page('/my-organizations/create', { as: boris })
  const refused = await form.submit(intent('create'), { name: 'Другое имя', city: 'Москва', inn: '7736050003' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Такая организация уже есть')
  expect(refused.text).toContain('Чайная «Самовар»')
  expect(refused.link('Запросить права администратора')).toBe(`/organizations/${id}?form=appeal#requests`)
  expect(refused.$('[name=distinct]')).toHaveLength(0)
  expect(await world.db.selectFrom('organizations').select('id').where('name', '=', 'Другое имя').execute()).toEqual([])
})

test('a similar organization is shown before the new one is stored; the user may say that theirs is another one', async () => {
  const { id } = await world.given.organization('Гончарная мастерская «Глина»')
  await world.db.updateTable('organizations').set({ city_id: 881 }).where('id', '=', id).execute()
  const city = await world.db.selectFrom('cities').select('name_ru').where('id', '=', 881).executeTakeFirstOrThrow()
  const form = await world.page('/my-organizations/create', { as: boris })
  const asked = await form.submit(intent('create'), { name: 'Гончарная мастерская Глинка', city: city.name_ru })
  expect([asked.status, asked.texts('main [role=alert] h2')]).toEqual([422, ['Возможно, она уже есть']])
  const again = await asked.submit(intent('create'), { name: 'Гончарная мастерская Глинка', url: 'не адрес', distinct: String(id) })
  expect(again.$('[name=distinct]').attr('checked')).toBeDefined()
  const created = await again.submit(intent('create'), { url: '' })
  expect(created.address).toMatch(/^\/my-organizations\/edit\/\d+/)
})

test('an admin changes the data; contacts go and come as they were sent, and the logo is removed', async () => {
  const id = await own('Лавка')
  const page = await edit(id)
  expect(page.$('[name=name]').val()).toBe('Лавка')
  const saved = await page.submit(intent('save'), {
    ...{ name: 'Лавка у моста', description: 'Продаём мёд', 'contacts.0.info': 'Касса', 'contacts.0.email': 'kassa@people.test' },
  })
  expect(saved.text).toContain('Сохранено.')
  const contact = { userId: null, info: 'Касса', email: 'kassa@people.test', phone: '' }
  expect(await stored(id)).toMatchObject({ name: 'Лавка у моста', description: 'Продаём мёд', contacts: [contact] })
  const emptied = await saved.submit(intent('save'), { 'contacts.0.info': '', 'contacts.0.email': '' })
  expect(emptied.status).toBe(200)
  expect(await stored(id)).toMatchObject({ name: 'Лавка у моста', contacts: [] })
})

test('a change that makes it another organization is refused, and the other one is named (V323)', async () => {
  const { id: other } = await world.given.organization('Типография')
  await world.db.updateTable('organizations').set({ inn: '7702070139' }).where('id', '=', other).execute()
  const id = await own('Печатня')
  const refused = await (await edit(id)).submit(intent('save'), { inn: '7702070139' })
  expect([refused.status, refused.text.includes('Типография')]).toEqual([422, true])
  expect((await stored(id)).INN).toBeNull()
})

test('groups are added and removed (V332)', async () => {
  const id = await own('Хор')
  const page = await edit(id)
  const added = await page.submit(intent('addGroup'), { groupId: '3' })
  expect((await stored(id)).groups).toMatchObject([{ id: 3 }])
  const removed = await added.submit(about('removeGroup', 3))
  expect(removed.text).toContain('Организация пока не входит в группы.')
  const unchosen = await removed.submit(intent('addGroup'))
  expect([unchosen.status, unchosen.text.includes('Выберите группу')]).toEqual([422, true])
})

test('admins appoint others by name and remove them; the last one stays (C347, C348)', async () => {
  const id = await own('Оркестр')
  const page = await edit(id)
  expect(page.$(intent('removeAdmin'))).toHaveLength(0)
  const missing = await page.submit(intent('addAdmin'), { userIdText: 'Абракадабра' })
  expect([missing.status, missing.text.includes('Выберите пользователя из списка.')]).toEqual([422, true])
  for (const lastName of ['Первый', 'Второй']) await world.given.person({ firstName: 'Тёзка', lastName })
  const ambiguous = await page.submit(intent('addAdmin'), { userIdText: 'Тёзка' })
  expect([ambiguous.status, (await stored(id)).admins]).toEqual([422, [anna.id]])
  const added = await page.submit(intent('addAdmin'), { userIdText: 'Борис Ким' })
  expect((await stored(id)).admins).toEqual([anna.id, boris.id])
  const removed = await added.submit(about('removeAdmin', boris.id), {}, 'removeAdmin')
  expect((await stored(id)).admins).toEqual([anna.id])
  const both = await removed.submit(intent('addAdmin'), { userIdText: 'Борис Ким' })
  const left = await both.submit(about('removeAdmin', anna.id), {}, 'removeAdmin')
  expect(left.address).toBe('/my-organizations')
  expect((await edit(id)).status).toBe(403)
})

test('admins read requests with their documents, approve one and decline another with a reason (V333, C350)', async () => {
  const id = await own('Театр')
  const vera = await world.given.person({ firstName: 'Вера', lastName: 'Лис' })
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n')
  for (const person of [boris, vera]) {
    const page = await world.page(`/organizations/${id}?form=appeal`, { as: person })
    await page.submit(intent('appeal'), { text: `Я ${person.id}`, document: { fileName: 'order.pdf', type: 'application/pdf', bytes } })
  }
  const page = await edit(id)
  expect(page.text).toContain(`Я ${boris.id}`)
  expect(page.$('main a[href*="/files/"]:contains("order.pdf")')).toHaveLength(2)
  const rows = await world.db.selectFrom('organization_appeals').select(['id', 'user_id']).where('organization_id', '=', id).execute()
  const appealOf = (person: Person) => rows.find(({ user_id }) => user_id === person.id)?.id ?? 0
  const approved = await page.submit(about('approveAppeal', appealOf(boris)))
  expect((await stored(id)).admins).toEqual([anna.id, boris.id])
  await approved.submit(about('declineAppeal', appealOf(vera)), { comment: 'Документ чужой' }, 'declineAppeal')
  expect((await world.page(`/organizations/${id}`, { as: vera })).text).toContain('В правах администратора отказано: Документ чужой')
})
