import type { visitNotices as russian } from '../../ru/server/visit-notices.ts'
import type { SameWords } from '../../words.ts'

/** Notices to visitors of spaces, with the day and the reason of the moment. */
export const visitNotices = {
  added: (day, space) => `«${space}» коворкингінде сізге орын берілді: ${day}.`,
  restricted: (space, until) =>
    until === null ? `«${space}» кеңістігі сізді енді қабылдамайды.` : `«${space}» кеңістігі сізді қабылдамайды. Тыйымның соңғы күні: ${until}.`,
  reason: (text) => `Себебі: ${text}`,
  allowed: (space) => `«${space}» кеңістігі сізді қайта қабылдайды.`,
} satisfies SameWords<typeof russian>
