import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, line, pageOf, paging, queryId } from '../shapes.ts'
import { education, employment } from './profile.ts'

/** Staff review of educations and jobs; other users see the approved ones. */

const ownerFields = { user: z.object({ id, name: z.string(), cityId: id.nullable() }), createdAt: instant }
const staffEducation = education.extend(ownerFields)
export type StaffEducation = z.output<typeof staffEducation>
const staffEmployment = employment.extend(ownerFields)
export type StaffEmployment = z.output<typeof staffEmployment>

/** `search` matches the name and email of the user and the entry itself; the city is that of the user. */
const reviewQuery = z.object({
  status: z.enum(['wait', 'approved', 'declined']).optional(),
  search: line(200).optional(),
  cityId: queryId.optional(),
  ...paging(20),
})
export type ReviewFilters = Pick<z.output<typeof reviewQuery>, 'status' | 'search' | 'cityId'>

const decision = z.strictObject({ decision: z.enum(['approved', 'declined']), comment: line(500).optional() })

export const careerReview = calls({
  'GET /admin/educations': {
    summary: 'Lists educations of users: pending ones by longest wait, others by latest first',
    access: 'staff',
    query: reviewQuery,
    reply: pageOf(staffEducation),
  },
  'POST /admin/educations/:id/decision': {
    summary: 'Approves or declines a pending education and notifies its owner',
    access: 'staff',
    body: decision,
    reply: staffEducation,
    refusals: ['notFound', 'alreadyDecided'],
  },
  'GET /admin/employments': {
    summary: 'Lists jobs of users: pending ones by longest wait, others by latest first',
    access: 'staff',
    query: reviewQuery,
    reply: pageOf(staffEmployment),
  },
  'POST /admin/employments/:id/decision': {
    summary: 'Approves or declines a pending job and notifies its owner',
    access: 'staff',
    body: decision,
    reply: staffEmployment,
    refusals: ['notFound', 'alreadyDecided'],
  },
})
