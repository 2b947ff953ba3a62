export const coworkingPageSizes = { coworking: 9, restrictions: 15 } as const

export const coworkingStatuses = ['enlisted', 'visited', 'delisted'] as const
export type CoworkingStatus = (typeof coworkingStatuses)[number]

/** The furthest day with places in the coworking. */
export const coworkingDaysAhead = 60

/** Upcoming days that a user may hold in the coworking of all spaces. */
export const maxUpcomingCoworking = 30

export const restrictionReasonLength = 500
