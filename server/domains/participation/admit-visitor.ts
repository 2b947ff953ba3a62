import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { seatsTag } from '../events/seats-tag.ts'
import type { EventRow } from '../events/store.ts'
import { participationApproved } from './facts.ts'
import { countFormats, fits, lockEventSeats, moveSeats, opposite } from './seats.ts'
import { addParticipants, bannedAmong, changeParticipants, findParticipant, type ParticipantRow } from './store.ts'

type Deps = { announce: Announce; now: Date }
type Admission = { event: EventRow; userId: number; spaceId: number }
type Obstacle = 'registrationClosed' | 'declinedBefore' | 'teamRequired' | 'banned' | 'noSeats'

/**
 * Space staff admit a visitor at the door: registered in the space, also after the registration and before the waiting list, and for
 * users who wanted to take part online. Limits, bans and decisions of the organizer hold. The result is the reason against it, or null.
 */
export const admitVisitor = async ({ announce, now }: Deps, tx: Tx, { event, userId, spaceId }: Admission): Promise<Obstacle | null> => {
  const seats = await lockEventSeats(tx, event.id)
  if (seats?.status !== 'published') return 'registrationClosed'
  const participant = await findParticipant(tx, event.id, userId)
  const place = { state: 'approved' as const, waits_for_seat: false, format: 'offline' as const, space_id: spaceOf(event, spaceId) }
  if (participant?.state === 'approved' && participant.format === 'offline' && participant.space_id === place.space_id) return null
  const obstacle = obstacleTo(event, participant)
  if (obstacle) return obstacle
  if ((await bannedAmong(tx, [{ eventId: event.id, userId, now }])).size > 0) return 'banned'
  const change = changeOf(participant)
  if (!fits(seats, change)) return 'noSeats'
  if (participant && participant.state !== 'noRequest') await changeParticipants(tx, [participant.id], { ...place, decided_at: now })
  else await addParticipants(tx, [{ event_id: event.id, user_id: userId, ...place, quiz_answer_id: null, created_at: now }])
  await moveSeats(tx, seats, change)
  if (participant?.state !== 'approved') await announce(tx, participationApproved, { eventId: event.id, userId, because: 'organizer' })
  await invalidate(tx, [seatsTag(event.id)])
  return null
}

/** The space of a network event; other events have a single one. */
const spaceOf = ({ open_space_ids }: EventRow, spaceId: number): number | null => (open_space_ids?.includes(spaceId) ? spaceId : null)

const obstacleTo = (event: EventRow, participant: ParticipantRow | undefined): Obstacle | null => {
  if (participant?.state === 'declined') return 'declinedBefore'
  return event.participation_format === 'team' && participant?.state !== 'approved' ? 'teamRequired' : null
}

/** An approved online participant exchanges the seat. */
const changeOf = (participant: ParticipantRow | undefined) => {
  const taken = countFormats([{ format: 'offline' }])
  if (participant?.state !== 'approved') return taken
  const released = opposite(countFormats([participant]))
  return { online: taken.online + released.online, offline: taken.offline + released.offline }
}
