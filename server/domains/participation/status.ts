import { sql } from 'kysely'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import { presentParticipant } from '../events/present-participant.ts'
import { canPlay } from '../events/rules.ts'
import { type EventRow, findEvent } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'
import { formatsOf, mayActFor, needsQuizAnswer, obstacleTo, obstacleToCancel, requestStateOf } from './rules.ts'
import { bannedAmong, findParticipant, queuePosition } from './store.ts'

type StatusCall = Ctx<'GET /event-participants/status' | 'GET /event-participants/registration' | 'GET /event-participants/cancel'>

/** The event as seen by the given user: the actor, or a user the actor may act for. */
const eventFor = async (ctx: StatusCall): Promise<EventRow & { personId: number }> => {
  const { actor, caller, db, query, refuse } = ctx
  const event = await visibleEvent(ctx, query.eventId)
  const personId = query.user_id ?? actor.id
  if (!mayActFor(event, actor, personId)) throw refuse('forbidden')
  const row = personId === actor.id ? event : await findEvent(db, event.id, { userId: personId, locale: caller.locale })
  return { ...(row ?? event), personId }
}

export const statusOf = async (ctx: Ctx<'GET /event-participants/status'>) => {
  const { actor, db, now } = ctx
  const event = await eventFor(ctx)
  const participant = await findParticipant(db, event.id, event.personId)
  const isOnList = participant && participant.state !== 'noRequest'
  return {
    state: participant?.state ?? ('noRequest' as const),
    request: requestStateOf(event, now),
    participant: isOnList ? presentParticipant(participant, await queuePosition(db, participant)) : null,
    canPlay: canPlay(event, actor, participant?.state === 'approved', now),
  }
}

/** Requirements of the registration form; `reason` is in the caller's language. */
export const preconditionsOf = async (ctx: Ctx<'GET /event-participants/registration'>) => {
  const { actor, caller, db, now } = ctx
  const event = await eventFor(ctx)
  const complete = { isQuizAnswered: true, spaceId: event.open_space_ids?.[0], ecpConfirmed: true }
  const obstacle = obstacleTo(event, actor, complete, now) ?? (await banOf(db, event, now))
  return {
    open: obstacle === null && requestStateOf(event, now) === 'available',
    reason: obstacle && dictionaries[caller.locale].refusals[obstacle],
    quizId: event.quiz_id,
    quizRequired: needsQuizAnswer(event),
    needConsent: actor.isRestricted,
    ecpRequired: event.ecp_required,
    formats: formatsOf(event),
    spaces: await networkSpaces(db, event.open_space_ids ?? []),
    teams: await teamsFor(db, event),
    remainingCapacity: event.seat_limit === null ? null : Math.max(0, event.seat_limit - event.online_taken - event.offline_taken),
  }
}

/** Only spaces ban, so that most events need no statement. */
const banOf = async (db: StatusCall['db'], { id, personId, space_id, network_space_ids }: Awaited<ReturnType<typeof eventFor>>, now: Date) => {
  if (space_id === null && !network_space_ids) return null
  return (await bannedAmong(db, [{ eventId: id, userId: personId, now }])).size > 0 ? ('banned' as const) : null
}

/** Teams of a team event that the user may register: those they lead or administer. Index: team_staff_user. */
const teamsFor = async (db: StatusCall['db'], { participation_format, personId }: Awaited<ReturnType<typeof eventFor>>) => {
  if (participation_format !== 'team') return []
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, t.name from team_staff x join teams t on t.id = x.team_id
    where x.user_id = ${personId} and x.role in ('leader', 'admin') order by t.name, t.id`.execute(db)
  return rows
}

const networkSpaces = (db: StatusCall['db'], ids: number[]) =>
  db.selectFrom('spaces').select(['id', 'name']).where(sql<boolean>`id = any(${ids}::bigint[])`).orderBy('name').execute()

export const cancelPreconditionsOf = async (ctx: Ctx<'GET /event-participants/cancel'>) => {
  const obstacle = obstacleToCancel(await eventFor(ctx), ctx.now)
  return { canCancel: obstacle === null, reason: obstacle && dictionaries[ctx.caller.locale].refusals[obstacle] }
}
