import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { releaseUploads } from '../uploads/claim.ts'
import { lockTeamFor } from './lock.ts'
import { notifyTeam } from './notices.ts'
import { isLeader } from './rules.ts'
import { memberIds } from './store.ts'

export const disbandTeam = async (ctx: Ctx<'DELETE /owner/teams/:id'>) => {
  const { db, actor, params, now, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    await lockTeamFor(tx, ctx, params.id, { may: isLeader })
    if (await isRegistered(tx, params.id, now)) throw refuse('teamRegistered')
    const to = await memberIds(tx, params.id)
    await disband(tx, params.id, now)
    await notifyTeam(ctx, tx, {
      teamId: params.id,
      to,
      type: notificationTypes.teamDecision,
      kind: 'teamDisbanded',
      actorId: actor.id,
      withLink: false,
    })
  })
  return { ok: true as const }
}

/** For an event that is neither over nor cancelled. Index: event_teams_team. */
const isRegistered = async (tx: Tx, teamId: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    select from event_teams x join events e on e.id = x.event_id
    where x.team_id = ${teamId} and x.moderation <> 'declined' and e.date_end > ${now} and e.status <> 'canceled' and e.deleted_at is null limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** The name and the registrations of past events stay: they belong to the events. */
export const disband = async (tx: Tx, teamId: number, now: Date): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select photo_id as id from teams where id = ${teamId} and photo_id is not null
    union all select presentation_id from team_projects where team_id = ${teamId} and presentation_id is not null`.execute(tx)
  await releaseUploads(
    tx,
    rows.map(({ id }) => id),
  )
  await tx
    .updateTable('teams')
    .set({ disbanded_at: now, user_id: null, invite_code: null, photo_id: null, description: null, city_id: null, theme_ids: [] })
    .where('id', '=', teamId)
    .execute()
  await tx.deleteFrom('team_projects').where('team_id', '=', teamId).execute()
  await tx.deleteFrom('team_staff').where('team_id', '=', teamId).execute()
}
