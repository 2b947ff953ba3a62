import { decisionUndoSeconds } from '../../../contract/limits.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { addDecision } from './decisions-store.ts'
import { queueDecisionMessages } from './messages.ts'
import { countFormats, type EventSeats, fits, lockEventSeats, moveSeats, opposite, type Seats } from './seats.ts'
import { bannedAmong, changeParticipants, lockParticipants, type ParticipantRow } from './store.ts'
import { seatWaiting } from './waiting-list.ts'

export type Decision = {
  eventId: number
  participantIds: readonly number[]
  state: 'approved' | 'wait' | 'declined'
  comment: string | null
  decidedBy: number
}

export type Decided = { participants: ParticipantRow[]; changed: number; made: { id: number; undoUntil: Date } | null }

/**
 * The organizer's decision about participants, in a transaction of the caller, who has authorized it. It applies to all of them or to none,
 * and never exceeds a limit. The notifications wait until the decision can no longer be undone. `lock` is a parameter, so that a
 * test can show the race without the lock.
 */
export const decide = async ({ clock }: Pick<Resources, 'clock'>, tx: Tx, decision: Decision, lock = lockEventSeats): Promise<Decided> => {
  const locked = heldOf(await lock(tx, decision.eventId))
  const participants = await lockParticipants(tx, decision.eventId, decision.participantIds)
  if (participants.some(({ team_id }) => team_id !== null)) throw new Refusal('decidedWithTeam')
  const toChange = participants.filter(({ state, waits_for_seat }) => state !== decision.state || waits_for_seat)
  if (decision.state !== 'approved' && toChange.some(({ attended_at }) => attended_at !== null)) throw new Refusal('alreadyAttended')
  if (toChange.length === 0) return { participants, changed: 0, made: null }
  // after the lock, so that the times of decisions have the order of the decisions
  const now = clock()
  if (decision.state === 'approved' && (await bannedAmong(tx, seatKeysOf(toChange, now))).size > 0) throw new Refusal('participantsBanned')
  const seats = await moveSeatsOf(tx, decision, locked, toChange)
  const made = { id: await addDecision(tx, { ...decision, now, undoUntil: undoUntilOf(now) }, toChange), undoUntil: undoUntilOf(now) }
  const { state, comment } = decision
  const changed = await changeParticipants(tx, idsOf(toChange), {
    state,
    waits_for_seat: false,
    comment,
    decided_at: now,
    decision_id: made.id,
  })
  const seated = await seatWaiting(tx, seats, { now, decisionId: made.id })
  await queueDecisionMessages(tx, { decision: { ...decision, ...made }, decided: toChange, seated, now })
  await invalidate(tx, [seatsTag(decision.eventId)])
  const after = new Map(changed.map((row) => [row.id, row]))
  return { participants: participants.map((row) => after.get(row.id) ?? row), changed: changed.length, made }
}

/** A cancelled event has no more decisions: its users were notified of the cancellation. */
export const heldOf = (seats: EventSeats | undefined): EventSeats => {
  if (!seats) throw new Refusal('notFound')
  if (seats.status === 'canceled') throw new Refusal('eventCanceled')
  return seats
}

const undoUntilOf = (now: Date) => new Date(now.getTime() + decisionUndoSeconds * 1000)

const seatKeysOf = (participants: readonly ParticipantRow[], now: Date) =>
  participants.map(({ event_id, user_id }) => ({ eventId: event_id, userId: user_id, now }))

const idsOf = (participants: readonly ParticipantRow[]) => participants.map(({ id }) => id)

const moveSeatsOf = (tx: Tx, { state }: Decision, seats: Seats, participants: readonly ParticipantRow[]): Promise<Seats> => {
  if (state !== 'approved') {
    const released = participants.filter((participant) => participant.state === 'approved')
    return moveSeats(tx, seats, opposite(countFormats(released)))
  }
  const taken = countFormats(participants)
  if (!fits(seats, taken)) throw new Refusal('noSeats')
  return moveSeats(tx, seats, taken)
}
