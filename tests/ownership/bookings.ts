import type { Ownership, Scene, Stage } from '../kit/ownership/stage.ts'
import { ownedEvent } from './events.ts'

const day = 86_400_000

type Space = { isForeign?: boolean }

/** A space where the actor with the role control works, unless it is foreign; `stranger` is assigned without the role. */
const spaceWithHall = async ({ db, mark, people }: Stage, { isForeign = false }: Space = {}) => {
  const place = { name: `Дом ${mark}`, type: 'city' as const, city_id: 881, address: 'Мира, 1' }
  const { id: place_id } = await db.insertInto('places').values(place).returning('id').executeTakeFirstOrThrow()
  const { id: space_id } = await db
    .insertInto('spaces')
    .values({ name: `Точка ${mark}`, place_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: hall_id } = await db.insertInto('halls').values({ name: 'Атриум', space_id, capacity: 20 }).returning('id').executeTakeFirstOrThrow()
  for (const { id: user_id } of [...(isForeign ? [] : [people.control]), people.stranger])
    await db.insertInto('space_staff').values({ space_id, user_id }).execute()
  return { space_id, hall_id }
}

/** A meeting of the owner the day after tomorrow, to which the participant is invited. */
const booking = async (stage: Stage, { eventId = null, ...space }: Space & { eventId?: number | null } = {}) => {
  const { db, mark, now, people } = stage
  const { space_id, hall_id } = await spaceWithHall(stage, space)
  const times = { starts_at: new Date(now.getTime() + 2 * day), ends_at: new Date(now.getTime() + 2 * day + 3_600_000) }
  const values = { space_id, event_id: eventId, user_id: people.owner.id, theme: `Встреча ${mark}`, ...times }
  const { id } = await db.insertInto('reservations').values(values).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('reserved_halls')
    .values({ reservation_id: id, space_id, hall_id, is_holding: true, ...times })
    .execute()
  await db.insertInto('reservation_participants').values({ reservation_id: id, user_id: people.participant.id }).execute()
  return { id, spaceId: space_id, hallId: hall_id }
}

/** The halls of an event that the owner has made and shares with a co-owner. */
const bookingOfEvent = async (stage: Stage) => {
  const { id: eventId } = await ownedEvent(stage)
  return { ...(await booking(stage, { eventId })), eventId }
}

/** A meeting of the owner with a later one of the same series. */
const bookingOfSeries = async (stage: Stage) => {
  const [first, later] = [await booking(stage), await booking(stage)]
  const ids = [first.id, later.id]
  await stage.db
    .insertInto('booking_series')
    .values(ids.map((reservation_id) => ({ reservation_id, series_id: first.id })))
    .execute()
  await stage.db
    .updateTable('reservations')
    .set({ starts_at: new Date(stage.now.getTime() + 2 * day + 60_000) })
    .where('id', '=', later.id)
    .execute()
  return first
}

/** A call on a meeting in the space of the actor with the role control, in another space, and on the halls of an event. */
const ofEach = (prepare: (id: number, stage: Stage) => Awaited<ReturnType<Scene>>): Record<string, Scene> => ({
  'of a meeting': async (stage) => prepare((await booking(stage)).id, stage),
  'of a meeting in another space': async (stage) => prepare((await booking(stage, { isForeign: true })).id, stage),
  'of an event': async (stage) => prepare((await bookingOfEvent(stage)).id, stage),
})

const dateOf = ({ now }: Stage) => new Date(now.getTime() + 2 * day).toISOString().slice(0, 10)

export const bookings: Ownership = {
  scenes: {
    'GET /meeting-reservations': {
      own: async (stage) => {
        await booking(stage)
        return { shows: stage.mark }
      },
      'of a space': async (stage) => ({ query: { scope: 'space', spaceId: (await booking(stage)).spaceId }, shows: stage.mark }),
    },
    'GET /meeting-reservations/:id': ofEach((id, { mark }) => ({ params: { id }, shows: mark })),
    'POST /meeting-reservations/:id/cancel': {
      ...ofEach((id) => ({ params: { id } })),
      'of a series': async (stage) => ({ params: { id: (await bookingOfSeries(stage)).id }, body: { withLater: true } }),
    },
    'POST /meeting-reservations/:id/leave': {
      ...ofEach((id) => ({ params: { id } })),
      'of a series': async (stage) => ({ params: { id: (await bookingOfSeries(stage)).id }, body: { withLater: true } }),
    },
    'POST /meeting-reservations/:id/decision': {
      ...ofEach((id) => ({ params: { id }, body: { decision: 'approved' } })),
      'of a series': async (stage) => ({ params: { id: (await bookingOfSeries(stage)).id }, body: { decision: 'approved', withLater: true } }),
    },
    'POST /meeting-reservations/add-user': ofEach((id, { people }) => ({ body: { reserveId: id, userId: people.expert.id } })),
    'POST /meeting-reservations/update-reserve': ofEach((id) => ({ body: { reserveId: id, theme: 'Другая' } })),
    'POST /meeting-reservations/reserve': async (stage) => {
      const { space_id, hall_id } = await spaceWithHall(stage)
      return { body: { spaceId: space_id, hallId: hall_id, theme: `Встреча ${stage.mark}`, date: dateOf(stage), start: '10:00', end: '11:00' } }
    },
    'POST /meeting-reservations/reserve-series': async (stage) => {
      const { space_id, hall_id } = await spaceWithHall(stage)
      const meetings = ['10:00', '12:00'].map((start) => ({ hallId: hall_id, date: dateOf(stage), start, end: start.replace(':00', ':30') }))
      return { body: { spaceId: space_id, theme: `Встреча ${stage.mark}`, meetings } }
    },
    'GET /spaces/:id/reservations/series': async (stage) => {
      const { spaceId, hallId } = await booking(stage)
      return { params: { id: spaceId }, query: { hallId, date: dateOf(stage), start: '10:00', end: '11:00', every: 'week', count: 2 } }
    },
    'GET /spaces/:id/reservations/available-days': async (stage) => {
      const { id, spaceId, hallId } = await booking(stage)
      return { params: { id: spaceId }, query: { hallIds: hallId, reserveId: id } }
    },
    'GET /spaces/:id/reservations/halls': async (stage) => {
      const { id, spaceId } = await booking(stage)
      return { params: { id: spaceId }, query: { reserveId: id, date: dateOf(stage) }, shows: '"start":"12:00","end":"12:30","available":true' }
    },
    'GET /spaces/:id/reservations/event-time': async (stage) => {
      const { spaceId, hallId, eventId } = await bookingOfEvent(stage)
      const [dateStart, dateEnd] = [2 * day, 2 * day + 3_600_000].map((later) => new Date(stage.now.getTime() + later).toISOString())
      return {
        params: { id: spaceId },
        query: { hallIds: hallId, eventId, dateStart: dateStart ?? '', dateEnd: dateEnd ?? '' },
        shows: '"obstacle":null',
      }
    },
    'GET /spaces/common-times': async (stage) => {
      const { spaceId, eventId } = await bookingOfEvent(stage)
      const start = new Date(stage.now.getTime() + 2 * day).toISOString()
      return { query: { spaceIds: spaceId, eventId, from: start.slice(0, 10), minutes: 60 }, shows: `"dateStart":"${start}"` }
    },
    'GET /spaces/:id/reservations/available-slots': async (stage) => {
      const { id, spaceId, hallId } = await booking(stage)
      return {
        params: { id: spaceId },
        query: { hallIds: hallId, reserveId: id, date: dateOf(stage) },
        shows: '"start":"12:00","end":"12:30","available":true',
      }
    },
  },
  unowned: {
    'GET /spaces/:id/halls': 'halls are public',
    'GET /meeting-reservations/counters': 'counts the bookings of the caller',
  },
}
