import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notificationTypes } from '../../../contract/limits.ts'
import { startSmtp } from '../../../tests/kit/smtp.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { queueChangeNotice, sendChangeNotices, withdrawChangeNotice } from './change-notice.ts'
import { whereaboutsOf } from './whereabouts.ts'

let world: World
let smtp: Awaited<ReturnType<typeof startSmtp>>
let guest: Person
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  smtp = await startSmtp()
  world = await createWorld({ env: { SMTP_URL: smtp.url, SMS_GATEWAY_URL: 'http://127.0.0.1:9' } })
  guest = await world.given.person()
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})
afterEach(() => {
  smtp.accepted.length = 0
})

const eventWithGuest = async (wanted: Parameters<World['given']['event']>[0] = {}) => {
  const { id } = await world.given.event({ start: new Date('2026-04-01T15:30:00Z'), zone: 'Europe/Moscow', ...wanted })
  const registration = { user_id: guest.id, eventId: id }
  await world.request({ method: 'POST', url: '/api/event-participants/registration', token: guest.token, body: registration })
  await world.sendMessages()
  smtp.accepted.length = 0
  return id
}

type Columns = { date_start?: Date; date_end?: Date; place_name?: string; name?: string; format?: 'online' }
const change = (id: number, columns: Columns, notBefore?: Date) =>
  world.db.transaction().execute(async (tx) => {
    const before = await whereaboutsOf(tx, id)
    await tx.updateTable('events').set(columns).where('id', '=', id).execute()
    await queueChangeNotice(world.resources, tx, { eventId: id, before, after: await whereaboutsOf(tx, id), ...(notBefore && { notBefore }) })
  })
const send = async () => {
  await sendChangeNotices(world.resources)
  await world.sendMessages()
  return smtp.accepted.map(({ text }) => decoded(text))
}
/** Mail encodes Cyrillic in base64. */
const decoded = (text: string) =>
  text.replace(
    /Content-Transfer-Encoding: base64\r\n\r\n([\s\S]*?)(?=\r\n\r?\n?--)/g,
    (_all, content: string) => `\n${Buffer.from(content, 'base64')}`,
  )
const bells = async (eventId: number) => {
  const rows = await world.db
    .selectFrom('notification_recipients as r')
    .innerJoin('notifications as n', 'n.id', 'r.notification_id')
    .select(['r.user_id', 'n.data'])
    .where('n.type', '=', notificationTypes.eventChanged)
    .execute()
  return rows.filter(({ data }) => data.eventId === eventId).map(({ user_id }) => user_id)
}
const moved = { date_start: new Date('2026-04-02T16:00:00Z'), date_end: new Date('2026-04-02T18:00:00Z') }

test('change of an event: participants get one notification and one email with old and new dates in the zone of the event', async () => {
  const id = await eventWithGuest()
  await change(id, moved)
  const [letter, ...others] = await send()
  expect(others).toEqual([])
  expect(letter).toMatch(/Когда: четверг, 2 апреля[^–]*19:00[^.]*\. Раньше было: среда, 1 апреля[^–]*18:30/)
  expect(letter).toContain('method=PUBLISH')
  expect(letter).toContain(`UID:event-${id}@vmeste`)
  expect(letter).toContain('SEQUENCE:1')
  expect(await send()).toHaveLength(1)
  expect(await bells(id)).toEqual([guest.id])
})

test('change of an event: the email names the old and the new place', async () => {
  const id = await eventWithGuest()
  await change(id, { place_name: 'Дом учёных' })
  await change(id, { place_name: 'Точка кипения' })
  await send()
  smtp.accepted.length = 0
  await change(id, { place_name: 'Летний сад' })
  const [letter] = await send()
  expect(letter).toMatch(/Где: Летний сад[^\n]*\. Раньше было: Точка кипения/)
  await change(id, { format: 'online' })
  expect((await send()).at(-1)).toMatch(/Где: онлайн\. Раньше было: Летний сад/)
})

test('change of an event: two changes before the notice are one, compared with the first state', async () => {
  const id = await eventWithGuest()
  await change(id, moved)
  await change(id, { place_name: 'Летний сад' })
  const letters = await send()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatch(/среда, 1 апреля/)
  expect(letters[0]).toContain('Летний сад')
})

test('change of an event: no notice about other fields, an undone change, or an event that is not public', async () => {
  const id = await eventWithGuest()
  const { date_start, date_end } = await world.db
    .selectFrom('events')
    .select(['date_start', 'date_end'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await change(id, { name: 'Новое имя' })
  await change(id, moved)
  await change(id, { date_start: date_start ?? new Date(), date_end: date_end ?? new Date() })
  expect(await send()).toEqual([])
  await change(id, moved, new Date(world.clock.now().getTime() + 30_000))
  expect(await send()).toEqual([])
  await world.db.transaction().execute((tx) => withdrawChangeNotice(tx, id))
  world.clock.advance(31_000)
  expect(await send()).toEqual([])
  await change(id, { place_name: 'Летний сад' })
  await world.db.updateTable('events').set({ moderation: 'wait' }).where('id', '=', id).execute()
  expect(await send()).toEqual([])
  await world.db.updateTable('events').set({ moderation: 'approved' }).where('id', '=', id).execute()
  expect(await send()).toHaveLength(1)
})
