/** Constants and limits of customer-2-calls.md §9 and of decisions.md, in one place. */
export const pageSizes = {
  events: 15,
  search: 9,
  eventsFiltered: 24,
  similarEvents: 7,
  grants: 15,
  publications: 9,
  organizations: 10,
  organizationSearch: 9,
  notifications: 4,
  expertAnswers: 10,
  userSearch: 10,
  activity: 8,
  interests: 100,
  employments: 50,
  topParticipants: 50,
  ownerEvents: 9,
  homePosts: 3,
  homeVideos: 4,
  homeContests: 4,
} as const

export const maxPageSize = 100
export const maxStaffPageSize = 1000
export const firstCardsBeforePromo = 8

export const debounceMs = 600
export const pollingMs = 30_000
export const notificationThrottleMs = 5_000
export const codeAutoConfirmMs = 600

export const notificationCut = 50
export const userNameCut = 100
export const interestsShown = 25
export const statisticCut = 255

export const adultAge = 18
export const minimumAge = 12
export const maximumAge = 100
export const maxExpertScore = 100

export const defaultCityId = 881
export const internalEventTypeId = 9
export const digestMailingTypeId = 1
export const homeEventsWindowDays = 7

export const liveOpensMinutesBefore = 30
export const reminderHours = { offline: 24, online: 1 } as const

export const codeLength = 4
export const codeLifetimeMinutes = 5
export const codeTries = 5
export const resendSeconds = 60
export const failuresBeforeCaptcha = 3
/** Codes a day to a phone that strangers to it request without a captcha. */
export const freeCodesADay = 3

export const sessionDays = 7
/** How long an account knows a browser it was signed in from. */
export const trustedBrowserDays = 180
export const localeCookieDays = 365
export const bannerCookieDays = 14
export const globalNotificationCookieDays = 30
export const storedLoginMs = 86_400_000
export const storedFormMs = 86_400_000

export const parentalConsentWindowDays = 30
export const consentYears = 10
export const keyLifetimesDays = [30, 180, 360] as const
export const surveyPauseDays = 14

export const uploadBytes = 4 * 1024 * 1024
export const bannerBytes = 2 * 1024 * 1024

/** Characters of a rich text, its tags included. */
export const richTextLength = 100_000

export const roleRanks = { control: 4, admin: 3, crm_tk_staff: 2, registered: 1 } as const
export type Role = keyof typeof roleRanks

export const userStatuses = { minor: 8, deactivated: 9, active: 10, merged: 11, unfinished: 15 } as const
export const hiddenNetworks = ['facebook', 'mos'] as const

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

export const notificationTypes = {
  eventInvite: 1,
  eventDecision: 2,
  contactAccessRequest: 3,
  contactAccessResult: 4,
  quiz: 5,
  subscription: 6,
  eventReminder: 7,
  eventChanged: 8,
  eventCancelled: 9,
  teamRequest: 10,
  teamDecision: 11,
  bookingDecision: 12,
  mailingDecision: 13,
  expertInvite: 14,
  certificate: 15,
  organizationAppeal: 16,
  moderation: 17,
  system: 18,
} as const
export type NotificationType = (typeof notificationTypes)[keyof typeof notificationTypes]
