import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { type EventRow, sharedCards } from '../events/cards.ts'
import { visibilityOf } from '../events/rules.ts'
import type { AdmissionRequest } from './admission.ts'
import { chosenFormat, mayActFor, obstacleTo } from './rules.ts'
import { bannedAmong } from './store.ts'

/** A request for a seat, with its actor and time. */
export type SeatRequest = Pick<Ctx<'POST /event-participants/registration'>, 'body' | 'actor' | 'now' | 'refuse'>

/** A request that passed all rules except the seat limits. */
export type ValidRequest = AdmissionRequest & { spaceId: number | null; quizAnswerId: number | null; now: Date }
export type Validation = { request: ValidRequest } | { refusal: Parameters<SeatRequest['refuse']>[0] }

/** Validates each request with its own actor and time, without checking seats. The result is the request or its first obstacle. */
export const validateRequests = async (db: Db, seatRequests: readonly SeatRequest[]): Promise<Validation[]> => {
  const requests = seatRequests.map(({ body, now }) => ({ eventId: body.eventId, userId: body.user_id, now }))
  const [rows, banned] = await Promise.all([sharedCards(db, [...new Set(requests.map(({ eventId }) => eventId))], 'ru'), bannedAmong(db, requests)])
  const events = new Map(rows.map((row) => [row.id, row]))
  return seatRequests.map((seatRequest, index) => validateOne(seatRequest, events.get(seatRequest.body.eventId), banned.has(index)))
}

const validateOne = ({ body, actor, now }: SeatRequest, event: EventRow | undefined, isBanned: boolean): Validation => {
  if (!event) return { refusal: 'notFound' }
  const visibility = visibilityOf(event, actor)
  if (visibility !== 'visible') return { refusal: visibility }
  if (!mayActFor(event, actor, body.user_id)) return { refusal: 'forbidden' }
  const obstacle = obstacleTo(event, actor, body, now) ?? (isBanned ? 'banned' : null)
  return obstacle ? { refusal: obstacle } : { request: validRequest(event, body, now) }
}

const validRequest = (event: EventRow, body: SeatRequest['body'], now: Date): ValidRequest => ({
  eventId: event.id,
  userId: body.user_id,
  format: chosenFormat(event, body),
  isRestricted: event.access !== 'open',
  spaceId: body.spaceId ?? null,
  quizAnswerId: body.quizAnswerId ?? null,
  now,
})
