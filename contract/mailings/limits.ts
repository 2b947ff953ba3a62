export const digestMailingTypeId = 1
/** Mailings of organizers: every user receives them until they unsubscribe. */
export const organizerMailingTypeId = 2

export const mailingsPageSizes = { mailings: 9 } as const

/** The codes of the states of mailings and applications (V219). */
export const mailingCodes = { draft: 10, considered: 20, approved: 30, executing: 40, sent: 50, rejected: 60 } as const
export type MailingStatus = keyof typeof mailingCodes

// Object.keys widens the keys to string
export const mailingStatuses = Object.keys(mailingCodes) as [MailingStatus, ...MailingStatus[]]

export const mailingTemplates = ['partner', 'organizer', 'boiling_point'] as const
export type MailingTemplate = (typeof mailingTemplates)[number]

export const mailingLengths = { subject: 150, content: 20_000, heading: 200, buttonLabel: 60, imageText: 200, decisionComment: 500 } as const
export const maxMailingBlocks = 40
export const maxMailingFiles = 5
export const maxMailingEvents = 20
export const maxMailingRecipientIds = 500
/** Drafts and rejected mailings of one user. */
export const maxMailingDrafts = 100
export const maxMailingDaysAhead = 365

/** Words in double braces that a letter replaces for each recipient. Those of an event need a linked event. */
export const mailingPlaceholders = ['name', 'city', 'organizer', 'event', 'date', 'place'] as const
export type MailingPlaceholder = (typeof mailingPlaceholders)[number]
export const eventPlaceholders: readonly MailingPlaceholder[] = ['event', 'date', 'place']

/** Bounces may return the whole letter. */
export const maxReportBytes = 2 * 1024 * 1024

/** Why a chosen user gets no letter. */
export const mailingExclusions = ['unsubscribed', 'noEmail', 'minor', 'suppressed', 'notAllowed', 'surveyed'] as const
export type MailingExclusion = (typeof mailingExclusions)[number]

export const mailingRecipientStates = ['approved', 'wait', 'waitingList', 'declined', 'attended', 'absent'] as const
