import type { Settled } from '../../kernel/batcher.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { type Admission, admit, type Place } from './admission.ts'
import { participationRequested } from './facts.ts'
import { type Judged, judge, type Request, type Wish } from './judge.ts'
import { addTaken, lockSeatsOf, type Seats, type Taken } from './seats.ts'
import { addParticipants, countWaiting, listedAmong, type ParticipantRow } from './store.ts'

export type Source = { db: Db; announce: Announce }

/** How seats are looked at before they are given away, and how they are taken. */
export type Hands = {
  look: (tx: Tx, eventIds: readonly number[]) => Promise<Seats[]>
  take: (tx: Tx, taken: readonly Taken[], seen: readonly Seats[]) => Promise<void>
}

export const carefulHands: Hands = { look: lockSeatsOf, take: addTaken }

export type Seated = { participant: ParticipantRow; queuePosition: number | null }

/** Settles wishes for seats in the order given, all in one transaction, after its commit. Fails as a whole or not at all. */
export const seatAll = async (source: Source, wishes: Wish[], hands: Hands): Promise<Settled<Seated>[]> => {
  const judged = await judge(source.db, wishes)
  const requests = judged.flatMap((one) => ('request' in one ? [one.request] : []))
  const outcomes: Outcomes = requests.length > 0 ? await seatRequests(source, requests, hands) : new Map()
  return wishes.map((wish, index) => {
    const outcome = outcomeOf(judged[index], outcomes)
    return 'refusal' in outcome ? { error: wish.refuse(outcome.refusal) } : { answer: outcome }
  })
}

type Refused = Extract<Judged | Admission, { refusal: string }>
type Outcomes = Map<Request, Seated | Refused>

const outcomeOf = (judged: Judged | undefined, outcomes: Outcomes) => {
  const outcome = judged && 'request' in judged ? outcomes.get(judged.request) : judged
  if (!outcome) throw new Error('every wish is judged, and every request has an outcome')
  return outcome
}

const seatRequests = ({ db, announce }: Source, requests: Request[], hands: Hands): Promise<Outcomes> =>
  db.transaction().execute(async (tx) => {
    const eventIds = idsOf(requests)
    const seats = await hands.look(tx, eventIds)
    // what is read while the seats are held cannot change any more
    const ground = { seats, waiting: await countWaiting(tx, eventIds), listed: await listedAmong(tx, requests) }
    const admissions = admit(requests, ground)
    const refused = requests.flatMap((request, index) => refusedAs(request, admissions[index]))
    const admitted = requests.flatMap((request, index) => admittedAs(request, admissions[index]))
    if (admitted.length === 0) return new Map(refused)
    const seated = await enter(tx, admitted)
    await hands.take(tx, takenBy(admitted), seats)
    await announce(tx, participationRequested, ...admitted.map(({ request, place }) => happened(request, place)))
    await invalidate(tx, idsOf(admitted.map(({ request }) => request)).map(seatsTag))
    return new Map<Request, Seated | Refused>([...refused, ...seated])
  })

const idsOf = (requests: readonly Request[]) => [...new Set(requests.map(({ eventId }) => eventId))]

type Admitted = { request: Request; place: Place }

const admittedAs = (request: Request, admission: Admission | undefined): Admitted[] =>
  admission && 'state' in admission ? [{ request, place: admission }] : []

const refusedAs = (request: Request, admission: Admission | undefined): [Request, Refused][] =>
  admission && 'refusal' in admission ? [[request, admission]] : []

const enter = async (tx: Tx, admitted: readonly Admitted[]): Promise<[Request, Seated][]> => {
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

const happened = ({ eventId, userId }: Request, { state, waitsForSeat }: Place) => ({ eventId, userId, state, waitsForSeat })
