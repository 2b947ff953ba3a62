import type { Domain } from '../../kernel/domain.ts'
import { peoplePersonalData } from './personal-data.ts'
import { educationQueue } from './profile/educations/queue.ts'
import { employmentQueue } from './profile/employments/queue.ts'
import { profileJobs } from './profile/jobs.ts'
import { profilePersonalData } from './profile/personal-data.ts'
import { careerReviewRoutes, profileRoutes } from './profile/routes.ts'
import { followingRoutes, peopleRoutes } from './routes.ts'

export const people = {
  name: 'people',
  routes: { ...peopleRoutes, ...followingRoutes, ...profileRoutes, ...careerReviewRoutes },
  jobs: profileJobs,
  queues: [educationQueue, employmentQueue],
  personalData: [peoplePersonalData, profilePersonalData],
} satisfies Domain
