import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { EventRow } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'
import { isAnswerFor, needsQuizAnswer } from '../participation/rules.ts'
import { lockEventSeats } from '../participation/seats.ts'
import { quizAnswersOf } from '../participation/store.ts'
import { addTeam } from '../participation/team-places.ts'
import { findRegistration, presentEventTeam, registrationState } from './event-teams-store.ts'
import { type LockedTeam, lockTeam, lockTeamFor } from './lock.ts'
import { notifyOrganizers, notifyTeam } from './notices.ts'
import { isSizeRight, obstacleToRegister } from './rules.ts'
import { memberIds } from './store.ts'

type Call = Ctx<'POST /owner/teams/:id/event-registration'>

/** Registers a team for a team event (V289). Its members wait for the organizer as participants of the event. */
export const registerTeam = async (ctx: Call, lock = lockTeam) => {
  const { db, actor, params, body, refuse } = ctx
  const event = await visibleEvent(ctx, body.eventId)
  await db.transaction().execute(async (tx) => {
    const seats = await lockEventSeats(tx, event.id)
    const team = await lockTeamFor(tx, ctx, params.id, { lock })
    // read under the lock on the event: it may have been cancelled or unpublished meanwhile
    if (seats?.status !== 'published' || seats.moderation !== 'approved') throw refuse('registrationClosed')
    if (actor.isRestricted) throw refuse('consentRequired')
    const members = await memberIds(tx, team.id)
    await refuseObstacle(ctx, tx, { event, team, members })
    const userIds = await chosenMembers(ctx, tx, { event, members })
    const answer = await quizAnswer(ctx, tx, event)
    await insertRegistration(ctx, tx, event)
    const obstacle = await takePlaces(ctx, tx, { event, userIds, answer })
    if (obstacle) throw refuse(obstacle)
    const notice = { teamId: team.id, to: members, eventId: event.id, actorId: actor.id }
    await notifyTeam(ctx, tx, { ...notice, type: notificationTypes.teamDecision, kind: 'teamRegistered' })
    await notifyOrganizers(ctx, tx, { teamId: team.id, eventId: event.id, actorId: actor.id, kind: 'teamApplied' })
  })
  const row = await findRegistration(db, event.id, params.id)
  if (!row) throw new Error('the registration of the team is missing')
  return presentEventTeam(row)
}

type Applying = { event: EventRow; team: LockedTeam; members: readonly number[] }

const refuseObstacle = async ({ now, refuse }: Call, tx: Tx, { event, team, members }: Applying) => {
  const registration = (await registrationState(tx, event.id, team.id))?.moderation ?? null
  const obstacle = obstacleToRegister(event, { moderation: team.moderation, members: members.length, registration }, now)
  if (obstacle) throw refuse(obstacle)
}

/** All members take part unless the call names some. */
const chosenMembers = async (ctx: Call, tx: Tx, { event, members }: Pick<Applying, 'event' | 'members'>): Promise<number[]> => {
  const { body, refuse } = ctx
  const userIds = body.userIds ? [...new Set(body.userIds)] : [...members]
  if (!isSizeRight(event, userIds.length)) throw refuse('teamSizeWrong')
  await refuseUnable(ctx, tx, { userIds, members })
  return userIds
}

type Candidates = { userIds: readonly number[]; members: readonly number[] }
type Checking = { now: Date; refuse: (code: 'memberNotApproved' | 'memberMayNotTakePart') => Refusal }

/** Only approved members take part (A078), whose accounts may use the product. */
export const refuseUnable = async ({ now, refuse }: Checking, tx: Tx, { userIds, members }: Candidates): Promise<void> => {
  if (userIds.some((id) => !members.includes(id))) throw refuse('memberNotApproved')
  const { rows } = await sql<{ able: number }>`
    select count(*) as able from users u where u.id = any(${userIds}::bigint[]) and u.status in (8, 10) and u.blocked_at is null and u.restricted_at is null
      and u.agreement_at is not null and u.personal_data_agreement_at > ${now}::timestamptz - interval '10 years'`.execute(tx)
  if ((rows[0]?.able ?? 0) < userIds.length) throw refuse('memberMayNotTakePart')
}

/** The caller answers the quiz of the event for the team. */
const quizAnswer = async ({ actor, body, refuse }: Call, tx: Tx, event: EventRow) => {
  const { quizAnswerId } = body
  if (!quizAnswerId) {
    if (needsQuizAnswer(event)) throw refuse('quizAnswerRequired')
    return null
  }
  const answer = (await quizAnswersOf(tx, [quizAnswerId])).get(quizAnswerId)
  if (!answer || !isAnswerFor(event, actor.id, answer)) throw refuse('quizAnswerRequired')
  return { id: quizAnswerId, userId: actor.id }
}

const answerGone = ['event_participants_answer', 'event_teams_quiz_answer_id_fkey']

/** Unique constraint: one registration of a team for an event. A foreign key finds an answer that was deleted meanwhile. */
const insertRegistration = async ({ actor, params, body, now, refuse }: Call, tx: Tx, { id }: EventRow) => {
  const values = { event_id: id, team_id: params.id, quiz_answer_id: body.quizAnswerId ?? null, created_by: actor.id, created_at: now }
  try {
    await tx.insertInto('event_teams').values(values).execute()
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'event_teams_once') throw refuse('teamAlreadyRegistered')
    throw constraint && answerGone.includes(constraint) ? refuse('quizAnswerRequired') : error
  }
}

type Places = { event: EventRow; userIds: number[]; answer: { id: number; userId: number } | null }

const takePlaces = async (ctx: Call, tx: Tx, places: Places) => {
  try {
    return await addTeam(ctx, tx, { ...places, teamId: ctx.params.id })
  } catch (error) {
    const constraint = brokenConstraint(error)
    throw constraint && answerGone.includes(constraint) ? ctx.refuse('quizAnswerRequired') : error
  }
}
