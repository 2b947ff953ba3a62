export const peoplePageSizes = { userSearch: 10, employments: 50 } as const

export const interestsShown = 25

/** What a person is open to, with the numbers filters take. */
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

/** Who was declined, or lost a permission, does not ask again for so long. */
export const contactRequestPauseDays = 30
export const coverWidth = 400

/** Proportions pictures of a person are cut to, and the width in pixels that is kept at most. */
export const photoFrame = { aspect: 1, widest: 800 } as const
export const coverFrame = { aspect: 4, widest: 1600 } as const
