/** A confirmed wish to leave does not hang on staff: after so long it is carried out. */
const staffMs = 7 * 86_400_000

export const carriedOutAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + staffMs)

/** What was confirmed by then is carried out now. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - staffMs)
