import { z } from 'zod'
import { calls } from '../kit.ts'

/** Staff queues across domains; the calls of each queue are in its domain. */

const queues = z.object({
  parentalConsents: z.int(),
  deletionProposals: z.int(),
  mergeRequests: z.int(),
  educations: z.int(),
  employments: z.int(),
})
export type StaffQueue = keyof z.output<typeof queues>

export const staff = calls({
  'GET /admin/counters': { summary: 'Returns the number of pending requests of each queue', access: 'staff', reply: z.object({ queues }) },
})
