import type { visitNotices as russian } from '../../ru/server/visit-notices.ts'
import type { SameWords } from '../../words.ts'

/** Notices to visitors of spaces, with the day and the reason of the moment. */
export const visitNotices = {
  added: (day, space) => `A place in the coworking of “${space}” is yours on ${day}.`,
  closed: (day, space, others) =>
    `The coworking of “${space}” is closed on your day, ${day}${others > 0 ? ` (and more days: ${others})` : ''}. Your place is cancelled. Please choose another day.`,
  shortened: (day, space, others) =>
    `The coworking of “${space}” has new hours on ${day}${others > 0 ? ` (and more days: ${others})` : ''}. Your place is still yours.`,
  staff: {
    closed: (day, space, { others, places }) =>
      `“${space}”: the coworking is closed on ${day}${others > 0 ? ` (and more days: ${others})` : ''}. Cancelled places: ${places}. The visitors are notified.`,
    shortened: (day, space, { others, places }) =>
      `“${space}”: the coworking has new hours on ${day}${others > 0 ? ` (and more days: ${others})` : ''}. Places on these days: ${places}. The visitors are notified.`,
  },
  restricted: (space, until) =>
    until === null ? `“${space}” no longer accepts your visits.` : `“${space}” doesn’t accept your visits up to and including ${until}.`,
  reason: (text) => `Reason: ${text}`,
  allowed: (space) => `You are welcome at “${space}” again.`,
} satisfies SameWords<typeof russian>
