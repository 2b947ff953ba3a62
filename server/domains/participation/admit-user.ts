import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { seatsTag } from '../events/seats-tag.ts'
import type { EventRow } from '../events/store.ts'
import { participationApproved } from './facts.ts'
import { chosenFormat, formatsOf, spaceToAdmitTo } from './rules.ts'
import { countFormats, hasFreeSeat, lockEventSeats, moveSeats } from './seats.ts'
import { addParticipants, bannedAmong, changeParticipants, findParticipant } from './store.ts'

type Deps = { announce: Announce; now: Date }
type Obstacle = 'admissionUnavailable' | 'participantBanned' | 'spacesUnconfirmed' | 'noSeats'

/**
 * The organizer admits a user, also after the registration and before the waiting list. The result is the reason against it, or
 * null: limits, bans and the spaces of a network event hold. A user with a seat stays as they are.
 */
export const admitUser = async (
  { announce, now }: Deps,
  tx: Tx,
  { event, userId }: { event: EventRow; userId: number },
): Promise<Obstacle | null> => {
  const seats = await lockEventSeats(tx, event.id)
  if (seats?.status !== 'published' || seats.moderation !== 'approved') return 'admissionUnavailable'
  const participant = await findParticipant(tx, event.id, userId)
  if (participant?.state === 'approved') return null
  if ((await bannedAmong(tx, [{ eventId: event.id, userId, now }])).size > 0) return 'participantBanned'
  const listed = participant && participant.state !== 'noRequest' ? participant : null
  const space_id = spaceToAdmitTo(event, listed?.space_id ?? null)
  if (space_id === undefined) return 'spacesUnconfirmed'
  const formats = listed ? [listed.format] : [chosenFormat(event, {}), ...formatsOf(event)]
  const format = formats.find((one) => hasFreeSeat(seats, one))
  if (!format) return 'noSeats'
  const place = { state: 'approved' as const, waits_for_seat: false, space_id }
  if (listed) await changeParticipants(tx, [listed.id], { ...place, decided_at: now })
  else {
    const entry = { event_id: event.id, user_id: userId, ...place, format, quiz_answer_id: null, created_at: now }
    await addParticipants(tx, [entry])
  }
  await moveSeats(tx, seats, countFormats([{ format }]))
  await announce(tx, participationApproved, { eventId: event.id, userId, because: 'organizer' })
  await invalidate(tx, [seatsTag(event.id)])
  return null
}
