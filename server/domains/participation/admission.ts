import type { GuestFormat } from './rules.ts'
import { type EventSeats, hasFreeSeat } from './seats.ts'

export type AdmissionRequest = {
  eventId: number
  userId: number
  format: GuestFormat
  /** The organizer decides, so seats are not checked. */
  isRestricted: boolean
}

/** Seats and lists before the batch. An event without a seat row was deleted. */
export type SeatState = {
  seats: readonly EventSeats[]
  /** Number of waiting users per event and format. */
  waiting: readonly { event_id: number; format: GuestFormat; count: number }[]
  /** Users already on a list, including declined ones. */
  listed: readonly { event_id: number; user_id: number; state: string }[]
}

/** `queuePosition` counts all users waiting for a seat of the event. 1 is next, null is not waiting. */
export type ListPlace = { state: 'approved' | 'wait'; waitsForSeat: boolean; queuePosition: number | null }
export type Admission = ListPlace | { refusal: 'alreadyRequested' | 'declinedBefore' | 'registrationClosed' | 'notFound' }

/** Decides requests in order of arrival. Waiting users get a free seat before new ones. */
export const admit = (requests: readonly AdmissionRequest[], seatState: SeatState): Admission[] => {
  const lists = listsOf(seatState)
  return requests.map((request) => {
    const list = lists.get(request.eventId)
    if (!list) return { refusal: 'notFound' }
    // cancelled or withdrawn after the request was validated
    if (!isPublished(list.seats)) return { refusal: 'registrationClosed' }
    const earlier = list.stateOf.get(request.userId)
    if (earlier) return { refusal: earlier === 'declined' ? 'declinedBefore' : 'alreadyRequested' }
    const place = placeOn(list, request)
    list.stateOf.set(request.userId, place.state)
    return place
  })
}

const isPublished = ({ status, moderation }: EventSeats) => status === 'published' && moderation === 'approved'

type List = { seats: EventSeats; waiting: Record<GuestFormat, number>; stateOf: Map<number, string> }

const listsOf = ({ seats, waiting, listed }: SeatState): Map<number, List> => {
  const lists = new Map(
    seats.map((row): [number, List] => [row.event_id, { seats: { ...row }, waiting: { online: 0, offline: 0 }, stateOf: new Map() }]),
  )
  for (const { event_id, format, count } of waiting) {
    const list = lists.get(event_id)
    if (list) list.waiting[format] = count
  }
  for (const { event_id, user_id, state } of listed) lists.get(event_id)?.stateOf.set(user_id, state)
  return lists
}

const placeOn = ({ seats, waiting }: List, { format, isRestricted }: AdmissionRequest): ListPlace => {
  if (isRestricted) return { state: 'wait', waitsForSeat: false, queuePosition: null }
  if (waiting[format] > 0 || !hasFreeSeat(seats, format)) {
    waiting[format] += 1
    return { state: 'wait', waitsForSeat: true, queuePosition: waiting.online + waiting.offline }
  }
  seats[format === 'online' ? 'online_taken' : 'offline_taken'] += 1
  return { state: 'approved', waitsForSeat: false, queuePosition: null }
}
