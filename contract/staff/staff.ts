import { z } from 'zod'
import { calls } from '../kit.ts'

/** What staff have to decide, across domains; the calls of each queue are with its domain. */

const queues = z.object({
  parentalConsents: z.int(),
  deletionProposals: z.int(),
  mergeRequests: z.int(),
  educations: z.int(),
  employments: z.int(),
})
export type StaffQueue = keyof z.output<typeof queues>

export const staff = calls({
  'GET /admin/counters': { summary: 'How much waits for a decision in each queue', access: 'staff', reply: z.object({ queues }) },
})
