import { employmentQueue, type StaffEmployment } from '../../../../contract/people/career-review.ts'
import { type Fact, queueOf } from '../queue.ts'

export const employments = queueOf({
  spec: employmentQueue,
  place: 5,
  isFinal: false,
  isBulk: true,
  asksDocument: true,
  rowOf: (job) => ({
    state: job.moderation,
    comment: job.moderationComment,
    people: [{ id: job.user.id, name: job.user.name, facts: [] }],
    what: `${job.position}, ${job.company.name}`,
    since: job.createdAt,
    facts: factsOf(job),
    files: [],
  }),
})

const factsOf = ({ position, company, dateStart, dateEnd, present, description, createdAt }: StaffEmployment): Fact<'employments'>[] => [
  { name: 'position', text: position },
  { name: 'company', text: company.name },
  { name: 'companySite', text: company.url, href: company.url },
  { name: 'period', since: dateStart, until: present ? null : dateEnd },
  ...(description ? [{ name: 'description', text: description } as const] : []),
  { name: 'addedAt', at: createdAt, kind: 'dateTime' },
]
