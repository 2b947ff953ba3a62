import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { isRegistrationOpen } from '../events/rules.ts'
import type { EventRow } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'
import { type EventSeats, lockEventSeats } from '../participation/seats.ts'
import { participantsOfTeam } from '../participation/store.ts'
import { addTeam, decideTeam, releaseTeam } from '../participation/team-places.ts'
import { findRegistration, presentEventTeam, registrationState } from './event-teams-store.ts'
import { lockTeam, lockTeamFor } from './lock.ts'
import { notifyOrganizers, notifyTeam } from './notices.ts'
import { refuseUnable } from './register.ts'
import { isSizeRight, participates } from './rules.ts'
import { memberIds } from './store.ts'

type Call = Ctx<'PUT /owner/teams/:id/event-registration'>

/**
 * Replaces the members who take part for a registered team. New ones have the state of the team: the organizer decides about teams as a
 * whole. Without an open registration a team may replace members, and not grow.
 */
export const changeEventTeam = async (ctx: Call, lock = lockTeam) => {
  const { db, actor, params, body, now, refuse } = ctx
  const event = await visibleEvent(ctx, body.eventId)
  await db.transaction().execute(async (tx) => {
    const seats = await lockEventSeats(tx, event.id)
    const team = await lockTeamFor(tx, ctx, params.id, { lock })
    const registration = await registrationState(tx, event.id, team.id)
    if (!seats || !registration || !participates(registration.moderation)) throw refuse('teamNotRegistered')
    if (seats.status !== 'published' || now >= event.date_end) throw refuse('eventFinished')
    const change = await changeOf(ctx, tx, event)
    if (actor.isRestricted) throw refuse('consentRequired')
    await refuseUnable(ctx, tx, { userIds: change.joining, members: await memberIds(tx, team.id) })
    const isApproved = registration.moderation === 'approved'
    await movePlaces(ctx, tx, { event, seats, isApproved, ...change })
    await tell(ctx, tx, { isApproved, ...change })
  })
  const row = await findRegistration(db, event.id, params.id)
  if (!row) throw refuse('teamNotRegistered')
  return presentEventTeam(row)
}

type Change = { joining: number[]; leaving: number[] }

const changeOf = async ({ params, body, now, refuse }: Call, tx: Tx, event: EventRow): Promise<Change> => {
  const chosen = new Set(body.userIds)
  if (!isSizeRight(event, chosen.size)) throw refuse('teamSizeWrong')
  const participants = await participantsOfTeam(tx, event.id, params.id)
  const joining = [...chosen].filter((id) => !participants.some(({ user_id }) => user_id === id))
  const leaving = participants.filter(({ user_id }) => !chosen.has(user_id))
  if (leaving.some(({ attended_at }) => attended_at !== null)) throw refuse('alreadyAttended')
  if (joining.length > leaving.length && !isRegistrationOpen(event, now)) throw refuse('registrationClosed')
  return { joining, leaving: leaving.map(({ user_id }) => user_id) }
}

type Move = Change & { event: EventRow; seats: EventSeats; isApproved: boolean }

const movePlaces = async (ctx: Call, tx: Tx, { event, seats, isApproved, joining, leaving }: Move) => {
  const teamId = ctx.params.id
  await releaseTeam(ctx, tx, seats, { teamId, userIds: leaving })
  if (joining.length === 0) return
  const obstacle = await addTeam(ctx, tx, { event, teamId, userIds: joining, answer: null })
  if (obstacle) throw ctx.refuse(obstacle)
  const free = isApproved && (await lockEventSeats(tx, event.id))
  if (free) await decideTeam(ctx, tx, free, { teamId, state: 'approved', comment: null })
}

const tell = async (ctx: Call, tx: Tx, { joining, leaving, isApproved }: Change & { isApproved: boolean }) => {
  const notice = { teamId: ctx.params.id, eventId: ctx.body.eventId, actorId: ctx.actor.id, type: notificationTypes.teamDecision }
  await notifyTeam(ctx, tx, { ...notice, to: joining, kind: 'teamPlaceGiven', decision: isApproved ? 'approved' : 'wait' })
  await notifyTeam(ctx, tx, { ...notice, to: leaving, kind: 'teamPlaceTaken' })
  const { teamId, eventId, actorId } = notice
  if (isApproved && joining.length + leaving.length > 0) await notifyOrganizers(ctx, tx, { teamId, eventId, actorId, kind: 'teamLineUpChanged' })
}
