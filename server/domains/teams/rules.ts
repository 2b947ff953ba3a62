import type { TeamModeration, TeamRole } from '../../../contract/limits.ts'
import type { TeamObstacle } from '../../../contract/teams/event-teams.ts'
import { type EventFacts, isRegistrationOpen } from '../events/rules.ts'

/** The entry of a user in a team; null for a stranger. */
export type Entry = { role: TeamRole; moderation: TeamModeration } | null

export const isMember = (entry: Entry): boolean => entry?.moderation === 'approved'

export const isLeader = (entry: Entry): boolean => isMember(entry) && entry?.role === 'leader'

/** The leader and admins edit a team, invite users and register it for events (V271, V272). */
export const mayEdit = (entry: Entry): boolean => isLeader(entry) || (isMember(entry) && entry?.role === 'admin')

/** One that staff have not approved is for its members, for users who asked to join it, and for staff. */
export const isVisible = (team: { moderation: TeamModeration }, entry: Entry, isStaff: boolean): boolean =>
  team.moderation === 'approved' || isStaff || entry?.moderation === 'approved' || entry?.moderation === 'wait'

type TeamEvent = EventFacts & { team_size_min: number; team_size_max: number }
type Applicant = { moderation: TeamModeration; members: number; registration: TeamModeration | null }

/** The first reason against a registration of the team, or null. A team that is too large chooses who takes part. */
export const obstacleToRegister = (event: TeamEvent, { moderation, members, registration }: Applicant, now: Date): TeamObstacle | null => {
  if (event.participation_format !== 'team') return 'notTeamEvent'
  if (registration === 'declined') return 'teamDeclinedBefore'
  if (registration) return 'teamAlreadyRegistered'
  if (!isRegistrationOpen(event, now)) return 'registrationClosed'
  if (moderation === 'declined') return 'teamDeclined'
  return members < event.team_size_min ? 'teamSizeWrong' : null
}

/** The number of members who take part is within the limits of the event (V289, A078). */
export const isSizeRight = ({ team_size_min, team_size_max }: Pick<TeamEvent, 'team_size_min' | 'team_size_max'>, size: number): boolean =>
  size >= team_size_min && size <= team_size_max

/** A waiting and an approved team takes part in an event (V288). */
export const participates = (moderation: TeamModeration | null): boolean => moderation === 'wait' || moderation === 'approved'
