import { z } from 'zod'
import { decimal } from '../decimal.ts'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { named } from '../reference/catalogs.ts'
import { id, itemsOf, line, listOf, ok, pageOf, paging, queryCatalogId } from '../shapes.ts'
import { inviteCodeIn, isInviteCode } from './invite-code.ts'
import { teamModerations, teamRoles } from './limits.ts'
import { newTeam, newTeamProject, team, teamCard, teamChange, teamProject, teamProjectChange, teamStaff } from './team.ts'

/** Teams, their members and projects. */

const type = decimal(z.int().min(0).max(1)).optional()

/** As typed or pasted; a whole address is fine. A text that is no code answers like an unknown one. */
const inviteCode = z
  .string()
  .max(2048)
  .transform((typed) => inviteCodeIn(typed))
  .transform((code) => (isInviteCode(code) ? code : ''))

export const teams = calls({
  'GET /teams': {
    summary: 'Lists approved teams by name, filtered by part of a name, city, themes and type',
    access: 'anyone',
    query: z.object({
      search: line(200).optional(),
      cityId: queryCatalogId.optional(),
      themes: listOf(queryCatalogId).optional(),
      type,
      ...paging(pageSizes.teams),
    }),
    reply: pageOf(teamCard),
  },
  'GET /teams/invitation': {
    summary: 'Returns the team of an invite code, before the caller asks to join it',
    access: 'signedIn',
    limit: 'teamCodes',
    query: z.object({ inviteCode }),
    reply: teamCard,
    refusals: ['inviteCodeUnknown'],
  },
  'GET /teams/:id': {
    summary: 'Returns a team. One that staff have not approved is only for its members and staff',
    access: 'anyone',
    reply: team,
    refusals: ['notFound'],
  },
  'GET /owner/teams': {
    summary: 'Lists the teams of the caller, with those where the own request waits',
    access: 'signedIn',
    query: z.object({ type, ...paging(pageSizes.teams) }),
    reply: pageOf(teamCard),
  },
  'GET /owner/teams/counters': {
    summary: 'Returns the numbers of own teams by type, and of requests that wait for the caller as a leader',
    access: 'signedIn',
    reply: z.object({ type0: z.int(), type1: z.int(), requests: z.int() }),
  },
  'GET /owner/teams/known': {
    summary: 'Lists the support institutions, the options of the field `known` of a project',
    access: 'signedIn',
    reply: itemsOf(named),
  },
  'GET /owner/teams/:id': {
    summary: 'Returns a team to its members',
    access: 'signedIn',
    reply: team,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/teams': {
    summary: 'Creates a team; the caller becomes its leader, and staff review it for the public list',
    access: 'signedIn',
    limit: 'organizing',
    body: newTeam,
    reply: team,
    refusals: ['tooManyEntries'],
  },
  'PUT /owner/teams/:id': {
    summary: 'Changes a team, for its leader and admins; staff review a changed one again',
    access: 'signedIn',
    limit: 'organizing',
    body: teamChange,
    reply: team,
    refusals: ['notFound', 'forbidden'],
  },
  'DELETE /owner/teams/:id': {
    summary: 'Disbands a team, for its leader; its members are notified',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden', 'teamRegistered'],
  },
})

export const teamMembers = calls({
  'POST /teams/request': {
    summary: 'Asks to join a team by its invite code; the leader decides',
    access: 'signedIn',
    limit: 'teamCodes',
    aliases: ['POST /owner/teams/request'],
    body: z.strictObject({ inviteCode }),
    reply: team,
    refusals: ['inviteCodeUnknown', 'alreadyMember', 'joinRequested', 'joinDeclined', 'teamFull'],
  },
  'POST /owner/teams/:id/update-invite': {
    summary: 'Replaces the invite code, for the leader and admins; the old code stops working',
    access: 'signedIn',
    limit: 'organizing',
    reply: z.object({ inviteCode: z.string(), inviteUrl: z.string() }),
    refusals: ['notFound', 'forbidden'],
  },
  'POST /owner/teams/:id/update-staff': {
    summary: 'Decides a request or changes a role, for the leader. The role of a leader hands the team over: the former leader becomes an admin',
    access: 'signedIn',
    limit: 'approaches',
    body: z
      .strictObject({ userId: id, role: z.enum(teamRoles).optional(), moderation: z.enum(teamModerations).optional() })
      .refine(({ role, moderation }) => role !== undefined || moderation !== undefined, { path: ['role'] }),
    reply: teamStaff,
    refusals: ['notFound', 'forbidden', 'leaderRequired', 'memberNotApproved', 'teamFull'],
  },
  'POST /owner/teams/:id/delete-staff': {
    summary: 'Removes a member, for the leader; anyone but the leader may remove themselves',
    access: 'signedIn',
    body: z.strictObject({ userId: id, teamId: id }),
    reply: z.object({ userId: id }),
    refusals: ['notFound', 'forbidden', 'leaderRequired'],
  },
})

export const teamProjects = calls({
  'POST /owner/teams/:id/projects': {
    summary: 'Adds a project, for the leader and admins',
    access: 'signedIn',
    limit: 'organizing',
    body: newTeamProject,
    reply: teamProject,
    refusals: ['notFound', 'forbidden', 'tooManyEntries'],
  },
  'PUT /owner/teams/:id/projects/:projectId': {
    summary: 'Changes a project, for the leader and admins; missing fields keep their values',
    access: 'signedIn',
    limit: 'organizing',
    body: teamProjectChange,
    reply: teamProject,
    refusals: ['notFound', 'forbidden'],
  },
  'DELETE /owner/teams/:id/projects/:projectId': {
    summary: 'Removes a project, for the leader and admins',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden'],
  },
})
