import type { Insertable } from 'kysely'
import { hasFreeSeat, type Seats } from '../../../../server/domains/participation/seats.ts'
import type { EventParticipants } from '../../../schema.ts'
import { chance } from '../chance.ts'
import type { Ground } from '../ground.ts'
import type { DemoEvent } from '../shapes.ts'
import { demoKeyOf, type Edition } from './edition.ts'
import { type Registration, registrationsOf } from './registrations.ts'
import { openSpaces } from './venues.ts'

type Guest = Omit<Insertable<EventParticipants>, 'queue_number'>
type Place = Pick<Guest, 'state' | 'waits_for_seat'>
export type HeldEdition = { id: number; edition: Edition }

/** The guests of an event and its taken seats; seats go by order of registration, as in the product. */
export const seatingOf = ({ id, edition }: HeldEdition, ground: Ground, now: Date): { guests: Guest[]; seats: Seats } => {
  const seats = emptySeats(id, edition.event)
  const guests = registrationsOf(edition, ground, now).map((registration, turn) => {
    const seatRequest = { edition, registration, turn, seats, now }
    const place = placeFor(seatRequest)
    if (place.state === 'approved') seats[`${registration.format}_taken`] += 1
    return {
      event_id: id,
      user_id: registration.userId,
      ...place,
      format: registration.format,
      space_id: spaceOf(edition.event, registration, ground),
      created_at: registration.at,
      decided_at: decidedAt(seatRequest, place),
      ...presenceOf(edition, registration, place, now),
    }
  })
  return { guests, seats }
}

const emptySeats = (eventId: number, { limit }: DemoEvent): Seats => ({
  event_id: eventId,
  seat_limit: typeof limit === 'number' ? limit : null,
  online_limit: typeof limit === 'object' ? (limit.online ?? null) : null,
  offline_limit: typeof limit === 'object' ? (limit.offline ?? null) : null,
  online_taken: 0,
  offline_taken: 0,
})

type SeatRequest = { edition: Edition; registration: Registration; turn: number; seats: Seats; now: Date }

/** Two of three are approved for events by approval; guests invited to a closed event always are. */
const placeFor = ({ edition, registration, turn, seats, now }: SeatRequest): Place => {
  const { access = 'open' } = edition.event
  const isFree = hasFreeSeat(seats, registration.format)
  if (isFree && (access !== 'approval-required' || turn % 3 !== 2)) return { state: 'approved', waits_for_seat: false }
  if (access === 'open') return { state: 'wait', waits_for_seat: true }
  return { state: now < edition.endsAt ? 'wait' : 'declined', waits_for_seat: false }
}

const spaceOf = (event: DemoEvent, { name }: Registration, ground: Ground) => {
  const spaces = openSpaces(event)
  const chosen = spaces[Math.floor(chance(event.key, name, 'space') * spaces.length)]
  return ground.spaces.get(chosen ?? '')?.id ?? null
}

const hourMs = 3_600_000

/** Organizers decide within a day, and before the event begins. */
const decidedAt = ({ edition, registration: { name, at }, now }: SeatRequest, { state }: Place) => {
  const { event, startsAt } = edition
  if (event.access === undefined || state === 'wait') return null
  const answeredAt = at.getTime() + chance(event.key, name, 'answer') * 24 * hourMs
  return new Date(Math.min(answeredAt, startsAt.getTime(), now.getTime()))
}

/** Most guests with a seat came, within a quarter of an hour of the start; online most stayed to the end. */
const presenceOf = (edition: Edition, { name, format }: Registration, { state }: Place, now: Date) => {
  const { event, startsAt, endsAt } = edition
  const isOver = endsAt <= now && event.state === undefined
  const luck = chance(demoKeyOf(edition), name, 'came')
  if (!isOver || state !== 'approved' || luck > 0.86) return { attended_at: null, online_completed_at: null }
  const attendedAt = new Date(startsAt.getTime() + (luck * hourMs) / 4)
  return { attended_at: attendedAt, online_completed_at: format === 'online' && luck < 0.7 ? endsAt : null }
}
