import type { Settled } from '../../kernel/batcher.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { type Admission, admit, type ListPlace } from './admission.ts'
import { participationRequested } from './facts.ts'
import { addTaken, lockSeatsOf, type Seats, type Taken } from './seats.ts'
import { addParticipants, countWaiting, listedAmong, type ParticipantRow } from './store.ts'
import { type SeatRequest, type Validation, type ValidRequest, validateRequests } from './validate-requests.ts'

export type Source = { db: Db; announce: Announce }

/** How seats are looked at before they are given away, and how they are taken. */
export type SeatAccess = {
  read: (tx: Tx, eventIds: readonly number[]) => Promise<Seats[]>
  take: (tx: Tx, taken: readonly Taken[], seen: readonly Seats[]) => Promise<void>
}

export const lockedSeatAccess: SeatAccess = { read: lockSeatsOf, take: addTaken }

export type Seated = { participant: ParticipantRow; queuePosition: number | null }

/** Settles wishes for seats in the order given, all in one transaction, after its commit. Fails as a whole or not at all. */
export const seatAll = async (source: Source, seatRequests: SeatRequest[], seatAccess: SeatAccess): Promise<Settled<Seated>[]> => {
  const validations = await validateRequests(source.db, seatRequests)
  const requests = validations.flatMap((one) => ('request' in one ? [one.request] : []))
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
  if (!outcome) throw new Error('every wish is judged, and every request has an outcome')
  return outcome
}

const admitRequests = ({ db, announce }: Source, requests: ValidRequest[], seatAccess: SeatAccess): Promise<Outcomes> =>
  db.transaction().execute(async (tx) => {
    const eventIds = idsOf(requests)
    const seats = await seatAccess.read(tx, eventIds)
    // what is read while the seats are held cannot change any more
    const seatState = { seats, waiting: await countWaiting(tx, eventIds), listed: await listedAmong(tx, requests) }
    const admissions = admit(requests, seatState)
    const refused = requests.flatMap((request, index) => refusedAs(request, admissions[index]))
    const admitted = requests.flatMap((request, index) => admittedAs(request, admissions[index]))
    if (admitted.length === 0) return new Map(refused)
    const seated = await enter(tx, admitted)
    await seatAccess.take(tx, takenBy(admitted), seats)
    await announce(tx, participationRequested, ...admitted.map(({ request, place }) => participationFact(request, place)))
    await invalidate(tx, idsOf(admitted.map(({ request }) => request)).map(seatsTag))
    return new Map<ValidRequest, Seated | Refused>([...refused, ...seated])
  })

const idsOf = (requests: readonly ValidRequest[]) => [...new Set(requests.map(({ eventId }) => eventId))]

type Admitted = { request: ValidRequest; place: ListPlace }

const admittedAs = (request: ValidRequest, admission: Admission | undefined): Admitted[] =>
  admission && 'state' in admission ? [{ request, place: admission }] : []

const refusedAs = (request: ValidRequest, admission: Admission | undefined): [ValidRequest, Refused][] =>
  admission && 'refusal' in admission ? [[request, admission]] : []

const enter = async (tx: Tx, admitted: readonly Admitted[]): Promise<[ValidRequest, Seated][]> => {
  const rows = await addParticipants(tx, admitted.map(entryOf))
  const entered = new Map(rows.map((row) => [`${row.event_id} ${row.user_id}`, row]))
  return admitted.map(({ request, place }) => {
    const participant = entered.get(`${request.eventId} ${request.userId}`)
    if (!participant) throw new Error('somebody came onto a list while its seats were held')
    return [request, { participant, queuePosition: place.queuePosition }]
  })
}

const entryOf = ({ request, place }: Admitted) => ({
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
  return [...byEvent].map(([event_id, theirs]) => {
    const online = theirs.filter(({ request }) => request.format === 'online').length
    return { event_id, online, offline: theirs.length - online }
  })
}

const participationFact = ({ eventId, userId }: ValidRequest, { state, waitsForSeat }: ListPlace) => ({ eventId, userId, state, waitsForSeat })
