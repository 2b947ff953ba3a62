/** Nothing on a page turns within a minute, so that pages of one minute are the same. */
export const wholeMinute = (now: Date): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
