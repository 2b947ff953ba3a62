import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationTypes } from '../../../contract/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { listNotifications } from '../notifications/store.ts'
import { remindOfEvents } from './remind.ts'

let world: World
type Event = Parameters<World['given']['event']>[0]

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const start = new Date('2026-03-20T12:00:00Z')
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * 3_600_000)

const eventWithParticipant = async (event: Event) => {
  world.clock.set('2026-03-10T09:00:00Z')
  const [{ id }, person] = [await world.given.event({ start, ...event }), await world.given.person()]
  await join(id, person)
  return { id, person, reminders: () => remindersOf(person) }
}

const join = (eventId: number, person: { id: number; token: string }) =>
  world.request({
    method: 'POST',
    url: '/api/event-participants/registration',
    token: person.token,
    body: { user_id: person.id, eventId },
  })

const remindersOf = async ({ id }: { id: number }) => {
  const all = await listNotifications(world.db, { userId: id, locale: 'ru', now: world.clock.now() }, { limit: 50, offset: 0 })
  return all.filter(({ type }) => type === notificationTypes.eventReminder).length
}

const runAt = async (now: Date) => {
  world.clock.set(now)
  await remindOfEvents(world.resources)
}

test('reminder: send one a day before an on-site event, once (V510)', async () => {
  const { reminders } = await eventWithParticipant({ format: 'place' })
  await runAt(hoursBefore(24.1))
  expect(await reminders()).toBe(0)
  await runAt(hoursBefore(24))
  await runAt(hoursBefore(23))
  expect(await reminders()).toBe(1)
})

test('reminder: send one an hour before an online event (V511)', async () => {
  const { reminders } = await eventWithParticipant({ format: 'online' })
  await runAt(hoursBefore(2))
  expect(await reminders()).toBe(0)
  await runAt(hoursBefore(1))
  expect(await reminders()).toBe(1)
})

const approve = (eventId: number) => world.db.updateTable('event_participants').set({ state: 'approved' }).where('event_id', '=', eventId).execute()

test('reminder: send one to a participant approved after its moment, and no second one (V513)', async () => {
  const { id, reminders } = await eventWithParticipant({ format: 'place', access: 'approval-required' })
  await runAt(hoursBefore(24))
  expect(await reminders()).toBe(0)
  await approve(id)
  for (const hours of [20, 19, 1]) await runAt(hoursBefore(hours))
  expect(await reminders()).toBe(1)
})

test('reminder: repeat none to earlier participants when another one is approved late (V513)', async () => {
  const { id, reminders } = await eventWithParticipant({ format: 'place' })
  await runAt(hoursBefore(24))
  const late = await world.given.person()
  await join(id, late)
  for (const hours of [20, 19, 1]) await runAt(hoursBefore(hours))
  expect([await reminders(), (await remindersOf(late)) <= 1]).toEqual([1, true])
})

const update = (eventId: number, change: object) => world.db.updateTable('events').set(change).where('id', '=', eventId).execute()

test.each([
  ['needStartNotification is false (V512)', { need_start_notification: false }],
  ['the event is cancelled (V514)', { status: 'canceled' }],
])('reminder: send none at both moments where %s', async (_name, change) => {
  for (const format of ['place', 'online'] as const) {
    const [reminded, silent] = [await eventWithParticipant({ format }), await eventWithParticipant({ format })]
    await update(silent.id, change)
    for (const hours of [24, 1]) await runAt(hoursBefore(hours))
    expect([format, await reminded.reminders(), await silent.reminders()]).toEqual([format, 1, 0])
  }
})

test('reminder: send another one for a moved event', async () => {
  const { id, reminders } = await eventWithParticipant({ format: 'place' })
  await runAt(hoursBefore(24))
  const later = new Date(start.getTime() + 7 * 86_400_000)
  await world.db
    .updateTable('events')
    .set({ date_start: later, date_end: new Date(later.getTime() + 3_600_000) })
    .where('id', '=', id)
    .execute()
  await runAt(new Date(later.getTime() - 86_400_000))
  expect(await reminders()).toBe(2)
})
