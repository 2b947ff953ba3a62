import type { statuses as russian } from '../ru/statuses.ts'
import type { SameWords } from '../words.ts'

export const statuses = {
  userStatuses: {
    minor: 'Under 18',
    deactivated: 'Closed',
    active: 'Active',
    merged: 'Merged into another',
    unfinished: 'Registration not finished',
  },
  personalStatuses: {
    team: 'Looking for a team',
    job: 'Looking for a job',
    hiring: 'Hiring',
    partners: 'Looking for partners',
    investment: 'Raising money',
    investing: 'Investing',
    mentoring: 'Open to mentoring',
    speaking: 'Open to speaking',
    volunteering: 'Happy to volunteer',
  },
} satisfies SameWords<typeof russian>
