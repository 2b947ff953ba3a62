export const teamsRefusals = {
  inviteCodeUnknown: { status: 404, field: 'inviteCode' },
  alreadyMember: { status: 409 },
  /** The request waits for the leader. */
  joinRequested: { status: 409 },
  /** The leader declined the user. */
  joinDeclined: { status: 409 },
  teamFull: { status: 409 },
  /** A team keeps its leader: they hand the team over before they leave. */
  leaderRequired: { status: 409 },
  /** Only an approved member has a role. */
  memberNotApproved: { status: 422, field: 'userId' },
  /** The team is registered for an event that is not over. */
  teamRegistered: { status: 409 },
  /** Staff declined the team. */
  teamDeclined: { status: 409 },
  /** The event takes single users. */
  notTeamEvent: { status: 422 },
  teamSizeWrong: { status: 422, field: 'userIds' },
  teamAlreadyRegistered: { status: 409 },
  /** The organizer declined the team for the event. */
  teamDeclinedBefore: { status: 409 },
  teamNotRegistered: { status: 422 },
  /** A member takes part in the event with another team. */
  memberTakesPart: { status: 409, field: 'userIds' },
  /** A member needs a consent, or is banned from the space of the event. */
  memberMayNotTakePart: { status: 422, field: 'userIds' },
  /** Participants of a team are decided about together with their team. */
  decidedWithTeam: { status: 409 },
} as const
