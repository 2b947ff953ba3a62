import type { teamsRefusals as declared } from '../../../contract/teams/refusals.ts'

export const teamsRefusals = {
  inviteCodeUnknown: 'No team has this code. Check it or ask for a new one: the old code may have been replaced.',
  alreadyMember: 'You are already in this team.',
  joinRequested: 'The team leader already has your request. Please wait for the answer.',
  joinDeclined: 'The team leader declined your request.',
  teamFull: 'The team has no free places.',
  leaderRequired: 'A team needs a leader. Hand the team over to another member first.',
  memberNotApproved: 'This works only with a member whom the leader has accepted.',
  teamRegistered: 'The team is registered for an event. Withdraw it or wait until the event is over, then you can disband the team.',
  teamDeclined: 'A moderator declined the team. Correct its description, and it will be reviewed again.',
  notTeamEvent: 'This event doesn’t take teams.',
  teamSizeWrong: 'The number of team members doesn’t fit this event.',
  teamAlreadyRegistered: 'The team is already registered for this event.',
  teamDeclinedBefore: 'The organizer declined the team. It can’t apply again.',
  teamNotRegistered: 'The team isn’t registered for this event.',
  memberTakesPart: 'One of the chosen members already takes part in this event. Please deselect them.',
  memberMayNotTakePart: 'One of the chosen members can’t take part: a consent is missing or they are restricted. Please deselect them.',
  decidedWithTeam: 'Some of the chosen participants belong to teams. Decide about the team as a whole.',
} satisfies Record<keyof typeof declared, string>
