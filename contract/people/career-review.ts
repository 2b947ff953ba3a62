import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, line, pageOf, paging, queryId } from '../shapes.ts'
import { education, employment } from './profile.ts'

/** What staff decide of educations and jobs: others see the approved ones. */

const whose = { user: z.object({ id, name: z.string(), cityId: id.nullable() }), createdAt: instant }
const staffEducation = education.extend(whose)
export type StaffEducation = z.output<typeof staffEducation>
const staffEmployment = employment.extend(whose)
export type StaffEmployment = z.output<typeof staffEmployment>

/** `search` looks into the person's name and e-mail and into the entry itself; the city is the person's. */
const wanted = z.object({
  status: z.enum(['wait', 'approved', 'declined']).optional(),
  search: line(200).optional(),
  cityId: queryId.optional(),
  ...paging(20),
})
export type WantedEntries = Pick<z.output<typeof wanted>, 'status' | 'search' | 'cityId'>

const decision = z.strictObject({ decision: z.enum(['approved', 'declined']), comment: line(500).optional() })

export const careerReview = calls({
  'GET /admin/educations': {
    summary: 'Educations of people; those that wait come the longest waiting first, others the latest first',
    access: 'staff',
    query: wanted,
    reply: pageOf(staffEducation),
  },
  'POST /admin/educations/:id/decision': {
    summary: 'Approves or declines an education that waits; its owner is told',
    access: 'staff',
    body: decision,
    reply: staffEducation,
    refusals: ['notFound', 'alreadyDecided'],
  },
  'GET /admin/employments': {
    summary: 'Jobs of people; those that wait come the longest waiting first, others the latest first',
    access: 'staff',
    query: wanted,
    reply: pageOf(staffEmployment),
  },
  'POST /admin/employments/:id/decision': {
    summary: 'Approves or declines a job that waits; its owner is told',
    access: 'staff',
    body: decision,
    reply: staffEmployment,
    refusals: ['notFound', 'alreadyDecided'],
  },
})
