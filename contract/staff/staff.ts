import { z } from 'zod'
import { calls } from '../kit.ts'

/** Calls across all staff queues; the calls of each queue are in its domain. */
export const staff = (queueNames: readonly string[]) =>
  calls({
    'GET /admin/counters': {
      summary: 'Returns the number of pending requests of each queue',
      access: 'staff',
      reply: z.object({
        queues: countersOf(queueNames),
        /** Threads with the support that wait for an answer. */
        supportMessages: z.int(),
      }),
    },
  })

// the names are known at run time only
const countersOf = (names: readonly string[]): z.ZodObject<Record<string, z.ZodInt>> =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])))
