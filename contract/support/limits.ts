export const supportPageSizes = { supportMessages: 20 } as const

/** An open thread waits for an answer; a new message of its author opens any thread again. */
export const supportStates = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof supportStates)[number]

export const supportTextLength = 4000
export const supportFiles = 5
/** Threads of visitors are deleted this long after their last message or change. */
export const visitorThreadDays = 180
