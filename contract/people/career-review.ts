import { z } from 'zod'
import { calls } from '../kit.ts'
import { queueCalls } from '../moderation/queue-calls.ts'
import { id, instant } from '../shapes.ts'
import { education, employment } from './profile.ts'

/** Staff review of educations and jobs; other users see the approved ones. Their city is that of the user. */

const ownerFields = { user: z.object({ id, name: z.string(), cityId: id.nullable() }), createdAt: instant }
const staffEducation = education.extend(ownerFields)
const staffEmployment = employment.extend(ownerFields)
export type StaffEmployment = z.output<typeof staffEmployment>

const common = {
  statuses: ['wait', 'approved', 'declined'],
  decisions: ['approved', 'declined'],
  reasons: ['incomplete', 'wrongData', 'notConfirmed', 'duplicate', 'inappropriate'],
  commentLength: 500,
} as const

export const educationQueue = queueCalls({
  name: 'educations',
  path: 'educations',
  summaries: {
    list: 'Lists educations of users: pending ones by longest wait, others by latest first',
    decide: 'Approves or declines a pending education; the owner is notified when it can no longer be undone',
  },
  item: staffEducation,
  ...common,
})

export const employmentQueue = queueCalls({
  name: 'employments',
  path: 'employments',
  summaries: {
    list: 'Lists jobs of users: pending ones by longest wait, others by latest first',
    decide: 'Approves or declines a pending job; the owner is notified when it can no longer be undone',
  },
  item: staffEmployment,
  ...common,
})

export const careerReview = calls({ ...educationQueue.calls, ...employmentQueue.calls })
