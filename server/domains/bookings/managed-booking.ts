import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { canManage, obstacleToChange } from './rules.ts'
import { type BookingRow, findBooking } from './store.ts'

type Code = 'forbidden' | 'bookedByEvent' | 'bookingCancelled' | 'bookingStarted'
type Ctx = { db: Db; actor: Actor; caller: Caller; now: Date; refuse: (code: Code) => Refusal }

/**
 * A booking that its author or the staff of its space may change now. A missing one is refused as a foreign one, so that ids
 * do not reveal bookings. `tx` reads it again after the lock.
 */
export const managedBooking = async ({ db, actor, caller, now, refuse }: Ctx, id: number, tx: Db = db): Promise<BookingRow> => {
  const row = await findBooking(tx, caller.locale, id)
  if (!row || !canManage(row, actor)) throw refuse('forbidden')
  const obstacle = obstacleToChange(row, now)
  if (obstacle) throw refuse(obstacle)
  return row
}
