import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const create = 'header a:contains("Создать событие")'

test('events: lead visitors to sign-in and back to the wizard, and signed-in users to the wizard (V055, V056)', async () => {
  const user = await world.given.person()
  const visit = await world.page('/events')
  expect(visit.$(create).first().attr('href')).toBe('/login?returnUrl=%2Fevents%2Fcreate')
  const own = await world.page('/events', { as: user })
  expect(own.$(create).first().attr('href')).toBe('/events/create')
})

test('event page: offer the question and the complaint to signed-in users, accreditation only where the event has it (V123)', async () => {
  const user = await world.given.person()
  const [plain, media] = [await world.given.event(), await world.given.event()]
  await world.db.updateTable('events').set({ media_accreditation: true }).where('id', '=', media.id).execute()
  const page = await world.page(`/events/${plain.id}`, { as: user })
  expect(page.texts('#contact summary')).toEqual(['Написать организатору', 'Пожаловаться'])
  const accredited = await world.page(`/events/${media.id}?form=media`, { as: user })
  expect(accredited.texts('#contact details[open] summary')).toEqual(['Аккредитация СМИ'])
})

test('event page: lead visitors to sign-in and back to the form that they opened', async () => {
  const { id } = await world.given.event()
  const page = await world.page(`/events/${id}`)
  expect(page.$('#contact form').length).toBe(0)
  expect(page.$('#contact a').first().attr('href')).toBe(`/login?returnUrl=${encodeURIComponent(`/events/${id}?form=question#contact`)}`)
})

test('event page: show the tools to organizers only, and never a deletion of a published event (V140)', async () => {
  const [owner, stranger] = [await world.given.person(), await world.given.person()]
  const { id } = await world.given.event({ owner })
  const tools = 'section[aria-label="Управление событием"]'
  const [own, other] = [await world.page(`/events/${id}`, { as: owner }), await world.page(`/events/${id}`, { as: stranger })]
  expect(own.texts(`${tools} summary`)).toEqual(['Снять с публикации', 'Вернуть в черновики', 'Отменить событие'])
  expect(other.$(tools).length).toBe(0)
})

test('event page: cancel an event without scripts; afterwards only the copy and the deletion remain (V138)', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner })
  const page = await world.page(`/events/${id}`, { as: owner })
  const done = await page.submit('form:has([value=cancelEvent])', { reason: 'Заболел спикер' }, 'cancelEvent')
  expect(done.texts('section[aria-label="Управление событием"] [role=status]')).toEqual(['Событие отменено.'])
  expect(done.texts('section[aria-label="Управление событием"] summary')).toEqual(['Удалить'])
  expect(done.text).toContain('Заболел спикер')
})

test('event page: after the deletion of an event without scripts a line says so', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, status: 'canceled' })
  const page = await world.page(`/events/${id}`, { as: owner })
  const done = await page.submit('form:has([value=removeEvent])', {}, 'removeEvent')
  expect(done.texts('main [role=status]')).toContain('Событие удалено.')
})

test('event page: show contacts and files, those for participants to participants only', async () => {
  const [owner, guest] = [await world.given.person(), await world.given.person()]
  const { id } = await world.given.event({ owner })
  const contacts = [{ name: 'Анна', phone: '+7 701 000-00-00', email: 'anna@example.com', telegram: '@anna_b' }]
  await world.db
    .updateTable('events')
    .set({ contacts: JSON.stringify(contacts), personalisation: JSON.stringify({ contactInfo: 'Вход со двора' }) })
    .where('id', '=', id)
    .execute()
  const upload = { id: randomUUID(), name: 'раздатка.pdf', size: 1_800_000, mime: 'application/pdf', storage_key: randomUUID(), owner_id: owner.id }
  await world.db.insertInto('uploads').values(upload).execute()
  await world.db.insertInto('event_documents').values({ event_id: id, upload_id: upload.id, position: 0, kind: 'material' }).execute()
  const page = await world.page(`/events/${id}`, { as: guest })
  expect(page.texts('#contacts > p')).toEqual(['Вход со двора'])
  const links = page.$('#contacts a').toArray()
  expect(links.map((link) => page.$(link).attr('href'))).toEqual(['tel:+77010000000', 'mailto:anna@example.com', 'https://t.me/anna_b'])
  expect(page.$('#materials').length).toBe(0)
  const own = await world.page(`/events/${id}`, { as: owner })
  expect(own.texts('#materials a')).toEqual(['раздатка.pdf, 1,7 МБ'])
})
