import { type Batcher, batcher, batcherPerDatabase, type Settled } from '../../kernel/batcher.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, isDatabaseUnavailable } from '../../kernel/db.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { presentParticipant } from '../events/present-participant.ts'
import { lockedSeatAccess, type SeatAccess, type Seated, type Source, seatAll } from './seating.ts'
import type { SeatRequest } from './validate-requests.ts'

type Call = Ctx<'POST /event-participants/registration'>

/** Batches waiting requests into one transaction. Each is settled after the commit, in order of arrival. */
export type Registrations = Batcher<SeatRequest, Seated>

/** Registers a user. The later of two requests for the last seat gets a place in the waiting list. */
export const register = (ctx: Call) => registerInBatch(ctx, registrationsOf(ctx))

export const registerInBatch = async ({ body, actor, now, refuse }: Call, registrations: Registrations) => {
  const { participant, queuePosition } = await registrations({ body, actor, now, refuse })
  return presentParticipant(participant, queuePosition)
}

const bounds = { maxAtOnce: 200, maxWaiting: 2_000, maxConcurrent: 4 }

/** Grouped by event, so that a long lock on the seats of one event does not delay the others. */
const groupBy = ({ body }: SeatRequest) => body.eventId

/** `seatAccess` is a parameter, so that a test can show the race without the lock. */
export const createRegistrationBatcher = (source: Source, seatAccess: SeatAccess = lockedSeatAccess): Registrations =>
  batcher({ ...bounds, groupBy, take: (seatRequests: SeatRequest[]) => seatBatch(source, seatRequests, seatAccess) })

const registrationsOf = batcherPerDatabase(({ db, announce }: Source) => createRegistrationBatcher({ db, announce }))

/** Splits a failed batch in halves and retries them, so that in the end only the invalid request fails. */
const seatBatch = async (source: Source, seatRequests: SeatRequest[], seatAccess: SeatAccess): Promise<Settled<Seated>[]> => {
  try {
    return await seatAll(source, seatRequests, seatAccess)
  } catch (error) {
    if (seatRequests.length === 1 || isTransient(error)) return seatRequests.map(() => ({ error: reasonOf(error) }))
    const middle = Math.ceil(seatRequests.length / 2)
    const former = await seatBatch(source, seatRequests.slice(0, middle), seatAccess)
    return [...former, ...(await seatBatch(source, seatRequests.slice(middle), seatAccess))]
  }
}

/** Retrying halves would only delay the other requests. */
const isTransient = (error: unknown) => isDatabaseUnavailable(error) || hasTakenTooLong(error)

/** PostgreSQL code query_canceled: the seats were locked for longer than the statement timeout. */
const hasTakenTooLong = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'

/** Foreign keys check that the user, the space and the answer exist. */
const reasonOf = (error: unknown) => {
  if (hasTakenTooLong(error)) return new Refusal('unavailable', { retryAfterSeconds: 1 })
  const constraint = brokenConstraint(error)
  if (constraint === 'event_participants_user_id_fkey') return wrongField('user_id')
  if (constraint === 'event_participants_answer') return new Refusal('quizAnswerRequired')
  return constraint === 'event_participants_space_id_fkey' ? wrongField('spaceId') : error
}
