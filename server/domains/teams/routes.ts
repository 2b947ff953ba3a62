import type { eventTeams } from '../../../contract/teams/event-teams.ts'
import type { teamQueue as queueSpec } from '../../../contract/teams/review.ts'
import type { teamMembers, teamProjects, teams } from '../../../contract/teams/teams.ts'
import type { Handlers } from '../../kernel/call.ts'
import { changeEventTeam } from './change-registration.ts'
import { decideEventTeam } from './decide-event.ts'
import { disbandTeam } from './disband.ts'
import { registrableTeams, registrationStatus, teamsOfEvent } from './event-teams.ts'
import { renewInvite, requestToJoin, showInvitation } from './join.ts'
import { listTeams } from './list.ts'
import { knownInstitutions, ownTeams, teamCounters } from './own.ts'
import { addProject, changeProject, removeProject } from './projects.ts'
import { teamQueue } from './queue.ts'
import { registerTeam } from './register.ts'
import { changeTeam, createTeam } from './save.ts'
import { deleteStaff, updateStaff } from './staff.ts'
import { showOwnTeam, showTeam } from './team-page.ts'
import { withdrawTeam } from './withdraw.ts'

type TeamCalls = typeof teams & typeof teamMembers & typeof teamProjects & typeof eventTeams & typeof queueSpec.calls

export const teamsRoutes: Handlers<TeamCalls> = {
  'GET /teams': (ctx) => listTeams(ctx),
  'GET /teams/invitation': (ctx) => showInvitation(ctx),
  'GET /teams/:id': (ctx) => showTeam(ctx),
  'GET /owner/teams': (ctx) => ownTeams(ctx),
  'GET /owner/teams/counters': (ctx) => teamCounters(ctx),
  'GET /owner/teams/known': (ctx) => knownInstitutions(ctx),
  'GET /owner/teams/:id': (ctx) => showOwnTeam(ctx),
  'POST /owner/teams': (ctx) => createTeam(ctx),
  'PUT /owner/teams/:id': (ctx) => changeTeam(ctx),
  'DELETE /owner/teams/:id': (ctx) => disbandTeam(ctx),
  'POST /teams/request': (ctx) => requestToJoin(ctx),
  'POST /owner/teams/:id/update-invite': (ctx) => renewInvite(ctx),
  'POST /owner/teams/:id/update-staff': (ctx) => updateStaff(ctx),
  'POST /owner/teams/:id/delete-staff': (ctx) => deleteStaff(ctx),
  'POST /owner/teams/:id/projects': (ctx) => addProject(ctx),
  'PUT /owner/teams/:id/projects/:projectId': (ctx) => changeProject(ctx),
  'DELETE /owner/teams/:id/projects/:projectId': (ctx) => removeProject(ctx),
  'GET /owner/teams/event-teams': (ctx) => registrableTeams(ctx),
  'GET /teams/:id/event-registration-status': (ctx) => registrationStatus(ctx),
  'POST /owner/teams/:id/event-registration': (ctx) => registerTeam(ctx),
  'PUT /owner/teams/:id/event-registration': (ctx) => changeEventTeam(ctx),
  'POST /owner/teams/:id/event-registration-cancel': (ctx) => withdrawTeam(ctx),
  'POST /owner/teams/update-event-moderation': (ctx) => decideEventTeam(ctx),
  'GET /owner/events/:id/teams': (ctx) => teamsOfEvent(ctx),
  'GET /admin/teams': (ctx) => teamQueue.list(ctx),
  'POST /admin/teams/:id/decision': (ctx) => teamQueue.decide(ctx),
}
