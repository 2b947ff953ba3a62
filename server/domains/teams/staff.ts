import { notificationTypes, teamCounts } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { lockTeam, lockTeamFor } from './lock.ts'
import { notifyTeam } from './notices.ts'
import { leaveEvents, lockEventsOf } from './places.ts'
import { presentStaff } from './present.ts'
import { isLeader, isMember } from './rules.ts'
import { countEntries, findStaff, type StaffRow } from './store.ts'

type Update = Ctx<'POST /owner/teams/:id/update-staff'>

/** Decides about a request, or changes a role. Giving the role of the leader hands the team over (V295). */
export const updateStaff = async (ctx: Update, lock = lockTeam) => {
  const { db, params, body, refuse } = ctx
  return db.transaction().execute(async (tx) => {
    const places = await lockEventsOf(ctx, tx, { teamId: params.id, userId: body.userId })
    await lockTeamFor(tx, ctx, params.id, { may: isLeader, lock })
    const before = await findStaff(tx, params.id, body.userId)
    if (!before) throw refuse('notFound')
    const after = { moderation: body.moderation ?? before.moderation, role: body.role ?? before.role }
    await change(ctx, tx, before, after)
    if (isMember(before) && after.moderation !== 'approved') await leaveEvents(ctx, tx, places)
    const changed = await findStaff(tx, params.id, body.userId)
    if (!changed) throw new Error('the changed entry is missing')
    return presentStaff(changed)
  })
}

type After = Pick<StaffRow, 'role' | 'moderation'>

const change = async (ctx: Update, tx: Tx, before: StaffRow, after: After) => {
  const { params, refuse, now } = ctx
  if (after.role === before.role && after.moderation === before.moderation) return
  if (isLeader(before)) throw refuse('leaderRequired')
  if (after.moderation !== 'approved' && after.role !== 'member' && ctx.body.role) throw refuse('memberNotApproved')
  const isAdmitted = after.moderation === 'approved' && before.moderation !== 'approved'
  if (isAdmitted && (await countEntries(tx, params.id, 'approved')) >= teamCounts.members) throw refuse('teamFull')
  if (after.role === 'leader') await stepDown(tx, params.id)
  const values = after.moderation === 'approved' ? after : { ...after, role: 'member' as const }
  const isDecided = after.moderation !== before.moderation
  await setEntry(tx, { teamId: params.id, userId: before.user_id }, { ...values, ...(isDecided && { decided_at: now }) })
  if (after.role === 'leader') await tx.updateTable('teams').set({ user_id: before.user_id }).where('id', '=', params.id).execute()
  if (after.moderation !== 'approved') await leaveProjects(tx, params.id, before.user_id)
  await tell(ctx, tx, before, after)
}

/** The former leader becomes an admin in the same transaction. */
const stepDown = (tx: Tx, teamId: number) =>
  tx.updateTable('team_staff').set({ role: 'admin' }).where('team_id', '=', teamId).where('role', '=', 'leader').execute()

type Key = { teamId: number; userId: number }

const setEntry = (tx: Tx, { teamId, userId }: Key, values: After & { decided_at?: Date }) =>
  tx.updateTable('team_staff').set(values).where('team_id', '=', teamId).where('user_id', '=', userId).execute()

const leaveProjects = (tx: Tx, teamId: number, userId: number) =>
  tx.deleteFrom('team_project_staff').where('team_id', '=', teamId).where('user_id', '=', userId).execute()

const tell = async (ctx: Update, tx: Tx, before: StaffRow, after: After) => {
  const notice = { teamId: ctx.params.id, to: [before.user_id], actorId: ctx.actor.id, type: notificationTypes.teamDecision }
  if (after.moderation !== before.moderation) {
    const isRemoved = isMember(before)
    const kind = isRemoved ? 'teamMemberRemoved' : 'teamJoinDecided'
    // back to waiting is no news
    if (isRemoved || after.moderation !== 'wait')
      await notifyTeam(ctx, tx, { ...notice, kind, decision: after.moderation, withLink: after.moderation === 'approved' })
  }
  if (after.moderation === 'approved' && after.role !== before.role)
    await notifyTeam(ctx, tx, { ...notice, kind: after.role === 'leader' ? 'teamHandedOver' : 'teamRoleChanged' })
}

type Removal = Ctx<'POST /owner/teams/:id/delete-staff'>

/** The leader removes others; everyone else may leave. Their places in upcoming events of the team are free at once. */
export const deleteStaff = async (ctx: Removal, lock = lockTeam) => {
  const { db, actor, params, body, refuse } = ctx
  if (body.teamId !== params.id) throw wrongField('teamId')
  const isLeaving = body.userId === actor.id
  await db.transaction().execute(async (tx) => {
    const places = await lockEventsOf(ctx, tx, { teamId: params.id, userId: body.userId })
    const team = await lockTeamFor(tx, ctx, params.id, { may: (entry) => isLeader(entry) || (isLeaving && entry !== null), lock })
    const before = await findStaff(tx, params.id, body.userId)
    if (!before) throw refuse('notFound')
    if (isLeader(before)) throw refuse('leaderRequired')
    // a declined applicant cannot clear the decision by leaving
    if (isLeaving && before.moderation === 'declined') throw refuse('forbidden')
    await tx.deleteFrom('team_staff').where('team_id', '=', team.id).where('user_id', '=', body.userId).execute()
    await leaveEvents(ctx, tx, places)
    await tellOfRemoval(ctx, tx, before)
  })
  return { userId: body.userId }
}

const tellOfRemoval = async (ctx: Removal, tx: Tx, { user_id, moderation }: StaffRow) => {
  if (moderation !== 'approved') return
  const notice = { teamId: ctx.params.id, actorId: ctx.actor.id, type: notificationTypes.teamDecision }
  if (user_id !== ctx.actor.id) return notifyTeam(ctx, tx, { ...notice, to: [user_id], kind: 'teamMemberRemoved', withLink: false })
  const leader = await tx.selectFrom('teams').select('user_id').where('id', '=', ctx.params.id).executeTakeFirst()
  return notifyTeam(ctx, tx, { ...notice, to: leader?.user_id ? [leader.user_id] : [], kind: 'teamMemberLeft' })
}
