import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { heldOf } from './decide.ts'
import { type ChangedParticipant, type DecisionRow, findDecision, lockChanged, markUndone, restoreChanged } from './decisions-store.ts'
import { withdrawDecisionMessages } from './messages.ts'
import type { GuestFormat } from './rules.ts'
import { fits, lockEventSeats, moveSeats, type SeatCount } from './seats.ts'
import { admitWaiting } from './waiting-list.ts'

/**
 * Takes a decision back, in a transaction of the caller, who has authorized it: the participants, and those who got a freed seat, return to
 * their state before, unless it has changed since. Refused when no participant would return, when a returned participant has no seat any more, or
 * when the event was cancelled.
 */
export const undoDecision = async ({ clock, announce }: Pick<Resources, 'clock' | 'announce'>, tx: Tx, { id, event_id }: DecisionRow) => {
  const seats = heldOf(await lockEventSeats(tx, event_id))
  const now = clock()
  // under the lock on the seats, as every decision about the event
  const decision = await findDecision(tx, id)
  if (!decision) throw new Refusal('notFound')
  if (decision.undone_at) throw new Refusal('alreadyUndone')
  const changed = await lockChanged(tx, id)
  const isOpen = now < decision.undo_until && changed.length > 0
  // a participant with a later decision keeps the messages: an undo of that one brings this one back
  if (
    !isOpen ||
    !(await withdrawDecisionMessages(
      tx,
      id,
      changed.map((participant) => participant.user_id),
    ))
  )
    throw new Refusal('undoTooLate')
  const returned = { online: seatsOf(changed, 'online'), offline: seatsOf(changed, 'offline') }
  if (!fits(seats, returned)) throw new Refusal('noSeats')
  const ids = changed.map((participant) => participant.id)
  await restoreChanged(tx, id, ids)
  await markUndone(tx, id, now)
  await admitWaiting(tx, await moveSeats(tx, seats, returned), { announce, now })
  await invalidate(tx, [seatsTag(event_id)])
  return ids.length
}

/** Seats that the undo takes; a negative number is released. */
const seatsOf = (changed: readonly ChangedParticipant[], format: GuestFormat): SeatCount[GuestFormat] =>
  changed
    .filter((participant) => participant.format === format)
    .reduce((sum, { state, state_before }) => sum + Number(state_before === 'approved') - Number(state === 'approved'), 0)
