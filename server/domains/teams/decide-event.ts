import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { canManage, isHiddenFrom } from '../events/rules.ts'
import { findEvent } from '../events/store.ts'
import { heldOf } from '../participation/decide.ts'
import { lockEventSeats } from '../participation/seats.ts'
import { participantsOfTeam } from '../participation/store.ts'
import { decideTeam } from '../participation/team-places.ts'
import { findRegistration, presentEventTeam, registrationState } from './event-teams-store.ts'
import { lockTeam } from './lock.ts'
import { notifyOfDecision } from './notices.ts'
import { isSizeRight } from './rules.ts'
import { memberIds } from './store.ts'

type Call = Ctx<'POST /owner/teams/update-event-moderation'>

/** The organizer approves or declines a team, or returns it to waiting, with all its members (V291). A later decision replaces an earlier one. */
export const decideEventTeam = async (ctx: Call) => {
  const { db, actor, body, caller, refuse } = ctx
  const event = await findEvent(db, body.eventId, { userId: actor.id, locale: caller.locale })
  if (!event) throw refuse('notFound')
  if (!canManage(event, actor)) throw refuse(isHiddenFrom(event, actor) ? 'notFound' : 'forbidden')
  await db.transaction().execute(async (tx) => {
    const seats = heldOf(await lockEventSeats(tx, event.id))
    const team = await lockTeam(tx, body.teamId, actor.id)
    const registration = team && (await registrationState(tx, event.id, team.id))
    if (!registration) throw refuse('notFound')
    if (registration.moderation === body.moderation) return
    if (body.moderation === 'approved' && !(await hasRightSize(tx, event.id, team.id))) throw refuse('teamSizeWrong')
    const participants = (await participantsOfTeam(tx, event.id, team.id)).map(({ user_id }) => user_id)
    await decideTeam(ctx, tx, seats, { teamId: body.teamId, state: body.moderation, comment: body.comment || null })
    await setModeration(ctx, tx, registration.id)
    const notice = { teamId: body.teamId, to: await memberIds(tx, body.teamId), eventId: event.id, decision: body.moderation, actorId: actor.id }
    await notifyOfDecision(ctx, tx, { ...notice, participants })
  })
  const row = await findRegistration(db, event.id, body.teamId)
  if (!row) throw refuse('notFound')
  return presentEventTeam(row)
}

/** Members may have left since the registration. The lock on the event keeps its limits. Index: event_participants_team. */
const hasRightSize = async (tx: Tx, eventId: number, teamId: number): Promise<boolean> => {
  const limits = await tx.selectFrom('events').select(['team_size_min', 'team_size_max']).where('id', '=', eventId).executeTakeFirstOrThrow()
  return isSizeRight(limits, (await participantsOfTeam(tx, eventId, teamId)).length)
}

const setModeration = ({ actor, body, now }: Call, tx: Tx, id: number) =>
  tx
    .updateTable('event_teams')
    .set({ moderation: body.moderation, comment: body.comment || null, decided_by: actor.id, decided_at: now })
    .where('id', '=', id)
    .execute()
