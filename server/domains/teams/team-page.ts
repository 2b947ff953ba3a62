import type { Team } from '../../../contract/teams/team.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { inviteUrlOf } from './invite-code.ts'
import { presentStaff, presentTeam, viewerOf } from './present.ts'
import { presentProject } from './present-project.ts'
import { projectsOf } from './projects-store.ts'
import { type Entry, isLeader, isMember, isVisible, mayEdit } from './rules.ts'
import { findTeam, staffOf, type TeamRow } from './store.ts'

type Reading = { db: Db; actor: Actor | null; caller: Caller; siteUrl: string }

export const showTeam = async (ctx: Ctx<'GET /teams/:id'>) => {
  const row = await findTeam(ctx.db, ctx.params.id, viewerOf(ctx))
  if (!row || !isVisible(row, entryOf(row), ctx.actor?.isStaff ?? false)) throw ctx.refuse('notFound')
  return presentWhole(ctx, row)
}

export const showOwnTeam = async (ctx: Ctx<'GET /owner/teams/:id'>) => {
  const row = await findTeam(ctx.db, ctx.params.id, viewerOf(ctx))
  if (!row) throw ctx.refuse('notFound')
  if (!isMember(entryOf(row))) throw ctx.refuse('forbidden')
  return presentWhole(ctx, row)
}

/** The team after a change by the caller. */
export const changedTeam = async (ctx: Reading, id: number): Promise<Team> => {
  const row = await findTeam(ctx.db, id, viewerOf(ctx))
  if (!row) throw new Error(`the changed team ${id} is missing`)
  return presentWhole(ctx, row)
}

const entryOf = ({ own_role: role, own_moderation: moderation }: TeamRow): Entry => (role && moderation ? { role, moderation } : null)

const presentWhole = async (ctx: Reading, row: TeamRow): Promise<Team> => {
  const entry = entryOf(row)
  const [staff, projects] = await Promise.all([
    staffOf(ctx.db, row.id, viewerOf(ctx)),
    projectsOf(ctx.db, { teamId: row.id, withHidden: isMember(entry) }, ctx.caller.locale),
  ])
  const code = mayEdit(entry) ? row.invite_code : null
  return {
    ...presentTeam(row),
    staff: staff.map(presentStaff),
    projects: projects.map(presentProject),
    inviteCode: code,
    inviteUrl: code && inviteUrlOf(ctx.siteUrl, code),
    moderationComment: mayEdit(entry) ? row.moderation_comment : null,
    can: {
      edit: mayEdit(entry),
      manageMembers: isLeader(entry),
      invite: mayEdit(entry),
      register: mayEdit(entry),
      leave: entry !== null && entry.moderation !== 'declined' && !isLeader(entry),
      disband: isLeader(entry),
    },
  }
}
