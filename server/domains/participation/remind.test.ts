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

const goingTo = async (event: Event) => {
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

test('an event one goes to is reminded of a day before, once (V510)', async () => {
  const { reminders } = await goingTo({ format: 'place' })
  await runAt(hoursBefore(24.1))
  expect(await reminders()).toBe(0)
  await runAt(hoursBefore(24))
  await runAt(hoursBefore(23))
  expect(await reminders()).toBe(1)
})

test('a stream is reminded of an hour before (V511)', async () => {
  const { reminders } = await goingTo({ format: 'online' })
  await runAt(hoursBefore(2))
  expect(await reminders()).toBe(0)
  await runAt(hoursBefore(1))
  expect(await reminders()).toBe(1)
})

test('who was let in after the reminder has at most one (V513)', async () => {
  const { id } = await goingTo({ format: 'place' })
  await runAt(hoursBefore(24))
  const late = await world.given.person()
  await join(id, late)
  await runAt(hoursBefore(20))
  await runAt(hoursBefore(19))
  expect(await remindersOf(late)).toBeLessThanOrEqual(1)
})

test('none of a cancelled event, and none where the organizer wants none (V512, V514)', async () => {
  const [cancelled, silent] = [await goingTo({ format: 'place' }), await goingTo({ format: 'place' })]
  await world.db.updateTable('events').set({ status: 'canceled' }).where('id', '=', cancelled.id).execute()
  await world.db.updateTable('events').set({ need_start_notification: false }).where('id', '=', silent.id).execute()
  await runAt(hoursBefore(24))
  expect([await cancelled.reminders(), await silent.reminders()]).toEqual([0, 0])
})

test('a moved event is reminded of anew', async () => {
  const { id, reminders } = await goingTo({ format: 'place' })
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
