import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmtp } from '../../../tests/kit/smtp.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import { composeLetter } from '../../kernel/letter.ts'
import { smtpMail } from '../../outside/mail.ts'

let world: World
let owner: Person
let second: Person
let asker: Person
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  owner = await world.given.person()
  second = await world.given.person()
  asker = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
})
afterAll(() => world.close())

const managed = async (wanted: object = {}) => {
  const { id } = await world.given.event({ owner, ...wanted })
  await world.db.insertInto('event_owners').values({ event_id: id, user_id: second.id }).execute()
  return id
}
const send = (id: number, form: 'organizer' | 'media', body: object, by = asker) =>
  world.request({ method: 'POST', url: `/api/events/${id}/contacts/${form}`, token: by.token, body })
const queued = async () =>
  (
    await world.db
      .selectFrom('outbox')
      .select(['user_id', 'payload'])
      .where('kind', 'in', ['organizing.question', 'organizing.media'])
      .orderBy('user_id')
      .execute()
  ).filter(({ user_id }) => user_id === owner.id || user_id === second.id)
const unconfirm = (person: Person) => world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', person.id).execute()

test('a question goes to every organizer by email and leaves no copy (C097, V124)', async () => {
  const id = await managed()
  const question = { text: 'Где вход?\nЕсть ли <b>лифт</b>?', phone: '+79990000001' }
  expect(await send(id, 'organizer', question)).toMatchObject({ status: 200, body: { ok: true } })
  expect((await queued()).map(({ user_id }) => user_id)).toEqual([owner.id, second.id])
  await world.sendMessages()
  for (const person of [owner, second]) {
    const letters = await world.inbox(person.email)
    expect(letters).toHaveLength(1)
    for (const part of ['Вера Ли', 'Где вход?', 'Есть ли <b>лифт</b>?', '+79990000001', asker.email]) expect(letters[0]?.text).toContain(part)
    expect(letters[0]?.html).not.toContain('<b>')
  }
  expect(await queued()).toEqual([])
})

test('replies go to the given address, else to the confirmed one of the account, and never to an unconfirmed one (C097)', async () => {
  const id = await managed()
  const replyTo = async () => [...new Set((await queued()).map(({ payload }) => (payload as { email: string | null }).email))]
  await send(id, 'organizer', { text: 'Раз' })
  expect(await replyTo()).toEqual([asker.email])
  await world.sendMessages()
  await send(id, 'organizer', { text: 'Два', email: 'other@people.test' })
  expect(await replyTo()).toEqual(['other@people.test'])
  await world.sendMessages()
  await unconfirm(asker)
  expect(await send(id, 'organizer', { text: 'Три' })).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } })
  expect((await send(id, 'organizer', { text: 'Четыре', phone: '+79990000001' })).status).toBe(200)
  expect(await replyTo()).toEqual([null])
})

test('no question reaches an unconfirmed address of an organizer (C097)', async () => {
  const id = await managed()
  await unconfirm(owner)
  await send(id, 'organizer', { text: 'Где вход?' })
  await world.sendMessages()
  expect([await world.inbox(owner.email), await world.inbox(second.email)]).toMatchObject([[], [{}]])
})

test('accreditation: asks organizers of an event that offers it (C096, V123)', async () => {
  const id = await managed()
  const request = { mediaName: 'Вестник', name: 'Вера Ли', email: 'press@people.test', comment: 'Нас двое' }
  expect(await send(id, 'media', request)).toMatchObject({ status: 422, body: { reason: 'noMediaAccreditation' } })
  await world.db.updateTable('events').set({ media_accreditation: true }).where('id', '=', id).execute()
  await invalidate(world.db, ['events'])
  await expect.poll(async () => (await send(id, 'media', request)).status).toBe(200)
  await world.sendMessages()
  const [letter] = await world.inbox(second.email)
  for (const part of ['Вестник', 'Вера Ли', 'Нас двое', 'press@people.test']) expect(letter?.text).toContain(part)
})

test('hidden events answer like their page (C096, C097)', async () => {
  const question = { text: 'Где вход?' }
  expect(await send(await managed({ status: 'draft' }), 'organizer', question)).toMatchObject({ status: 404 })
  expect(await send(await managed({ moderation: 'wait' }), 'organizer', question)).toMatchObject({ status: 403, body: { code: 5001 } })
})

test('replies to the email go to the sender', async () => {
  const smtp = await startSmtp()
  const mail = smtpMail(smtp.url, { from: 'site@vmeste.test' })
  const letter = { to: 'a@people.test', greeting: '', subject: 'Вопрос', text: [], footer: '', locale: 'ru' as const, siteName: 'Вместе' }
  await mail.send(composeLetter({ ...letter, replyTo: 'vera@people.test' }))
  await mail.send(composeLetter(letter))
  await smtp.close()
  expect(smtp.accepted.map(({ text }) => /^Reply-To: *(\S+)/im.exec(text)?.[1] ?? null)).toEqual(['vera@people.test', null])
})
