/** A confirmed deletion does not depend on staff: it takes effect after this time without a decision. */
const staffMs = 7 * 86_400_000

export const carriedOutAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + staffMs)

/** Requests confirmed at or before this moment take effect now. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - staffMs)
