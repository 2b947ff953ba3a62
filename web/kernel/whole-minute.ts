/** Rounds an instant down to the minute, so that all pages of one minute are equal. */
export const wholeMinute = (now: Date): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
