import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { participationApproved } from './facts.ts'
import type { GuestFormat } from './rules.ts'
import { hasFreeSeat, lockSeats, moveSeats } from './seats.ts'
import { changeParticipant, firstWaiting } from './store.ts'

/** Gives every free seat to who is first in line for it. The caller's transaction holds the seats. */
export const admitWaiting = async (tx: Tx, eventId: number, { announce, now }: { announce: Announce; now: Date }) => {
  let seats = await lockSeats(tx, eventId)
  for (;;) {
    const formats = (['online', 'offline'] satisfies GuestFormat[]).filter((format) => hasFreeSeat(seats, format))
    const next = formats.length > 0 ? await firstWaiting(tx, eventId, formats) : undefined
    if (!next) return
    await changeParticipant(tx, next.id, { state: 'approved', waits_for_seat: false, decided_at: now })
    seats = await moveSeats(tx, eventId, next.format, 1)
    await announce(tx, participationApproved, { eventId, userId: next.user_id, because: 'seatFreed' })
  }
}
