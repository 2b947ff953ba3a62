import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueOf } from '../server/domains/certificates/issue.ts'
import { createWorld, type World } from './kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
let guest: Person
let eventId: number
let other: number

beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  guest = await world.given.person({ firstName: 'Вера', lastName: 'Лиза' })
  const start = new Date(world.clock.now().getTime() - 86_400_000)
  const added = async (name: string) => {
    const { id } = await world.given.event({ owner, start, name })
    await world.db.updateTable('events').set({ certificate: true }).where('id', '=', id).execute()
    const entry = { event_id: id, user_id: guest.id, state: 'approved' as const, queue_number: 1, format: 'offline' as const, created_at: start }
    await world.db
      .insertInto('event_participants')
      .values({ ...entry, attended_at: start })
      .execute()
    return id
  }
  eventId = await added('Вечер у моря')
  other = await added('Утро в порту')
  await issueOf(world.resources, eventId)
})
afterAll(() => world.close())

const certificate = () =>
  world.db.selectFrom('certificates').selectAll().where('event_id', '=', eventId).orderBy('id', 'desc').executeTakeFirstOrThrow()

test('the own certificate has its picture, files and link; a user without one reads that it is not found (V443, V146)', async () => {
  const page = await world.page(`/events/${eventId}/certificate`, { as: guest })
  expect(page.text).toContain('Ваш сертификат')
  expect(page.$(`a[href$="/events/${eventId}/certificate"][download]`)).toHaveLength(1)
  expect(page.$('main img').attr('src')).toContain(`/events/${eventId}/certificate?format=png`)
  expect((await world.page(`/events/${eventId}`, { as: guest })).$(`a[href="/events/${eventId}/certificate"]`)).not.toHaveLength(0)
  expect((await world.page(`/events/${eventId}/certificate`, { as: owner })).text).toContain('вы не участвуете в этом событии')
  expect((await world.page(`/events/${other}/certificate`, { as: guest })).text).toContain('Меня не отметили')
  expect((await world.page('/events/99999999/certificate', { as: guest })).status).toBe(404)
})

test('a visitor checks a certificate by code, by number in the address and by the form (V443, V444)', async () => {
  const { number, code } = await certificate()
  for (const path of [`/certificate/validation?code=${code}`, `/certificate/validation?code=${number}`, `/events/cert/${number}`]) {
    const page = await world.page(path)
    for (const fact of ['Сертификат настоящий', 'Вера Лиза', 'Вечер у моря', number]) expect(page.text).toContain(fact)
  }
  for (const path of ['/certificate/validation?code=wrong', `/certificate/validation?code=${'0'.repeat(26)}`, '/events/cert/000'])
    expect([(await world.page(path)).status, (await world.page(path)).text]).toEqual([404, expect.stringContaining('Сертификат не найден')])
  const pasted = encodeURIComponent(`https://vmeste.example/en/certificate/validation?code=${code}`)
  const texts = [pasted, encodeURIComponent(`vmeste.example/events/cert/${number}/`), encodeURIComponent(`Сертификат № ${number}`)]
  for (const text of texts) expect((await world.page(`/certificate/validation?code=${text}`)).text).toContain('Сертификат настоящий')
  expect((await world.page('/events/cert')).$('form[action$="/certificate/validation"] [name=code]')).toHaveLength(1)
})

test('both profiles list the certificates of the user', async () => {
  const { number } = await certificate()
  expect((await world.page(`/users/${guest.id}`)).$(`#certificates a[href="/events/cert/${number}"]`)).toHaveLength(1)
  expect((await world.page('/profile', { as: guest })).$(`#certificates a[href="/events/${eventId}/certificate"]`)).toHaveLength(1)
})

test('an organizer issues, issues again with a corrected name, revokes and searches, without scripts', async () => {
  const path = `/organizer-cabinet/events/${eventId}/certificates`
  let page = await world.page(path, { as: owner })
  expect(page.text).toContain('Вера Лиза')
  await world.db.updateTable('users').set({ last_name: 'Ли' }).where('id', '=', guest.id).execute()
  expect((await world.page(path, { as: owner })).$('[name=userName]').attr('value')).toBe('Вера Ли')
  page = await page.submit('[name=intent][value=reissue]', { userName: 'Вера Ли' })
  expect(page.text).toContain('Выдан новый сертификат')
  const { number } = await certificate()
  expect(page.text).toContain(`заменён на № ${number}`)
  page = await page.submit('[name=intent][value=revoke]', { reason: '' }, 'revoke')
  expect(page.$('[aria-invalid=true][name=reason]')).toHaveLength(1)
  page = await page.submit('[name=intent][value=revoke]', { reason: 'Отметили по ошибке' }, 'revoke')
  expect(page.text).toContain('Сертификат отозван.')
  expect((await world.page(`${path}?search=нет такого`, { as: owner })).text).toContain('Никого не нашли')
  expect((await world.page(`/events/cert/${number}`)).text).toContain('Сертификат отозван')
  const own = await world.page(`/events/${eventId}/certificate`, { as: guest })
  expect(own.text).toContain('Причина: Отметили по ошибке')
  page = await world.page(`/organizer-cabinet/events/${other}/certificates`, { as: owner })
  page = await page.submit('[name=intent][value=issue]')
  expect(page.text).toContain('Сертификаты выданы.')
  page = await page.submit('[name=intent][value=sendAll]')
  expect(page.text).toContain('Письма и уведомления отправлены.')
  page = await page.submit('[name=intent][value=sendAll]')
  expect(page.text).toContain('Сегодня письмо уже отправлено.')
  expect((await world.page(path, { as: guest })).status).toBe(403)
})
