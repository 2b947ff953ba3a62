/** Limits that belong to no other domain. */
export const maxPageSize = 100
export const maxStaffPageSize = 1000

export const debounceMs = 600
export const pollingMs = 30_000

export const localeCookieDays = 365
export const statisticCut = 255

/** Characters of a rich text, its tags included. */
export const richTextLength = 100_000

/** States of a message in the outbox, in the order of the filter. */
export const outboxStates = ['failed', 'queued', 'sending', 'sent', 'suppressed'] as const
