import type { Settled } from '../../kernel/batcher.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { type Admission, admit, type ListPlace } from './admission.ts'
import { participationRequested } from './facts.ts'
import { addTaken, type EventSeats, lockSeatsOf, type Taken } from './seats.ts'
import { addParticipants, countWaiting, listedAmong, type ParticipantRow } from './store.ts'
import { type SeatRequest, type Validation, type ValidRequest, validateRequests } from './validate-requests.ts'

export type Source = { db: Db; announce: Announce }

/** `read` returns the seats before admission, `take` stores the assigned ones. */
export type SeatAccess = {
  read: (tx: Tx, eventIds: readonly number[]) => Promise<EventSeats[]>
  take: (tx: Tx, taken: readonly Taken[], seats: readonly EventSeats[]) => Promise<void>
}

export const lockedSeatAccess: SeatAccess = { read: lockSeatsOf, take: addTaken }

export type Seated = { participant: ParticipantRow; queuePosition: number | null }

/** Settles seat requests in the given order after one common transaction. It fails for all of them or for none. */
export const seatAll = async (source: Source, seatRequests: SeatRequest[], seatAccess: SeatAccess): Promise<Settled<Seated>[]> => {
  const validations = await validateRequests(source.db, seatRequests)
  const requests = validations.flatMap((validation) => ('request' in validation ? [validation.request] : []))
  const outcomes: Outcomes = requests.length > 0 ? await admitRequests(source, requests, seatAccess) : new Map()
  return seatRequests.map((seatRequest, index) => {
    const outcome = outcomeOf(validations[index], outcomes)
    return 'refusal' in outcome ? { error: seatRequest.refuse(outcome.refusal) } : { answer: outcome }
  })
}

type Refused = Extract<Validation | Admission, { refusal: string }>
type Outcomes = Map<ValidRequest, Seated | Refused>

const outcomeOf = (validations: Validation | undefined, outcomes: Outcomes) => {
  const outcome = validations && 'request' in validations ? outcomes.get(validations.request) : validations
  if (!outcome) throw new Error('a request was not validated, or a valid request has no outcome')
  return outcome
}

const admitRequests = ({ db, announce }: Source, requests: ValidRequest[], seatAccess: SeatAccess): Promise<Outcomes> =>
  db.transaction().execute(async (tx) => {
    const eventIds = idsOf(requests)
    const seats = await seatAccess.read(tx, eventIds)
    // read under the lock on the seats, so that the lists cannot change before the commit
    const seatState = { seats, waiting: await countWaiting(tx, eventIds), listed: await listedAmong(tx, requests) }
    const admissions = admit(requests, seatState)
    const refused = requests.flatMap((request, index) => refusedOf(request, admissions[index]))
    const admitted = requests.flatMap((request, index) => admittedOf(request, admissions[index]))
    if (admitted.length === 0) return new Map(refused)
    const seated = await addToLists(tx, admitted)
    await seatAccess.take(tx, takenBy(admitted), seats)
    await announce(tx, participationRequested, ...admitted.map(({ request, place }) => participationFact(request, place)))
    await invalidate(tx, idsOf(admitted.map(({ request }) => request)).map(seatsTag))
    return new Map<ValidRequest, Seated | Refused>([...refused, ...seated])
  })

const idsOf = (requests: readonly ValidRequest[]) => [...new Set(requests.map(({ eventId }) => eventId))]

type Admitted = { request: ValidRequest; place: ListPlace }

const admittedOf = (request: ValidRequest, admission: Admission | undefined): Admitted[] =>
  admission && 'state' in admission ? [{ request, place: admission }] : []

const refusedOf = (request: ValidRequest, admission: Admission | undefined): [ValidRequest, Refused][] =>
  admission && 'refusal' in admission ? [[request, admission]] : []

const addToLists = async (tx: Tx, admitted: readonly Admitted[]): Promise<[ValidRequest, Seated][]> => {
  const rows = await addParticipants(tx, admitted.map(newRowOf))
  const rowsByKey = new Map(rows.map((row) => [`${row.event_id} ${row.user_id}`, row]))
  return admitted.map(({ request, place }) => {
    const participant = rowsByKey.get(`${request.eventId} ${request.userId}`)
    if (!participant) throw new Error('a participant was added to a list while its seats were locked')
    return [request, { participant, queuePosition: place.queuePosition }]
  })
}

const newRowOf = ({ request, place }: Admitted) => ({
  event_id: request.eventId,
  user_id: request.userId,
  state: place.state,
  waits_for_seat: place.waitsForSeat,
  format: request.format,
  space_id: request.spaceId,
  quiz_answer_id: request.quizAnswerId,
  created_at: request.now,
})

const takenBy = (admitted: readonly Admitted[]): Taken[] => {
  const approved = admitted.filter(({ place }) => place.state === 'approved')
  const byEvent = Map.groupBy(approved, ({ request }) => request.eventId)
  return [...byEvent].map(([event_id, ofEvent]) => {
    const online = ofEvent.filter(({ request }) => request.format === 'online').length
    return { event_id, online, offline: ofEvent.length - online }
  })
}

const participationFact = ({ eventId, userId }: ValidRequest, { state, waitsForSeat }: ListPlace) => ({ eventId, userId, state, waitsForSeat })
