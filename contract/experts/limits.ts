export const expertsPageSizes = { expertEvents: 10, expertAnswers: 10, eventScores: 10 } as const

export const maxExpertScore = 100
export const expertCommentLength = 1000
/** Experts of one event, without those who declined or were withdrawn. */
export const maxEventExperts = 50

/** The answer to an invitation; `wait` is open. */
export const expertInvites = ['wait', 'approved', 'declined'] as const

/** Reasons why an invited expert is excluded from the averages. */
export const expertExclusions = ['inactive', 'organizer'] as const

/**
 * Lists of an expert. Each event is in exactly one: `accepted` still has answers to score, `scored` has none left, or its scoring is
 * closed.
 */
export const expertEventStates = ['invited', 'accepted', 'scored'] as const
export type ExpertEventState = (typeof expertEventStates)[number]

export const scoreSorts = ['-average', 'average', '-count', 'count'] as const
