export const peoplePageSizes = { userSearch: 10, employments: 50 } as const

export const interestsShown = 25

/** Personal statuses with the numbers used by filters. */
export const personalStatuses = {
  team: 1,
  job: 2,
  hiring: 3,
  partners: 4,
  investment: 5,
  investing: 6,
  mentoring: 7,
  speaking: 8,
  volunteering: 9,
} as const
export type PersonalStatus = keyof typeof personalStatuses

/** Pause before a new contact request after a decline or a revoked permission. */
export const contactRequestPauseDays = 30
export const coverWidth = 400

/** Aspect ratio that pictures of a user are cropped to, and the maximum stored width in pixels. */
export const photoFrame = { aspect: 1, widest: 800 } as const
export const coverFrame = { aspect: 4, widest: 1600 } as const

export const projectStages = ['idea', 'ongoing', 'complete'] as const
export const projectTypes = ['technological', 'business_project', 'social', 'research', 'analytical'] as const
export const financeModels = ['commerce', 'non_commerce'] as const
