import type { Section } from '../kit.ts'
import { eventTeams } from './event-teams.ts'
import { teamQueue } from './review.ts'
import { teamMembers, teamProjects, teams } from './teams.ts'

export const teamsDomain = [
  { title: 'Teams', description: 'Teams of projects and of events, and their public list.', calls: teams },
  { title: 'Members of teams', description: 'Invite codes, requests, roles and removals.', calls: teamMembers },
  { title: 'Projects of teams', description: 'What a team works on.', calls: teamProjects },
  { title: 'Teams at events', description: 'Registrations of teams for team events.', calls: eventTeams },
  { title: 'Review of teams', description: 'Staff review of teams.', calls: teamQueue.calls, queues: [teamQueue] },
] as const satisfies readonly Section[]
