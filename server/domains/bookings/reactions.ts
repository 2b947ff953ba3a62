import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { bookingsConcerned, bookingsShifted } from '../spaces/facts.ts'
import { notifyOfSeries, staffOfSpace } from './notices.ts'
import { bookingsWithIds } from './store.ts'

type Concerned = { bookingIds: number[]; actorId: number }

/** Authors, participants, organizers of events and space staff learn what staff of the site changed. The bookings stay. */
const notifyConcerned = (resources: Resources, { bookingIds, actorId }: Concerned, kind: 'bookingClosed' | 'bookingShifted') =>
  resources.db.transaction().execute(async (tx): Promise<void> => {
    const rows = (await bookingsWithIds(tx, 'ru', bookingIds)).filter(({ status, cancelled_at }) => status !== 'rejected' && cancelled_at === null)
    const staff = new Map<number, number[]>()
    for (const spaceId of new Set(rows.map(({ space_id }) => space_id))) staff.set(spaceId, await staffOfSpace(tx, spaceId))
    const meetings = rows
      .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
      .map(({ id, space_id, user_id, participants, organizer_ids }) => ({
        id,
        spaceId: space_id,
        to: [...(user_id === null ? [] : [user_id]), ...participants.map((one) => one.id), ...organizer_ids, ...(staff.get(space_id) ?? [])],
      }))
    await notifyOfSeries(resources, tx, { meetings, kind, actorId })
  })

export const bookingsReactions = [
  on(bookingsConcerned, 'notices', (concerned, resources: Resources) => notifyConcerned(resources, concerned, 'bookingClosed')),
  on(bookingsShifted, 'notices', (concerned, resources: Resources) => notifyConcerned(resources, concerned, 'bookingShifted')),
]
