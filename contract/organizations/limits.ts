export const organizationsPageSizes = { organizations: 10, organizationSearch: 9, okved: 20 } as const

export const organizationTypes = ['commercial', 'state', 'university', 'ngo', 'media', 'individual'] as const
export type OrganizationType = (typeof organizationTypes)[number]

export const activityTypes = ['employer', 'education', 'community', 'event_organizer'] as const
export type ActivityType = (typeof activityTypes)[number]

/** The order of the catalogue: by subscribers, by name, the newest first. */
export const organizationSorts = ['popularity', 'name', 'date'] as const

export const organizationModerations = ['wait', 'approved', 'declined'] as const
export type OrganizationModeration = (typeof organizationModerations)[number]

export const appealStatuses = ['wait', 'approved', 'declined'] as const

/** Why a user is asked whether they are an admin: their job, their events, the domain of their email. */
export const suggestionReasons = ['employer', 'events', 'email'] as const

/** The longest texts of an organization, in characters. */
export const organizationLengths = {
  name: 200,
  description: 2500,
  inn: 12,
  contactInfo: 200,
  contactEmail: 254,
  contactPhone: 40,
  appealText: 2000,
  decisionComment: 500,
} as const

/** The longest lists of an organization. */
export const organizationCounts = { admins: 20, contacts: 20, okveds: 50, groups: 20 } as const
