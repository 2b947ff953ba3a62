import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { addChanges } from './decisions-store.ts'
import { participationApproved } from './facts.ts'
import { countFormats, freeSeats, moveSeats, type Seats } from './seats.ts'
import { changeParticipants, firstWaiting } from './store.ts'

/** Assigns free seats of an upcoming event to the first waiting users. The caller's transaction must hold the lock on the seats. */
export const admitWaiting = async (tx: Tx, seats: Seats, { announce, now }: { announce: Announce; now: Date }) => {
  const eventId = seats.event_id
  const next = await seatWaiting(tx, seats, { now, decisionId: null })
  await announce(tx, participationApproved, ...next.map((userId) => ({ eventId, userId, because: 'seatFreed' as const })))
}

/** The same without notifications; the result is the users. With `decisionId` the undo of the decision takes the seats back. */
export const seatWaiting = async (tx: Tx, seats: Seats, { now, decisionId }: { now: Date; decisionId: number | null }): Promise<number[]> => {
  const next = await firstWaiting(tx, seats.event_id, freeSeats(seats), now)
  if (next.length === 0) return []
  const ids = next.map(({ id }) => id)
  if (decisionId !== null) await addChanges(tx, decisionId, ids)
  await changeParticipants(tx, ids, { state: 'approved', waits_for_seat: false, decided_at: now, decision_id: decisionId })
  await moveSeats(tx, seats, countFormats(next))
  return next.map(({ user_id }) => user_id)
}
