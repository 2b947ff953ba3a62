export const referencePageSizes = { interests: 100 } as const

/** Topics of help articles, in the order of the help page. */
export const helpSections = [
  'registration',
  'sign-in',
  'events',
  'profile',
  'teams',
  'spaces',
  'organizers',
  'notifications',
  'minors',
  'data',
  'deletion',
  'security',
] as const
export type HelpSection = (typeof helpSections)[number]

export const helpSearchLength = 200

export const defaultCityId = 881
