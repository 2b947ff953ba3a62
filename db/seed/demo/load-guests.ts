import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import { participantFavorites } from './account-events.ts'
import { type HeldEdition, seatingOf } from './editions/guests.ts'
import type { Ground } from './ground.ts'
import { insertBatches } from './insert-batches.ts'

/** Seats of events with their guests, waiting lists and favorites. */
export const loadGuests = async (tx: Tx, held: HeldEdition[], ground: Ground, now: Date): Promise<void> => {
  const seatings = held.map((edition) => seatingOf(edition, ground, now))
  for (const batch of insertBatches(seatings.map(({ seats }) => seats))) await tx.insertInto('event_seats').values(batch).execute()
  for (const batch of insertBatches(seatings.flatMap(({ guests }) => guests))) {
    const inOrder = batch.map((guest) => ({ ...guest, queue_number: sql<number>`nextval('participation_queue')` }))
    await tx.insertInto('event_participants').values(inOrder).execute()
  }
  await addFavorites(tx, held, ground, now)
}

const addFavorites = async (tx: Tx, held: HeldEdition[], ground: Ground, now: Date) => {
  const participant = ground.accounts.get('participant')
  if (participant === undefined) return
  const liked = held.filter(({ edition }) => participantFavorites.has(edition.event.key))
  const rows = liked.map(({ id }) => ({ user_id: participant, event_id: id, created_at: now }))
  for (const batch of insertBatches(rows)) await tx.insertInto('favorites').values(batch).execute()
}
