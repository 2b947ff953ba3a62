import type { Section } from '../kit.ts'
import { careerReview, educationQueue, employmentQueue } from './career-review.ts'
import { following } from './following.ts'
import { ownCode } from './own-code.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'

export const peopleDomain = [
  { title: 'People', description: 'The catalogue of people, profiles, contact access, following.', calls: { ...people, ...ownCode, ...following } },
  { title: 'Profile', description: 'Contents of a profile: educations, jobs, projects, interests, badges and files.', calls: profile },
  { title: 'Career review', description: 'Staff review of educations and jobs.', calls: careerReview, queues: [educationQueue, employmentQueue] },
] as const satisfies readonly Section[]
