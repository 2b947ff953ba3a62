import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { staffOfSpace } from '../bookings/notices.ts'
import { placesConcerned } from '../spaces/facts.ts'
import { hasHoursLeft } from './coworking-space.ts'
import { notifyOfDays, notifyStaff } from './notices.ts'
import { closeEntries, coworkingSpaces, entriesWithIds, type HeldDay, heldDays, lockSpace } from './store.ts'

type Concerned = { spaceId: number; closed: number[]; shortened: number[]; actorId: number }

/** Places of closed days are cancelled, those of shortened days stay. Their users and the staff of the space learn of it; a repetition finds no places. */
const settle = (resources: Resources, { spaceId, closed, shortened, actorId }: Concerned) =>
  resources.db.transaction().execute(async (tx): Promise<void> => {
    await lockSpace(tx, spaceId)
    const [space] = await coworkingSpaces(tx, 'ru', [spaceId])
    if (!space) return
    const staff = (await staffOfSpace(tx, spaceId)).filter((id) => id !== actorId)
    const tell = async (kind: 'closed' | 'shortened', days: readonly HeldDay[]) => {
      if (days.length === 0) return
      await notifyOfDays(resources, tx, { space, kind, days })
      await notifyStaff(resources, tx, { space, kind, days, to: staff })
    }
    // staff may have opened a day again meanwhile
    const now = resources.clock()
    const entries = (await entriesWithIds(tx, 'ru', closed)).filter(({ space: own, date }) => !hasHoursLeft(own, date, now))
    await tell(
      'closed',
      await closeEntries(
        tx,
        entries.map(({ id }) => id),
        now,
      ),
    )
    await tell('shortened', await heldDays(tx, shortened))
  })

export const coworkingReactions = [on(placesConcerned, 'notices', (concerned, resources: Resources) => settle(resources, concerned))]
