import { maxUpcomingCoworking } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { isRestricted } from '../bookings/store.ts'
import { checkDay, coworkingHours, todayIn } from './coworking-space.ts'
import { entryOf } from './entry-of.ts'
import { countUpcoming, coworkingSpaces, findEntry, lockSpace, lockUser, takeEntry, takenPlaces } from './store.ts'

/** Takes a place for the caller (V393). */
export const enlist = async (ctx: Ctx<'POST /coworking/enlist'>) => {
  const { actor, body, caller, db, now, refuse } = ctx
  const [space] = await coworkingSpaces(db, caller.locale, [body.spaceId])
  if (!space) throw wrongField('spaceId')
  checkDay(space, body.date, ctx)
  const id = await db.transaction().execute(async (tx) => {
    await lockUser(tx, actor.id)
    if ((await countUpcoming(tx, actor.id, todayIn(space, now))) >= maxUpcomingCoworking) throw refuse('tooManyEntries')
    return takePlace(tx, { ...body, userId: actor.id, addedBy: null }, now)
  })
  return entryOf(ctx, id)
}

type Wanted = { spaceId: number; userId: number; date: string; addedBy: number | null }

/**
 * Takes a free place of the day under the lock of the space (V394). Refuses with `closedOnDate`, `banned`,
 * `alreadyEnlisted` or `noFreePlaces`. Returns the id of the entry.
 */
export const takePlace = async (tx: Tx, wanted: Wanted, now: Date): Promise<number> => {
  const { spaceId, userId, date, addedBy } = wanted
  await lockSpace(tx, spaceId)
  const [space] = await coworkingSpaces(tx, 'ru', [spaceId])
  // staff may have closed the day since the caller read the space
  if (!space || coworkingHours(space, date).length === 0) throw new Refusal('closedOnDate')
  if (await isRestricted(tx, { spaceId, userId, today: date })) throw new Refusal('banned')
  const entry = await findEntry(tx, wanted)
  if (entry && entry.status !== 'delisted') throw new Refusal('alreadyEnlisted')
  const taken = await takenPlaces(tx, spaceId, { from: date, to: date })
  if (!entry?.isTaken && (taken.get(date) ?? 0) >= space.capacity) throw new Refusal('noFreePlaces')
  return takeEntry(tx, wanted, { addedBy, now })
}
