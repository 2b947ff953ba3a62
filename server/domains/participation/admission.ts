import type { GuestFormat } from './rules.ts'
import { hasFreeSeat, type Seats } from './seats.ts'

export type AdmissionRequest = {
  eventId: number
  userId: number
  format: GuestFormat
  /** The organizer decides, seats are not looked at. */
  isRestricted: boolean
}

/** What holds before the first of them is let in. Events without seats are gone. */
export type SeatState = {
  seats: readonly Seats[]
  /** How many wait for a seat. */
  waiting: readonly { event_id: number; format: GuestFormat; count: number }[]
  /** Who is on a list already, declined included. */
  listed: readonly { event_id: number; user_id: number; state: string }[]
}

/** The place in line is that among all who wait for a seat of the event, 1 is next; null when none is waited for. */
export type ListPlace = { state: 'approved' | 'wait'; waitsForSeat: boolean; queuePosition: number | null }
export type Admission = ListPlace | { refusal: 'alreadyRequested' | 'declinedBefore' | 'notFound' }

/** Decides what each gets, in order of arrival. A free seat goes to those who wait before it goes to a newcomer. */
export const admit = (asked: readonly AdmissionRequest[], seatState: SeatState): Admission[] => {
  const lists = listsOf(seatState)
  return asked.map((one) => {
    const list = lists.get(one.eventId)
    if (!list) return { refusal: 'notFound' }
    const earlier = list.stateOf.get(one.userId)
    if (earlier) return { refusal: earlier === 'declined' ? 'declinedBefore' : 'alreadyRequested' }
    const place = placeOn(list, one)
    list.stateOf.set(one.userId, place.state)
    return place
  })
}

type List = { seats: Seats; waiting: Record<GuestFormat, number>; stateOf: Map<number, string> }

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
