import { z } from 'zod'
import { parentalConsentQueue } from '../accounts/care.ts'
import { calls } from '../kit.ts'
import { deletionQueue, mergeQueue } from '../leaving/leaving.ts'
import { educationQueue, employmentQueue } from '../people/career-review.ts'

/** Staff queues across domains; the calls of each queue are in its domain. */

const queueNames = [parentalConsentQueue.name, deletionQueue.name, mergeQueue.name, educationQueue.name, employmentQueue.name] as const
export type StaffQueue = (typeof queueNames)[number]

// Object.fromEntries widens the keys to string
const counters = z.object(Object.fromEntries(queueNames.map((name) => [name, z.int()])) as Record<StaffQueue, z.ZodInt>)

export const staff = calls({
  'GET /admin/counters': {
    summary: 'Returns the number of pending requests of each queue',
    access: 'staff',
    reply: z.object({ queues: counters }),
  },
})
