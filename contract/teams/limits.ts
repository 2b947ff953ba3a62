export const teamsPageSizes = { teams: 10 } as const

/** Kinds of teams: of a project, and of an event (A116). */
export const teamTypes = { project: 0, event: 1 } as const

/** In the order in which a team lists its members (V280). */
export const teamRoles = ['leader', 'admin', 'member'] as const
export type TeamRole = (typeof teamRoles)[number]

export const teamModerations = ['wait', 'approved', 'declined'] as const
export type TeamModeration = (typeof teamModerations)[number]

export const inviteCodeLength = 10

/** Members that a card of a list shows. */
export const shownMembers = 5

export const teamLengths = { name: 120, description: 2000, projectName: 200, essence: 500, info: 5000, comment: 500 } as const

/** The most of each: members of a team, requests that wait in it, projects and themes of a team, teams that a user leads. */
export const teamCounts = { members: 100, requests: 100, projects: 50, themes: 10, led: 30 } as const
