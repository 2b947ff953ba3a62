import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { type EventRow, sharedCards } from '../events/cards.ts'
import { visibilityOf } from '../events/rules.ts'
import type { AdmissionRequest } from './admission.ts'
import { chosenFormat, isAnswerFor, mayActFor, obstacleTo } from './rules.ts'
import { bannedAmong, quizAnswersOf } from './store.ts'

/** A request for a seat, with its actor and time. */
export type SeatRequest = Pick<Ctx<'POST /event-participants/registration'>, 'body' | 'actor' | 'now' | 'refuse'>

/** A request that passed all rules except the seat limits. */
export type ValidRequest = AdmissionRequest & { spaceId: number | null; quizAnswerId: number | null; now: Date }
export type Validation = { request: ValidRequest } | { refusal: Parameters<SeatRequest['refuse']>[0] }

/** Validates each request with its own actor and time, without checking seats. The result is the request or its first obstacle. */
export const validateRequests = async (db: Db, seatRequests: readonly SeatRequest[]): Promise<Validation[]> => {
  const requests = seatRequests.map(({ body, now }) => ({ eventId: body.eventId, userId: body.user_id, now }))
  const [rows, banned, answers] = await Promise.all([
    sharedCards(db, [...new Set(requests.map(({ eventId }) => eventId))], 'ru'),
    bannedAmong(db, requests),
    quizAnswersOf(
      db,
      seatRequests.flatMap(({ body }) => body.quizAnswerId ?? []),
    ),
  ])
  const events = new Map(rows.map((row) => [row.id, row]))
  return seatRequests.map((seatRequest, index) =>
    validateOne(seatRequest, {
      event: events.get(seatRequest.body.eventId),
      answer: answers.get(seatRequest.body.quizAnswerId ?? 0),
      isBanned: banned.has(index),
    }),
  )
}

type Facts = { event: EventRow | undefined; answer: Parameters<typeof isAnswerFor>[2] | undefined; isBanned: boolean }

const validateOne = ({ body, actor, now }: SeatRequest, { event, answer, isBanned }: Facts): Validation => {
  if (!event) return { refusal: 'notFound' }
  const visibility = visibilityOf(event, actor)
  if (visibility !== 'visible') return { refusal: visibility }
  if (!mayActFor(event, actor, body.user_id)) return { refusal: 'forbidden' }
  const isQuizAnswered = answer !== undefined && isAnswerFor(event, body.user_id, answer)
  const obstacle = obstacleTo(event, actor, { ...body, isQuizAnswered }, now) ?? (isBanned ? 'banned' : null)
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
