import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { participationApproved } from './facts.ts'
import { countFormats, freeSeats, moveSeats, type Seats } from './seats.ts'
import { changeParticipants, firstWaiting } from './store.ts'

/** Assigns free seats of an upcoming event to the first waiting users. The caller's transaction must hold the lock on the seats. */
export const admitWaiting = async (tx: Tx, seats: Seats, { announce, now }: { announce: Announce; now: Date }) => {
  const eventId = seats.event_id
  const next = await firstWaiting(tx, eventId, freeSeats(seats), now)
  if (next.length === 0) return
  const ids = next.map(({ id }) => id)
  await changeParticipants(tx, ids, { state: 'approved', waits_for_seat: false, decided_at: now })
  await moveSeats(tx, seats, countFormats(next))
  await announce(tx, participationApproved, ...next.map(({ user_id }) => ({ eventId, userId: user_id, because: 'seatFreed' as const })))
}
