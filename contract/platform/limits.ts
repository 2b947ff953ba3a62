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

/** The DNS records of a sending domain. */
export const mailRecords = ['spf', 'dkim', 'dmarc'] as const

/** `weak`: receivers may treat the record as missing; `off`: the product does not use it; `unread`: the DNS did not answer. */
export const mailCheckStates = ['good', 'weak', 'wrong', 'missing', 'off', 'unread'] as const

export const suppressionReasons = ['bounce', 'complaint'] as const
