import { sql } from 'kysely'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { seatsTag } from '../events/seats-tag.ts'
import type { EventRow } from '../events/store.ts'
import { participationApproved, participationCancelled, participationDeclined, participationReturned } from './facts.ts'
import { chosenFormat, spaceToAdmitTo } from './rules.ts'
import { countFormats, fits, moveSeats, opposite, type Seats } from './seats.ts'
import { addParticipants, bannedAmong, changeParticipants, type ParticipantRow, participantsOfTeam } from './store.ts'
import { admitWaiting } from './waiting-list.ts'

/**
 * The members who take part in an event for a team, as participants like any other: they wait, are approved and declined with their
 * team, have its seats and tickets, and stand in the lists of the organizer. The caller holds the lock on the seats.
 */
type Deps = { announce: Announce; now: Date }

type NewTeam = {
  event: EventRow
  teamId: number
  userIds: readonly number[]
  /** The member who answered the quiz of the event; their registration has the answer. */
  answer: { id: number; userId: number } | null
}
type Obstacle = 'memberTakesPart' | 'memberMayNotTakePart' | 'spacesUnconfirmed'

/** The team waits for the organizer. The result is the reason against it, or null. */
export const addTeam = async ({ now }: Deps, tx: Tx, { event, teamId, userIds, answer }: NewTeam): Promise<Obstacle | null> => {
  const space_id = spaceToAdmitTo(event, null)
  if (space_id === undefined) return 'spacesUnconfirmed'
  const banned = await bannedAmong(
    tx,
    userIds.map((userId) => ({ eventId: event.id, userId, now })),
  )
  if (banned.size > 0) return 'memberMayNotTakePart'
  const place = { event_id: event.id, team_id: teamId, state: 'wait' as const, waits_for_seat: false, format: chosenFormat(event, {}), space_id }
  const entries = userIds.map((user_id) => ({
    ...place,
    user_id,
    quiz_answer_id: answer?.userId === user_id ? answer.id : null,
    created_at: now,
  }))
  const added = await addParticipants(tx, entries)
  if (added.length < userIds.length) return 'memberTakesPart'
  await invalidate(tx, [seatsTag(event.id)])
  return null
}

type Decision = { teamId: number; state: 'approved' | 'wait' | 'declined'; comment: string | null }

/** Decides about all members of a team who did not cancel, within the limits. The notice about the team tells them in the bell. */
export const decideTeam = async (deps: Deps, tx: Tx, seats: Seats, { teamId, state, comment }: Decision): Promise<void> => {
  const { event_id } = seats
  const participants = (await participantsOfTeam(tx, event_id, teamId)).filter((participant) => participant.state !== state)
  if (state !== 'approved' && participants.some(({ attended_at }) => attended_at !== null)) throw new Refusal('alreadyAttended')
  if (state === 'approved') await checkBans(deps, tx, participants)
  const moved = await moveSeats(tx, seats, takenBy(seats, state, participants))
  await changeParticipants(tx, idsOf(participants), { state, waits_for_seat: false, comment, decided_at: deps.now })
  await admitWaiting(tx, moved, deps)
  const facts = participants.map(({ user_id }) => ({ eventId: event_id, userId: user_id, because: 'team' as const }))
  if (state === 'approved') await deps.announce(tx, participationApproved, ...facts)
  else if (state === 'declined') await deps.announce(tx, participationDeclined, ...facts.map((one) => ({ ...one, comment })))
  else await deps.announce(tx, participationReturned, ...facts)
  await invalidate(tx, [seatsTag(event_id)])
}

const checkBans = async ({ now }: Deps, tx: Tx, participants: readonly ParticipantRow[]) => {
  const keys = participants.map(({ event_id, user_id }) => ({ eventId: event_id, userId: user_id, now }))
  if ((await bannedAmong(tx, keys)).size > 0) throw new Refusal('participantsBanned')
}

const takenBy = (seats: Seats, state: Decision['state'], participants: readonly ParticipantRow[]) => {
  if (state !== 'approved') return opposite(countFormats(participants.filter((participant) => participant.state === 'approved')))
  const taken = countFormats(participants)
  if (!fits(seats, taken)) throw new Refusal('noSeats')
  return taken
}

/** Takes the places of a team, or of some members, back. The first waiting users get the free seats. */
export const releaseTeam = async (
  deps: Deps,
  tx: Tx,
  seats: Seats,
  { teamId, userIds }: { teamId: number; userIds?: readonly number[] },
): Promise<void> => {
  const { event_id } = seats
  const all = await participantsOfTeam(tx, event_id, teamId)
  const leaving = userIds ? all.filter(({ user_id }) => userIds.includes(user_id)) : all
  if (leaving.length === 0) return
  await changeParticipants(tx, idsOf(leaving), { state: 'noRequest', waits_for_seat: false })
  // an answer serves one registration, and the team may register again with it
  await sql`update event_participants set quiz_answer_id = null where id = any(${idsOf(leaving)}::bigint[])`.execute(tx)
  const moved = await moveSeats(tx, seats, opposite(countFormats(leaving.filter(({ state }) => state === 'approved'))))
  await admitWaiting(tx, moved, deps)
  await deps.announce(tx, participationCancelled, ...leaving.map(({ user_id }) => ({ eventId: event_id, userId: user_id, teamId })))
  await invalidate(tx, [seatsTag(event_id)])
}

const idsOf = (participants: readonly ParticipantRow[]) => participants.map(({ id }) => id)
