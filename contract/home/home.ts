import { z } from 'zod'
import { eventCard } from '../events/events.ts'
import { calls } from '../kit.ts'
import { id } from '../shapes.ts'

export const home = calls({
  'GET /participant/home': {
    summary: "Returns the caller's next three events, the decisions that organizers and participants wait for, and events for the own topics",
    access: 'signedIn',
    reply: z.object({
      /** The city of the profile. */
      city: z.object({ id, name: z.string() }).nullable(),
      /** Upcoming events of the caller, the soonest first. */
      next: z.array(eventCard),
      /** All upcoming events of the caller, counted. */
      upcoming: z.int(),
      /** Requests and inquiries about own events that the caller decides. */
      waiting: z.object({ requests: z.int(), inquiries: z.int() }),
      /** The caller has chosen topics. */
      hasTopics: z.boolean(),
      /** Events open for registration with a topic of the caller, in the own city or online. */
      forYou: z.array(eventCard),
    }),
  },
})
