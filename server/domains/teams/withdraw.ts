import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { findEvent } from '../events/store.ts'
import { lockEventSeats } from '../participation/seats.ts'
import { releaseTeam } from '../participation/team-places.ts'
import { findRegistration, presentEventTeam } from './event-teams-store.ts'
import { lockTeamFor } from './lock.ts'
import { notifyTeam } from './notices.ts'
import { participates } from './rules.ts'
import { memberIds } from './store.ts'

/** Takes a team back from an event (V290); its seats are free at once. A declined team stays declined. */
export const withdrawTeam = async (ctx: Ctx<'POST /owner/teams/:id/event-registration-cancel'>) => {
  const { db, actor, caller, params, body, now, refuse } = ctx
  const event = await findEvent(db, body.eventId, { userId: actor.id, locale: caller.locale })
  return db.transaction().execute(async (tx) => {
    const seats = event && (await lockEventSeats(tx, event.id))
    const team = await lockTeamFor(tx, ctx, params.id)
    const row = seats && (await findRegistration(tx, seats.event_id, team.id))
    if (!event || !seats || !row || !participates(row.moderation)) throw refuse('teamNotRegistered')
    if (now >= event.date_end) throw refuse('eventFinished')
    await releaseTeam(ctx, tx, seats, { teamId: team.id })
    await tx.deleteFrom('event_teams').where('id', '=', row.id).execute()
    const notice = { teamId: team.id, to: await memberIds(tx, team.id), eventId: event.id, actorId: actor.id }
    await notifyTeam(ctx, tx, { ...notice, type: notificationTypes.teamDecision, kind: 'teamWithdrawn' })
    return presentEventTeam(row)
  })
}
