import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notificationTypes } from '../../../contract/limits.ts'
import { runReactions } from '../../../tests/kit/reactions.ts'
import { startSmtp } from '../../../tests/kit/smtp.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { queueDeliveries } from '../notifications/plan.ts'
import { remindOfEvents } from '../participation/remind.ts'
import { notifyOfCancellation } from './cancel.ts'
import { organizingReactions } from './reactions.ts'

let world: World
let smtp: Awaited<ReturnType<typeof startSmtp>>
let owner: Person
let coOwner: Person
let crowd: Person[]
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  smtp = await startSmtp()
  world = await createWorld({ env: { SMTP_URL: smtp.url, SMS_GATEWAY_URL: 'http://127.0.0.1:9' } })
  owner = await world.given.person()
  coOwner = await world.given.person()
  crowd = [await world.given.person(), await world.given.person(), await world.given.person()]
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})
afterEach(() => {
  smtp.accepted.length = 0
})

const register = (eventId: number, { id, token }: Person) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id: id, eventId } })
const withRegistrants = async (wanted: Parameters<typeof world.given.event>[0] = {}) => {
  const event = await world.given.event({ owner, ...wanted })
  await world.db.insertInto('event_owners').values({ event_id: event.id, user_id: coOwner.id }).execute()
  for (const person of crowd) expect((await register(event.id, person)).status).toBe(200)
  await world.sendMessages()
  smtp.accepted.length = 0
  return event
}
const cancel = (id: number, { token }: Person = owner, body: object = {}) =>
  world.request({ method: 'POST', url: `/api/owner/events/${id}/cancel`, token, body })
const bells = async (eventId: number, type = 9) => {
  await runReactions(world.resources, organizingReactions)
  const rows = await world.db
    .selectFrom('notification_recipients as r')
    .innerJoin('notifications as n', 'n.id', 'r.notification_id')
    .select(['r.user_id', 'n.data', 'n.type'])
    .execute()
  return rows
    .filter((row) => row.type === type && row.data.eventId === eventId)
    .map((row) => row.user_id)
    .sort((a, b) => a - b)
}
const letters = async () => {
  await runReactions(world.resources, organizingReactions)
  await world.sendMessages()
  return smtp.accepted.map(({ to, text }) => ({ to, text: decoded(text) }))
}
/** The parts of a message in words: mail encodes Cyrillic in base64. */
const decoded = (text: string) =>
  text.replace(
    /Content-Transfer-Encoding: base64\r\n\r\n([\s\S]*?)(?=\r\n\r?\n?--)/g,
    (_all, content: string) => `\n${Buffer.from(content, 'base64')}`,
  )

test('cancellation: every registrant and the other organizer get one notification, one email and one calendar CANCEL (V139)', async () => {
  const event = await withRegistrants({ participantLimit: 2, name: 'Вечер поэзии' })
  const answer = await cancel(event.id, owner, { reason: 'Зал затопило' })
  expect([answer.status, answer.body.status]).toEqual([200, 'canceled'])
  const notified = [coOwner, ...crowd]
  expect(await bells(event.id)).toEqual(notified.map(({ id }) => id).sort((a, b) => a - b))
  const sent = await letters()
  expect(sent.map(({ to }) => to).sort()).toEqual(notified.map(({ email }) => email).sort())
  for (const { text, to } of sent) {
    expect(text).toContain('Причина: Зал затопило')
    expect(text).toContain('Content-Type: text/calendar; charset=utf-8; method=CANCEL')
    const entry = text.replace(/\r?\n /g, '')
    expect(entry).toContain(`UID:event-${event.id}@vmeste`)
    expect(entry).toContain('STATUS:CANCELLED')
    expect(entry).toContain(`ATTENDEE;ROLE=REQ-PARTICIPANT:MAILTO:${to}`)
    const sequence = Number(/SEQUENCE:(\d+)/.exec(entry)?.[1])
    expect(sequence).toBe(1)
  }
})

test('cancellation: a cancelled event stays cancelled (V138)', async () => {
  const event = await withRegistrants()
  const path = `/api/owner/events/${event.id}`
  expect((await cancel(event.id)).status).toBe(200)
  const refusals = [
    await cancel(event.id),
    await world.request({ method: 'POST', url: '/api/owner/events/cancel', token: owner.token, body: { id: event.id } }),
    await world.request({ method: 'POST', url: `${path}/make-draft`, token: owner.token }),
    await world.request({ method: 'POST', url: `${path}/unpublish`, token: owner.token }),
  ]
  expect(refusals.map(({ status, body }) => [status, body.reason])).toEqual([
    [409, 'eventCanceled'],
    [409, 'eventCanceled'],
    [409, 'eventCanceled'],
    [409, 'eventNotPublished'],
  ])
  expect((await world.request({ url: `/api/events/${event.id}` })).body.status).toBe('canceled')
  expect((await bells(event.id)).length).toBe(4)
})

test('cancellation: no reminder and no confirmation is sent afterwards', async () => {
  const event = await world.given.event({ owner, startsInDays: 0.5 })
  const [first, second] = crowd as [Person, Person, Person] // a crowd of three
  await register(event.id, first)
  await world.sendMessages()
  await remindOfEvents(world.resources)
  const reminder = await world.db
    .selectFrom('notifications')
    .select('id')
    .where('type', '=', notificationTypes.eventReminder)
    .executeTakeFirstOrThrow()
  await queueDeliveries(world.db, { notificationId: reminder.id, now: world.clock.now() })
  await register(event.id, second)
  smtp.accepted.length = 0
  await cancel(event.id)
  await remindOfEvents(world.resources)
  const sent = await letters()
  expect(sent.filter(({ text }) => !text.includes('method=CANCEL')).map(({ to }) => to)).toEqual([])
})

test('cancellation: the answer writes no notice, and a repeated job adds none (V139)', async () => {
  const event = await withRegistrants()
  await cancel(event.id)
  const waiting = () =>
    world.db.selectFrom('outbox').select('id').where('kind', '=', 'organizing.cancelled').where('subject', '=', `event/${event.id}`).execute()
  expect(await waiting()).toEqual([])
  expect((await bells(event.id)).length).toBe(4)
  const before = await waiting()
  await notifyOfCancellation(world.resources, { eventId: event.id, actorId: owner.id })
  expect([before.length, await waiting(), (await bells(event.id)).length]).toEqual([4, before, 4])
})

const activity = async ({ token }: Person, query = '') =>
  (await world.request({ url: `/api/participant/events?case=future${query}`, token })).body._items as {
    id: number
    name: string
    dateStart: string
  }[]
const asDraft = async (id: number, change: object) => {
  expect((await world.request({ method: 'POST', url: `/api/owner/events/${id}/make-draft`, token: owner.token })).status).toBe(200)
  expect((await world.request({ method: 'PATCH', url: `/api/events/${id}/draft`, token: owner.token, body: change })).status).toBe(200)
}
const daysAhead = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString()

test('a draft with registrants: they see the name and the dates of the public version until another is public', async () => {
  const event = await withRegistrants({ name: 'Чтения у окна' })
  const [reader] = crowd as [Person, Person, Person] // a crowd of three
  const known = async (query = '') => (await activity(reader, query)).find(({ id }) => id === event.id)
  const before = await known()
  expect(before?.name).toBe('Чтения у окна')
  await asDraft(event.id, { name: 'Тайная перемена', dateStart: daysAhead(40), dateEnd: daysAhead(41) })
  expect(await known()).toMatchObject({ name: 'Чтения у окна', dateStart: before?.dateStart })
  expect([(await known('&query=Чтения')) !== undefined, await known('&query=Тайная')]).toEqual([true, undefined])
  await world.db.updateTable('events').set({ status: 'published', moderation: 'wait' }).where('id', '=', event.id).execute()
  expect(await known()).toMatchObject({ name: 'Чтения у окна' })
  await world.db.updateTable('events').set({ moderation: 'approved' }).where('id', '=', event.id).execute()
  expect(await known()).toMatchObject({ name: 'Тайная перемена' })
})

test('cancellation: of a draft, which lost its dates, is about the version that was public (V139)', async () => {
  const event = await withRegistrants({ name: 'Чтения у реки' })
  await asDraft(event.id, { name: 'Тайная перемена', dateStart: null, dateEnd: null })
  expect((await cancel(event.id)).status).toBe(200)
  const sent = await letters()
  expect(sent.length).toBe(4)
  const start = event.start.toISOString().replace(/[-:]|\.\d+/g, '')
  for (const { text } of sent) {
    expect(text).toContain('Чтения у реки')
    expect(text).not.toContain('Тайная')
    expect(text).toContain('method=CANCEL')
    expect(text.replace(/\r?\n /g, '')).toContain(`DTSTART:${start}`)
  }
  const { body } = await world.request({ url: '/api/user/notifications', token: crowd[0]?.token ?? '' })
  expect(JSON.stringify(body)).toContain('Чтения у реки')
  expect(JSON.stringify(body)).not.toContain('Тайная')
})
