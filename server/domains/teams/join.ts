import { sql } from 'kysely'
import { notificationTypes, teamCounts } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { inviteUrlOf, newInviteCode } from './invite-code.ts'
import { lockTeamFor } from './lock.ts'
import { notifyTeam } from './notices.ts'
import { presentTeam, viewerOf } from './present.ts'
import { countEntries, findTeam } from './store.ts'
import { changedTeam } from './team-page.ts'

/** The team of an invite code, as its future member may see it. */
export const showInvitation = async (ctx: Ctx<'GET /teams/invitation'>) => {
  const { db, query, refuse } = ctx
  const found = await db.selectFrom('teams').select('id').where('invite_code', '=', query.inviteCode).executeTakeFirst()
  const row = found && (await findTeam(db, found.id, viewerOf(ctx)))
  if (!row) throw refuse('inviteCodeUnknown')
  return presentTeam(row)
}

type InvitedTeam = { id: number; leaderId: number }

/**
 * The team whose code this is, locked until the transaction ends: after a wait the code is compared again, so that no request passes with
 * a code that was renewed meanwhile.
 */
export const lockInvited = async (tx: Tx, code: string): Promise<InvitedTeam | undefined> => {
  const { rows } = await sql<InvitedTeam>`
    select id, user_id as "leaderId" from teams where invite_code = ${code} for no key update`.execute(tx)
  return rows[0]
}

/** Asks to join a team (V281). The leader decides. */
export const requestToJoin = async (ctx: Ctx<'POST /teams/request'>, lock = lockInvited) => {
  const { db, actor, body, now, refuse } = ctx
  const id = await db.transaction().execute(async (tx) => {
    const team = await lock(tx, body.inviteCode)
    if (!team) throw refuse('inviteCodeUnknown')
    await refuseKnown(ctx, tx, team.id)
    if ((await countEntries(tx, team.id, 'approved')) >= teamCounts.members) throw refuse('teamFull')
    if ((await countEntries(tx, team.id, 'wait')) >= teamCounts.requests) throw refuse('teamFull')
    await tx.insertInto('team_staff').values({ team_id: team.id, user_id: actor.id, moderation: 'wait', created_at: now }).execute()
    const notice = { teamId: team.id, to: [team.leaderId], actorId: actor.id }
    await notifyTeam(ctx, tx, { ...notice, type: notificationTypes.teamRequest, kind: 'teamJoinRequested' })
    return team.id
  })
  return changedTeam(ctx, id)
}

const knownRefusals = { approved: 'alreadyMember', wait: 'joinRequested', declined: 'joinDeclined' } as const

const refuseKnown = async ({ actor, refuse }: Ctx<'POST /teams/request'>, tx: Tx, teamId: number) => {
  const entry = await tx
    .selectFrom('team_staff')
    .select('moderation')
    .where('team_id', '=', teamId)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (entry) throw refuse(knownRefusals[entry.moderation])
}

/** The old code stops working; requests that were made with it stay (V282). */
export const renewInvite = async (ctx: Ctx<'POST /owner/teams/:id/update-invite'>) => {
  const { db, params, siteUrl } = ctx
  const inviteCode = newInviteCode()
  await db.transaction().execute(async (tx) => {
    await lockTeamFor(tx, ctx, params.id)
    await tx.updateTable('teams').set({ invite_code: inviteCode }).where('id', '=', params.id).execute()
  })
  return { inviteCode, inviteUrl: inviteUrlOf(siteUrl, inviteCode) }
}
