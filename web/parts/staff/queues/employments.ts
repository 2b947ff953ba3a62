import type { StaffEmployment } from '../../../../contract/people/career-review.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { type Fact, oneOf, queueOf } from '../queue.ts'

const states = ['wait', 'declined', 'approved'] as const

export const employments = queueOf<StaffEmployment>({
  name: 'employments',
  states,
  commentFor: 'person',
  commentLength: 500,
  isFinal: false,
  load: (context, filter) => api(context)('GET /admin/employments', { query: { ...filter, status: oneOf(states, filter.status) } }),
  decide: (context, { id, isApproved, comment }) =>
    tryApi(context)('POST /admin/employments/:id/decision', { params: { id }, body: { decision: isApproved ? 'approved' : 'declined', comment } }),
  rowOf: (job) => ({
    id: job.id,
    state: job.moderation,
    comment: job.moderationComment,
    people: [{ id: job.user.id, name: job.user.name, facts: [] }],
    facts: factsOf(job),
    files: [],
  }),
})

const factsOf = ({ position, company, dateStart, dateEnd, present, description, createdAt }: StaffEmployment): Fact[] => [
  { name: 'position', text: position },
  { name: 'company', text: company.name },
  { name: 'companySite', text: company.url, href: company.url },
  { name: 'period', since: dateStart, until: present ? null : dateEnd },
  ...(description ? [{ name: 'description', text: description } as const] : []),
  { name: 'addedAt', at: createdAt, kind: 'dateTime' },
]
