import type { visitNotices as russian } from '../../ru/server/visit-notices.ts'
import type { SameWords } from '../../words.ts'

/** Notices to visitors of spaces, with the day and the reason of the moment. */
export const visitNotices = {
  added: (day, space) => `A place in the coworking of “${space}” is yours on ${day}.`,
  restricted: (space, until) =>
    until === null ? `“${space}” no longer accepts your visits.` : `“${space}” doesn’t accept your visits up to and including ${until}.`,
  reason: (text) => `Reason: ${text}`,
  allowed: (space) => `You are welcome at “${space}” again.`,
} satisfies SameWords<typeof russian>
