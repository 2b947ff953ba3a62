import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { seatsTag } from '../events/seats-tag.ts'
import type { EventRow } from '../events/store.ts'
import { participationApproved } from './facts.ts'
import { chosenFormat, formatsOf } from './rules.ts'
import { countFormats, hasFreeSeat, lockSeats, moveSeats } from './seats.ts'
import { addParticipants, changeParticipants, findParticipant } from './store.ts'

type Deps = { announce: Announce; now: Date }

/**
 * The organizer admits a user, also after the registration and before the waiting list. False if no seat is free: the limits
 * hold. A user with a seat stays as they are.
 */
export const admitUser = async ({ announce, now }: Deps, tx: Tx, { event, userId }: { event: EventRow; userId: number }): Promise<boolean> => {
  const seats = await lockSeats(tx, event.id)
  const participant = await findParticipant(tx, event.id, userId)
  if (participant?.state === 'approved') return true
  const listed = participant && participant.state !== 'noRequest' ? participant : null
  const formats = listed ? [listed.format] : [chosenFormat(event, {}), ...formatsOf(event)]
  const format = formats.find((one) => hasFreeSeat(seats, one))
  if (!format) return false
  const place = { state: 'approved' as const, waits_for_seat: false }
  if (listed) await changeParticipants(tx, [listed.id], { ...place, decided_at: now })
  else {
    const entry = { event_id: event.id, user_id: userId, ...place, format, space_id: null, quiz_answer_id: null, created_at: now }
    await addParticipants(tx, [entry])
  }
  await moveSeats(tx, seats, countFormats([{ format }]))
  await announce(tx, participationApproved, { eventId: event.id, userId, because: 'organizer' })
  await invalidate(tx, [seatsTag(event.id)])
  return true
}
