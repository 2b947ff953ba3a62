import type { eventTeams } from '../../../contract/teams/event-teams.ts'
import type { teamQueue } from '../../../contract/teams/review.ts'
import type { teamMembers, teamProjects, teams } from '../../../contract/teams/teams.ts'
import type { Handlers } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/refusal.ts'

const unavailable = async () => {
  throw new Refusal('unavailable')
}

type TeamCalls = typeof teams & typeof teamMembers & typeof teamProjects & typeof eventTeams & typeof teamQueue.calls

export const teamsRoutes: Handlers<TeamCalls> = {
  'GET /teams': unavailable,
  'GET /teams/invitation': unavailable,
  'GET /teams/:id': unavailable,
  'GET /owner/teams': unavailable,
  'GET /owner/teams/counters': unavailable,
  'GET /owner/teams/known': unavailable,
  'GET /owner/teams/:id': unavailable,
  'POST /owner/teams': unavailable,
  'PUT /owner/teams/:id': unavailable,
  'DELETE /owner/teams/:id': unavailable,
  'POST /teams/request': unavailable,
  'POST /owner/teams/:id/update-invite': unavailable,
  'POST /owner/teams/:id/update-staff': unavailable,
  'POST /owner/teams/:id/delete-staff': unavailable,
  'POST /owner/teams/:id/projects': unavailable,
  'PUT /owner/teams/:id/projects/:projectId': unavailable,
  'DELETE /owner/teams/:id/projects/:projectId': unavailable,
  'GET /owner/teams/event-teams': unavailable,
  'GET /teams/:id/event-registration-status': unavailable,
  'POST /owner/teams/:id/event-registration': unavailable,
  'POST /owner/teams/:id/event-registration-cancel': unavailable,
  'POST /owner/teams/update-event-moderation': unavailable,
  'GET /owner/events/:id/teams': unavailable,
  'GET /admin/teams': unavailable,
  'POST /admin/teams/:id/decision': unavailable,
}
